import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { givenArena } from "@/lib/jobs/fixtures/given-release";
import { saveFilter } from "@/lib/services/filters/save-filter";
import { getRelease } from "@/lib/services/releases/get-release";
import { agreeToWaiver, waiveGuard } from "@/lib/services/releases/waive-guard";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { runAssay } from "./run-assay";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const home = await temporaryFolder();
process.env["ASSAY_HOME"] = home;
const arena = await givenArena({ db, url, home });
const OF_CORPUS = ["--corpus", arena.name];
const RECIPE = ["--split", "main", "--name", "By hand", "--preset", "sft", "--licence", "mit"];

async function release(...args: readonly string[]) {
  const printed = { out: "", err: "" };
  const to = (name: "out" | "err") => async (text: string) => {
    printed[name] += text;
  };
  const code = await runAssay(["release", ...args], { out: to("out"), err: to("err") });

  return { code, ...printed };
}

test("a release is built, shown, listed, signed and verified, and the line it prints writes the same bytes again", async () => {
  const built = await release("build", ...OF_CORPUS, ...RECIPE, "--json");
  const first = JSON.parse(built.out);

  expect([built.code, first.state, first.blocked]).toEqual([0, "audited", 0]);
  expect(first.manifest.tokenizer).toMatch(/^Qwen3, tokenizer\.json [0-9a-f]{64}$/);
  expect((await release("show", "1", ...OF_CORPUS)).out).toContain(`Content ${first.contentHash}\n`);
  const words = first.command.match(/(?:'[^']*'|[^\s'])+/g).map((word: string) => word.replaceAll("'", ""));
  const [verb, ...rest] = words.slice(words.indexOf("rebuild"));
  const out = join(await temporaryFolder(), "again");
  const again = await release(verb, ...rest.with(-1, out));
  expect([again.code, again.out]).toEqual([0, `Content ${first.contentHash}, as it was built.\n`]);
  expect((await release("verify", out, "--unsigned")).code).toBe(0);
  const second = JSON.parse((await release("build", ...OF_CORPUS, ...RECIPE, "--json")).out);
  expect([second.number, second.contentHash]).toEqual([2, first.contentHash]);
  expect((await release("diff", "1", "2", ...OF_CORPUS)).out).toBe(
    "Both hold the same trajectories with the same rows.\n",
  );
  expect((await release("sign", "1", ...OF_CORPUS)).err).toContain("It has to be approved first.");

  const signed = await release("sign", "1", ...OF_CORPUS, "--approve", "--note", "Ready");

  expect(signed).toMatchObject({ code: 0, err: "" });
  expect(await getRelease(arena.lead, { id: first.id })).toMatchObject({
    state: "signed",
    approvals: [{ note: "Ready" }],
  });
  const { folder } = await db.release.findUniqueOrThrow({ where: { extId: first.id } });
  expect((await release("verify", `${home}/${folder}`)).code).toBe(0);
  expect((await release("list", ...OF_CORPUS)).out).toMatch(/^2\s+audited\s+sft.*\n1\s+signed\s+sft/);
});

test("another pool is told by its cause, and exits 1", async () => {
  await release("build", ...OF_CORPUS, ...RECIPE);
  const { number } = await db.release.findFirstOrThrow({ where: { corpusId: arena.id }, orderBy: { number: "desc" } });
  await release("build", ...OF_CORPUS, ...RECIPE, "--pool", "train,test");

  const { code, out } = await release("diff", String(number), String(number + 1), ...OF_CORPUS);

  expect(code).toBe(1);
  expect(out).toMatch(/recipe\s+[1-9]\d*\s+0\s+0\n/);
  expect(out).toContain("The recipes of");
});

test("the version, the caps and the labels of a release are chosen by its line, and their changes are named", async () => {
  const thresholds = { ...DEFAULT_THRESHOLDS, agenticShare: 0.97 };
  const { hash } = await saveFilter(arena.lead, { name: "Strict", reason: "Stricter", thresholds });
  const plain = JSON.parse((await release("build", ...OF_CORPUS, ...RECIPE, "--json")).out);
  const chosen = ["--cap", "problem=1", "--cap", "miner=none", "--labels-as-of", String(plain.number)];
  const built = JSON.parse(
    (await release("build", ...OF_CORPUS, ...RECIPE, ...chosen, "--filter-version", hash, "--json")).out,
  );

  expect(built.recipe).toMatchObject({ caps: { problem: 1, miner: null }, labelsAsOf: String(plain.number) });
  expect(built.manifest).toMatchObject({ filterVersion: { hash }, caps: { problem: 1, miner: null } });
  expect((await release("show", String(built.number), ...OF_CORPUS)).code).toBe(0);
  const { out } = await release("diff", String(plain.number), String(built.number), ...OF_CORPUS);
  expect(out).toContain("Filter version: defaults-1 became Strict\n");
  expect(out).toContain("Cap of a problem: any number (by the filter version) became 1\n");
  expect(out).toContain(`Labels and approvals: of when it was built became as release ${plain.number} knows them\n`);
});

test("a release that leaks is built and exits 1, is not signed, and says by which guard", async () => {
  await release("build", ...OF_CORPUS, ...RECIPE);
  const { problemId } = await db.releaseMember.findFirstOrThrow({ where: { corpusId: arena.id } });
  const { query } = await db.problem.findUniqueOrThrow({ where: { id: problemId } });
  const held = { position: 0, name: "held", goldIds: [], recommendedIds: [], titles: [], query };
  const set = await db.protectedSet.create({
    data: {
      ...{ corpusId: arena.id, name: "suite", note: "", fileName: "a.jsonl", hash: "", personId: arena.lead.person.id },
      problems: { create: [held] },
    },
  });

  const { code, out } = await release("build", ...OF_CORPUS, ...RECIPE);

  expect(code).toBe(1);
  expect(out).toMatch(/\nLeaks:\nprotected\s+1\s+stops the release\n/);
  const { number } = await db.release.findFirstOrThrow({ where: { corpusId: arena.id }, orderBy: { number: "desc" } });
  expect((await release("show", String(number), ...OF_CORPUS)).code).toBe(1);
  expect((await release("sign", String(number), ...OF_CORPUS, "--approve")).err).toContain("It leaks: ");
  expect((await release("list", ...OF_CORPUS)).out).toMatch(new RegExp(`^${number} +audited +sft .* blocked by 1 `));

  const { extId: id } = await db.release.findFirstOrThrow({ where: { corpusId: arena.id, number } });
  await waiveGuard(arena.lead, { id, guard: "protected", reason: "An old suite" });
  const second = await givenContext(db, "lead", home);
  const [waiver] = (await getRelease(second, { id })).waivers;
  await agreeToWaiver(second, { id, waiver: waiver?.id ?? "" });

  const shown = await release("show", String(number), ...OF_CORPUS);
  expect([shown.code, shown.out]).toEqual([
    0,
    expect.stringMatching(/^Release .*: audited, 1 guard waived, \d+ rows?\n/),
  ]);
  expect((await release("list", ...OF_CORPUS)).out).toMatch(new RegExp(`^${number} +audited +sft .* 1 waived `));
  await db.protectedSet.update({ where: { id: set.id }, data: { removedAt: new Date() } });
});

test.each([
  [["build"], "--corpus"],
  [["build", ...OF_CORPUS, ...RECIPE, "--cap", "agent=2"], "write problem=N or miner=N"],
  [["build", ...OF_CORPUS, ...RECIPE, "--cap", "miner=2", "--cap", "miner=3"], "given twice"],
  [["build", ...OF_CORPUS, ...RECIPE, "--labels-as-of", "2026-11-20T10:30"], "a moment with its zone"],
  [["build", ...OF_CORPUS, ...RECIPE, "--labels-as-of", "999"], "There is no release 999"],
  [["build", ...OF_CORPUS, ...RECIPE, "--filter-version", "none"], "There is no filter version “none”"],
  [["build", ...OF_CORPUS, ...RECIPE, "--pool", "holdout"], "pools.0"],
  [["show", "one", ...OF_CORPUS], "Name one release by its number."],
  [["show", "9999999999", ...OF_CORPUS], "Name one release by its number."],
  [["show", "99", ...OF_CORPUS], "There is no release 99"],
  [["build", "--corpus", arena.name, "--split", "none", ...RECIPE.slice(2)], "There is no split “none”"],
])("a mistake in %j is one sentence", async (args, sentence) => {
  const { code, err } = await release(...args);

  expect(code).toBeGreaterThanOrEqual(2);
  expect(err).toContain(sentence);
});
