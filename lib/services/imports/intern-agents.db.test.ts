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
import { anEnvelope, databaseUrl, db, givenFile, imported } from "./fixtures/given-import";

afterAll(() => db.$disconnect());
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
