package casebook.site.batch;

import java.util.List;

/**
 * Some lines that follow each other, and are judged by one thread.
 *
 * @param span the numbers of all lines that they stand among, blank ones with them
 */
record Chunk(Span span, List<CaseLines.Line> lines) {}
