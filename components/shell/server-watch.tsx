"use client";
import { type Mutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useOffline } from "next/offline";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { showToast } from "@/components/ui/toast";
import { contactNow, noteContact, subscribeContact, subscribeDepartures } from "@/lib/client/server-contact";
import { lackNow, type ServerLack } from "@/lib/client/server-lack";
import { useAskBeforeLeaving } from "@/lib/client/use-ask-before-leaving";
import { watchServer } from "@/lib/client/watch-server";
import { subscribeMoved } from "./moved-address";
import { SET_OUT_WITHIN_MS } from "./set-out-within";

const WHY = {
  offline: "There is no network",
  gone: "The server does not answer",
} as const satisfies Record<ServerLack, string>;

/** A server that is gone is asked until it is back, and nobody is taken from their screen meanwhile. */
export function ServerWatch() {
  const client = useQueryClient();
  // Next heard nothing when it asked for a page, now or ahead.
  const isCutOff = useOffline();
  const departure = useRef<Departure>(undefined);
  const onSetOut = useEffectEvent((url: string) => {
    departure.current = { url, from: window.location.href, at: performance.now(), isHeld: isCutOff };
    settle(departure);
  });

  // What waits for a network to be sent is nowhere but in this page.
  useAskBeforeLeaving(useMutationState({ filters: { predicate: isWaiting }, select: isWaiting }).length > 0);

  useEffect(() => watchServer(client), [client]);
  useEffect(() => {
    const forget = () => {
      departure.current = undefined;
    };
    window.addEventListener("popstate", forget);
    const stops = [
      () => window.removeEventListener("popstate", forget),
      subscribeDepartures(onSetOut),
      subscribeMoved((from, to) => {
        if (departure.current?.from === from) departure.current.from = to;
      }),
      subscribeContact((now, before) => {
        // Where it was gone, Next has its page as soon as it is back.
        if (now === "gone" || before === "doubted") settle(departure);
      }),
    ];

    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    if (!isCutOff) return;
    if (departure.current) departure.current.isHeld = true;
    noteContact("silence");
  }, [isCutOff]);

  return null;
}

function isWaiting({ state }: Mutation): boolean {
  return state.isPaused;
}

/** Somebody on their way to another screen. */
interface Departure {
  readonly url: string;
  /** What the address of the screen that they leave says by now. */
  from: string;
  readonly at: number;
  /** Whether Next has met silence since, and waits. */
  isHeld: boolean;
}

function settle(departure: RefObject<Departure | undefined>): void {
  const { current } = departure;
  // Who is there already, before what was fetched ahead of it, waits there.
  if (current?.from !== window.location.href || performance.now() - current.at > SET_OUT_WITHIN_MS) return;
  const lack = contactNow() === "gone" ? lackNow() : undefined;
  if (lack !== undefined) {
    departure.current = undefined;
    queueMicrotask(() => stay(lack));
  } else if (contactNow() === "answers" && current.isHeld) {
    departure.current = undefined;
    // The page alone cannot be had from here, as behind a proxy that wants somebody to sign in again: Next would ask for ever.
    window.location.assign(current.url);
  }
}

/** Next waits for the server and would leave whenever it is back, from the middle of whatever is done here by then. */
function stay(lack: ServerLack): void {
  // With something of its own, so that Next hears of it: a plain write goes past it by now (use-kept-departure.ts).
  window.history.replaceState({}, "", window.location.href);
  showToast({ id: "stays-here", tone: "danger", message: `${WHY[lack]}, so you stay on this screen.` });
}
