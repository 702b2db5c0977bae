/** The tools that a language model is given, by the Model Context Protocol (MCP). */
@NullMarked
package casebook.site.mcp;

import org.jspecify.annotations.NullMarked;
