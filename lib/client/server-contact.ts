/**
 * Whether the server answers. "doubted": one question met silence, which a connection that broke off may be. "gone": so
 * did the next one, which is asked to be sure.
 */
export type Contact = "answers" | "doubted" | "gone";

let contact: Contact = "answers";
let heardAnswers = 0;
const listeners = new Set<(now: Contact, before: Contact) => void>();
const departures = new Set<(url: string) => void>();
let departed = 0;

export const contactNow = (): Contact => contact;

/** How many answers were heard so far, so that a silence which began before the last one is not believed. */
export const answersHeard = (): number => heardAnswers;

/** What is heard of the server, whoever asked it; a first silence only makes it doubted. */
export function noteContact(heard: "answer" | "silence" | "gone"): void {
  const before = contact;
  if (heard === "answer") heardAnswers += 1;
  if (heard === "silence") contact = before === "gone" ? "gone" : "doubted";
  else contact = heard === "answer" ? "answers" : "gone";
  if (contact === before) return;

  for (const listener of listeners) listener(contact, before);
}

export function subscribeContact(listener: (now: Contact, before: Contact) => void): () => void {
  listeners.add(listener);

  return () => listeners.delete(listener);
}

/** Once it is known whether a silence was more than one. */
export function contactKnown(): Promise<void> {
  return new Promise((resolve) => {
    if (contact !== "doubted") return resolve();
    const stop = subscribeContact((now) => {
      if (now === "doubted") return;
      stop();
      resolve();
    });
  });
}

/** Somebody sets out for another screen, which the server has to give. */
export function noteDeparture(url: string): void {
  departed += 1;
  for (const listener of departures) listener(url);
}

/** How often somebody set out so far, so that what waited to go somewhere does not come after that. */
export const departuresSoFar = (): number => departed;

export function subscribeDepartures(listener: (url: string) => void): () => void {
  departures.add(listener);

  return () => departures.delete(listener);
}
