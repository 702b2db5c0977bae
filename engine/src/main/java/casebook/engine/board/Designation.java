package casebook.engine.board;

/** A marker that a permanent has by rule or effect, without being a characteristic. */
public enum Designation {
  DETAINED,
  SUSPECTED,
  EXERTED,
  SADDLED,
  MONSTROUS,
  RENOWNED
}
