import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { aDetail } from "@/components/trajectory/given-reader";
import { readerOptions, trajectoryOptions } from "./trajectory";

afterEach(() => vi.unstubAllGlobals());

/** A server that holds one trajectory in five chunks of ten steps each, and what it is asked for. */
function givenServer() {
  const chunks = [0, 1, 2, 3, 4].map((chunk) => ({
    chunk,
    firstStep: chunk * 10,
    lastStep: chunk * 10 + 9,
    rawBytes: 900_000,
  }));
  const detail = aDetail({ steps: [], outline: { chunks } });
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const path = address.replace(`/api/trajectories/${detail.header.id}`, "");
    asked.push(path);
    return Promise.resolve(Response.json(path === "?as=gzip" ? detail : []));
  });

  return { id: detail.header.id, asked };
}

test.each([
  [undefined, ["/chunks/0", "/chunks/1"]],
  [25, ["/chunks/1", "/chunks/2", "/chunks/3"]],
  [4000, ["/chunks/3", "/chunks/4"]],
])("a reader that opens at step %s asks for the bodies there with the outline", async (step, bodies) => {
  const { id, asked } = givenServer();

  await new QueryClient().query(readerOptions(id, step));

  expect(asked).toEqual(["?as=gzip", ...bodies]);
});

test("a peek asks for no bodies", async () => {
  const { id, asked } = givenServer();

  await new QueryClient().query(trajectoryOptions(id));

  expect(asked).toEqual(["?as=gzip"]);
});
