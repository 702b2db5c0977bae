package casebook.site.article.link;

import casebook.site.article.link.LinkWriter.Citing;
import casebook.site.article.mention.Mention;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers of a citation that are links by themselves: both ends of a range. */
final class RangeEnds {
  private static final Pattern RANGE =
      Pattern.compile(
          "(?is)(?<first>\\S+?)(?:\\s*+[-–—]\\s*+|\\s(?:through|to)\\s)(?<last>\\d{3}[\\\\.\\d]*[a-z]?|\\d{1,2}|[a-z])");

  private RangeEnds() {}

  static List<Citing> of(Mention mention) {
    Matcher range = RANGE.matcher(mention.text());
    if (mention.range().from().equals(mention.range().to()) || !range.matches()) {
      return List.of(new Citing(mention.rule(), mention.start(), mention.end(), mention.inHtml()));
    }
    int start = mention.start();
    return List.of(
        new Citing(mention.range().from(), start, start + range.end("first"), mention.inHtml()),
        new Citing(
            mention.range().to(), start + range.start("last"), mention.end(), mention.inHtml()));
  }
}
