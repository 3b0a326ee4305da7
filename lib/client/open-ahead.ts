import type { QueryClient } from "@tanstack/react-query";
import { readerOptions, stepChunkOptions } from "./trajectory";

interface Opened {
  readonly id: string;
  /** 0 where it holds none; undefined where nobody knows yet. */
  readonly steps?: number;
}

/**
 * Asks for what the reader opens with, at the press that opens it, so that it comes together with the screen. No sooner:
 * the server keeps whom it has shown a judgement, and who only points at a row has not looked.
 */
export function openAhead(client: QueryClient, { id, steps }: Opened): void {
  // Who draws the reader asks again for what does not come, and says so.
  client.query(readerOptions(id)).catch(() => undefined);
  if (steps) client.query(stepChunkOptions(id, 0)).catch(() => undefined);
}
