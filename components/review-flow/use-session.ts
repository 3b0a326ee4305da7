"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { showToast } from "@/components/ui/toast";
import { browserOutbox } from "@/lib/client/browser-outbox";
import { EMPTY_FLOW, type FlowState } from "@/lib/client/flow-state";
import type { OutboxEntry } from "@/lib/client/outbox-entry";
import type { Owner } from "@/lib/client/own-store";
import { createReviewSession, type ReviewSession } from "@/lib/client/review-session";
import { countAnewAfter } from "@/lib/client/session-counts";
import { stepChunkOptions } from "@/lib/client/trajectory";

/** Steps that must be there when an item comes on screen. */
const AHEAD_STEPS = 20;

/** A person's work in one queue, while its screen is open. */
export function useSession(
  queue: string,
  owner: Owner,
): { readonly session: ReviewSession; readonly state: FlowState } {
  const client = useQueryClient();
  const [outbox] = useState(() => browserOutbox(owner));
  const [session] = useState(() =>
    createReviewSession({
      queue,
      owner,
      outbox,
      lookAhead: (items) => {
        for (const { item } of items) {
          const first = item.detail.outline.chunks.filter(({ firstStep }) => firstStep < AHEAD_STEPS);
          // What cannot be fetched ahead is asked for again, and shown as failed, when the item is on screen.
          for (const { chunk } of first)
            void client.query(stepChunkOptions(item.detail.header.id, chunk)).catch(() => undefined);
        }
      },
      tell: (message, detail, tone) => showToast({ message, detail, tone: tone ?? "plain" }),
    }),
  );
  useEffect(() => {
    const stop = session.start();

    return () => {
      stop();
      countAnewAfter(client, outbox);
    };
  }, [session, outbox, client]);
  const state = useSyncExternalStore(session.subscribe, session.get, () => EMPTY_FLOW);

  return { session, state };
}

const NOTHING: readonly OutboxEntry[] = [];

/** This person's answers of this queue that the server does not have, or would not take. */
export function useUnsent(
  queue: string,
  owner: Owner,
): { readonly unsent: readonly OutboxEntry[]; readonly isStalled: boolean } {
  const outbox = browserOutbox(owner);
  const all = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.entries(),
    () => NOTHING,
  );
  const isStalled = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.isStalled(),
    () => false,
  );

  return { unsent: all.filter((entry) => entry.queue === queue), isStalled };
}
