package casebook.rules;

import casebook.rules.published.NotARulesFile;
import casebook.rules.published.OfficialFile;

/** A file in the form of the published ones, about a game of our own. */
public final class SmallFile {

  public static final String BODY =
      """
      1. The Game

      100. Pebbles

      100.1. The game is played with pebbles.

      100.1a A pebble is flat or round.

      101. Turns

      101.1. Players take turns.
      """;

  public static final String GLOSSARY =
      """
      Pebble
      A playing piece. See rule 100, “Pebbles.”
      """;

  public static String file(String body, String glossary) {
    return """
    A Game of Pebbles

    These rules are effective as of May 4, 2012.

    Introduction

    This text begins with rule 100.1.

    Contents

    1. The Game
    100. Pebbles
    101. Turns

    Glossary

    Credits

    %s
    Glossary

    %s

    Credits

    Designed by nobody.

    These rules are effective as of May 4, 2012.
    """
        .formatted(body, glossary);
  }

  public static Edition read(String file) {
    try {
      return OfficialFile.read(file, "a test");
    } catch (NotARulesFile e) {
      throw new AssertionError(e);
    }
  }

  private SmallFile() {}
}
