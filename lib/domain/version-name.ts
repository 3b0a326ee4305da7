/** Names the version that is active, whichever it is: in addresses, and beside a version in lists. */
export const ACTIVE = "active";
