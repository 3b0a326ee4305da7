import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Step } from "@/lib/domain/step";
import { unseenInTextOptions } from "./unseen-in-text";

const KNOWN = { "2647304017": { inQuery: false, firstSeenStep: 0, recommended: false } };
const chunk = (index: number, thought: string): readonly Step[] => [
  { index, role: "agent", thought, claimed: [], logged: [] },
];

test("words behind steps that are not here wait for them", async () => {
  const client = new QueryClient();
  const first = chunk(0, "1111111111");
  const last = chunk(2, "3333333333");
  const ask = (chunks: readonly (readonly Step[] | undefined)[]) =>
    client.query(unseenInTextOptions({ id: "t", chunks }, KNOWN));

  expect((await ask([undefined, undefined, last])).ids).toEqual([]);
  expect((await ask([first, undefined, last])).ids).toEqual(["1111111111"]);
  expect((await ask([first, chunk(1, "2222222222"), last])).ids).toEqual(["1111111111", "2222222222", "3333333333"]);
});
