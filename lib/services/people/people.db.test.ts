import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { heldTogether } from "@/lib/db/fixtures/held-together";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { changePassword } from "./change-password";
import { changePerson } from "./change-person";
import { createResetLink } from "./create-reset-link";
import { endSessions } from "./end-sessions";
import { asOwner, DAY_MS, givenPerson, PASSWORD, tokenOf } from "./fixtures/given-person";
import { listAudit } from "./list-audit";
import { listPeople } from "./list-people";
import { readResetLink, resetPassword } from "./reset-password";
import { setName } from "./set-name";
import { MOST_ATTEMPTS } from "./take-attempt";

const db = createDb(String(process.env["DATABASE_URL"]));
afterAll(() => db.$disconnect());

describe("changing a person", () => {
  test("a role counts from the next reading on, and is written to the audit log", async () => {
    const ctx = await asOwner(db);
    const person = await givenPerson(db, "annotator");

    expect(await changePerson(ctx, { id: person.id, role: "lead" })).toMatchObject({ role: "lead" });

    const { items, names } = await listAudit(ctx, { limit: 1 });
    expect(items[0]).toMatchObject({
      person: "Local owner",
      verb: "change_role",
      subject: `person:${person.id}`,
      detail: { from: "annotator", to: "lead" },
    });
    const { name } = await db.person.findUniqueOrThrow({ where: { extId: person.id } });
    expect(names).toEqual([{ id: person.id, name }]);
  });

  test("the audit log names the splits and filter versions of its entries", async () => {
    const ctx = await asOwner(db);
    const { id: corpusId } = await givenCorpus(db, [{}]);
    const { extId: version, name } = await db.filterVersion.findFirstOrThrow();
    const facts = { name: "Held out", note: "", seed: 1, shares: {}, weigh: "problems" };
    const split = await db.split.create({ data: { corpusId, personId: ctx.person.id, ...facts } });
    const detail = { version };
    await db.audit.create({
      data: { personId: ctx.person.id, verb: "pin_cluster", subject: `split:${split.extId}`, detail },
    });

    const { names } = await listAudit(ctx, { limit: 1 });

    expect(names).toEqual([
      { id: split.extId, name: "Held out" },
      { id: version, name },
    ]);
  });

  test("disabling ends every session at once and keeps the person", async () => {
    const ctx = await asOwner(db);
    const person = await givenPerson(db, "annotator");

    await changePerson(ctx, { id: person.id, state: "disabled" });

    expect(await db.authSession.count({ where: { userId: person.userId } })).toBe(0);
    expect(await db.person.count({ where: { extId: person.id } })).toBe(1);
    await expect(createResetLink(ctx, { id: person.id })).rejects.toThrow(/is disabled/);
  });

  test("the last admin stays: neither disabled nor demoted, not even by two at once", async () => {
    await db.person.updateMany({ where: { role: "admin" }, data: { role: "lead" } });
    const ctx = await asOwner(db);
    const [one, two] = [await givenPerson(db, "admin"), await givenPerson(db, "admin")];

    const results = await Promise.allSettled([
      changePerson(ctx, { id: one.id, role: "lead" }),
      changePerson(ctx, { id: two.id, state: "disabled" }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

    const last = (await listPeople(ctx)).items.find(({ role, state }) => role === "admin" && state === "active");
    await expect(changePerson(ctx, { id: String(last?.id), state: "disabled" })).rejects.toMatchObject({
      code: "CONFLICT",
      message: "A admin is the last admin. Make somebody else an admin first.",
    });
    await expect(changePerson(ctx, { id: String(last?.id), role: "annotator" })).rejects.toThrow(/last admin/);
  });

  test("the local owner cannot be changed", async () => {
    const ctx = await asOwner(db);

    await expect(changePerson(ctx, { id: ctx.person.extId, state: "disabled" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  test("a lead sees the names and neither emails nor when somebody was seen", async () => {
    const { email } = await givenPerson(db, "annotator");
    const lead = await givenPerson(db, "lead");

    const { items } = await listPeople(lead.ctx);

    expect(items.length).toBeGreaterThan(1);
    expect(JSON.stringify(items)).not.toContain(email);
    expect(items.every((person) => person.email === null && person.lastSeenAt === null)).toBe(true);
  });

  test("a new name is the one that earlier answers show", async () => {
    const person = await givenPerson(db, "annotator");

    await setName(person.ctx, { name: "Zoë" });

    expect(await db.authUser.findUnique({ where: { id: person.userId } })).toMatchObject({ name: "Zoë" });
  });

  test("what changes nothing is not in the audit log: the name they have, and the session of somebody else", async () => {
    const [person, other] = [await givenPerson(db, "annotator"), await givenPerson(db, "annotator")];
    const verbs = async () =>
      (await db.audit.findMany({ where: { personId: person.ctx.person.id }, orderBy: { id: "asc" } })).map(
        ({ verb }) => verb,
      );
    const before = await verbs();

    await setName(person.ctx, { name: person.ctx.person.name });
    await endSessions(person.ctx, { id: other.sessionId });
    expect(await verbs()).toEqual(before);

    await setName(person.ctx, { name: "Zoë" });
    await endSessions(person.ctx, { id: person.sessionId });
    expect(await verbs()).toEqual([...before, "rename_person", "end_sessions"]);
  });
});

describe("a password", () => {
  test("is changed with the current one, and the other sessions end", async () => {
    const person = await givenPerson(db, "annotator");
    const other = {
      id: randomUUID(),
      token: randomUUID(),
      userId: person.userId,
      expiresAt: new Date(Date.now() + DAY_MS),
    };
    await db.authSession.create({ data: other });
    const { sessionId } = person;

    await expect(
      changePassword(person.ctx, { current: "not the current one", next: "another long one", sessionId }),
    ).rejects.toMatchObject({ code: "INVALID" });
    await changePassword(person.ctx, { current: PASSWORD, next: "another long one", sessionId });

    expect(await db.authSession.findMany({ where: { userId: person.userId }, select: { id: true } })).toEqual([
      { id: sessionId },
    ]);
    const account = await db.authAccount.findFirstOrThrow({ where: { userId: person.userId } });
    expect(account.password).not.toContain("another long one");
  });

  test("cannot be found out by trying: wrong ones are counted, right ones are not, and other people go on", async () => {
    const person = await givenPerson(db, "annotator");
    const other = await givenPerson(db, "annotator");
    const change = (of: typeof person, current: string) =>
      changePassword(of.ctx, { current, next: PASSWORD, sessionId: of.sessionId });
    for (let nth = 0; nth < MOST_ATTEMPTS; nth++) await change(person, PASSWORD);
    for (let nth = 0; nth < MOST_ATTEMPTS; nth++)
      await expect(change(person, `guess ${nth}`)).rejects.toMatchObject({ code: "INVALID" });

    await expect(change(person, PASSWORD)).rejects.toMatchObject({
      code: "RATE_LIMITED",
      message: expect.stringMatching(/^Too many passwords that were not right\. Wait \d+ seconds? and try again\.$/),
    });
    await change(other, PASSWORD);
    // Each password costs a good part of a second of work, on a busy machine several.
  }, 120_000);

  test("is set anew by a link that works once, and every session ends", async () => {
    const ctx = await asOwner(db);
    const person = await givenPerson(db, "annotator");
    const older = await createResetLink(ctx, { id: person.id });
    const link = await createResetLink(ctx, { id: person.id });

    await expect(readResetLink(ctx, { token: tokenOf(older) })).rejects.toThrow(/replaced by a newer one/);
    expect(await readResetLink(ctx, { token: tokenOf(link) })).toMatchObject({ email: person.email });
    await resetPassword(ctx, { token: tokenOf(link), password: "a third long one" });

    expect(await db.authSession.count({ where: { userId: person.userId } })).toBe(0);
    await expect(resetPassword(ctx, { token: tokenOf(link), password: "a fourth one" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  test("that is set by a link while its owner changes it stays, and so does the session behind the link", async () => {
    const person = await givenPerson(db, "annotator");
    const data = { password: await hashPassword("a third long one") };

    const [changed] = await heldTogether(
      db,
      (tx) => tx.authAccount.updateMany({ where: { userId: person.userId }, data }),
      [() => changePassword(person.ctx, { current: PASSWORD, next: "another long one", sessionId: undefined })],
    );

    expect(changed).toMatchObject({ status: "rejected", reason: { code: "CONFLICT" } });
    expect(await db.authAccount.findFirst({ where: { userId: person.userId } })).toMatchObject(data);
    expect(await db.authSession.count({ where: { id: person.sessionId } })).toBe(1);
  });

  test("links to set it end when an admin is disabled, who may hold one", async () => {
    const ctx = await asOwner(db);
    const [admin, person] = [await givenPerson(db, "admin"), await givenPerson(db, "annotator")];
    await givenPerson(db, "admin");
    const link = await createResetLink(admin.ctx, { id: person.id });
    await changePerson(ctx, { id: admin.id, state: "disabled" });

    await expect(readResetLink(ctx, { token: tokenOf(link) })).rejects.toThrow();
  });

  test("a link to set it ends after a day", async () => {
    const person = await givenPerson(db, "annotator");
    const link = await createResetLink(await asOwner(db), { id: person.id });

    await expect(
      readResetLink(await asOwner(db, Date.now() + DAY_MS + 1000), { token: tokenOf(link) }),
    ).rejects.toThrow(/has expired/);
  });
});

test("the audit log comes newest first, a page at a time, without a gap or a repeat", async () => {
  const ctx = await asOwner(db);
  await givenPerson(db, "annotator");
  await givenPerson(db, "annotator");
  const whole = (await listAudit(ctx, { limit: 200 })).items.map(({ id }) => id);

  const pages: string[] = [];
  let before: string | undefined;
  do {
    const page = await listAudit(ctx, { limit: 3, before });
    pages.push(...page.items.map(({ id }) => id));
    before = page.nextBefore ?? undefined;
  } while (before !== undefined);

  expect(pages).toEqual(whole);
  expect(pages.map(Number)).toEqual(pages.map(Number).toSorted((a, b) => b - a));
});

test("people come by name, a page at a time, with how many there are, without a gap or a repeat", async () => {
  const ctx = await asOwner(db);
  for (let count = 0; count < 3; count += 1) await givenPerson(db, "annotator");
  const whole = await listPeople(ctx);

  const pages: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listPeople(ctx, { limit: 2, ...(cursor ? { cursor } : {}) });
    expect(page.items.length).toBeLessThanOrEqual(2);
    expect(page.total).toBe(whole.items.length);
    pages.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);

  expect(pages).toEqual(whole.items.map(({ id }) => id));
});

test("nobody comes behind the last person, and a cursor that is nobody is refused", async () => {
  const ctx = await asOwner(db);
  const last = (await listPeople(ctx)).items.at(-1)?.id ?? "";

  expect(await listPeople(ctx, { cursor: last })).toMatchObject({ items: [], nextCursor: null });
  await expect(listPeople(ctx, { cursor: crypto.randomUUID() })).rejects.toMatchObject({ code: "INVALID" });
});
