package casebook.site.command;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.command.option.DataOption;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Option;

/** Every setting of a served site is an option, a variable and a line of the table. */
class SettingsTest {
  private static final Pattern VARIABLE = Pattern.compile("\\$\\{env:(CASEBOOK_[A-Z_]+)");

  @Test
  void every_setting_has_a_variable_and_stands_in_the_table() throws IOException {
    String table =
        Files.readString(
            Path.of(System.getProperty("casebook.root", ".."), "site", "OPERATIONS.md"));
    List<Option> options =
        Stream.of(ServeCommand.class, DataOption.class)
            .flatMap(type -> Arrays.stream(type.getDeclaredFields()))
            .map(SettingsTest::option)
            .flatMap(Stream::ofNullable)
            .toList();
    assertThat(options).hasSize(10);
    for (Option option : options) {
      Matcher variable = VARIABLE.matcher(option.defaultValue());
      assertThat(variable.find()).as(option.names()[0]).isTrue();
      assertThat(table).contains("| `" + option.names()[0] + "` | `" + variable.group(1) + "` |");
    }
  }

  private static Option option(Field field) {
    return field.getAnnotation(Option.class);
  }
}
