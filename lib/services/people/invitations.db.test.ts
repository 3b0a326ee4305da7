import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { acceptInvitation } from "./accept-invitation";
import { changePerson } from "./change-person";
import { createInvitation } from "./create-invitation";
import { createSetUpLink } from "./create-set-up-link";
import { renewInvitation, revokeInvitation } from "./end-invitation";
import { anEmail, asOwner, DAY_MS, givenPerson, PASSWORD, tokenOf } from "./fixtures/given-person";
import { listInvitations } from "./list-invitations";
import { readInvitation } from "./read-invitation";

const db = createDb(String(process.env["DATABASE_URL"]));
afterAll(() => db.$disconnect());

describe("an invitation", () => {
  test("makes one person in its role, once, and only a hash of its token is kept", async () => {
    const ctx = await asOwner(db);
    const { link, invitation } = await createInvitation(ctx, { role: "researcher", name: "Ada" });
    const token = tokenOf(link);
    const email = anEmail();

    expect(await readInvitation(ctx, { token })).toMatchObject({ role: "researcher", name: "Ada", email: null });
    await acceptInvitation(ctx, { token, name: "Ada", email, password: PASSWORD });

    const kept = JSON.stringify(await db.invitation.findMany());
    expect(kept).not.toContain(token);
    expect(await db.person.findUnique({ where: { email } })).toMatchObject({ role: "researcher", state: "active" });
    await expect(
      acceptInvitation(ctx, { token, name: "Eve", email: anEmail(), password: PASSWORD }),
    ).rejects.toMatchObject({ code: "CONFLICT", message: expect.stringMatching(/^This invitation was used already/) });
    const { items } = await listInvitations(ctx);
    expect(items.find(({ id }) => id === invitation.id)).toMatchObject({ state: "used", usedBy: "Ada" });
  });

  test("that is open is listed however many came after it, and the list says how many there are", async () => {
    const ctx = await asOwner(db);
    const { invitation } = await createInvitation(ctx, { role: "annotator", name: "Early" });
    const made = { role: "annotator", personId: ctx.person.id, expiresAt: new Date(), revokedAt: new Date() };
    await db.invitation.createMany({
      data: Array.from({ length: 250 }, (_, index) => ({ ...made, tokenHash: `void ${index}` })),
    });

    const { items, all } = await listInvitations(ctx);

    expect(items.find(({ id }) => id === invitation.id)).toMatchObject({ state: "open" });
    expect(items.length).toBeLessThan(250);
    expect(all).toBe(await db.invitation.count());
  });

  test("that two accept at once makes one account", async () => {
    const ctx = await asOwner(db);
    const token = tokenOf((await createInvitation(ctx, { role: "annotator" })).link);
    const accept = (email: string) => acceptInvitation(ctx, { token, name: "Twin", email, password: PASSWORD });

    const results = await Promise.allSettled([accept(anEmail()), accept(anEmail()), accept(anEmail())]);

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("ends after seven days", async () => {
    const ctx = await asOwner(db);
    const token = tokenOf((await createInvitation(ctx, { role: "annotator" })).link);

    await expect(readInvitation(await asOwner(db, Date.now() + 7 * DAY_MS + 1000), { token })).rejects.toThrow(
      "This invitation has expired. Ask an admin for a new one.",
    );
    expect(await readInvitation(await asOwner(db, Date.now() + 7 * DAY_MS - 60_000), { token })).toBeDefined();
  });

  test("that was taken back does not work, and a new link for it does", async () => {
    const ctx = await asOwner(db);
    const email = anEmail();
    const first = await createInvitation(ctx, { role: "lead", name: "Bo", email });
    await revokeInvitation(ctx, { id: first.invitation.id });

    await expect(readInvitation(ctx, { token: tokenOf(first.link) })).rejects.toThrow(/was taken back/);
    const second = await renewInvitation(ctx, { id: first.invitation.id });

    expect(await readInvitation(ctx, { token: tokenOf(second.link) })).toMatchObject({
      role: "lead",
      name: "Bo",
      email,
    });
  });

  test("for an email cannot be accepted with another one", async () => {
    const ctx = await asOwner(db);
    const email = anEmail();
    const token = tokenOf((await createInvitation(ctx, { role: "annotator", email })).link);

    await expect(acceptInvitation(ctx, { token, name: "Eve", email: anEmail(), password: PASSWORD })).rejects.toThrow(
      `This invitation is for ${email}. Use that email.`,
    );
    await acceptInvitation(ctx, { token, name: "Ada", email, password: PASSWORD });
  });

  test("whose email is taken stays usable with another one", async () => {
    const ctx = await asOwner(db);
    const { email } = await givenPerson(db, "annotator");
    const token = tokenOf((await createInvitation(ctx, { role: "annotator" })).link);

    await expect(acceptInvitation(ctx, { token, name: "Eve", email, password: PASSWORD })).rejects.toThrow(
      /There is an account with the email/,
    );
    await expect(createInvitation(ctx, { role: "annotator", email })).rejects.toMatchObject({ code: "CONFLICT" });
    await acceptInvitation(ctx, { token, name: "Eve", email: anEmail(), password: PASSWORD });
  });

  test.each([{ state: "disabled" as const }, { role: "lead" as const }])(
    "ends with its maker's right to make it: %o",
    async (change) => {
      await givenPerson(db, "admin");
      const maker = await givenPerson(db, "admin");
      const token = tokenOf((await createInvitation(maker.ctx, { role: "admin" })).link);
      const accept = async () =>
        acceptInvitation(await asOwner(db), { token, name: "Eve", email: anEmail(), password: PASSWORD });
      await changePerson(await asOwner(db), { id: maker.id, ...change });

      await expect(accept()).rejects.toThrow(/was taken back/);

      await changePerson(await asOwner(db), { id: maker.id, role: "admin", state: "active" });
      await expect(accept()).rejects.toThrow(/was taken back/);
    },
  );

  test.each(["annotator", "researcher", "lead"] as const)("is not for a %s to make", async (role) => {
    const { ctx } = await givenPerson(db, role);

    await expect(createInvitation(ctx, { role: "admin" })).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: `Your role, ${role}, may not manage people. Ask an admin to do it.`,
    });
  });
});

describe("the set-up link", () => {
  test("is a new one with every start, voids the earlier one, and ends with the first admin", async () => {
    await db.person.updateMany({ where: { role: "admin" }, data: { role: "lead" } });
    const ctx = await asOwner(db);
    const first = await createSetUpLink(ctx);
    const second = await createSetUpLink(ctx);
    if (!first || !second) throw new Error("There is an admin.");

    await expect(readInvitation(ctx, { token: tokenOf(first) })).rejects.toThrow(/was taken back/);
    await acceptInvitation(ctx, { token: tokenOf(second), name: "First", email: anEmail(), password: PASSWORD });

    expect(await createSetUpLink(ctx)).toBeUndefined();
  });

  const accepting = (link: { readonly path: string } | undefined) =>
    acceptInvitation(
      { db, now: () => new Date() },
      { token: tokenOf(link ?? { path: "" }), name: "Eve", email: anEmail(), password: PASSWORD },
    );
  const accounts = () => db.person.count({ where: { role: "admin", authUserId: { not: null } } });

  test("makes no second admin once somebody was invited as one, also where that one goes again", async () => {
    await db.person.updateMany({ where: { role: "admin" }, data: { role: "lead" } });
    const ctx = await asOwner(db);
    const { link: invited } = await createInvitation(ctx, { role: "admin" });
    const link = await createSetUpLink(ctx);

    await accepting(invited);

    await expect(accepting(link)).rejects.toThrow(/was taken back/);
    await expect(readInvitation(ctx, { token: tokenOf(link ?? { path: "" }) })).rejects.toThrow(/was taken back/);
    expect(await accounts()).toBe(1);
    await db.person.updateMany({ where: { role: "admin" }, data: { role: "lead" } });
    await expect(accepting(link)).rejects.toThrow(/was taken back/);
  });

  test("makes no second admin once somebody was made one, and two starts at once leave one link", async () => {
    await db.person.updateMany({ where: { role: "admin" }, data: { role: "lead" } });
    const ctx = await asOwner(db);
    const links = await Promise.all([createSetUpLink(ctx), createSetUpLink(ctx)]);
    const open = await db.invitation.count({ where: { isSetUp: true, usedAt: null, revokedAt: null } });
    expect(open).toBe(1);

    const some = await db.person.findFirstOrThrow({ where: { role: "lead", authUserId: { not: null } } });
    await db.person.update({ where: { id: some.id }, data: { role: "admin" } });

    for (const link of links) await expect(accepting(link)).rejects.toThrow(/was taken back/);
    expect(await accounts()).toBe(1);
  });

  test("makes no second admin where one is accepted at the same moment", async () => {
    await db.person.updateMany({ where: { role: "admin" }, data: { role: "lead" } });
    const ctx = await asOwner(db);
    const { link: invited } = await createInvitation(ctx, { role: "admin" });
    const link = await createSetUpLink(ctx);
    const owner = sql`select from person where id = ${ctx.person.id} for no key update`;
    const waiting = () =>
      db.$executeRaw(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    const asked: Promise<unknown>[] = [];

    await db.$transaction(
      async (tx) => {
        await tx.$executeRaw(owner);
        for (const [before, one] of [invited, link].entries()) {
          asked.push(accepting(one));
          await expect.poll(waiting, { timeout: 8_000 }).toBe(before + 1);
        }
      },
      { timeout: 20_000 },
    );

    const refused = { status: "rejected", reason: { message: expect.stringMatching(/was taken back/) } };
    expect(await Promise.allSettled(asked)).toMatchObject([{ status: "fulfilled" }, refused]);
    expect(await accounts()).toBe(1);
  });
});
