import { expect, test } from "vitest";
import { findChromium } from "./find-chromium.mjs";

test("the browser that CHROMIUM names comes before every other", async () => {
  const named = process.execPath;

  expect(await findChromium({ CHROMIUM: named }, () => undefined)).toBe(named);
});
