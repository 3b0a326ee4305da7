"use client";
import { useEffect, useRef } from "react";
import { latePart } from "@/components/ui/late-part";
import { SHORT_STEPS } from "./is-short";
import { OutlineRow } from "./outline-row";
import { useReader, useReaderFacts } from "./reader-context";

export const longOutlineSteps = () => import("./long-outline-steps").then((module) => module.LongOutlineSteps);
const LongOutlineSteps = latePart(longOutlineSteps);

/** The steps by name, the one in focus in view. */
export function OutlineSteps() {
  const { outline } = useReaderFacts();

  return outline.steps.length <= SHORT_STEPS ? <ShortOutlineSteps /> : <LongOutlineSteps />;
}

function ShortOutlineSteps() {
  const { outline } = useReaderFacts();
  const focus = useReader((state) => state.focus);
  const list = useRef<HTMLElement>(null);

  // Newer browsers answer with a promise, which is nothing to clean up.
  useEffect(() => {
    list.current?.children[focus]?.scrollIntoView({ block: "nearest" });
  }, [focus]);

  return (
    <nav ref={list} aria-label="Outline" className="min-h-0 min-w-0 flex-1 overflow-y-auto px-1.5">
      {outline.steps.map((step) => (
        <OutlineRow key={step.index} step={step} />
      ))}
    </nav>
  );
}
