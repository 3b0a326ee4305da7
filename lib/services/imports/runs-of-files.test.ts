import { expect, test } from "vitest";
import { runsOfFiles } from "./runs-of-files";

const file = (path: string, name = path.split("/").at(-1) ?? "") => ({ path, name });

test("a file is a run of its name; several of one name are told apart by as many folders as it takes", () => {
  const paths = ["/r/a/x/output.jsonl", "/r/b/x/output.jsonl", "/r/b/y/output.jsonl", "/r/b/y/other.jsonl"];

  expect([
    ...runsOfFiles(
      paths.map((path) => file(path)),
      "/home",
    ).values(),
  ]).toEqual(["a/x/output.jsonl", "b/x/output.jsonl", "y/output.jsonl", "other.jsonl"]);
});

test("the same file twice is one run", () => {
  expect([...runsOfFiles([file("/a/o.jsonl"), file("/a/o.jsonl")], "/home").values()]).toEqual(["o.jsonl"]);
});

test("files dropped in a browser, whose folders nobody knows, are numbered", () => {
  const dropped = ["1", "2"].map((stored) => file(`/home/uploads/7-abc/${stored}`, "output.jsonl"));

  expect([...runsOfFiles(dropped, "/home").values()]).toEqual(["output.jsonl", "output.jsonl (2)"]);
});

test("a path that another one ends in is named by all of its folders", () => {
  const names = [...runsOfFiles([file("/x/o"), file("/a/x/o"), file("/b/a/x/o")], "/home").values()];

  expect(new Set(names).size).toBe(3);
});

test("thousands of files of one name are told apart at once", () => {
  const files = Array.from({ length: 4_000 }, (_, at) => file(`/r/${at}/deep/down/below/output.jsonl`));
  const began = performance.now();

  expect(new Set(runsOfFiles(files, "/home").values()).size).toBe(files.length);
  expect(performance.now() - began).toBeLessThan(2_000);
});
