import { expect, test } from "vitest";
import type { LabFigure } from "@/lib/domain/lab-figure";
import { parseFigure, printFigure } from "./figure-address";

test.each<[figure: LabFigure, text: string]>([
  [{ kind: "moved", side: "entered" }, "entered"],
  [{ kind: "verdict", side: "after", verdict: "agentic" }, "verdict,after,agentic"],
  [{ kind: "change", from: "review", to: "sub_task" }, "change,review,sub_task"],
  [{ kind: "kept", side: "left", by: "miner", value: "5Gk2a01b" }, "kept,left,miner,5Gk2a01b"],
  [{ kind: "kept", side: "before", by: "split", value: "main, no pool yet" }, "kept,before,split,main, no pool yet"],
  [{ kind: "kept", side: "after", by: "agent", value: "" }, "kept,after,agent,"],
  [{ kind: "kept", side: "after", by: "bucket", value: null }, "kept,after,bucket"],
  [{ kind: "stage", side: "before", stage: "dedup" }, "stage,before,dedup"],
  [{ kind: "others", side: "before", by: "suite" }, "others,before,suite"],
  [{ kind: "confusion", side: "after", answer: "below_gate", label: "agentic" }, "confusion,after,below_gate,agentic"],
])("%j is named %s in the address, and read from it", (figure, text) => {
  expect(printFigure(figure)).toBe(text);
  expect(parseFigure(text)).toEqual(figure);
});

test.each([
  ...[
    "",
    "constructor",
    "entered,",
    "verdict",
    "verdict,entered,agentic",
    "verdict,after,maybe",
    "verdict,after,agentic,1",
  ],
  ...["stage,after", "stage,after,extracted", "stage,left,dedup", "stage,after,dedup,1"],
  ...["change,review", "change,review,maybe", "kept", "kept,after", "kept,sometime,miner", "kept,after,colour,red"],
  ...["others,left,miner", "others,after,miner,x", "confusion,after,agentic", "confusion,after,agentic,maybe"],
])("“%s” names no figure", (text) => {
  expect(parseFigure(text)).toBeNull();
});
