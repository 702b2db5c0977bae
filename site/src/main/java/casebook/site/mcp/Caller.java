package casebook.site.mcp;

import casebook.site.work.Working;

/**
 * Who calls a tool.
 *
 * @param working has work done for the caller, within the caller's limits
 * @param site where links lead: the address of a site, without a slash at its end
 */
public record Caller(Working working, String site) {}
