import { expect, onTestFinished, test, vi } from "vitest";
import { callRoute } from "@/lib/http/call-route";
import { database } from "@/lib/http/database";
import { knownOwner, OWNER_KNOWN_MS } from "@/lib/http/local-owner";
import { route } from "@/lib/http/route";
import { GET as getMe, PUT as putMe } from "./route";

const db = database();
const name = route({}, async (ctx) => ({ name: ctx.person.name }));
const nameNow = async () => (await callRoute(name)).body;
const rename = (to: string) => db.person.updateMany({ where: { role: "owner" }, data: { name: to } });

/** The clock of requests stands still. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("many reads in a row look the owner up once, and a change from outside is seen within seconds", async () => {
  const at = new Date();
  const { name: before } = await knownOwner(db, at);
  await rename("Renamed from outside");

  expect((await knownOwner(db, new Date(at.getTime() + OWNER_KNOWN_MS - 1))).name).toBe(before);
  expect((await knownOwner(db, new Date(at.getTime() + OWNER_KNOWN_MS))).name).toBe("Renamed from outside");
});

test("a write names the owner of the database that is there now", async () => {
  stopClock();
  const who = route({ status: 201 }, async (ctx) => ({ name: ctx.person.name }));
  await nameNow();
  await rename("Of another database");

  expect((await callRoute(who, { method: "POST" })).body).toEqual({ name: "Of another database" });
});

test("a new name of the owner is seen by the next read", async () => {
  stopClock();
  await nameNow();

  await callRoute(putMe, { method: "PUT", body: { name: "Ada" } });

  expect(await nameNow()).toEqual({ name: "Ada" });
  expect((await callRoute(getMe)).body).toMatchObject({ name: "Ada" });
});

test("a database that was emptied under a running server costs one fault, not more", async () => {
  stopClock();
  await nameNow();
  await db.audit.deleteMany();
  await db.person.deleteMany({ where: { role: "owner" } });

  expect((await callRoute(getMe)).status).toBe(500);
  expect(await callRoute(getMe)).toMatchObject({ status: 200, body: { name: "Local owner" } });
});
