package casebook.engine.board;

/** The five colors (105.1), in the order of the color pie. */
public enum Color {
  W,
  U,
  B,
  R,
  G
}
