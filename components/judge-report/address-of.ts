/** The address of the rows of a filter text. */
export type AddressOf = (filter: string) => string;
