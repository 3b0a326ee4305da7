import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { answerable, makeAnswerable } from "./make-answerable";

test.each([
  ["/problems/50%", "/problems/50%25"],
  ["/trajectories/%zz", "/trajectories/%25zz"],
  ["/a/%ff/%E2%82", "/a/%25ff/%25E2%2582"],
  ["/a/%", "/a/%25"],
  ["/a/%4", "/a/%254"],
  // What decodes stays, byte for byte, and so does the query, which is read another way.
  ["/problems/50%25", "/problems/50%25"],
  ["/a/%E2%82%ac%20b%2Fc?filter=50%&x=%zz?%", "/a/%E2%82%ac%20b%2Fc?filter=50%&x=%zz?%"],
  ["/?", "/?"],
])("the address %s comes as %s, which decodes", (url, read) => {
  expect(answerable({ method: "GET", url })).toEqual({ method: "GET", url: read });
  expect(() => decodeURIComponent(read.split("?")[0] ?? "")).not.toThrow();
});

test("a server is asked for what can be read, and for TRACE as a method that a Request can have", async () => {
  makeAnswerable();
  const server = createServer(({ method, url }, response) => response.end(`${method} ${url}`));
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const ask = async (line: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.end(`${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);

    return (await text(socket)).split("\r\n").at(-1);
  };

  expect(await ask("PUT /problems/50%")).toBe("PUT /problems/50%25");
  const traced = await ask("TRACE /api/corpora");
  expect(traced).toBe("GET /api/auth/sign-in");
  expect(() => new Request("http://localhost", { method: traced?.split(" ")[0] ?? "" })).not.toThrow();
});

test("what TRACE is asked as has no GET, so that Next.js refuses it", () => {
  const { url } = answerable({ method: "TRACE", url: "/" });
  const route = readFileSync(`app${url}/route.ts`, "utf8");

  expect(Array.from(route.matchAll(/^export const (\w+)/gm), ([, method]) => method)).toEqual(["POST"]);
});
