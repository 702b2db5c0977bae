package casebook.site.page.part;

import casebook.rules.work.Cancellation;
import casebook.site.output.AnswerTooLarge;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.thymeleaf.IEngineConfiguration;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.ClassLoaderTemplateResolver;
import org.thymeleaf.templateresource.ITemplateResource;
import org.thymeleaf.templateresource.StringTemplateResource;

/** Fills in the pages' templates and answers with them. */
public final class Templates {

  /** The Cache-Control of a page of which a part is still to be made. */
  public static final String UNFINISHED = "no-store";

  private static final int CHARACTERS_AT_ONCE = 1 << 16;

  private final TemplateEngine engine = new TemplateEngine();
  private final Supplier<Map<String, Object>> everywhere;

  /**
   * Templates.
   *
   * @param everywhere what every template can name, asked for each page
   */
  public Templates(Supplier<Map<String, Object>> everywhere) {
    this.everywhere = everywhere;
    var resolver = new WithoutIndentation();
    resolver.setPrefix("casebook/site/page/templates/");
    resolver.setSuffix(".html");
    resolver.setTemplateMode(TemplateMode.HTML);
    resolver.setCharacterEncoding("UTF-8");
    resolver.setCacheable(true);
    engine.setTemplateResolver(resolver);
  }

  /** Reads templates without the spaces by which their lines are indented; browsers show none. */
  private static final class WithoutIndentation extends ClassLoaderTemplateResolver {
    WithoutIndentation() {
      super(Templates.class.getClassLoader());
    }

    @Override
    protected ITemplateResource computeTemplateResource(
        IEngineConfiguration configuration,
        String ownerTemplate,
        String template,
        String resourceName,
        String characterEncoding,
        Map<String, Object> attributes) {
      ITemplateResource indented =
          super.computeTemplateResource(
              configuration, ownerTemplate, template, resourceName, characterEncoding, attributes);
      try (Reader in = indented.reader()) {
        return new StringTemplateResource(in.readAllAsString().replaceAll("\\n\\s++", "\n"));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Answers with a page. */
  public void answer(Context context, String template, Map<String, Object> model) {
    var all = new HashMap<>(everywhere.get());
    all.putAll(model);
    context.contentType("text/html; charset=utf-8").result(page(template, all));
  }

  /** The page, as long as somebody still wants it and it isn't longer than an answer may be. */
  private byte[] page(String template, Map<String, Object> model) {
    var page = new ByteArrayOutputStream();
    var processor =
        engine.processThrottled(template, new org.thymeleaf.context.Context(Locale.ENGLISH, model));
    // Half of a pair of surrogates, as a text may have, is written as a question mark.
    var writer = new OutputStreamWriter(page, StandardCharsets.UTF_8);
    while (!processor.isFinished()) {
      Cancellation.check();
      processor.process(CHARACTERS_AT_ONCE, writer);
      flush(writer);
      if (page.size() > AnswerTooLarge.MOST_BYTES) {
        throw new AnswerTooLarge();
      }
    }
    return page.toByteArray();
  }

  private static void flush(Writer writer) {
    try {
      writer.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
