package casebook.site.mcp;

import casebook.rules.AskedEdition;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.output.RuleJson;
import casebook.site.output.SchemaFile;
import casebook.site.words.ruling.RuleGist;
import casebook.site.words.search.EditionWords;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The rules as texts that a client can put before its model: {@code casebook://cr/latest/508.1d}.
 */
final class RuleResources {
  private static final String ADDRESS = "casebook://cr/";
  private static final String SCHEMA = "casebook://schema/case";
  private static final String TEXT = "text/plain";
  private static final Pattern OF_RULE =
      Pattern.compile(Pattern.quote(ADDRESS) + "(?<edition>[^/]+)/(?<rule>[^/]+)");
  private static final List<RuleNumber> SECTIONS =
      List.of(RuleNumber.parse("506"), RuleNumber.parse("508"));

  private final Casebook casebook;

  RuleResources(Casebook casebook) {
    this.casebook = casebook;
  }

  /** Both sections as a whole, and each of their rules, in the newest edition. */
  List<SyncResourceSpecification> listed() {
    Edition executed = casebook.editions().executed();
    return SECTIONS.stream()
        .flatMap(section ->
            Stream.concat(
                Stream.of(section),
                executed.rules().stream()
                    .map(Rule::number)
                    .filter(number -> number.isWithin(section) && !number.equals(section))))
        .map(this::listed)
        .toList();
  }

  /** The JSON Schema of a case, which {@code judge_attack} takes. */
  static SyncResourceSpecification schema() {
    Resource resource =
        Resource.builder(SCHEMA, "The fields of a case")
            .description("The JSON Schema of what judge_attack takes as “case”.")
            .mimeType("application/schema+json")
            .build();
    return new SyncResourceSpecification(
        resource, (_, _) -> text(SCHEMA, "application/schema+json", SchemaFile.CASE.text()));
  }

  private SyncResourceSpecification listed(RuleNumber number) {
    Resource resource =
        Resource.builder(ADDRESS + "latest/" + number, "CR " + number)
            .title(number + ": " + title(number))
            .mimeType(TEXT)
            .build();
    return new SyncResourceSpecification(resource, (_, request) -> read(request.uri()));
  }

  private String title(RuleNumber number) {
    return casebook.editions().executed().lookup(number) instanceof Lookup.HeldSection(var section)
        ? section.title()
        : RuleGist.of(number);
  }

  /** The template of addresses for any rule of any edition. */
  SyncResourceTemplateSpecification any() {
    ResourceTemplate template =
        ResourceTemplate.builder(ADDRESS + "{edition}/{rule}", "A rule")
            .description(
                "The text of a rule, with its sub-rules and examples. The edition is “latest” or any"
                    + " date: the edition in force then.")
            .mimeType(TEXT)
            .build();
    return new SyncResourceTemplateSpecification(template, (_, request) -> read(request.uri()));
  }

  private ReadResourceResult read(String address) {
    Matcher asked = OF_RULE.matcher(address);
    if (!asked.matches()) {
      throw notFound("Rules are at " + ADDRESS + "latest/508.1d and the like.");
    }
    RuleNumber number =
        RuleNumber.find(asked.group("rule"))
            .orElseThrow(() -> notFound("“" + asked.group("rule") + "” is no rule’s number."));
    InForce edition = edition(asked.group("edition"), number);
    return switch (edition.edition().lookup(number)) {
      case Lookup.Held held -> text(address, edition, held);
      case Lookup.NoSuchNumber _, Lookup.SectionNotHeld _ ->
          throw notFound(casebook.absent(edition, number).says());
    };
  }

  private InForce edition(String name, RuleNumber number) {
    if (name.equals("latest")) {
      return new InForce(casebook.editions().latest(number));
    }
    return switch (AskedEdition.of(name, casebook.editions())) {
      case InForce held -> held;
      case AskedEdition.None none -> throw notFound(EditionWords.why(none));
    };
  }

  private static ReadResourceResult text(String address, InForce edition, Lookup.Held held) {
    Optional<String> missing = EditionWords.missing(edition);
    String text = RuleJson.text(edition.edition(), held);
    return text(address, TEXT, missing.map(says -> text + "\n" + says + "\n").orElse(text));
  }

  private static ReadResourceResult text(String address, String type, String text) {
    return ReadResourceResult.builder(
            List.of(TextResourceContents.builder(address, text).mimeType(type).build()))
        .build();
  }

  private static McpError notFound(String why) {
    return McpError.builder(McpSchema.ErrorCodes.RESOURCE_NOT_FOUND).message(why).build();
  }
}
