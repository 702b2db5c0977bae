package casebook.site.picture;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.ruling.Mark;
import casebook.site.picture.Layout.Box;
import casebook.site.words.ruling.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A permanent, or several alike, as a card. */
final class Card {

  /** Characters that fit on a line of a card at its font size. */
  private static final int LINE = 17;

  /** What a card has room for below its name. */
  private static final int MOST_NOTES = 2;

  private static final String ELLIPSIS = "…";

  /** What kinds of counters are called that change power and toughness, as +1/+1. */
  private static final Pattern SIZING = Pattern.compile("[+-]\\d{1,4}/[+-]\\d{1,4}");

  private final Board board;
  private final Stack stack;
  private final Permanent permanent;

  /** What becomes of all of them in the legal attacks, if that is one thing. */
  private final Optional<Mark> mark;

  /** Its name, with a number where others that are drawn apart have it too. */
  private final String called;

  /** What else there is to say of them. */
  private final List<String> remarks;

  Card(Board board, Names names, Stack stack, Map<Id, Mark> marks, Map<Id, String> remarks) {
    this.board = board;
    this.remarks =
        stack.ids().stream().map(remarks::get).filter(Objects::nonNull).distinct().toList();
    this.mark =
        Optional.ofNullable(marks.get(stack.first().id()))
            .filter(of -> stack.ids().stream().allMatch(id -> marks.get(id) == of));
    this.stack = stack;
    this.permanent = stack.first();
    this.called = stack.size() == 1 ? names.of(permanent.id()) : name(board, permanent.id());
  }

  /** What a player or permanent is called. */
  static String name(Board board, Id id) {
    if (board.isPlayer(id)) {
      return board.player(id).name();
    }
    Permanent permanent = board.permanents().get(id);
    return permanent == null ? id.value() : Names.name(permanent);
  }

  /** Its name, and how many there are of it. */
  String named() {
    return stack.size() > 1 ? stack.size() + " × " + called : called;
  }

  /** The card in words: "two tapped Grizzly Bears, 2/2". */
  String spoken() {
    var text = new StringBuilder();
    if (stack.size() > 1) {
      text.append(stack.size()).append(" × ");
    }
    text.append(called);
    String size = size();
    if (!size.isEmpty()) {
      text.append(' ').append(size);
    }
    List<String> notes = notes();
    if (!notes.isEmpty()) {
      text.append(" (").append(String.join(", ", notes)).append(')');
    }
    return text.toString();
  }

  void draw(Svg svg, Box box) {
    svg.begin("g")
        .with("class", classes())
        .with("data-piece", permanent.id().value())
        .with("data-box", BoardPicture.place(box))
        .with("data-name", called)
        .with("data-of", entries());
    stack.target().ifPresent(target -> svg.with("data-attacks", target.value()));
    if (permanent.attachedTo().isPresent()) {
      svg.with("data-attached", "");
    }
    if (isAttackable()) {
      svg.with("data-target", permanent.id().value());
    }
    if (permanent.tapped()) {
      svg.with(
          "transform",
          "rotate(5 %s %s)"
              .formatted(Svg.number(box.centerX()), Svg.number(box.y() + box.height() / 2)));
    }
    svg.element("title", spoken());
    if (stack.size() > 1) {
      rectangle(svg, box, 4).with("fill", "Canvas").with("class", "card-behind").end();
    }
    rectangle(svg, box, 0).with("fill", "Canvas").with("class", "card-back").end();
    double y = box.y() + 19;
    for (String line : lines(called)) {
      line(svg, box.x() + 10, y, "12.5").with("font-weight", "600").text(line).end();
      y += 15;
    }
    double noteY = box.bottom() - 9 - 13 * (Math.min(MOST_NOTES, notes().size()) - 1);
    String markNote = mark.map(Card::words).orElse("");
    for (String note : notes().subList(0, Math.min(MOST_NOTES, notes().size()))) {
      String fitting = shortened(note, size().isEmpty() ? LINE + 3 : LINE - 2);
      line(svg, box.x() + 10, noteY, "11");
      if (note.equals(markNote)) {
        svg.with("class", "mark").with("font-weight", "700");
      } else {
        svg.with("fill-opacity", "0.8");
      }
      svg.text(fitting).end();
      noteY += 13;
    }
    if (!size().isEmpty()) {
      line(svg, box.x() + box.width() - 10, box.bottom() - 10, "14")
          .with("text-anchor", "end")
          .with("font-weight", "700")
          .text(size())
          .end();
    }
    if (stack.size() > 1) {
      line(svg, box.x() + box.width() - 10, box.y() + 19, "12.5")
          .with("text-anchor", "end")
          .with("font-weight", "700")
          .text("×" + stack.size())
          .end();
    }
    svg.end();
  }

  /** The entries of the case that it stands for, each with how many of them it is. */
  private String entries() {
    return stack.ids().stream()
        .collect(Collectors.groupingBy(Id::stack, LinkedHashMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .map(entry -> entry.getValue() + " " + entry.getKey())
        .collect(Collectors.joining("\n"));
  }

  /** Whether somebody may think of attacking it (506.2, 310.5). */
  private boolean isAttackable() {
    return permanent.isBattle()
        || (permanent.isPlaneswalker() && !permanent.controller().equals(board.activePlayer()));
  }

  private static Svg rectangle(Svg svg, Box box, double shift) {
    return svg.begin("rect")
        .with("x", box.x() + shift)
        .with("y", box.y() - shift)
        .with("width", box.width())
        .with("height", box.height())
        .with("rx", "8")
        .with("stroke", "currentColor")
        .with("stroke-opacity", "0.6")
        .with("stroke-width", "1.5");
  }

  /** Begins a line of text. */
  private static Svg line(Svg svg, double x, double y, String size) {
    return svg.begin("text").with("x", x).with("y", y).with("font-size", size);
  }

  private String classes() {
    return "card"
        + (permanent.tapped() ? " tapped" : "")
        + (stack.target().isPresent() ? " attacking" : "")
        + (permanent.isCreature() ? "" : " noncreature")
        + (permanent.since() == Since.THIS_TURN ? " sick" : "")
        + (permanent.phasedOut() ? " phased-out" : "")
        + (remarks.isEmpty() ? "" : " remarked")
        + mark.map(of -> " " + words(of).replaceAll("[^a-z]+", "-")).orElse("");
  }

  private static String words(Mark mark) {
    return switch (mark) {
      case MUST_ATTACK -> "must attack";
      case MAY_ATTACK -> "can attack";
      case CANT_ATTACK -> "can’t attack";
    };
  }

  String size() {
    Characteristics is = permanent.characteristics();
    return permanent.isCreature() && is.power().isPresent() && is.toughness().isPresent()
        ? is.power().getAsInt() + "/" + is.toughness().getAsInt()
        : "";
  }

  /** What is to be seen of it, the most important first. */
  List<String> notes() {
    var notes = new ArrayList<String>();
    mark.map(Card::words).ifPresent(notes::add);
    notes.addAll(remarks);
    if (permanent.phasedOut()) {
      notes.add("phased out");
    }
    if (permanent.tapped()) {
      notes.add("tapped");
    }
    if (permanent.isCreature() && permanent.since() == Since.THIS_TURN) {
      notes.add("came this turn");
    }
    permanent.goadedBy().forEach(player -> notes.add("goaded by " + name(board, player)));
    permanent.designations().stream()
        .sorted()
        .forEach(one -> notes.add(one.name().toLowerCase(Locale.ROOT)));
    permanent.counters().forEach((kind, count) -> notes.add(counters(kind, count)));
    permanent.attachedTo().ifPresent(object -> notes.add("on " + name(board, object)));
    permanent.protector().ifPresent(player -> notes.add("protector " + name(board, player)));
    if (!permanent.isCreature()) {
      notes.add(String.join(" ", permanent.characteristics().types()));
    }
    if (!permanent.owner().equals(permanent.controller())) {
      notes.add("owner " + name(board, permanent.owner()));
    }
    notes.removeIf(String::isBlank);
    return notes;
  }

  /** Counters of a kind; those that change its size are part of the size that is shown (613.4c). */
  private String counters(String kind, int count) {
    boolean isInSize = !size().isEmpty() && SIZING.matcher(kind).matches();
    return (isInSize ? "with " : "") + kind + " ×" + count;
  }

  /** A text cut to a number of characters, with an ellipsis where it was cut. */
  static String shortened(String text, int most) {
    if (text.codePointCount(0, text.length()) <= most) {
      return text;
    }
    int end = text.offsetByCodePoints(0, Math.max(1, most - 1));
    return text.substring(0, end).stripTrailing() + ELLIPSIS;
  }

  /** A name on at most two lines. */
  private List<String> lines(String name) {
    int room = stack.size() > 1 ? LINE - 4 : LINE;
    if (name.length() <= room) {
      return List.of(name);
    }
    int space = name.lastIndexOf(' ', room);
    return space <= 0
        ? List.of(shortened(name, room))
        : List.of(name.substring(0, space), shortened(name.substring(space + 1), LINE));
  }
}
