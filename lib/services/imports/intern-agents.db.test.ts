import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { givenFacts } from "@/lib/services/filter-lab/given-facts";
import { givenDeciding } from "@/lib/services/filters/given-deciding";
import { getPipeline } from "@/lib/services/selection/get-pipeline";
import { makeSelection } from "@/lib/services/selection/make-selection";
import { selectionState } from "@/lib/services/selection/selection-state";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { anEnvelope, databaseUrl, db, givenEmptyCorpus, givenFile, imported } from "./fixtures/given-import";
import { writeGate } from "./fixtures/write-gate";

afterAll(() => db.$disconnect());
const gate = await writeGate(databaseUrl);
const lead = await givenContext(db, "lead");
const WON = { outcome: "success", hasLog: true, model: 4, calls: 1, template: 1 } as const;

test("an import into another corpus that names an agent's miner leaves the selection behind, and the lab counts by it", async () => {
  const agent = `agent ${randomUUID()}`;
  const rows = ["a", "b", "c"].map((query) => ({ ...WON, query, agent, run: "r" }));
  const corpus = await givenFacts(db, rows);
  const thresholds = { ...DEFAULT_THRESHOLDS, capPerMiner: 1 };
  await givenDeciding(db, corpus.id, thresholds);
  const select = () => makeSelection(db, { databaseUrl, corpusId: corpus.id, onWritten: async () => undefined });
  const kept = async () => {
    const { stages } = await getPipeline(lead, { id: corpus.extId, thresholds });
    const listed = await countTrajectories(lead, { corpus: corpus.extId, filter: "leaves:kept" });

    return { lab: stages.find(({ stage }) => stage === "caps")?.count, listed: listed.count };
  };
  const isCurrent = async () => (await selectionState(db, corpus.id)).isCurrent;
  const played = async (fields: object) =>
    imported([await givenFile("other.jsonl", anEnvelope({ agent_version_id: agent, ...fields }))]);

  await select();
  // No miner is known, so no cap counts the three together.
  expect(await kept()).toEqual({ lab: 3, listed: 3 });
  await played({});
  expect(await isCurrent()).toBe(true);

  await played({ miner_hotkey: "5Abc" });
  expect(await isCurrent()).toBe(false);
  expect((await kept()).lab).toBe(1);
  await select();
  expect(await kept()).toEqual({ lab: 1, listed: 1 });

  await played({ miner_hotkey: "5Abc" });
  expect(await isCurrent()).toBe(true);
});

/** A corpus whose version keeps so many of a miner. */
async function aCorpus(capPerMiner: number | null) {
  const name = await givenEmptyCorpus();
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name } });
  await givenDeciding(db, id, { capPerMiner });
  const wanted = async () => (await db.corpus.findUniqueOrThrow({ where: { id } })).selectionWanted;
  const play = async (fields: Parameters<typeof anEnvelope>[0], ...lines: string[]) =>
    imported([await givenFile("a.jsonl", [anEnvelope(fields), ...lines].join("\n"))], { corpus: name });

  return { id, wanted, play };
}

test("a corpus whose version does not cap by miner asks for no other selection, and one that does is left until the end", async () => {
  const agent_version_id = `agent ${randomUUID()}`;
  const [capped, free, other] = [await aCorpus(2), await aCorpus(null), await aCorpus(null)];
  for (const corpus of [capped, free]) await corpus.play({ agent_version_id });
  const [before, free0] = [await capped.wanted(), await free.wanted()];

  await gate.close("rejected_row");
  const importing = other.play({ agent_version_id, miner_hotkey: "5Abc" }, "{}");
  await gate.waiting(1);
  // Whoever measures there, or looks for what is behind, need not wait for the batch.
  await db.$queryRaw`select from corpus where id = ${capped.id} for no key update nowait`;
  await gate.open();
  await importing;

  expect([await capped.wanted(), await free.wanted()]).toEqual([before + 1, free0]);
});

test("a miner that is named while the run of its agent is being written elsewhere counts there all the same", async () => {
  const agent_version_id = `agent ${randomUUID()}`;
  const [capped, other] = [await aCorpus(2), await aCorpus(null)];
  const before = await capped.wanted();

  await gate.close("run");
  const playing = capped.play({ agent_version_id });
  await gate.waiting(1);
  const naming = other.play({ agent_version_id, miner_hotkey: "5Abc" });
  await gate.waiting(2);
  await gate.open();
  await Promise.all([playing, naming]);

  expect(await capped.wanted()).toBe(before + 1);
});

test("of records of one agent that are read together each fact is that of the first that gives it", async () => {
  const agent_version_id = `agent ${randomUUID()}`;
  const lines = [
    { agent_name: "Lampwright", miner_hotkey: "5Abc" },
    { agent_name: "Deskwright", model: "tiny" },
    { agent_name: "Deskwright", miner_hotkey: "5Other" },
  ];
  await imported([
    await givenFile("a.jsonl", lines.map((more) => anEnvelope({ agent_version_id, ...more })).join("\n")),
  ]);

  expect(await db.agent.findFirst({ where: { key: { contains: agent_version_id } } })).toMatchObject({
    ...{ name: "Lampwright", model: "tiny", minerHotkey: "5Abc" },
  });
});
