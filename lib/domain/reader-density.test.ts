import { expect, test } from "vitest";
import { readerDensity, readerDensityCookie } from "./reader-density";

const kept = (density: "comfortable" | "dense") => readerDensityCookie(density).split("; ")[0] ?? "";

test.each(["comfortable", "dense"] as const)("%s is read as it was kept, among other cookies", (density) => {
  expect(readerDensity(`theme=dark; ${kept(density)}; assay.corpus=x`)).toBe(density);
});

test.each([null, "", "theme=dark", "assay.reader=huge", "other.assay.reader=dense"])(
  "%j says nothing of it",
  (cookies) => {
    expect(readerDensity(cookies)).toBe("comfortable");
  },
);
