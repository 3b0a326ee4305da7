"use client";
import { useMemo } from "react";
import type { Outline } from "@/lib/contract/outline";
import { isCounted } from "@/lib/domain/counted-hit";
import {
  type FindHit,
  findInFields,
  MOST_HITS,
  type SearchableField,
  searchableFields,
} from "@/lib/domain/find-in-steps";
import { findPattern } from "@/lib/domain/find-pattern";
import type { Step } from "@/lib/domain/step";
import { useReader, useReaderFacts } from "./reader-context";
import type { ServerFind } from "./use-server-find";
import type { StepBodies } from "./use-step-bodies";

// Writing results out as text is the dear part of a search; a body never changes, so it is done once.
const FIELDS = new WeakMap<Step, readonly SearchableField[]>();

function fieldsOf(step: Step): readonly SearchableField[] {
  const known = FIELDS.get(step);
  if (known) return known;
  const fields = searchableFields(step);
  FIELDS.set(step, fields);

  return fields;
}

interface Found {
  readonly text: string;
  readonly hits: readonly FindHit[];
}

// Chunks arrive one by one; those that were searched for the same text are not searched again.
const FOUND = new WeakMap<readonly Step[], Found>();

function findInChunk(steps: readonly Step[], text: string, pattern: RegExp): readonly FindHit[] {
  const known = FOUND.get(steps);
  if (known?.text === text) return known.hits;
  const hits = steps.flatMap((step) => findInFields(fieldsOf(step), pattern));
  FOUND.set(steps, { text, hits });

  return hits;
}

export interface FindResult {
  /** In reading order. */
  readonly hits: readonly FindHit[];
  /** There may be more, which nobody looked for. */
  readonly isCapped: boolean;
  /** How many steps were searched. */
  readonly searched: number;
}

const NOTHING: FindResult = { hits: [], isCapped: false, searched: 0 };

interface Sought {
  readonly text: string;
  readonly server: ServerFind | undefined;
}

/** Every hit that can be gone to: in the bodies that are here, and in the others as far as the server has found it. */
export function useFind({ text, server }: Sought, { chunks }: Pick<StepBodies, "chunks">): FindResult {
  const { outline, index } = useReaderFacts();
  const mode = useReader((state) => state.mode);

  return useMemo(() => {
    const drawing = { mode, index: outline.analysis ? index : undefined };
    return searched({ outline, text, chunks, server, isCounted: (hit) => isCounted(hit, drawing) });
  }, [outline, index, mode, text, chunks, server]);
}

interface Search extends Sought {
  readonly outline: Outline;
  readonly chunks: StepBodies["chunks"];
  readonly isCounted: (hit: FindHit) => boolean;
}

function searched({ outline, text, chunks, server, isCounted: counts }: Search): FindResult {
  const pattern = findPattern(text);
  if (!pattern) return NOTHING;

  const hits: FindHit[] = [];
  let count = 0;
  for (const [at, { chunk, firstStep, lastStep }] of outline.chunks.entries()) {
    const steps = chunks[at];
    const found = steps ? findInChunk(steps, text, pattern) : server?.chunks.get(chunk);
    if (!found) continue;
    for (const hit of found) if (counts(hit)) hits.push(hit);
    count += lastStep - firstStep + 1;
    if (hits.length >= MOST_HITS) return { hits, isCapped: true, searched: count };
  }

  return { hits, isCapped: false, searched: count };
}
