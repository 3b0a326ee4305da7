import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import * as z from "zod";

const unzip = promisify(gunzip);

/** A bytea column. */
export const Bytes = z.instanceof(Uint8Array);

/** Bytes that go to the browser as they are stored, with the hash that names them. */
export interface StoredGzip {
  readonly body: Uint8Array;
  readonly tag: string;
}

/** A gzip member ends with the checksum and the length of what it holds: they and its own length name these bytes. */
export function tagOf(body: Uint8Array): string {
  return `${Buffer.from(body.subarray(-8)).toString("hex")}-${body.length.toString(16)}`;
}

/** The text of a stored gzip member. */
export async function textOf(body: Uint8Array): Promise<string> {
  return (await unzip(body)).toString("utf8");
}

/** What stored gzip JSON holds, for its reader to parse. */
export async function jsonOf(body: Uint8Array): Promise<unknown> {
  return JSON.parse(await textOf(body));
}
