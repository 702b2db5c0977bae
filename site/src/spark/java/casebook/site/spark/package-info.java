/**
 * Cases judged on Apache Spark: a function of Spark SQL, and a program that has folders of cases
 * judged with it.
 */
@NullMarked
package casebook.site.spark;

import org.jspecify.annotations.NullMarked;
