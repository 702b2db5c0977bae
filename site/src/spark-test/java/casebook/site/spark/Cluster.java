package casebook.site.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A master of Apache Spark and two workers with a core each, as processes of this machine. */
final class Cluster implements AutoCloseable {
  private static final Pattern AT = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final Duration PATIENCE = Duration.ofMinutes(30);
  private static final List<String> OPENED =
      List.of(
          "java.base/java.lang",
          "java.base/java.lang.invoke",
          "java.base/java.nio",
          "java.base/java.util",
          "java.base/sun.nio.ch");

  private final Path home = Path.of(System.getProperty("casebook.spark.home", "spark-home"));
  private final Path jar = Path.of(System.getProperty("casebook.spark.jar", "casebook-spark.jar"));
  private final Path folder;
  private final Process master;
  private final List<Process> workers = new ArrayList<>();
  private final String address;

  /** Starts it, with its logs in a folder. */
  Cluster(Path folder) throws IOException, InterruptedException {
    this.folder = folder;
    master =
        java(
            "master",
            "org.apache.spark.deploy.master.Master",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--webui-port",
            "0");
    until(() -> address(log("master")).length() > 0, master);
    address = address(log("master"));
    for (String name : List.of("worker1", "worker2")) {
      workers.add(
          java(
              name,
              "org.apache.spark.deploy.worker.Worker",
              "--cores",
              "1",
              "--memory",
              "1g",
              "--webui-port",
              "0",
              "--work-dir",
              folder.resolve("work-" + name).toString(),
              address));
      until(() -> log(name).contains("Successfully registered with master"), master);
    }
  }

  private static String address(String log) {
    Matcher found = AT.matcher(log);
    return found.find() ? found.group(1) : "";
  }

  /** Has Casebook's program for Spark do something. */
  Process submit(String name, List<String> settings, String... arguments) throws IOException {
    var command = new ArrayList<String>();
    command.addAll(List.of("--master", address, "--executor-memory", "1g"));
    settings.forEach(setting -> command.addAll(List.of("--conf", setting)));
    command.add(jar.toAbsolutePath().toString());
    command.addAll(Arrays.asList(arguments));
    return java(name, "org.apache.spark.deploy.SparkSubmit", command.toArray(String[]::new));
  }

  private Process java(String name, String type, String... arguments) throws IOException {
    var command = new ArrayList<String>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    OPENED.forEach(one -> command.add("--add-opens=" + one + "=ALL-UNNAMED"));
    command.addAll(List.of("-Xmx1g", "-cp", home.resolve("jars") + "/*", type));
    command.addAll(Arrays.asList(arguments));
    var process = new ProcessBuilder(command).directory(folder.toFile());
    process.environment().put("SPARK_HOME", home.toAbsolutePath().toString());
    process.environment().put("SPARK_SCALA_VERSION", "2.13");
    process.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    process.environment().put("JAVA_HOME", System.getProperty("java.home"));
    process.redirectErrorStream(true).redirectOutput(folder.resolve(name + ".log").toFile());
    return process.start();
  }

  /** What a process has said so far. */
  String log(String name) {
    try {
      return Files.readString(folder.resolve(name + ".log"));
    } catch (IOException e) {
      return "";
    }
  }

  /** Kills a worker with all that it runs, as a machine that goes off does. */
  void killWorker() {
    Process worker = workers.getLast();
    List<ProcessHandle> run = worker.descendants().toList();
    worker.destroyForcibly();
    run.forEach(ProcessHandle::destroyForcibly);
  }

  /** Waits for something to be so, as long as a process lives. */
  static void until(BooleanSupplier isSo, Process process) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!isSo.getAsBoolean()) {
      if (!process.isAlive() || System.nanoTime() > end) {
        throw new AssertionError("What was waited for didn't come");
      }
      TimeUnit.MILLISECONDS.sleep(20);
    }
  }

  /** Waits for the end of a process. */
  static int status(Process process) throws InterruptedException {
    if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
      throw new AssertionError("It takes too long");
    }
    return process.exitValue();
  }

  /** Ends all processes. */
  @Override
  public void close() {
    Stream.concat(workers.stream(), Stream.of(master))
        .forEach(process -> {
          List<ProcessHandle> run = process.descendants().toList();
          process.destroyForcibly();
          run.forEach(ProcessHandle::destroyForcibly);
        });
  }
}
