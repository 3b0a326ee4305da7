/**
 * Whether the server answers. "doubted": one question met silence, which a connection that broke off may be. "gone": so
 * did the next one, which is asked to be sure.
 */
export type Contact = "answers" | "doubted" | "gone";

let contact: Contact = "answers";
const listeners = new Set<(now: Contact, before: Contact) => void>();
const departures = new Set<() => void>();

export const contactNow = (): Contact => contact;

/** What is heard of the server, whoever asked it; a first silence only makes it doubted. */
export function noteContact(heard: "answer" | "silence" | "gone"): void {
  const before = contact;
  if (heard === "silence") contact = before === "gone" ? "gone" : "doubted";
  else contact = heard === "answer" ? "answers" : "gone";
  if (contact === before) return;

  for (const listener of listeners) listener(contact, before);
}

export function subscribeContact(listener: (now: Contact, before: Contact) => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

/** Somebody sets out for another screen, which the server has to give. */
export function noteDeparture(): void {
  for (const listener of departures) listener();
}

export function subscribeDepartures(listener: () => void): () => void {
  departures.add(listener);

  return () => departures.delete(listener);
}
