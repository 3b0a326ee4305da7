/** How close the steps of the reader stand. */
export type ReaderDensity = "comfortable" | "dense";

/** The cookie with the density that a person reads in: the server draws the first steps as the reader will. */
const READER_DENSITY = "assay.reader";

const YEAR_S = 31_536_000;

/** The text that keeps it. */
export function readerDensityCookie(density: ReaderDensity): string {
  return `${READER_DENSITY}=${density}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}

/** What cookies say of it; comfortable where they say nothing. */
export function readerDensity(cookies: string | null): ReaderDensity {
  return cookies?.split("; ").includes(`${READER_DENSITY}=dense`) ? "dense" : "comfortable";
}
