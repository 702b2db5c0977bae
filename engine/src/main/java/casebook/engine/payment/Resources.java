package casebook.engine.payment;

/** What players pay costs with besides mana, cards and permanents. */
record Resources(int life, int energy) {}
