"use client";
import { useDeferredValue, useMemo } from "react";
import {
  type FindHit,
  findInFields,
  findPattern,
  type SearchableField,
  searchableFields,
} from "@/lib/domain/find-in-steps";
import type { Step } from "@/lib/domain/step";

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

/** Every hit in the bodies that are here, in reading order. Typing stays ahead of searching. */
export function useFind(text: string, chunks: readonly (readonly Step[])[]): readonly FindHit[] {
  const deferred = useDeferredValue(text);

  return useMemo(() => {
    const pattern = findPattern(deferred);
    if (!pattern) return [];
    return chunks.flatMap((steps) => findInChunk(steps, deferred, pattern));
  }, [deferred, chunks]);
}
