package casebook.site.page.ruling;

import casebook.engine.ruling.Explanation;
import casebook.site.judging.Judgement;
import casebook.site.words.ruling.CertificateWords;
import casebook.site.words.ruling.ExplanationWords;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a page says of a declaration beyond the ruling on it. */
public record ExplanationView(Judgement judgement, Optional<Explanation> explanation) {

  /**
   * Why no attack obeys more requirements, sentence by sentence; empty where none asks for more.
   */
  public List<CertificateWords.Sentence> proof() {
    return explanation
        .filter(one ->
            !one.blocked().isEmpty()
                || one.certificate().filter(proof -> proof.total() > 0).isPresent())
        .flatMap(Explanation::certificate)
        .map(new CertificateWords(judgement.names(), judgement.attackable())::sentences)
        .orElse(List.of());
  }

  /** What even the best attack leaves unobeyed and why, and what makes this one illegal. */
  public List<String> besides() {
    return explanation.stream()
        .flatMap(one ->
            Stream.concat(
                words().blocked(one).stream(), one.conflict().stream().map(words()::sentence)))
        .toList();
  }

  /** What becomes of each creature in the legal attacks. */
  public List<String> marks() {
    return explanation.map(one -> words().marks(one.marks())).orElse(List.of());
  }

  private ExplanationWords words() {
    return new ExplanationWords(judgement.names());
  }
}
