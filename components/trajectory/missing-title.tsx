"use client";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { stepChunkOptions } from "@/lib/client/trajectory";
import { earlierTitle } from "@/lib/domain/earlier-title";
import type { Step } from "@/lib/domain/step";
import { useReaderFacts } from "./reader-context";
import { SafeText } from "./safe-text";
import { TextAction } from "./text-action";

interface MissingTitleProps {
  product: string;
  step: number;
}

/** The title of a product whose own result has none, from a result before it, of the steps that are here. */
export function MissingTitle({ product, step }: MissingTitleProps) {
  const { id, outline, store } = useReaderFacts();
  // The reader fetches them; here they are only looked at.
  const chunks = useQueries({
    queries: outline.chunks.map(({ chunk }) => ({ ...stepChunkOptions(id, chunk), enabled: false })),
    combine: bodies,
  });
  const earlier = earlierTitle(chunks, { product, step });
  if (!earlier) return <span className="text-ink-3">no title in this result</span>;

  return (
    <>
      <SafeText text={earlier.title} step={earlier.step} isSource />{" "}
      <span className="text-caption text-ink-3">
        from <TextAction onClick={() => store.goTo({ step: earlier.step })}>step {earlier.step + 1}</TextAction>
      </span>
    </>
  );
}

function bodies(results: readonly UseQueryResult<readonly Step[]>[]) {
  return results.map(({ data }) => data);
}
