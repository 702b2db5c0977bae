package casebook.site.article;

/** Lines and columns of an article, both counted from 1. */
final class Places {
  private Places() {}

  static int line(String article, int at) {
    return (int) article.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
  }

  static int column(String article, int at) {
    return at - article.lastIndexOf('\n', at - 1);
  }
}
