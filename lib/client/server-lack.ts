import { onlineManager } from "@tanstack/react-query";
import { contactNow, subscribeContact } from "./server-contact";

/** What keeps the server's answers away: there is no network, or no server. */
export type ServerLack = "offline" | "gone";

export function lackNow(): ServerLack | undefined {
  if (!onlineManager.isOnline()) return "offline";

  return contactNow() === "gone" ? "gone" : undefined;
}

export function subscribeLack(onChange: () => void): () => void {
  const stops = [onlineManager.subscribe(onChange), subscribeContact(onChange)];

  return () => {
    for (const stop of stops) stop();
  };
}
