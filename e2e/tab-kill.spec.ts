import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";
import { killTabs } from "./fixtures/kill-tabs";
import { makeQueue } from "./fixtures/own-queue";

/** The benchmark makes a thousand. */
const KILLS = 16;
/** More items than can be answered before the last kill. */
const ITEMS = 200;

test("no answer is lost or doubled when the tab is killed at random moments", async ({
  context,
  request,
  givenCorpus,
}) => {
  test.setTimeout(600_000);
  const lines = Array.from({ length: ITEMS }, (_, at) =>
    episode({ problem: `lamp-${at}`, query: `lamp number ${at}`, searches: 1 }),
  );
  const { id: corpus } = await givenCorpus(lines);
  const queue = await makeQueue(request, corpus);

  const report = await killTabs({ context, request, queue: queue.id, kills: KILLS, random: sequence(20) });

  expect(report.committed).toBeGreaterThan(KILLS / 4);
  expect(report).toMatchObject({ lost: 0, doubled: 0 });
  // A tab may die between taking an answer and saying so: the server may count more, never fewer.
  expect(report.given).toBeGreaterThanOrEqual(report.committed);
});

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;

  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
