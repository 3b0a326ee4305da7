import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { dataFolder, dataFolderPath } from "@/scripts/setup/home.mjs";
import { ROOT } from "@/scripts/setup/project-root.mjs";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { databaseFolder } from "./data-folder.mjs";
import { serverUser } from "./server-user.mjs";

const folder = await temporaryFolder();
afterEach(() => vi.restoreAllMocks());

test("the data folder is .assay in the project, or what ASSAY_HOME names from there", () => {
  expect(dataFolderPath({})).toBe(join(ROOT, ".assay"));
  expect(dataFolderPath({ ASSAY_HOME: "" })).toBe(join(ROOT, ".assay"));
  expect(dataFolderPath({ ASSAY_HOME: "../elsewhere" })).toBe(join(ROOT, "../elsewhere"));
  expect(dataFolderPath({ ASSAY_HOME: "/data/assay" })).toBe("/data/assay");
});

test("the data folder is made with its parts, and may be there already", () => {
  const home = join(folder, "new/home");

  expect([dataFolder({ ASSAY_HOME: home }), dataFolder({ ASSAY_HOME: home })]).toEqual([home, home]);
  for (const part of ["logs", "runtime/users"]) expect(existsSync(join(home, part))).toBe(true);
});

const CLOSED = ["logs", "uploads", "releases", "exports"];
const modeOf = (path: string) => statSync(path).mode & 0o777;

test.each([
  ["another user", 1000, 0o700],
  ["root, whose PostgreSQL has to pass through", 0, 0o777 & ~process.umask()],
])("a new data folder of %s is closed to others as far as it can be", (_, uid, mode) => {
  vi.spyOn(process, "getuid").mockReturnValue(uid);
  const home = join(folder, `of-${uid}`);

  dataFolder({ ASSAY_HOME: home });

  expect(modeOf(home)).toBe(mode);
  for (const part of CLOSED) expect(modeOf(join(home, part))).toBe(0o700);
});

test("a data folder that was there keeps its mode, and the folders in it that hold data are closed", () => {
  const home = givenHome(0o755);
  for (const part of CLOSED) mkdirSync(join(home, part), { mode: 0o755 });

  dataFolder({ ASSAY_HOME: home });

  expect(modeOf(home)).toBe(0o755);
  for (const part of CLOSED) expect(modeOf(join(home, part))).toBe(0o700);
});

test("the database lies in the data folder, closed to other users, and nothing is said", () => {
  const home = givenHome(0o755);
  const said: string[] = [];

  const place = databaseFolder(home, {}, (line) => said.push(line));

  expect(place).toBe(join(home, "postgres"));
  expect(statSync(place).mode & 0o777).toBe(0o700);
  expect(said).toEqual([]);
});

test.skipIf(process.getuid?.() !== 0)(
  "where PostgreSQL may not enter it lies in a readable place, which is printed",
  () => {
    const home = givenHome(0o700);
    const user = serverUser();
    const said: string[] = [];

    const place = databaseFolder(home, user, (line) => said.push(line));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));

    expect(place).toMatch(/^\/var\/lib\/assay\/[0-9a-f]{12}$/);
    expect(said).toEqual([`PostgreSQL may not enter ${home}, so the database is kept in ${place}.`]);
    expect(statSync(place).uid).toBe(user.uid);
    expect(databaseFolder(home, user, () => undefined)).toBe(place);
  },
);

function givenHome(mode: number): string {
  const home = mkdtempSync(join(folder, "home-"));
  rmSync(home, { recursive: true });
  mkdirSync(home, { mode });

  return home;
}

test.runIf(process.platform === "linux")("a place where no folder can be made is refused at once", () => {
  const told = "The data folder /proc/nope cannot be written (ENOENT). Point ASSAY_HOME at a folder of your own.";

  expect(() => dataFolder({ ASSAY_HOME: "/proc/nope" })).toThrow(told);
});
