import { expect, test } from "vitest";
import { UploadQuery } from "./upload";

test.each(["corpus", "run"])("a %s whose name has characters that cannot be seen is refused", (field) => {
  const asked = (name: string) => UploadQuery.safeParse({ name: "a.jsonl", [field]: name });

  expect(asked(" night 3 ").data).toMatchObject({ [field]: "night 3" });
  for (const name of ["a\u202Eb", "a\u0003b", "two\nlines"])
    expect(asked(name).error?.issues.map(({ message }) => message)).toEqual([
      `The name of the ${field} has characters that cannot be seen.`,
    ]);
});
