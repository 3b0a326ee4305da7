import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { givenReview } from "@/lib/services/commits/given-review";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";
import { keepLeases } from "./keep-leases";
import { leaseItems } from "./lease-items";
import { saveDraft } from "./save-draft";

/** One connection, so that what a statement leaves behind on it can be looked at; it waits for the disk as a product install does. */
const url = new URL(process.env["DATABASE_URL"] ?? "");
url.searchParams.set("options", "-c synchronous_commit=on");
const db = createDb(url.href, 1);
afterAll(() => db.$disconnect());

const SettingRow = z.object({ setting: z.string() });
const settingNow = async () =>
  (await queryRows(db, SettingRow, sql`select current_setting('synchronous_commit') as setting`))[0]?.setting;

test("a claim is planned once a connection", async () => {
  const { anna, queue } = await givenReview(db, {}, [{}, {}, {}]);
  for (const want of [1, 2, 3]) await leaseItems(anna, { id: queue.id, want });

  const found = await queryRows(
    db,
    z.object({ runs: z.int() }),
    sql`select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where name = 'claim_items'`,
  );

  expect(found).toEqual([{ runs: 3 }]);
});

test("only leases, heartbeats and drafts are answered before they are on disk, and the next statement waits again", async () => {
  const { anna, queue } = await givenReview(db);
  const { lease, questionVersion } = await givenLease(anna, queue);
  expect(await settingNow()).toBe("on");
  await keepLeases(anna, { id: queue.id, leases: [lease] });
  expect(await settingNow()).toBe("on");
  await saveDraft(anna, { id: lease, answers: { structure: "agentic" } });
  expect(await settingNow()).toBe("on");

  await db.$executeRaw(sql`
    create function keep_setting() returns trigger language plpgsql as $$
      begin perform set_config('assay.setting', current_setting('synchronous_commit'), false); return new; end $$`);
  await db.$executeRaw(
    sql`create trigger keep_setting after insert on label_event for each row execute function keep_setting()`,
  );
  await commitAnswers(anna, { lease, questionVersion }, { structure: "agentic" });
  const [commit] = await queryRows(db, SettingRow, sql`select current_setting('assay.setting') as setting`);
  expect(commit?.setting).toBe("on");
});
