import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { SetStepLabel, StepLabel } from "@/lib/contract/comments";
import { withStepLabel } from "@/lib/domain/step-labels";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";
import { showNow } from "./show-now";

const keyOf = (trajectory: string) => [...KEYS.trajectory, trajectory, "step-labels"] as const;

/** What people say of single steps of one trajectory. */
export function stepLabelsOptions(trajectory: string) {
  return queryOptions({
    queryKey: keyOf(trajectory),
    queryFn: async ({ signal }) =>
      (await getJson({ path: `/api/trajectories/${trajectory}/step-labels`, answer: (of) => of.StepLabelList, signal }))
        .items,
  });
}

/** Shown at once, since labelling follows reading; taken back when the server refuses it. */
export function setStepLabelOptions(client: QueryClient, trajectory: string) {
  return mutationOptions({
    // One after another, so that the server ends with the label that was pressed last.
    scope: { id: `step-labels-${trajectory}` },
    mutationFn: (body: SetStepLabel) =>
      sendJson({
        method: "PUT",
        path: `/api/trajectories/${trajectory}/step-labels`,
        body,
        answer: (of) => of.StepLabelList,
      }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey: keyOf(trajectory) });
      const before = client.getQueryData<StepLabel[]>(keyOf(trajectory));
      client.setQueryData<StepLabel[]>(keyOf(trajectory), afterSet(before ?? [], body));

      return { before };
    },
    onError: (_error, _body, context) => {
      // What was pressed before the first answer came stands for all that people say.
      if (context?.before === undefined) return client.resetQueries({ queryKey: keyOf(trajectory) });
      client.setQueryData<StepLabel[]>(keyOf(trajectory), context.before);

      return undefined;
    },
    onSuccess: ({ items }) => showNow<StepLabel[]>(client, keyOf(trajectory), () => items),
  });
}

/** The labels as they are once one is set, or taken back. */
export function afterSet(items: readonly StepLabel[], { step, label }: SetStepLabel): StepLabel[] {
  const mine = items.filter((item) => item.isMine);
  const others = items.filter((item) => !item.isMine);
  const kept = mine.filter((item) => item.step !== step);
  if (label === null) return [...others, ...kept];

  return [...others, ...withStepLabel(kept, { step, label, person: mine[0]?.person ?? "", isMine: true })];
}
