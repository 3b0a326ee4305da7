import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { acceptInvitation } from "@/lib/services/people/accept-invitation";
import { readInvitation } from "@/lib/services/people/read-invitation";
import { readResetLink } from "@/lib/services/people/reset-password";
import { runAssay } from "./run-assay";

const db = createDb(String(process.env["DATABASE_URL"]));
const ctx = { db, now: () => new Date() };
beforeAll(() => {
  process.env["BASE_URL"] = "https://assay.example/";
});
afterAll(() => db.$disconnect());

async function assay(...args: readonly string[]) {
  let out = "";
  let err = "";
  const code = await runAssay(args, {
    out: async (text) => {
      out += text;
    },
    err: async (text) => {
      err += text;
    },
  });

  return { code, out, err };
}

const tokenIn = (text: string): string => /https:\/\/assay\.example\/\w+\/(\S+)/.exec(text)?.[1] ?? "";

test("while there is no admin a set-up link is printed, and afterwards none; a lost password gets a reset link", async () => {
  const first = await assay("set-up-link", "--quiet");
  const second = await assay("set-up-link");
  expect(first.out).toMatch(/^Nobody can sign in as an admin yet\. .* https:\/\/assay\.example\/invite\/\S+\n$/);
  await expect(readInvitation(ctx, { token: tokenIn(first.out) })).rejects.toThrow(/taken back/);

  const email = "ada@assay.test";
  await acceptInvitation(ctx, { token: tokenIn(second.out), name: "Ada", email, password: "correct horse battery" });

  expect(await assay("set-up-link", "--quiet")).toEqual({ code: 0, out: "", err: "" });
  expect((await assay("set-up-link")).out).toMatch(/^There is an admin already/);
  const reset = await assay("reset-link", "ADA@assay.test");
  expect(reset.out).toMatch(/^Ada can set a new password within 24 hours at https:\/\/assay\.example\/reset\//);
  expect(await readResetLink(ctx, { token: tokenIn(reset.out) })).toMatchObject({ email });
  // Every command opens the database and its queue anew.
}, 90_000);

test("a reset link for nobody, or for two, is refused", async () => {
  expect(await assay("reset-link", "nobody@assay.test")).toMatchObject({
    code: 3,
    err: "Nobody has the email nobody@assay.test.\n",
  });
  expect(await assay("reset-link")).toMatchObject({ code: 2, err: expect.stringMatching(/^Name one email\./) });
});
