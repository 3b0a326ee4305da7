import { LAB_ANSWERS } from "@/lib/domain/lab-answer";
import { COMPARED_SIDES, KEPT_SIDES, type LabFigure, LISTED_STAGES, MIX_DIMENSIONS } from "@/lib/domain/lab-figure";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { VERDICTS } from "@/lib/domain/verdict";

/** As the address of the lab names a figure: "entered", "verdict,after,agentic", "kept,left,miner,5Gk2a01b". */
export function printFigure(figure: LabFigure): string {
  switch (figure.kind) {
    case "moved":
      return figure.side;
    case "verdict":
      return [figure.kind, figure.side, figure.verdict].join(",");
    case "change":
      return [figure.kind, figure.from, figure.to].join(",");
    case "stage":
      return [figure.kind, figure.side, figure.stage].join(",");
    case "kept":
      return [figure.kind, figure.side, figure.by, ...(figure.value === null ? [] : [figure.value])].join(",");
    case "others":
      return [figure.kind, figure.side, figure.by].join(",");
    case "confusion":
      return [figure.kind, figure.side, figure.answer, figure.label].join(",");
  }
}

/** Null of what names none. */
export function parseFigure(text: string): LabFigure | null {
  const figure = readFigure(text.split(","));

  // More than it needs names nothing that is here.
  return figure && printFigure(figure) === text ? figure : null;
}

function readFigure([kind, first, second, ...rest]: readonly string[]): LabFigure | null {
  const side = among(COMPARED_SIDES, first);
  const by = among(MIX_DIMENSIONS, second);

  switch (kind) {
    case "entered":
    case "left":
      return { kind: "moved", side: kind };
    case "verdict": {
      const verdict = among(VERDICTS, second);

      return side && verdict ? { kind, side, verdict } : null;
    }
    case "change": {
      const [from, to] = [among(VERDICTS, first), among(VERDICTS, second)];

      return from && to ? { kind, from, to } : null;
    }
    case "stage": {
      const stage = among(LISTED_STAGES, second);

      return side && stage ? { kind, side, stage } : null;
    }
    case "kept": {
      const keptSide = among(KEPT_SIDES, first);
      // A value is whatever follows, commas too; without one it is what the source does not name.
      return keptSide && by ? { kind, side: keptSide, by, value: rest.length === 0 ? null : rest.join(",") } : null;
    }
    case "others":
      return side && by ? { kind, side, by } : null;
    case "confusion": {
      const [answer, label] = [among(LAB_ANSWERS, second), among(STRUCTURE_LABELS, rest[0])];

      return side && answer && label ? { kind, side, answer, label } : null;
    }
    default:
      return null;
  }
}

function among<Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined {
  return words.find((word) => word === text);
}
