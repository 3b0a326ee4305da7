import type { Figure } from "./figure";

export interface Part {
  readonly name: string;
  /** Gives each figure when it is taken. */
  readonly take: () => AsyncIterable<Figure>;
}

export interface PartsRun {
  readonly figures: readonly Figure[];
  readonly failures: readonly { readonly part: string; readonly reason: string }[];
}

/** Takes one part after the other. What was taken is told at once, and a part that fails costs no other its figures. */
export async function runParts(parts: readonly Part[], say: (line: string) => void): Promise<PartsRun> {
  const figures: Figure[] = [];
  const failures: { part: string; reason: string }[] = [];
  for (const { name, take } of parts) {
    try {
      for await (const figure of take()) {
        figures.push(figure);
        say(lineOf(figure));
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push({ part: name, reason });
      say(`The part “${name}” failed: ${reason}`);
    }
  }

  return { figures, failures };
}

function lineOf({ id, what, measured, limit, ratio, goal }: Figure): string {
  const beside = [
    limit && `baseline ${limit}`,
    ratio === undefined ? "" : `ratio ${ratio.toFixed(2)}`,
    goal && `goal ${goal}`,
  ].filter((words) => words !== "");

  return `${[id, what].filter((words) => words !== "").join(" ")}: ${[measured, ...beside].join("; ")}`;
}
