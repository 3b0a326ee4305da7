import { describe, expect, test } from "vitest";
import { importBytes } from "./import-bytes";

const trial = (id: number): string =>
  JSON.stringify({
    task_id: id,
    reward: 0,
    info: { task: { user_id: "a" } },
    traj: [{ role: "user", content: "hi" }],
    trial: 0,
  });
const broken = (id: number): string => trial(id).replace('"task_id":', '"task_id"::');
const simulation = (id: string): string =>
  JSON.stringify({
    id,
    task_id: "1",
    termination_reason: "user_stop",
    messages: [{ role: "user", content: "hi" }],
    trial: 0,
  });
const run = (simulations: string): string =>
  `{"info":{"environment_info":{"domain_name":"retail"},"agent_info":{}},"tasks":[{"id":"1"}],"simulations":${simulations}}`;

async function countsOf(text: string): Promise<unknown> {
  const file = await importBytes(new TextEncoder().encode(text), "file.json");
  if (file.kind === "refused") return file.why;

  const imported = file.outcomes.filter(({ kind }) => kind === "imported").length;
  return { format: file.format, imported, rejected: file.outcomes.length - imported };
}

describe("one fault in a file on one line costs one row, and not the file", () => {
  test.each([
    ["in the first item", `[${broken(0)}, ${trial(1)}, ${trial(2)}]`, 2, 1],
    ["in the second item", `[${trial(0)}, ${broken(1)}, ${trial(2)}]\n`, 2, 1],
    ["in the third item", `[${trial(0)}, ${trial(1)}, ${broken(2)}]`, 2, 1],
    ["a bracket that lacks", `[${trial(0)}, ${trial(1).slice(0, -1)}, ${trial(2)}, ${trial(3)}]`, 3, 1],
    ["a comma before the end", `[${trial(0)}, ${trial(1)},]`, 2, 0],
    ["garbage behind the end", `[${trial(0)}, ${trial(1)}] trailing junk`, 2, 1],
    ["no end", `[${trial(0)}, ${trial(1)}`, 2, 1],
    ["in the first item, an item a line", `[\n${broken(0)},\n${trial(1)},\n${trial(2)}\n]`, 2, 1],
    ["in the first item, on the first line", `[${broken(0)},\n${trial(1)},\n${trial(2)}]`, 2, 1],
  ])("%s", async (_, text, imported, rejected) => {
    expect(await countsOf(text)).toEqual({ format: "tau-bench", imported, rejected });
  });

  test("in a member", async () => {
    const text = run(`[${simulation("a")}, ${simulation("b").replace(":", "::")}, ${simulation("c")}]`);

    expect(await countsOf(text)).toEqual({ format: "tau2-bench", imported: 2, rejected: 1 });
  });
});

test.each(["[INFO] started\n[INFO] ended\n", "{not: json}\n", "[1,2,]"])(
  "what is no record is refused: %s",
  async (text) => {
    expect(await countsOf(text)).toMatch(/^The file is not JSON or JSON lines; it begins with/);
  },
);
