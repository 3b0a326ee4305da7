/** The notice that a version is saved and decides nothing yet: an activation makes it untrue. */
export const SAVED_NOTICE = "filter-version-saved";
