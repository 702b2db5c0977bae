package casebook.site.page.judge;

import casebook.rules.AskedEdition.InForce;
import casebook.site.Casebook;
import casebook.site.connection.Visitor;
import casebook.site.page.part.Dates;
import casebook.site.page.part.Page;
import casebook.site.page.part.PinnedEdition;
import casebook.site.page.ruling.RulingView;
import casebook.site.page.ruling.VerdictLine;
import casebook.site.picture.PictureWidth;
import casebook.site.picture.SharedPicture;
import casebook.site.picture.SharedPicture.Caption;
import casebook.site.picture.SharedPicture.Tone;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** {@code /board.svg} and {@code /board.png}: the board of an address with its verdict. */
public final class BoardImages implements Page {

  /** A board in an address never changes; what is said of it may be mended. */
  private static final String KEPT = "public, max-age=86400";

  private final Casebook casebook;
  private final Workers workers;

  public BoardImages(Casebook casebook, Workers workers) {
    this.casebook = casebook;
    this.workers = workers;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get(
        "/board.svg",
        context ->
            answer(
                context,
                "image/svg+xml",
                picture -> picture.svg().getBytes(StandardCharsets.UTF_8)));
    routes.get(
        "/board.png",
        context -> answer(context, "image/png", picture -> picture.png(width(context))));
  }

  /** The headers come last: a refusal isn't kept. */
  private void answer(Context context, String type, Function<SharedPicture, byte[]> drawn) {
    workers.run(
        Task.RULING,
        Visitor.of(context),
        () -> {
          byte[] image = drawn.apply(of(casebook, context));
          context.header("Cache-Control", KEPT).contentType(type).result(image);
        });
  }

  private static SharedPicture of(Casebook casebook, Context context) {
    return of(
        casebook,
        Objects.requireNonNullElse(context.queryParam("case"), ""),
        Optional.ofNullable(context.queryParam(PinnedEdition.DAY)));
  }

  private static int width(Context context) {
    String asked = Objects.requireNonNullElse(context.queryParam("width"), "");
    return asked.matches("[1-9]\\d{0,3}") ? Integer.parseInt(asked) : SharedPicture.WIDEST;
  }

  /**
   * The picture of a board.
   *
   * @param link the board as an address has it
   * @param day the day for which it was asked for, as the address has it
   */
  static SharedPicture of(Casebook casebook, String link, Optional<String> day) {
    JudgedBoard.Dated dated =
        JudgedBoard.at(casebook, link, day)
            .orElseThrow(() -> new BadRequestResponse("There is no case in this address."));
    RulingView ruling =
        dated
            .judged()
            .ruling()
            .orElseThrow(() ->
                new HttpResponseException(
                    HttpStatus.UNPROCESSABLE_CONTENT.getCode(),
                    "This board can’t be judged, so there is no picture of a verdict. Its page"
                        + " says what is missing."));
    return SharedPicture.of(ruling.picture(PictureWidth.WIDE), caption(ruling, dated.by()));
  }

  private static Caption caption(RulingView ruling, Optional<InForce> by) {
    VerdictLine line = VerdictLine.of(ruling);
    Tone tone =
        switch (ruling.verdict()) {
          case "legal" -> Tone.LEGAL;
          case "illegal" -> Tone.ILLEGAL;
          default -> Tone.OPEN;
        };
    return new Caption(
        tone,
        line.sign(),
        line.words() + (line.rule().isEmpty() ? "" : ", " + line.rule()),
        ruling.attack(),
        by.map(of -> "Casebook, by the Comprehensive Rules of " + Dates.of(of.edition()))
            .orElse("Casebook"));
  }
}
