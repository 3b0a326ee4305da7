"use client";
import { useContext } from "react";
import { earlierTitle } from "@/lib/domain/earlier-title";
import { ReaderChunks, useReaderFacts } from "./reader-context";
import { SafeText } from "./safe-text";
import { TextAction } from "./text-action";

interface MissingTitleProps {
  product: string;
  step: number;
}

/** The title of a product whose own result has none, from a result before it, of the steps that are here. */
export function MissingTitle({ product, step }: MissingTitleProps) {
  const { store } = useReaderFacts();
  const earlier = earlierTitle(useContext(ReaderChunks), { product, step });
  if (!earlier) return <span className="text-ink-3">no title in this result</span>;

  return (
    <>
      {/* Before the title, whose end is cut off where it is long. */}
      <span className="text-caption text-ink-3">
        from <TextAction onClick={() => store.goTo({ step: earlier.step })}>step {earlier.step + 1}</TextAction>:
      </span>{" "}
      <SafeText text={earlier.title} step={earlier.step} isSource isUncounted />
    </>
  );
}
