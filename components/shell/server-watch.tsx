"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useOffline } from "next/offline";
import { useEffect } from "react";
import { showToast } from "@/components/ui/toast";
import { noteContact, subscribeDepartures } from "@/lib/client/server-contact";
import { lackNow, type ServerLack, subscribeLack } from "@/lib/client/server-lack";
import { watchServer } from "@/lib/client/watch-server";

/** Who set out longer ago is somewhere by now, or waits for a server that is slow. */
const SET_OUT_WITHIN_MS = 10_000;

const WHY = {
  offline: "There is no network",
  gone: "The server does not answer",
} as const satisfies Record<ServerLack, string>;

/** A server that is gone is asked until it is back, and nobody is taken from their screen meanwhile. */
export function ServerWatch() {
  const client = useQueryClient();
  // Next heard nothing when it asked for a page, now or ahead.
  const isCutOff = useOffline();

  useEffect(() => watchServer(client), [client]);
  useEffect(stayWhileGone, []);
  useEffect(() => {
    if (isCutOff) noteContact("silence");
  }, [isCutOff]);

  return null;
}

function stayWhileGone(): () => void {
  let left = { at: Number.NEGATIVE_INFINITY, from: "" };
  const stops = [
    subscribeDepartures(() => {
      left = { at: performance.now(), from: window.location.href };
      const lack = lackNow();
      if (lack !== undefined) queueMicrotask(() => stay(lack));
    }),
    subscribeLack(() => {
      const lack = lackNow();
      // Who is there already, before what was fetched ahead of it, waits there.
      const isHere = left.from === window.location.href;
      if (lack !== undefined && isHere && performance.now() - left.at < SET_OUT_WITHIN_MS) stay(lack);
    }),
  ];

  return () => {
    for (const stop of stops) stop();
  };
}

/** Next waits for the server and would leave whenever it is back, from the middle of whatever is done here by then. */
function stay(lack: ServerLack): void {
  window.history.replaceState(null, "", window.location.href);
  showToast({ id: "stays-here", tone: "danger", message: `${WHY[lack]}, so you stay on this screen.` });
}
