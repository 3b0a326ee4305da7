import type { labParams } from "./lab-params";

const LIST: keyof typeof labParams = "list";

/** Whether the browser's step back leads from a list to its figures by the same settings, so that it is the way back. */
export function isStepToFigures(): boolean {
  // Some browsers do not tell: there the list is replaced, and a step stays that shows the figures twice.
  if (!("navigation" in window)) return false;
  const { currentEntry } = window.navigation;
  const here = currentEntry?.url;
  const before = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url;
  if (!here || !before) return false;

  const figures = new URL(here);
  figures.searchParams.delete(LIST);

  return inOneOrder(figures) === inOneOrder(new URL(before));
}

function inOneOrder({ pathname, searchParams }: URL): string {
  searchParams.sort();

  return `${pathname}?${searchParams}`;
}
