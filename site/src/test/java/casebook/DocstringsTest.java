package casebook;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** What a public type or method means stands above it. */
class DocstringsTest {
  private static final Path ROOT = Path.of(System.getProperty("casebook.root", ".."));

  @Test
  void every_public_type_and_method_has_a_docstring() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      var task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  null,
                  List.of("-proc:none"),
                  null,
                  files.getJavaFileObjectsFromPaths(sources()));
      var undocumented = new Undocumented(DocTrees.instance(task));
      int units = 0;
      for (CompilationUnitTree unit : task.parse()) {
        undocumented.scan(unit, null);
        units++;
      }
      assertThat(units).isGreaterThan(1000);
      assertThat(undocumented.found).isEmpty();
    }
  }

  private static List<Path> sources() {
    return Stream.of("rules-text", "engine", "index", "site")
        .flatMap(module -> javaFiles(ROOT.resolve(module).resolve("src/main/java")))
        .toList();
  }

  private static Stream<Path> javaFiles(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Looks through what other packages can see. A constructor says what its type says, and what
   * overrides a method says what that says.
   */
  private static final class Undocumented extends TreePathScanner<Void, Void> {
    private final DocTrees trees;
    private final List<String> found = new ArrayList<>();

    Undocumented(DocTrees trees) {
      this.trees = trees;
    }

    @Override
    public Void visitClass(ClassTree type, Void none) {
      if (isPublic(type.getModifiers().getFlags().contains(Modifier.PUBLIC))) {
        check(type, type.getSimpleName().toString());
        type.getMembers().stream()
            .filter(member -> member instanceof ClassTree || member instanceof MethodTree)
            .forEach(member -> scan(member, null));
      }
      return null;
    }

    @Override
    public Void visitMethod(MethodTree method, Void none) {
      boolean isConstructor = method.getReturnType() == null;
      boolean isPrivate = method.getModifiers().getFlags().contains(Modifier.PRIVATE);
      if (isPublic(method.getModifiers().getFlags().contains(Modifier.PUBLIC))
          && !isPrivate
          && !isConstructor
          && method.getModifiers().getAnnotations().stream().noneMatch(Undocumented::isOverride)) {
        check(method, method.getName().toString());
      }
      return null;
    }

    /** What stands in an interface is public without the word. */
    private boolean isPublic(boolean said) {
      Tree around = getCurrentPath().getParentPath().getLeaf();
      return said || around.getKind() == Tree.Kind.INTERFACE;
    }

    private static boolean isOverride(AnnotationTree annotation) {
      return annotation.getAnnotationType().toString().equals("Override");
    }

    private void check(Tree tree, String name) {
      if (trees.getDocComment(getCurrentPath()) == null) {
        CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
        long start = trees.getSourcePositions().getStartPosition(unit, tree);
        found.add(
            unit.getSourceFile().getName()
                + ":"
                + unit.getLineMap().getLineNumber(start)
                + " "
                + name);
      }
    }
  }
}
