import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { ensureCorpus } from "@/lib/services/corpora/ensure-corpus";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { aContext, anEnvelope, db, givenFile, givenImport } from "@/lib/services/imports/fixtures/given-import";
import { getExportCorpus } from "./export-corpus";

afterAll(() => db.$disconnect());

/** Named so that it is among the first that are listed. */
const aName = () => `0000 ${randomUUID()}`;

/** A corpus whose only import is in this state and brought nothing. */
async function givenHollow(state: "done" | "queued"): Promise<string> {
  const { name } = await ensureCorpus(db, { name: aName(), kind: "imported" });
  const { jobId } = await givenImport([await givenFile("rows.jsonl", anEnvelope())], { corpus: name });
  await db.jobRun.update({ where: { id: jobId }, data: { state } });

  return name;
}

test("an unknown name is answered with the corpora that people see, and with none that was made of nothing", async () => {
  const hollow = await givenHollow("done");
  const coming = await givenHollow("queued");
  const { name: byHand } = await ensureCorpus(db, { name: aName(), kind: "imported" });

  const message = await getExportCorpus(db, { name: "nope" }).catch((error: unknown) => String(error));

  const shown = (await listCorpora(await aContext())).items.map(({ name }) => name);
  for (const [name, isThere] of [
    [hollow, false],
    [coming, true],
    [byHand, true],
  ] as const) {
    expect(shown.includes(name), name).toBe(isThere);
    expect(String(message).includes(`“${name}”`), name).toBe(isThere);
  }
});
