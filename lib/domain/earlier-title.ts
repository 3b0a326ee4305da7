import { productCards } from "./product-card";
import type { Step } from "./step";

/** A product's title, and the step (0-based) whose result gave it. */
interface EarlierTitle {
  readonly title: string;
  readonly step: number;
}

/** Steps never change, so what was read of them once holds as long as they are here. */
const read = new WeakMap<readonly Step[], ReadonlyMap<string, EarlierTitle>>();

/**
 * The title that the first result with one, no later than a step, gave a product: a view of a product tells its
 * attributes and not its title.
 *
 * @param chunks - the steps of every chunk in order, undefined where they are not here
 */
export function earlierTitle(
  chunks: readonly (readonly Step[] | undefined)[],
  { product, step }: { readonly product: string; readonly step: number },
): EarlierTitle | undefined {
  for (const steps of chunks) {
    const found = steps && titlesIn(steps).get(product);
    if (found) return found.step <= step ? found : undefined;
  }

  return undefined;
}

function titlesIn(steps: readonly Step[]): ReadonlyMap<string, EarlierTitle> {
  const known = read.get(steps);
  if (known) return known;
  const titles = new Map<string, EarlierTitle>();
  for (const step of steps) {
    const values = [...step.claimed.map(({ result }) => result?.value), ...step.logged.map(({ response }) => response)];
    for (const { id, title } of values.flatMap((value) => productCards(value) ?? []))
      if (title !== undefined && !titles.has(id)) titles.set(id, { title, step: step.index });
  }
  read.set(steps, titles);

  return titles;
}
