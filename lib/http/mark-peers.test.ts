import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { markPeers, peerHeader } from "./mark-peers";

test("a request carries the address of its connection, not the one that it claims", async () => {
  markPeers();
  const server = createServer((request, response) => response.end(String(request.headers[peerHeader()])));
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { [peerHeader()]: "203.0.113.1" } });

  expect(await answer.text()).toBe("127.0.0.1");
});

test("the name of the header cannot be guessed", () => {
  expect(peerHeader()).toMatch(/^x-assay-peer-[0-9a-f-]{36}$/);
  expect(peerHeader()).toBe(peerHeader());
});
