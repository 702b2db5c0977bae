/**
 * Cases one on each line, and an answer on one line for each: in turn for the site, on all cores
 * for the command line, where a run that was stopped goes on.
 */
@NullMarked
package casebook.site.batch;

import org.jspecify.annotations.NullMarked;
