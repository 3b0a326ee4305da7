import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Functions that take a context and ask nothing themselves, with the reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  acceptInvitation: "whoever holds the link is nobody yet",
  agreeToWaiver: "withRelease asks, as of every step of a release",
  approvalRows: "makes the conditions of a query; its callers ask before they run one",
  approveRelease: "withRelease asks",
  auditMembers: "the audit of a split or of a release, whose callers ask",
  auditRelease: "auditAgain and signRelease ask; the job was asked for at its start",
  buildRelease: "the job of a release, which a person was asked for at its start",
  closeWaiting: "cancelJob asks",
  countCatalogue: "getCatalogue and removeCatalogue ask",
  deleteRelease: "withRelease asks",
  differencePage: "compareReleases asks",
  endActivation: "the end of an activation's job, which a person was asked for at its start",
  ensureOwner: "says who the person is",
  findDownload: "reads which files a release has; every caller asks",
  findRelease: "finds the row of a release; every caller asks",
  giveBackAttempt: "ends what takeAttempt began",
  insertQueue: "createQueue and makeSample ask",
  keptSelection: "getFunnel asks",
  liesBeyond: "setGate and setGateCause ask",
  makeAudit: "getSplitAudit and auditSplit ask, of the job too",
  metAnswer: "setLabel, setApproval and undoLabel ask, and whoever reviews the trajectory blind does not come so far",
  namedThings: "listAudit asks",
  noteSetAside: "setAside and putBack ask",
  openExport: "getExportFile asks",
  ownAccount: "changePassword and endSessions ask",
  previewTakeBack: "locateTakeBack asks",
  putBack: "the end of an activation's job that a person cancelled",
  readImports: "getImport and listImports ask",
  readRecipe: "startRelease and previewRelease ask",
  recordImport: "createImport and retryRejected ask",
  relatePaths: "the worker's own work, without a person",
  removeProtectedSet: "setProtection asks",
  removeFiles: "the end of the job of a removal, which a person was asked for at its start",
  removeReadFiles: "removeStaleUploads and removeUpload call it",
  removeStaleUploads: "the worker's own work, without a person",
  removeUnknownFiles: "takeUpload, which asks, calls it",
  removeUpload: "the end of an import's job, which a person was asked for at its start",
  removeWaiver: "withRelease asks",
  restoreProtectedSet: "setProtection asks",
  startActivation: "activateFilter and undoActivation ask",
  startTakeBack: "locateTakeBack asks",
  stepsOf: "computes what is open for a person, whom every caller has asked",
  sweepReleases: "the worker's own work, without a person",
  takeAttempt: "signIn counts before anybody is known; changePassword asks",
  takeBackApproval: "withRelease asks",
  takeBackRows: "locateTakeBack asks",
  takeUpload: "receiveUpload asks",
  toPerson: "listPeople and changePerson ask",
  undoGate: "undoLabel asks; taking back another's asks again",
  uploadedFiles: "takeUpload has asked by receiveUpload",
  waiveGuard: "withRelease asks",
  withdrawRelease: "withRelease asks",
  writeInvitation: "createInvitation, renewInvitation and createSetUpLink ask",
  writeOwnGate: "setGate and undoLabel ask",
  writeRelease: "a part of the job of a release",
  writeRows: "a part of the job of a release; rebuildRelease asks",
};

interface Verb {
  readonly name: string;
  readonly asks: boolean;
}

const folder = resolve(import.meta.dirname);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !/(^|\/)(fixtures\/|given-)/.test(path),
);

/** Exported functions with a context among their parameters. The formatter ends each at a brace in the first column. */
function verbsOf(text: string): Verb[] {
  const functions = text.match(/^export (async )?function\*? [\s\S]*?^\}/gm) ?? [];

  return functions.flatMap((source) => {
    const [signature = ""] = source.split(/ \{$/m);
    const name = /function\*? (\w+)/.exec(signature)?.[1] ?? "";

    return /\bContext\b/.test(signature) ? [{ name, asks: /^ +requirePermission\(/m.test(source) }] : [];
  });
}

const verbs = files
  .filter((path) => path !== "require-permission.ts")
  .flatMap((path) => verbsOf(readFileSync(join(folder, path), "utf8")));

test("every service that takes a context asks the policy, or is excused with a reason", () => {
  const silent = verbs.filter((verb) => !verb.asks).map((verb) => verb.name);

  expect(silent.toSorted()).toEqual(Object.keys(EXCUSED).toSorted());
});

test("no service hides from this check: each is an exported function, and the check knows what asking is", () => {
  const hidden = files.filter((path) =>
    /^export const \w+[^=]*= (async )?(function[ \w]*)?\((ctx\b|[^)]*\bContext\b)/m.test(
      readFileSync(join(folder, path), "utf8"),
    ),
  );
  const sample = `export async function reads(\n  ctx: Pick<Context, "db">,\n): Promise<void> {\n  await ctx.db;\n}\n`;

  expect(hidden).toEqual([]);
  expect(verbsOf(sample)).toEqual([{ name: "reads", asks: false }]);
  expect(verbsOf(sample.replace("await", 'requirePermission(ctx, "read");\n  await'))).toMatchObject([{ asks: true }]);
  expect(verbs.map((verb) => verb.name)).toEqual(expect.arrayContaining(["listTrajectories", "setLabel", "cancelJob"]));
});
