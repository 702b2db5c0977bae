package casebook.engine;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.RuleNumber;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.spi.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A program of its own is built on the jars of the engine and of what it needs, and plays 10,000
 * boards: what can attack comes out, and why an attack is illegal.
 */
@Tag("long")
class SimulatorTest {
  private static final int BOARDS = Integer.getInteger("casebook.boards", 10_000);

  @TempDir private Path folder;

  @Test
  void a_program_with_nothing_but_the_jars_plays_ten_thousand_boards() throws Exception {
    List<Path> jars =
        List.of(
            jar("rules", RuleNumber.class),
            jar("engine", Game.class),
            jar("jspecify", NullMarked.class));
    Path source =
        Path.of(
            Objects.requireNonNull(getClass().getResource("/simulator/Simulator.java")).toURI());
    Path built = folder.resolve("simulator");
    String others = String.join(File.pathSeparator, jars.stream().map(Path::toString).toList());
    run(
        "javac",
        List.of(
            "--release", "25", "-d", built.toString(), "--class-path", others, source.toString()));
    String all = built + File.pathSeparator + others;
    List<String> program = List.of("--class-path", all, "simulator.Simulator");
    List<String> lines = played(program);
    assertThat(lines.getFirst()).matches(BOARDS + " boards, [1-9]\\d* legal, [1-9]\\d* illegal");
    assertThat(lines)
        .anyMatch(line -> line.startsWith("508.1c "))
        .anyMatch(line -> line.startsWith("508.1d "));
  }

  private static Path place(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static boolean isJar(Class<?> type) throws URISyntaxException {
    return Files.isRegularFile(place(type));
  }

  /** The jar that a class comes from, or one of the folder that it comes from. */
  private Path jar(String name, Class<?> type) throws Exception {
    if (isJar(type)) {
      return place(type);
    }
    Path jar = folder.resolve(name + ".jar");
    run("jar", List.of("--create", "--file", jar.toString(), "-C", place(type).toString(), "."));
    return jar;
  }

  private static void run(String tool, List<String> arguments) {
    var said = new StringWriter();
    var out = new PrintWriter(said);
    int status =
        ToolProvider.findFirst(tool).orElseThrow().run(out, out, arguments.toArray(String[]::new));
    assertThat(status).as(() -> tool + ": " + said).isZero();
  }

  private List<String> played(List<String> program) throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:+UseSerialGC");
    command.addAll(program);
    command.addAll(List.of(Integer.toString(BOARDS), Long.getLong("casebook.seed", 26).toString()));
    Process running = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(running.waitFor()).as(said).isZero();
    return said.lines().toList();
  }
}
