package casebook.site;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.stream.Collectors;

/** What a program of its own needs that a test starts. */
public final class ClassPath {
  private ClassPath() {}

  /** What the tests can load, however they were started. */
  public static String ofTests() {
    return Thread.currentThread().getContextClassLoader() instanceof URLClassLoader loader
        ? Arrays.stream(loader.getURLs())
            .map(URL::getPath)
            .collect(Collectors.joining(File.pathSeparator))
        : System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }
}
