import { expect, test } from "vitest";
import { breakdown } from "./breakdown.mjs";

const NEVER = new Promise<never>(() => undefined);
const database = { url: String(process.env["DATABASE_URL"]), failed: NEVER };
const web = { ended: NEVER, lastWords: () => "a stack" };
const worker = { failed: NEVER };

test("a web server that ended is told with its signal and its last words", async () => {
  const ended = { ...web, ended: Promise.resolve("SIGKILL") };

  expect(await breakdown({ web: ended, worker, database })).toEqual({
    what: "the web server ended (SIGKILL)",
    words: "a stack",
  });
});

test("a worker that cannot be kept up is told with its last words, as long as the database answers", async () => {
  const failed = { failed: Promise.resolve("no such column") };

  expect(await breakdown({ web, worker: failed, database })).toEqual({
    what: "the worker ended several times in a row",
    words: "no such column",
  });
  const nowhere = { ...database, url: "postgresql://nobody@127.0.0.1:1/none" };
  expect(await breakdown({ web, worker: failed, database: nowhere })).toEqual({
    what: "the database was lost",
    words: expect.stringMatching(/^The PostgreSQL at 127\.0\.0\.1:1\/none does not answer \(ECONNREFUSED\)/),
  });
});

test("a database that cannot be kept up is told as its keeper tells it", async () => {
  const lost = { what: "the database server ended", words: "/data/logs/postgres.log says why." };

  expect(await breakdown({ web, worker, database: { ...database, failed: Promise.resolve(lost) } })).toEqual(lost);
});
