/** The largest number of an int column: a larger one would be an error of the database. */
export const LARGEST_INT = 2_147_483_647;
