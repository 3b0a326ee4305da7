/** A lease lasts this long after its last heartbeat. */
export const LEASE_SECONDS = 90;
export const HEARTBEAT_SECONDS = 20;
/** Leases one person may hold in a queue: the item on screen and two ahead. */
export const MAX_LEASES = 3;
