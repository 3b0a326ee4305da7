import { expect, test } from "vitest";
import { subjectAddress } from "./subject-address";

const ID = "0190b1c2-0000-7000-8000-00000000abcd";

test.each([
  [`trajectory:${ID}`, `/trajectories/${ID}`],
  [`corpus:${ID}`, `/?corpus=${ID}`],
  [`invitation:${ID}`, undefined],
  ["import:x", undefined],
])("the subject %s is shown at %s", (subject, address) => {
  expect(subjectAddress(subject)).toBe(address);
});
