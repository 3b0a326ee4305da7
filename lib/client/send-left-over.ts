import type { QueryClient } from "@tanstack/react-query";
import { browserOutbox } from "./browser-outbox";
import type { Owner } from "./own-store";
import { sendAndCount } from "./session-counts";

/** Answers that this person's closed review left in this browser go on, and are counted once they have arrived. */
export function sendLeftOver(client: QueryClient, owner: Owner): Promise<void> {
  return sendAndCount(client, browserOutbox(owner));
}
