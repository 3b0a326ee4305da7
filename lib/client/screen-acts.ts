import { useEffect, useEffectEvent } from "react";
import type { HotkeyId } from "./hotkeys";

export type KeyHandlers = Partial<Record<HotkeyId, (event: KeyboardEvent) => void>>;

/** Something to do that stands in no sight until it is asked for, as in a menu. */
interface ScreenAct {
  readonly name: string;
  /** What it is about, where its name alone does not say it. */
  readonly place: string;
  readonly run: () => void;
}

/** What one part of the screen can do now. */
interface Offer {
  readonly keys?: KeyHandlers;
  readonly acts?: readonly ScreenAct[];
}

/** An offer as it was when the screen was asked. */
interface Offered extends Offer {
  /** As it is when asked again; nothing once its part has left the screen. */
  readonly now: () => Offer | undefined;
}

let offers: readonly (() => Offer)[] = [];

/** What the parts on screen can do by a key or behind a menu, who is asked first at the front. Buttons say it themselves. */
export function offeredActs(): readonly Offered[] {
  return offers.map((offer) => ({ ...offer(), now: () => (offers.includes(offer) ? offer() : undefined) }));
}

/**
 * Keeps an offer while its part is on screen.
 *
 * @returns takes it back
 */
export function offerActs(offer: () => Offer, place: "first" | "last" = "last"): () => void {
  offers = place === "first" ? [offer, ...offers] : [...offers, offer];

  return () => {
    offers = offers.filter((other) => other !== offer);
  };
}

/** Lets the palette find what a menu holds, while the menu's button is on screen. */
export function useScreenActs(acts: readonly ScreenAct[]): void {
  const now = useEffectEvent(() => ({ acts }));
  useEffect(() => offerActs(() => now()), []);
}
