import { expect, test } from "vitest";
import * as z from "zod";
import { newCommitId } from "./new-commit-id";

test("is a UUID of version 4, another one each time", () => {
  const ids = Array.from({ length: 200 }, newCommitId);

  expect(z.array(z.uuidv4()).safeParse(ids).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
