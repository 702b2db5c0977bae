package casebook.rules;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds which editions of a row have the same wording at the same place. */
final class WordingSpans {

  /** What makes two wordings the same. */
  private record Content(String text, List<String> examples) {}

  /** What makes two places the same. */
  private record Spot(String name, Optional<String> printed) {}

  /** Editions that follow each other. */
  private record Span(LocalDate from, LocalDate to) {}

  private final Map<Content, Map<Spot, List<Span>>> spans = new LinkedHashMap<>();
  private Optional<LocalDate> previous = Optional.empty();

  /**
   * @param editions in order of time, with no edition between them that is to be told apart
   */
  WordingSpans(Collection<Edition> editions) {
    for (Edition edition : editions) {
      LocalDate date = edition.effective();
      for (Section section : edition.sections()) {
        add(new Content(section.title(), List.of()), section.number().toString(), date);
      }
      for (Rule rule : edition.rules()) {
        add(
            new Content(rule.text(), rule.examples()),
            new Spot(rule.number().toString(), rule.printed()),
            date);
      }
      for (GlossaryEntry entry : edition.glossary()) {
        add(new Content(entry.text(), List.of()), Wording.GLOSSARY + entry.term(), date);
      }
      previous = Optional.of(date);
    }
  }

  private void add(Content content, String name, LocalDate date) {
    add(content, new Spot(name, Optional.empty()), date);
  }

  private void add(Content content, Spot spot, LocalDate date) {
    List<Span> there =
        spans
            .computeIfAbsent(content, _ -> new LinkedHashMap<>())
            .computeIfAbsent(spot, _ -> new ArrayList<>());
    boolean goesOn = !there.isEmpty() && previous.equals(Optional.of(there.getLast().to()));
    there.add(new Span(goesOn ? there.removeLast().from() : date, date));
  }

  /** The wordings in the order of where and when each is first found. */
  List<Wording> wordings() {
    Comparator<Wording.Place> inTime =
        Comparator.comparing(Wording.Place::from).thenComparing(Wording.Place::order);
    Comparator<Wording.Place> inBook =
        Comparator.comparing(Wording.Place::order).thenComparing(Wording.Place::from);
    return spans.entrySet().stream()
        .map(entry ->
            new Wording(
                entry.getKey().text(),
                entry.getKey().examples(),
                entry.getValue().entrySet().stream()
                    .flatMap(one -> one.getValue().stream().map(span -> place(one.getKey(), span)))
                    .sorted(inTime)
                    .toList()))
        .sorted(Comparator.comparing(wording -> wording.places().getFirst(), inBook))
        .toList();
  }

  private Wording.Place place(Spot spot, Span span) {
    Optional<LocalDate> to =
        Optional.of(span.to()).filter(last -> !previous.equals(Optional.of(last)));
    return new Wording.Place(spot.name(), span.from(), to, spot.printed());
  }
}
