package casebook.site.command.option;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** What a command is given to read. */
public final class GivenText {
  public static final String STANDARD_INPUT = "-";

  private GivenText() {}

  /** The text of a file, or of the standard input for "-". */
  public static String read(String name) throws Refused {
    try (InputStream in =
        name.equals(STANDARD_INPUT) ? System.in : Files.newInputStream(Path.of(name))) {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(in.readAllBytes()))
          .toString();
    } catch (NoSuchFileException e) {
      throw new Refused("There is no file " + name);
    } catch (CharacterCodingException e) {
      throw new Refused(name + " is no text in UTF-8");
    } catch (IOException e) {
      throw new Refused(name + " can't be read: " + e.getMessage());
    }
  }
}
