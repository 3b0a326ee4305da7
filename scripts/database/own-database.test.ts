import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { refuseUnusableDatabase } from "./own-database.mjs";

test("an address that is not PostgreSQL's is refused without repeating it", async () => {
  await expect(refuseUnusableDatabase("mysql://me:secret@host/db")).rejects.toThrow(
    /^DATABASE_URL is not a PostgreSQL/,
  );
  await expect(refuseUnusableDatabase("nonsense")).rejects.toThrow(/^DATABASE_URL is not a PostgreSQL address/);
});

test("a server that does not answer is named without its password", async () => {
  const refusal = await refuseUnusableDatabase("postgresql://me:secret@127.0.0.1:1/db").catch(String);

  expect(refusal).toContain("The PostgreSQL at 127.0.0.1:1/db does not answer (ECONNREFUSED). Start it or correct");
  expect(refusal).not.toContain("secret");
});

test.each([
  ["28P01", /refused the user or the password/],
  ["3D000", /has no such database\. Make it with createdb/],
  ["53300", /has no free connection/],
])("a server that answers %s is told apart", async (code, sentence) => {
  const port = await fakeServer((socket) => socket.end(message("E", `SFATAL\0C${code}\0Mno\0\0`)));

  await expect(refuseUnusableDatabase(`postgresql://me:x@127.0.0.1:${port}/db`)).rejects.toThrow(sentence);
});

test.each([
  ["140012", /is version 14, and Assay needs 15 or newer\. Upgrade it, or unset DATABASE_URL/],
  ["96024", /is version 9,/],
])("a server of version %s is too old", async (version, sentence) => {
  const port = await fakeServer(answersVersion(version));

  await expect(refuseUnusableDatabase(`postgresql://me:x@127.0.0.1:${port}/db`)).rejects.toThrow(sentence);
});

test("a server of version 15 is good enough", async () => {
  const port = await fakeServer(answersVersion("150000"));

  await expect(refuseUnusableDatabase(`postgresql://me:x@127.0.0.1:${port}/db`)).resolves.toBeUndefined();
});

/** As much of PostgreSQL's protocol as one query without parameters needs. */
function answersVersion(version: string) {
  const ready = message("Z", "I");
  const column = Buffer.concat([Buffer.from("\0\x01server_version_num\0"), Buffer.alloc(18)]);
  const size = Buffer.alloc(4);
  size.writeInt32BE(version.length);
  const row = Buffer.concat([Buffer.from([0, 1]), size, Buffer.from(version)]);

  return (socket: Socket) => {
    socket.write(Buffer.concat([message("R", "\0\0\0\0"), ready]));
    socket.on("data", (request) => {
      const isQuery = request.toString("latin1").startsWith("Q");
      if (isQuery)
        socket.write(Buffer.concat([message("T", column), message("D", row), message("C", "SHOW\0"), ready]));
    });
  };
}

function message(kind: string, content: string | Buffer): Buffer {
  const body = Buffer.from(content);
  const size = Buffer.alloc(4);
  size.writeInt32BE(body.length + 4);

  return Buffer.concat([Buffer.from(kind), size, body]);
}

function fakeServer(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => {}); // The client closes as it likes.
    socket.once("data", () => answer(socket));
  });
  onTestFinished(() => void server.close());

  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      done(typeof address === "object" && address ? address.port : 0);
    });
  });
}
