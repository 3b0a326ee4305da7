import { createLoader, parseAsString } from "nuqs/server";

/** What the server reads of the address of the lab; the draft is the browser's. */
export const loadLabSearchParams = createLoader({ corpus: parseAsString });
