import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { request as requests } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "@/e2e/fixtures/ask";

const STORIES = resolve(import.meta.dirname, "../../e2e");

/** A server that closes the connection under the first requests, as one that has been idle too long. */
async function givenClosing(closes: number) {
  let asked = 0;
  const server = createServer((incoming, answer) => {
    asked += 1;
    if (asked <= closes) incoming.socket.destroy();
    else answer.end(incoming.url);
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const request = await requests.newContext({ baseURL: `http://127.0.0.1:${port}` });
  onTestFinished(async () => {
    await request.dispose();
    await new Promise((closed) => void server.close(closed));
  });

  return request;
}

test("what a story asks is asked again where the server closes the connection under it", async () => {
  const request = await givenClosing(1);

  const answer = await ask(request, "/api/corpora", { params: { limit: "1" } });

  expect(await answer.text()).toBe("/api/corpora?limit=1");
});

test("no story and no fixture asks past it", () => {
  const files = readdirSync(STORIES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

  const past = files.filter((file) => /\brequest\s*\.(get|head)\(/.test(readFileSync(resolve(STORIES, file), "utf8")));

  expect(past).toEqual(["fixtures/ask.ts"]);
});
