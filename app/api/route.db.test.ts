import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { callRoute } from "@/lib/http/call-route";
import { database } from "@/lib/http/database";
import { cookieOf, givenAccount, PASSWORD, requireAccounts } from "@/lib/http/fixtures/given-account";
import { peerHeader } from "@/lib/http/mark-peers";
import { MOST_ATTEMPTS, MOST_ATTEMPTS_OF_ADDRESS, takeAttempt } from "@/lib/services/people/take-attempt";
import { POST as postSignIn } from "./auth/sign-in/route";
import { POST as postSignOut } from "./auth/sign-out/route";
import { PUT as putActingRole } from "./me/acting-role/route";
import { GET as getMe, PUT as putMe } from "./me/route";

beforeAll(requireAccounts);
afterAll(() => vi.useRealTimers());

const signIn = (email: string, password: string) => callRoute(postSignIn, { body: { email, password } });

describe("signing in", () => {
  test("the right password opens, and the cookie is out of reach of scripts and of other sites", async () => {
    const { email } = await givenAccount("lead");

    const { status, headers } = await signIn(email.toUpperCase(), PASSWORD);
    const me = await callRoute(getMe, { headers: { cookie: cookieOf(headers) } });

    expect(status).toBe(204);
    expect(headers.get("set-cookie")).toMatch(/^assay\.session_token=.+; Path=\/; HttpOnly; SameSite=Lax/);
    expect(me).toMatchObject({ status: 200, body: { email, role: "lead", access: "required", isActing: false } });
  });

  test.each([
    ["a wrong password", undefined, "not the password"],
    ["an email that nobody has", "nobody@assay.test", PASSWORD],
  ])("%s is refused in the same words", async (_, email, password) => {
    const account = await givenAccount("annotator");

    const { status, body, headers } = await signIn(email ?? account.email, password);

    expect(status).toBe(401);
    expect(body).toMatchObject({
      code: "UNAUTHENTICATED",
      detail: expect.stringMatching(/^The email or the password is not right/),
    });
    expect(headers.get("set-cookie")).toBeNull();
  });

  test("guessing at one account has to wait, whatever address it says it comes from; another account has not", async () => {
    const guessed = await givenAccount("annotator");
    const other = await givenAccount("annotator");
    const guess = (nth: number) =>
      callRoute(postSignIn, {
        body: { email: guessed.email, password: `guess number ${nth}` },
        headers: { "x-forwarded-for": `10.0.0.${nth}`, "x-assay-counted-for": `2001:db8::${nth}` },
      });
    // The fixture signed in once.
    for (let nth = 1; nth < MOST_ATTEMPTS; nth++) expect((await guess(nth)).status).toBe(401);

    const refused = await signIn(guessed.email, PASSWORD);
    const unharmed = await signIn(other.email, PASSWORD);

    expect(refused).toMatchObject({
      status: 429,
      body: { code: "RATE_LIMITED", detail: expect.stringMatching(/Wait \d+ seconds? and try again\.$/) },
    });
    expect(unharmed.status).toBe(204);
  });

  test("guessing at many accounts from one address has to wait, whatever it forwards; another address has not", async () => {
    const account = await givenAccount("annotator");
    let sent = 0;
    const from = (peer: string, email: string, password: string) =>
      callRoute(postSignIn, {
        body: { email, password },
        headers: { [peerHeader()]: peer, "x-forwarded-for": `203.0.113.${sent++}` },
      });
    const guess = (nth: number) => from("192.0.2.1", `nobody-${nth}@assay.test`, PASSWORD);
    for (const nth of [1, 2, 3]) {
      // What is right does not count.
      expect((await from("192.0.2.1", account.email, PASSWORD)).status).toBe(204);
      expect((await guess(nth)).status).toBe(401);
    }
    // Of a guess most of the time goes into its password: these are counted without one.
    for (let nth = 4; nth < MOST_ATTEMPTS_OF_ADDRESS; nth++)
      await takeAttempt(
        { db: database(), now: () => new Date() },
        { of: "address:192.0.2.1", most: MOST_ATTEMPTS_OF_ADDRESS },
      );
    expect((await guess(MOST_ATTEMPTS_OF_ADDRESS)).status).toBe(401);

    const refused = await from("192.0.2.1", account.email, PASSWORD);
    const unharmed = await from("192.0.2.2", account.email, PASSWORD);

    expect(refused).toMatchObject({
      status: 429,
      body: { code: "RATE_LIMITED", detail: expect.stringMatching(/from your address\. Wait \d+ seconds? and/) },
    });
    expect(unharmed.status).toBe(204);
  });

  test("a sign-in while another password is set keeps no session", async () => {
    const { email } = await givenAccount("annotator");
    const db = database();
    const sessions = () => db.authSession.count({ where: { user: { email } } });
    const password = await hashPassword("another long one");
    const signingIn = await db.$transaction(
      async (tx) => {
        await tx.authAccount.updateMany({ where: { user: { email } }, data: { password } });
        await tx.authSession.deleteMany({ where: { user: { email } } });
        const answer = signIn(email, PASSWORD);
        // That of the fixture, which is deleted only with the end of this, and the one that begins.
        await expect.poll(sessions, { timeout: 15_000 }).toBe(2);

        return { answer };
      },
      { timeout: 30_000 },
    );

    expect((await signingIn.answer).status).toBe(401);
    expect(await sessions()).toBe(0);
  });

  test("another site cannot sign this browser in", async () => {
    const { email } = await givenAccount("annotator");

    const { status } = await callRoute(postSignIn, {
      body: { email, password: PASSWORD },
      headers: { origin: "https://evil.example" },
    });

    expect(status).toBe(403);
  });
});

describe("a session", () => {
  test("is needed for everything else, and said to be missing in a sentence", async () => {
    expect(await callRoute(getMe)).toMatchObject({
      status: 401,
      body: { code: "UNAUTHENTICATED", detail: "You are not signed in. Sign in and try again." },
    });
  });

  test.each([
    ["made up", () => "assay.session_token=made-up.c2lnbmF0dXJl"],
    ["signed by somebody else", (cookie: string) => cookie.replace(/\.[^.]*$/, ".AAAA")],
    ["the local owner's", () => "assay.acting_role=lead"],
  ])("that is %s opens nothing", async (_, forge) => {
    const { cookie } = await givenAccount("admin");

    expect(await callRoute(getMe, { headers: { cookie: forge(cookie) } })).toMatchObject({ status: 401 });
  });

  test("ends when its time is over", async () => {
    const account = await givenAccount("annotator");
    const db = database();
    await db.authSession.updateMany({
      where: { user: { email: account.email } },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });

    expect(await account.call(getMe)).toMatchObject({ status: 401 });
  });

  test("ends when the person signs out, on the server too", async () => {
    const account = await givenAccount("annotator");

    const out = await account.call(postSignOut, { method: "POST" });

    expect(out.status).toBe(204);
    expect(out.headers.get("set-cookie")).toMatch(/assay\.session_token=;.*Max-Age=0/);
    // What was read stays readable otherwise, to whoever comes next at this browser.
    expect(out.headers.get("clear-site-data")).toBe('"cache"');
    expect(await account.call(getMe)).toMatchObject({ status: 401 });
  });

  test("signing out without one is no mistake", async () => {
    expect(await callRoute(postSignOut, { method: "POST" })).toMatchObject({ status: 204 });
  });
});

test("a person changes their own name", async () => {
  const account = await givenAccount("annotator");

  expect(await account.call(putMe, { method: "PUT", body: { name: "Ada" } })).toMatchObject({ status: 204 });
  expect(await account.call(getMe)).toMatchObject({ body: { name: "Ada" } });
});

test("nobody with an account can act in another role", async () => {
  const account = await givenAccount("admin");

  expect(await account.call(putActingRole, { method: "PUT", body: { role: "lead" } })).toMatchObject({ status: 409 });
});
