import type { JoinReason } from "./leak-edges";

const WORDS: Readonly<Record<JoinReason, readonly [one: string, several: string]>> = {
  query: ["query", "queries"],
  gold: ["wanted product", "wanted products"],
  recommended: ["recommended product", "recommended products"],
  title: ["wanted title", "wanted titles"],
};

/** A value that joins nothing takes a cluster apart: who reads an audit knows that its first guard looks for less. */
export function cutsSentence(
  cuts: readonly { readonly reason: JoinReason; readonly values: number }[],
): string | undefined {
  if (cuts.length === 0) return undefined;
  const kinds = cuts.map(
    ({ reason, values }) => `${values.toLocaleString("en")} ${WORDS[reason][values === 1 ? 0 : 1]}`,
  );

  return `People decided that these join no problems, so clusters are smaller for them: ${kinds.join(", ")}.`;
}
