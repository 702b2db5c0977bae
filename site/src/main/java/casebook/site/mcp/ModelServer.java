package casebook.site.mcp;

import casebook.site.Casebook;
import casebook.site.input.tree.Reading;
import casebook.site.output.AnswerTooLarge;
import casebook.site.work.TooLong;
import casebook.site.work.Workers;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

/**
 * Casebook as a server of the Model Context Protocol. It answers one message at a time, and keeps
 * nothing of it; what its tools do is what the site and the commands do.
 */
public final class ModelServer {
  private static final Logger LOG = LoggerFactory.getLogger(ModelServer.class);
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final String CALLER = "caller";

  /** The answer where the program itself fails. */
  static final String BROKEN =
      "Something went wrong inside Casebook. Nothing is wrong with what you sent; the log says more.";

  private final Messages messages;

  /** A server of what the casebook has. */
  public ModelServer(Casebook casebook) {
    McpJsonMapper mapper = new JacksonMcpJsonMapper(JSON);
    messages = new Messages(mapper);
    var described = ToolTexts.builtIn();
    var rules = new RuleResources(casebook);
    McpServer.sync(messages)
        .jsonMapper(mapper)
        .serverInfo("casebook", version())
        .instructions(described.instructions())
        .capabilities(ServerCapabilities.builder().tools(false).resources(false, false).build())
        // Each tool reads its arguments itself, and says more of what is wrong than a schema can.
        .validateToolInputs(false)
        .immediateExecution(true)
        .tools(tools(casebook).map(tool -> offered(tool, described)).toList())
        .resources(rules.listed())
        .resources(RuleResources.schema())
        .resourceTemplates(rules.any())
        .build();
  }

  private static Stream<Tool> tools(Casebook casebook) {
    return Stream.of(
        new JudgeAttack(casebook),
        new SearchRules(casebook),
        new GetRule(casebook),
        new ResolveCitation(casebook),
        new CheckText(casebook),
        new ReadCard(casebook));
  }

  private static String version() {
    return Objects.requireNonNullElse(
        ModelServer.class.getPackage().getImplementationVersion(), "(not packaged)");
  }

  /** Answers a caller's message. */
  public Reply reply(String message, Caller caller) {
    return messages.reply(message, McpTransportContext.create(Map.of(CALLER, caller)));
  }

  /** The versions of the protocol that it speaks. */
  public List<String> protocolVersions() {
    return messages.protocolVersions();
  }

  /** The error that answers a text that is no message. */
  public static String error(int code, String message) {
    return Messages.error(code, message);
  }

  private static SyncToolSpecification offered(Tool tool, ToolTexts texts) {
    return new SyncToolSpecification(
        texts.of(tool.name()),
        (context, request) -> called(tool, request, (Caller) context.get(CALLER)));
  }

  private static CallToolResult called(Tool tool, CallToolRequest request, Caller caller) {
    Told told = told(tool, request, caller);
    Map<String, Object> brief = Brief.of(told.json(), caller.site());
    return CallToolResult.builder(List.of(TextContent.builder(Brief.text(brief)).build()))
        .structuredContent(brief)
        .isError(told instanceof Told.Refusal)
        .build();
  }

  private static Told told(Tool tool, CallToolRequest request, Caller caller) {
    Map<String, Object> sent = Objects.requireNonNullElse(request.arguments(), Map.of());
    String arguments = JSON.writeValueAsString(sent);
    Supplier<Told> work = () -> done(tool.read(arguments, caller));
    try {
      return tool.task(sent).map(task -> caller.working().during(task, work)).orElseGet(work);
    } catch (TooLong e) {
      return Told.refusal(e.advice());
    } catch (AnswerTooLarge e) {
      return Told.refusal(e.advice());
    } catch (Workers.Busy _) {
      return Told.refusal(Workers.Busy.ADVICE);
    } catch (Workers.Left e) {
      throw e;
    } catch (RuntimeException e) {
      LOG.error("the tool {} failed", tool.name(), e);
      return Told.refusal(BROKEN);
    }
  }

  private static Told done(Reading<Supplier<Told>> read) {
    return switch (read) {
      case Reading.Unparseable<Supplier<Told>>(var problems) -> Told.refusal(problems);
      case Reading.Wrong<Supplier<Told>>(var problems) -> Told.refusal(problems);
      case Reading.Good<Supplier<Told>>(var work) -> work.get();
    };
  }
}
