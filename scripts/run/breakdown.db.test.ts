import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { breakdown } from "./breakdown.mjs";

const url = String(process.env["DATABASE_URL"]);
const NEVER = new Promise<string>(() => undefined);
const web = { ended: NEVER, lastWords: () => "a stack" };
const worker = { failed: NEVER };

test("a web server that ended is told with its signal and its last words", async () => {
  const ended = { ...web, ended: Promise.resolve("SIGKILL") };

  expect(await breakdown({ web: ended, worker, database: { url } }, "/data")).toEqual({
    what: "the web server ended (SIGKILL)",
    words: "a stack",
  });
});

test("a worker that cannot be kept up is told with its last words, as long as the database answers", async () => {
  const failed = { failed: Promise.resolve("no such column") };

  expect(await breakdown({ web, worker: failed, database: { url } }, "/data")).toEqual({
    what: "the worker ended several times in a row",
    words: "no such column",
  });
  const nowhere = { url: "postgresql://nobody@127.0.0.1:1/none" };
  expect(await breakdown({ web, worker: failed, database: nowhere }, "/data")).toEqual({
    what: "the database was lost",
    words: expect.stringMatching(/^The PostgreSQL at 127\.0\.0\.1:1\/none does not answer \(ECONNREFUSED\)/),
  });
});

test("a database server of ours that ended is told with where its log is", async () => {
  const server = spawn("sleep", ["60"]);
  onTestFinished(() => void server.kill());
  const broken = breakdown({ web, worker, database: { url, pid: server.pid } }, "/data");

  server.kill("SIGKILL");
  await once(server, "exit");

  expect(await broken).toEqual({ what: "the database server ended", words: "/data/logs/postgres.log says why." });
});
