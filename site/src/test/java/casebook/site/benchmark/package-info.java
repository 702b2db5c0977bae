/** Benchmarks of the site's own parts, run by JMH. */
@NullMarked
package casebook.site.benchmark;

import org.jspecify.annotations.NullMarked;
