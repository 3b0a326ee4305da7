import { queryOptions } from "@tanstack/react-query";
import type { OutlineAnalysis } from "@/lib/contract/outline";
import type { Step } from "@/lib/domain/step";
import type { UnseenInText } from "@/lib/domain/unseen-in-text";
import { KEYS } from "./keys";

interface Bodies {
  readonly id: string;
  /** The steps of every chunk, undefined where they are not here. */
  readonly chunks: readonly (readonly Step[] | undefined)[];
}

/** The product ids that the agent's words alone name, as far as the steps are here from the first on without a gap. */
export function unseenInTextOptions({ id, chunks }: Bodies, known: OutlineAnalysis["ids"]) {
  const gap = chunks.indexOf(undefined);
  const here = (gap === -1 ? chunks : chunks.slice(0, gap)).flatMap((steps) => (steps ? [steps] : []));

  return queryOptions({
    queryKey: [...KEYS.trajectory, id, "unseen-in-text", here.length],
    queryFn: async (): Promise<UnseenInText> => {
      const { unseenInText } = await import("@/lib/domain/unseen-in-text");

      return unseenInText(here, known);
    },
    // What is known of the steps before stays on the screen while the next ones of the same trajectory are looked through.
    placeholderData: (before: UnseenInText | undefined, of) => (of?.queryKey.includes(id) ? before : undefined),
    // Bodies never change, and nobody is asked.
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
}
