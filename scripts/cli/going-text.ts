interface Going {
  /** What is said once it is done, and before: "… is removed", "Removing … would take". */
  readonly done: string;
  readonly would: string;
  readonly isDone: boolean;
  /** What goes along, each part with its number. */
  readonly parts: readonly string[];
  /** What would go where no part does. */
  readonly least: string;
  /** What is said of parts of which the person may not know how many there are. */
  readonly hidden: string | undefined;
}

/** What goes, or would go, with a thing that a command removes: a line a part. */
export function goingText({ done, would, isDone, parts, least, hidden }: Going): string {
  const told = hidden === undefined ? "" : `${hidden}\n`;
  if (parts.length === 0 && isDone) return `${done}.\n${told}`;
  if (parts.length === 0) return `${would} ${told === "" ? "nothing but " : ""}${least}.\n${told}`;

  return `${isDone ? `${done}, with` : would}\n${parts.map((part) => `  ${part}\n`).join("")}${told}`;
}
