package casebook.site.imports;

import tools.jackson.databind.json.JsonMapper;

/** How the lines of imported files are written; apart, as Jackson takes its time to start. */
final class Lines {
  static final JsonMapper MAPPER = JsonMapper.builder().build();

  private Lines() {}
}
