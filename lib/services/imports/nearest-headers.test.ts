import { basename } from "node:path";
import { expect, test } from "vitest";
import { NearestHeaders, type RecordFile, type SideHeader } from "./nearest-headers";

const FOUND = { kind: "found" };

const header = (path: string, ...ids: readonly string[]): SideHeader => ({
  ...{ path, name: "results.json", header: {} },
  ...(ids.length === 0 ? {} : { ids: new Set(ids) }),
});
const record = (path: string): RecordFile => ({ path, id: basename(path, ".json") });

const A = header("/runs/a/results.json");
const B = header("/runs/b/results.json");
const BESIDE_A = header("/runs/a/other.json");
const ABOVE = header("/runs/results.json");
const LISTING = header("/runs/results.json", "1");
const inA = "/runs/a/simulations/1.json";

test.each([
  ["the nearest above is it", [A, B, ABOVE], inA, { kind: "found", header: A }],
  ["one in the folder itself, too", [A, ABOVE], "/runs/a/1.json", { kind: "found", header: A }],
  ["where two are as near it is one of them", [A, BESIDE_A], inA, { kind: "several", headers: [A, BESIDE_A] }],
  ["a folder whose name begins like that of another is another", [A, B], "/runs/ab/1.json", { kind: "none" }],
  ["elsewhere it is not even the only one", [A], "/other/1.json", { kind: "none" }],
  ["nor that of a folder beside its own", [A], "/runs/b/simulations/1.json", { kind: "none" }],
  ["nor, two folders above, that of runs below", [ABOVE], inA, { kind: "none" }],
  ["without a header there is none", [], inA, { kind: "none" }],
  ["folders that are named from where one is have it, too", [header("results.json")], "simulations/1.json", FOUND],
  ["one that lists the file is it, however far above", [LISTING], inA, { kind: "found", header: LISTING }],
  ["and goes before nearer ones that do not", [A, LISTING], inA, { kind: "found", header: LISTING }],
  [
    "one that lists others is not it, and it is there",
    [header("/runs/a/results.json", "2")],
    inA,
    { kind: "unlisted" },
  ],
  ["nor, two folders above, is it near", [header("/runs/results.json", "2")], inA, { kind: "none" }],
  ["nor is one elsewhere that lists it", [header("/runs/b/results.json", "1")], inA, { kind: "none" }],
  [
    "of two in one drop it is the one that lists it",
    [header("/drop/1.json", "1"), header("/drop/2.json", "2")],
    "/drop/2.json",
    { kind: "found", header: { path: "/drop/2.json" } },
  ],
  [
    "beside one that lists others it is the one that lists none",
    [header("/drop/1.json", "1"), header("/drop/2.json")],
    "/drop/3.json",
    { kind: "found", header: { path: "/drop/2.json" } },
  ],
  ["two that list it are two", [LISTING, header("/runs/a/results.json", "1")], inA, { kind: "several" }],
])("%s", (_, headers, file, expected) => {
  expect(new NearestHeaders(headers, []).of(record(file))).toMatchObject(expected);
});

test("a header knows how many files are its own, and of how many it is one of several", () => {
  const files = [inA, "/runs/a/2.json", "/runs/b/simulations/1.json"].map(record);
  const nearest = new NearestHeaders([A, B, BESIDE_A], files);

  expect(nearest.filesOf(A.path)).toEqual({ own: 0, unsure: 2 });
  expect(nearest.filesOf(BESIDE_A.path)).toEqual({ own: 0, unsure: 2 });
  expect(nearest.filesOf(B.path)).toEqual({ own: 1, unsure: 0 });
  expect(nearest.filesOf("/elsewhere.json")).toEqual({ own: 0, unsure: 0 });
});

test("many runs of many files cost no more than their number", () => {
  const runs = Array.from({ length: 4_000 }, (_, at) => `/runs/${at}`);
  const headers = runs.map((run) => header(`${run}/results.json`));
  const files = runs.flatMap((run) => Array.from({ length: 10 }, (_, at) => `${run}/simulations/${at}.json`));
  const startedAt = performance.now();

  const nearest = new NearestHeaders(headers, files.map(record));
  const counts = new Set(headers.map(({ path }) => nearest.filesOf(path).own));

  expect(counts).toEqual(new Set([10]));
  // Each header against each file and each other header takes hours.
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
