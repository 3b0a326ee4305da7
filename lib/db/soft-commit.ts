import { sql } from "./query-rows";

/**
 * A column that lets the transaction of its statement be answered before it is on disk: for what may be lost when the
 * machine fails, in the last half second before it. A lost lease or heartbeat only means that the item returns and is
 * leased again; a draft is being typed still. Answers are never written this way, and a commit that waits for the disk
 * takes everything before it along, so an answer never stands without its lease. Only for a statement that is a
 * transaction of its own: the setting would hold for the rest of a longer one.
 */
export const softCommit = sql`set_config('synchronous_commit', 'off', true)`;
