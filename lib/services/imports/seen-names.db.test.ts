import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { anEnvelope, db, givenFile, givenImport, imported } from "./fixtures/given-import";
import { HOSTILE_RECORDS, hostileLine } from "./fixtures/hostile-records";

afterAll(() => db.$disconnect());

const HIDDEN = "x\u0003\ntouch\u202E\u001b[31mRED";
const SEEN = "x[U+0003] touch[U+202E][ESC[31m]RED";

test.each(Object.entries(HOSTILE_RECORDS))(
  "no name that a record of %s gives holds what cannot be seen",
  async (format, record) => {
    const corpus = `names ${format}`;
    const text = JSON.stringify(HIDDEN);
    const line = hostileLine(record, { number: "1", text, id: text, time: "1795216452178" });

    expect(await imported([await givenFile("na\u202Emes.json", line)], { corpus, format })).toMatchObject({
      imported: 1,
    });

    const names = await namesOf(corpus);
    expect(names).toContain("na[U+202E]mes.json");
    for (const name of names) expect(name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    if (format === "sn15") expect(names.filter((name) => name === SEEN).length).toBeGreaterThan(2);
  },
);

test.each([
  ["corpus", { corpus: "be\u202Efore" }],
  ["run", { runName: "be\u0003fore" }],
])("a %s that a person gives such a name is refused", async (of, names) => {
  const file = await givenFile(`${randomUUID()}.jsonl`, anEnvelope());

  await expect(givenImport([file], names)).rejects.toMatchObject({
    code: "INVALID",
    message: `The name of the ${of} has characters that cannot be seen.`,
  });
});

async function namesOf(corpus: string): Promise<readonly string[]> {
  const rows = await queryRows(
    db,
    z.object({ names: z.array(z.string().nullable()) }),
    sql`select array[ru.name, ru.harness, ru.suite, ru.phase, ag.name, ag.version, ag.model, p.bucket, p.difficulty,
          p.suite, t.bucket, f.name] as names
        from corpus c join trajectory t on t.corpus_id = c.id join problem p on p.id = t.problem_id
          join run ru on ru.id = t.run_id left join agent ag on ag.id = ru.agent_id
          join import_file f on f.import_id = t.import_id
        where c.name = ${corpus}`,
  );

  return rows.flatMap(({ names }) => names.flatMap((name) => name ?? []));
}
