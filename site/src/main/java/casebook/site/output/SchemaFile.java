package casebook.site.output;

import casebook.rules.OwnFile;

/** The files that say what cases, rulings and addresses look like. */
public enum SchemaFile {
  CASE("case.schema.json"),
  RULING("ruling.schema.json"),
  OPENAPI("openapi.json");

  private static final String FOLDER = "/casebook/site/schema/";

  private final String file;

  SchemaFile(String file) {
    this.file = file;
  }

  /** What it says, in JSON. */
  public String text() {
    return new OwnFile(SchemaFile.class, FOLDER + file).text();
  }
}
