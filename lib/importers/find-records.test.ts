import { describe, expect, test } from "vitest";
import { SAMPLE_BYTES } from "./detect-format";
import { findRecords } from "./find-records";
import { importBytes } from "./import-bytes";

const MB = 1024 * 1024;
const REJECTED = "rejected";
const CHAT = { messages: [{ role: "user", content: "hi" }] };
const late = (bytes: number) => ({ note: "x".repeat(bytes), ...CHAT });

/** How a file is found, and how many bytes of it were asked for beyond its head. */
async function find(text: string): Promise<{ found: string; readBytes: number }> {
  const bytes = new TextEncoder().encode(text);
  let readBytes = 0;
  async function* read() {
    for (let at = 0; at < bytes.length; at += MB) {
      const chunk = bytes.subarray(at, at + MB);
      readBytes += chunk.length;
      yield chunk;
    }
  }
  const found = await findRecords({ head: bytes.subarray(0, SAMPLE_BYTES), read }, undefined);

  return { found: found.kind === "detected" ? `${found.importer.format} ${found.layout}` : found.why, readBytes };
}

test.each([
  ["lines", `${JSON.stringify(late(3 * MB))}\n${JSON.stringify(CHAT)}\n`, "chat lines"],
  ["a single record", JSON.stringify(late(3 * MB)), "chat lines"],
  ["a pretty-printed record", JSON.stringify(late(3 * MB), null, 2), "chat single"],
  ["an array", JSON.stringify([late(5 * MB), CHAT]), "chat array"],
  ["lines, the first of them broken", `{"note": ${"x".repeat(3 * MB)}\n${JSON.stringify(CHAT)}\n`, "chat lines"],
])("%s are told by what comes late in a long first record", async (_, text, expected) => {
  expect((await find(text)).found).toBe(expected);
});

describe("files that end without a line feed, put together", () => {
  const envelope = (id: string) => ({ problem_id: id, dialogue: [] });
  const bundle = (id: string) => [{ extra_info: { problem_id: id } }];
  const trial = (id: string) => ({ task_id: id, traj: [] });
  const run = (id: string) => ({
    info: { agent_info: {} },
    tasks: [],
    simulations: [{ task_id: id, messages: [], reward_info: 1 }],
  });
  const both = (of: (id: string) => unknown, between: string) =>
    ["a", "b"].map((id) => JSON.stringify(of(id))).join(between);

  test.each([
    ["bundles", both(bundle, ""), "sn15 single", ["a", "b"]],
    ["bundles and blanks", both(bundle, "  "), "sn15 single", ["a", "b"]],
    ["envelopes", both(envelope, ""), "sn15 single", ["a", "b"]],
    ["files of lines", `${both(envelope, "\n")}${both(envelope, "\n")}`, "sn15 lines", ["a", "b", "a", "b"]],
    ["a garbled first one", `{"x":1}${both(envelope, "")}`, "sn15 single", [REJECTED, "a", "b"]],
    [
      "lists of trials",
      both((id) => [trial(id)], ""),
      "tau-bench array",
      ["tau-bench:unknown:f.json:a", "tau-bench:unknown:f.json:b"],
    ],
    // What a header says holds for its own run alone.
    ["runs", both(run, ""), "tau2-bench member", ["tau2-bench:unknown:f.json:a", REJECTED]],
  ])("%s are read one by one", async (_, text, found, keys) => {
    const file = await importBytes(new TextEncoder().encode(text), "f.json");
    if (file.kind === "refused") throw new Error(file.why);

    const outcomes = file.outcomes.map((one) => (one.kind === "imported" ? one.value.problem.key : REJECTED));
    expect([`${file.format} ${file.layout}`, outcomes]).toEqual([found, keys]);
  });
});

test("what is told by the head alone is not read again", async () => {
  const text = `${JSON.stringify({ ...CHAT, note: "x".repeat(3 * MB) })}\n`;

  expect(await find(text)).toEqual({ found: "chat lines", readBytes: 0 });
});

test("a file of another kind is refused by its first whole record, however long it goes on", async () => {
  const rows = Array.from({ length: 10_000 }, () => ({ sample: "x".repeat(300) }));

  for (const text of [JSON.stringify(rows), rows.map((row) => JSON.stringify(row)).join("\n")]) {
    expect(await find(text)).toMatchObject({ found: expect.stringMatching(/No known format fits/), readBytes: 0 });
  }
});

test("a first record that never ends is given up at 64 MB", async () => {
  const { found, readBytes } = await find(`{"note": "${"x".repeat(80 * MB)}`);

  expect(found).toMatch(/No known format fits/);
  expect(readBytes).toBeLessThanOrEqual((4 + 32 + 64) * MB + 2);
});

test.each([
  ["lists", "[1,2],"],
  ["objects", `{"id":1,"n":"ab"},`],
])("a record of very many small %s is given up where the budget of values ends, not at 64 MB", async (_, part) => {
  const { found, readBytes } = await find(`{"a":[`.padEnd(40 * MB, part));

  expect(found).toMatch(/No known format fits/);
  expect(readBytes).toBeLessThanOrEqual(4 * MB);
});

describe("a file that ends inside its only record is refused for that, and not by what the formats miss", () => {
  test.each([
    ["on a line", `{"a":`, 5],
    ["on a line that ends", `{"a":\n`, 6],
    ["over lines", `{\n  "a": {\n    "b": [1,`, 23],
    ["in a list", `[{"a": "x`, 9],
    ["behind the first sample", JSON.stringify(late(3 * MB)).slice(0, 2 * MB), 2 * MB],
  ])("%s", async (_, text, characters) => {
    const why = `The record breaks off after ${characters.toLocaleString("en")} characters: the file was cut, or is still being written.`;

    expect((await find(text)).found).toBe(why);
  });

  test("one that is no JSON where it goes on tells the place", async () => {
    expect((await find(`{\n  "a": 1,\n  b: 2\n}`)).found).toContain("not valid JSON at character 15: “b: 2 }”");
  });

  test.each([
    ["before its records", (text: string) => text.slice(0, text.indexOf(`,"simulations"`))],
    ["inside its tasks", (text: string) => text.slice(0, text.indexOf(`"late"`) + 3)],
  ])("a run that was cut %s is not taken for the header of one in several files", async (_, cut) => {
    const run = { info: { environment_info: { domain_name: "bakery" } }, tasks: [{ id: "late" }], simulations: [] };

    for (const more of ["", "x".repeat(600_000)]) {
      const text = JSON.stringify({ more, ...run });

      expect((await find(cut(text))).found).toMatch(/^The record breaks off after .* characters: the file was cut/);
    }
  });
});
