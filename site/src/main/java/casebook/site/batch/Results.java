package casebook.site.batch;

/** Takes the answers, in the order in which they are to be written. */
interface Results extends LinePipe.Taker<CaseLines.Line, LineAnswer> {}
