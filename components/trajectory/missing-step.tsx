"use client";
import { formatNumber } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import { LinkNotice } from "./link-notice";
import { useReader } from "./reader-context";

// Few addresses name more than a step, and nearly all of them what is there.
const MissingPlace = latePart(() => import("./missing-place").then((module) => module.MissingPlace));

/** Where the address names what is not here, until one moves on: a step after the last, or a place in its step. */
export function MissingStep() {
  const asked = useReader((state) => state.missingStep);
  const focus = useReader((state) => state.focus);
  const isPlaced = useReader(({ call, logged, range }) => (call ?? logged ?? range) !== undefined);
  if (asked === undefined) return isPlaced ? <MissingPlace /> : null;

  return (
    <LinkNotice>
      The address asked for step {formatNumber(asked + 1)}, which is not here; this is step {formatNumber(focus + 1)},
      the last.
    </LinkNotice>
  );
}
