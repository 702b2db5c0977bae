package casebook.site.load;

import casebook.site.command.Main;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Kills imports, and searches that build their index, at any moment, and asks afterwards what is
 * there: all of the old cards or all of the new ones. It prints which, and ends with 1 where it was
 * anything else.
 */
public final class Kills {
  private static final int CARDS = 3_000;
  private static final long PATIENCE_SECONDS = 120;

  private final Path folder;
  private final Random random = new Random(1);

  private Kills(Path folder) {
    this.folder = folder;
  }

  /** Runs it: how many kills, and a folder that is empty or isn't there. */
  public static void main(String[] arguments) throws Exception {
    var kills = new Kills(Path.of(arguments[1]));
    System.exit(kills.holds(Integer.parseInt(arguments[0])) ? 0 : 1);
  }

  private boolean holds(int count) throws Exception {
    Files.createDirectories(folder);
    Path[] files = {file("Old"), file("New")};
    // The first takes longer than those that are killed.
    run("import", "cards", files[1].toString()).waitFor();
    long begun = System.nanoTime();
    run("import", "cards", files[0].toString()).waitFor();
    long whole = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
    String there = "Old";
    int kept = 0;
    int taken = 0;
    for (int number = 0; number < count; number++) {
      String wanted = there.equals("Old") ? "New" : "Old";
      boolean isImport = number % 4 != 3;
      Process process =
          isImport
              ? run("import", "cards", files[wanted.equals("Old") ? 0 : 1].toString())
              : run("search", "otter 7");
      // Most of the time goes to the start of the program, most of the risk is at its end.
      Thread.sleep(whole / 3 + random.nextLong(whole * 3 / 4));
      process.destroyForcibly().waitFor();
      String now = versions();
      if (!now.equals("Old") && !now.equals("New")) {
        System.out.println(
            "After kill " + number + " there is neither the old state nor the new: " + now);
        return false;
      }
      kept += now.equals(there) ? 1 : 0;
      taken += now.equals(there) ? 0 : 1;
      there = now;
      System.out.printf(
          "%d of %d kills: %d times the old state, %d times the new one%n",
          number + 1, count, kept, taken);
    }
    return true;
  }

  /** The version that the cards say, each of them the same; what else the program says, if not. */
  private String versions() throws Exception {
    Path cases = folder.resolve("case.json");
    String first = shown(cases, 0);
    String last = shown(cases, CARDS - 1);
    return first.equals(last) ? first : first + " and " + last;
  }

  private String shown(Path file, int number) throws Exception {
    Files.writeString(
        file,
        """
        {"players": [{"id": "ann"}, {"id": "bob"}], "permanents": [{"id": "otter", "card": "Otter %d",
         "controller": "ann"}], "moves": [{"ask": {"characteristics": "otter"}}]}
        """
            .formatted(number));
    Process process = run("adjudicate", "--deadline", "100", "--format", "json", file.toString());
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      return "no answer";
    }
    boolean isOld = said.contains("\"power\" : 1") || said.contains("\"value\" : 1");
    boolean isNew = said.contains("\"power\" : 7") || said.contains("\"value\" : 7");
    return isOld == isNew
        ? said.lines().limit(5).collect(Collectors.joining(" "))
        : isOld ? "Old" : "New";
  }

  private Process run(String... arguments) throws IOException {
    var command = new ArrayList<String>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    command.addAll(List.of("--data", folder.resolve("data").toString()));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(
            arguments[0].equals("adjudicate")
                ? ProcessBuilder.Redirect.PIPE
                : ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private Path file(String version) throws IOException {
    int power = version.equals("Old") ? 1 : 7;
    String cards =
        IntStream.range(0, CARDS)
            .mapToObj(number ->
                """
                {"name": "Otter %d", "type_line": "Creature — Otter", "oracle_text": "Haste",\
                 "power": "%d", "toughness": "1", "mana_cost": "{U}"}\
                """
                    .formatted(number, power))
            .collect(Collectors.joining(",\n", "[", "]\n"));
    return Files.writeString(folder.resolve(version + ".json"), cards);
  }
}
