import { expect, test } from "vitest";
import { aManifest } from "./fixtures/a-manifest";
import { contentHash, releaseManifestText } from "./manifest-text";
import type { ReleaseFile } from "./release-manifest";

const FILE: ReleaseFile = {
  ...{ kind: "data", name: "data/train-00000-of-00001.jsonl", format: "jsonl", pool: "train", rows: 2, bytes: 9 },
  ...{ sha256: "1".repeat(64), firstRow: 1, lineBytes: 9, linesSha256: "1".repeat(64) },
};

test("members come in one order, whatever order they were put together in", () => {
  const manifest = aManifest([FILE], { byBucket: { a: 1, b: 2 }, options: { x: "1", y: "2" } });
  const reversed = Object.fromEntries(
    Object.entries({ ...manifest, byBucket: { b: 2, a: 1 }, options: { y: "2", x: "1" } }).reverse(),
  );
  const again = JSON.parse(JSON.stringify(reversed));

  expect(releaseManifestText(again)).toBe(releaseManifestText(manifest));
  expect(contentHash(again)).toBe(contentHash(manifest));
  expect(Object.keys(JSON.parse(releaseManifestText(again)))[0]).toBe("schema");
});

test("another hash of a file is another content", () => {
  expect(contentHash(aManifest([{ ...FILE, sha256: "2".repeat(64) }]))).not.toBe(contentHash(aManifest([FILE])));
});

test.each(["../etc/passwd", "data/../x", "/data/x", "data/x/y", "README.md", "data/.hidden"])(
  "a file named %s is refused",
  (name) => {
    expect(() => releaseManifestText(aManifest([{ ...FILE, name }]))).toThrow("A file lies in data/ or audit/.");
  },
);
