/**
 * What the user brings: cards with their texts and official rulings, read from public files and
 * kept in the user's data folder.
 */
@NullMarked
package casebook.site.imports;

import org.jspecify.annotations.NullMarked;
