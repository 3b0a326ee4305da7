import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { gateOfScore } from "@/lib/domain/judgement";
import { parseReply } from "./parse-reply";
import { RUBRIC } from "./rubric";

test("another text of the rubric is another version", () => {
  const hash = createHash("sha256").update(RUBRIC.text).digest("hex").slice(0, 16);

  expect([RUBRIC.version, hash]).toEqual(["assay-gates-1", "fb379b70a37bf4af"]);
});

test("the scores that it names are those of the five gates, in order", () => {
  const named = [...RUBRIC.text.matchAll(/the score is (0\.\d)/g)].map(([, score]) => gateOfScore(Number(score)));

  expect(named).toEqual([1, 2, 3, 4, 5]);
});

test("an answer as it asks for can be read", () => {
  const reply = RUBRIC.text.split("\n").find((line) => line.startsWith("{")) ?? "";

  expect(parseReply(reply.replace(/0\.1 \|.*?0\.9/, "0.5"))).toMatchObject({ kind: "scored", gate: 3 });
});
