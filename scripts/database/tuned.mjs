/**
 * How a server of ours plans, as the docs tell who runs one of their own. Every disk of today finds a page about as fast as
 * the next one, and a table's filter is a few dozen conditions, for which compiling costs more than it saves.
 */
export const TUNED = ["random_page_cost=1.1", "work_mem=16MB", "jit=off"];
