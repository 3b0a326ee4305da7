import * as z from "zod";

/** A bytea column. */
export const Bytes = z.instanceof(Uint8Array);

/** Bytes that go to the browser as they are stored, with the hash that names them. */
export interface StoredGzip {
  readonly body: Uint8Array;
  readonly tag: string;
}
