interface Going {
  /** What is said once it is done, and before: "… is removed", "Removing … would take". */
  readonly done: string;
  readonly would: string;
  readonly isDone: boolean;
  /** What goes along, each part with its number. */
  readonly parts: readonly string[];
  /** What would go where no part does. */
  readonly least: string;
}

/** What goes, or would go, with a thing that a command removes: a line a part. */
export function goingText({ done, would, isDone, parts, least }: Going): string {
  if (parts.length === 0) return isDone ? `${done}.\n` : `${would} nothing but ${least}.\n`;

  return `${isDone ? `${done}, with` : would}\n${parts.map((part) => `  ${part}\n`).join("")}`;
}
