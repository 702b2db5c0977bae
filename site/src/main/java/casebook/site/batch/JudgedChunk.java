package casebook.site.batch;

import java.util.List;

/** Some lines and the answer to each. */
record JudgedChunk(Chunk chunk, List<LineAnswer> answers) {}
