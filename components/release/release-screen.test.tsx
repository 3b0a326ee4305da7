import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aRelease, auditOf, CORPUS_ID, RELEASE_ID, stepsOpen } from "./given-release";
import { givenRelease } from "./given-release-screen";

const path = `/api/releases/${RELEASE_ID}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a guard with hits opens them: both problems, their pools, what they share, and where it is mended", async () => {
  const { address } = givenRelease(
    aRelease({ audit: auditOf(["cluster", "gold"]), steps: stepsOpen("audit", "waive") }),
  );

  await userEvent.click(await screen.findByRole("button", { name: /Wanted products across pools.*1 hit, blocks/ }));

  const row = screen.getByRole("row", { name: /brass lamp/ });
  expect(within(row).getByText("train")).toBeTruthy();
  expect(within(row).getByText("test")).toBeTruthy();
  expect(within(row).getByRole("link", { name: "Cluster" }).getAttribute("href")).toMatch(/^\/clusters\//);
  expect(within(row).getAllByRole("link", { name: /lamp/ })[0]?.getAttribute("href")).toMatch(/^\/problems\//);
  expect(address().get("guard")).toBe("gold");
});

test("the first guard that blocks is open, until somebody folds it; what leaks is told in plain words", async () => {
  givenRelease(aRelease({ audit: auditOf(["viewed", "protected"]) }));

  const guard = await screen.findByRole("button", { name: /^Protected problems/, expanded: true });
  expect(
    screen.getByText(/^It leaks and cannot be signed as it is\. A problem holds one of a protected set/),
  ).toBeTruthy();
  expect(screen.getByText("Looked for products that rewards of two pools want.")).toBeTruthy();
  await userEvent.click(guard);

  expect(guard.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("table", { name: /^Hits/ })).toBeNull();
});

test("what keeps the rows from teaching stands above all that is done with the release, and nowhere else", async () => {
  const warning = "Every row (59) has the label false, and none has true.";
  givenRelease(aRelease({ warnings: [warning] }));
  expect(within(await screen.findByRole("region", { name: "Warnings of the rows" })).getByText(warning)).toBeTruthy();

  cleanup();
  givenRelease(aRelease());
  await screen.findByText("Nothing found keeps it from being signed.");
  expect(screen.queryByRole("region", { name: "Warnings of the rows" })).toBeNull();
});

test("a guard that forbids nothing says so, and is not waived", async () => {
  givenRelease(aRelease({ audit: auditOf(["viewed"]), steps: stepsOpen("audit", "waive") }), {
    search: "?guard=viewed",
  });

  expect(await screen.findByText("1 hit, no leak by itself")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Waive" })).toBeNull();
});

test("the hits of a guard that pins mend lead to the dialog of the split that pins them, for who may", async () => {
  const release = aRelease({ audit: auditOf(["protected", "never_touch"]) });
  givenRelease(release, { search: "?guard=protected" });
  expect((await screen.findByRole("link", { name: "Pin these clusters" })).getAttribute("href")).toBe(
    `/splits/${release.split.id}?corpus=${CORPUS_ID}&part=audit&guard=protected&pin=protected`,
  );

  cleanup();
  givenRelease(release, { search: "?guard=never_touch" });
  await screen.findByRole("table", { name: /^Hits/ });
  expect(screen.queryByRole("link", { name: "Pin these clusters" })).toBeNull();

  cleanup();
  givenRelease(release, { search: "?guard=protected", role: "researcher" });
  await screen.findByRole("table", { name: /^Hits/ });
  expect(screen.queryByRole("link", { name: "Pin these clusters" })).toBeNull();
});

test("a step that is not open says why instead of a button", async () => {
  givenRelease(aRelease({ audit: auditOf(["gold"]), steps: stepsOpen("audit") }));

  expect(await screen.findByText("Not now. approve: no")).toBeTruthy();
  expect(screen.getByText("Not now. sign: no")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Sign" })).toBeNull();
  expect(screen.getByText(/1 check has hits that keep it from being signed/)).toBeTruthy();
});

test("approving sends the note, and what came of it is read anew", async () => {
  let release = aRelease();
  const { asked } = givenRelease(release, {
    answers: {
      [`GET ${path}`]: () => release,
      [`POST ${path}/approvals`]: () => {
        const approvals = [{ person: "Anna", at: release.createdAt, note: "Read it", isCounted: true }];
        release = aRelease({ state: "approved", approvals, steps: stepsOpen("sign") });
        return release;
      },
    },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Approve" }));
  const dialog = screen.getByRole("dialog", { name: "Approve #3 “Race one”" });
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Note" }), "Read it");
  await userEvent.click(within(dialog).getByRole("button", { name: "Approve" }));

  expect(await screen.findByRole("button", { name: "Sign" })).toBeTruthy();
  expect(screen.getByText("Read it")).toBeTruthy();
  expect(asked.find(({ key }) => key.startsWith("POST"))?.body).toEqual({ note: "Read it" });
});

test("a refused signature stays in its dialog with the reason", async () => {
  givenRelease(aRelease({ state: "approved", steps: stepsOpen("sign") }), {
    answers: {
      [`POST ${path}/signature`]: () =>
        Response.json({ code: "CONFLICT", detail: "It leaks: one product.", requestId: "r-1" }, { status: 409 }),
    },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Sign" }));
  await userEvent.click(screen.getByRole("button", { name: "Audit and sign" }));

  expect((await screen.findByRole("alert")).textContent).toMatch(/^Not done: Sign .*It leaks: one product\./);
});

test("a guard is not waived without a reason", async () => {
  const { asked } = givenRelease(aRelease({ audit: auditOf(["gold"]), steps: stepsOpen("waive") }), {
    search: "?guard=gold",
    answers: { [`POST ${path}/waivers`]: {} },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Waive" }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Waive" }));
  expect(dialog.getByText("Write why.")).toBeTruthy();
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Checked by hand");
  await userEvent.click(dialog.getByRole("button", { name: "Waive" }));

  const sent = asked.filter(({ key }) => key === `POST ${path}/waivers`);
  expect(sent.map(({ body }) => body)).toEqual([{ guard: "gold", reason: "Checked by hand" }]);
});

const WAIVER = {
  id: "99999999-9999-4999-8999-999999999999",
  guard: "gold" as const,
  reason: "Checked by hand",
  by: { person: "Bo", at: "2026-11-20T10:00:00.000Z" },
};

test("a waiver waits for a second person, who agrees; the first one may only take it back", async () => {
  const audit = auditOf(["gold"]);
  const { asked, unmount } = givenRelease(
    aRelease({ audit, waivers: [{ ...WAIVER, second: null, mayAgree: true }], steps: stepsOpen("waive") }),
    { answers: { [`POST ${path}/waivers/${WAIVER.id}/second`]: {} } },
  );
  expect(await screen.findByText("waits for a second person")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^Agree as the second person/ }));
  expect(asked.some(({ key }) => key === `POST ${path}/waivers/${WAIVER.id}/second`)).toBe(true);
  unmount();

  givenRelease(aRelease({ audit, waivers: [{ ...WAIVER, second: null, mayAgree: false }], steps: stepsOpen("waive") }));
  expect(await screen.findByRole("button", { name: /^Take back the waiver/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Agree as the second person/ })).toBeNull();
});

test("a withdrawn release says so above all, and beside its files", async () => {
  const withdrawn = { person: "Bo", at: WAIVER.by.at, reason: "A suite leaked" };
  givenRelease(aRelease({ state: "withdrawn", withdrawn, steps: stepsOpen() }), { search: "?part=files" });

  const note = within(await screen.findByRole("region", { name: "Withdrawn" }));
  expect(note.getByText("A suite leaked")).toBeTruthy();
  expect(screen.getByRole("note").textContent).toContain("not to train on it");
});

test("of a step that is done nobody is told why it is not open", async () => {
  const by = { person: "Bo", at: WAIVER.by.at };
  const signed = { ...by, publicKey: "PEM", fingerprint: "f".repeat(64) };
  givenRelease(
    aRelease({
      state: "signed",
      signed,
      approvals: [{ ...by, note: "", isCounted: true }],
      steps: stepsOpen("withdraw"),
    }),
  );

  expect(await screen.findByRole("heading", { name: "Sign (done)" })).toBeTruthy();
  expect(screen.queryByText(/^Not now/)).toBeNull();
});

test("a guard that blocks stands first; those that forbid nothing come after all that do, the common one last", async () => {
  givenRelease(aRelease({ audit: auditOf(["viewed", "gold", "near", "protected"], ["gold"]) }));

  const list = await screen.findByRole("list", { name: "Guards" });
  const texts = [...list.children].map(({ textContent }) => textContent ?? "");

  expect(texts[0]).toContain("Protected problems");
  expect(texts[1]).toContain("1 hit, waived");
  expect(texts.slice(2, -2).every((text) => /(no hit|counted under wanted products)$/.test(text))).toBe(true);
  expect(texts.at(-2)).toMatch(/^Nearly equal queries across pools.*1 hit to look at$/);
  expect(texts.at(-1)).toMatch(/1 hit, no leak by itself$/);
});

test("the count of an audit says which problems it is of", async () => {
  givenRelease(aRelease());

  expect(
    await screen.findByText(
      /against them all that the split has in the other pools: every problem, with every approved/,
    ),
  ).toBeTruthy();
  expect(screen.getByText("What is audited").closest("details")?.open).toBe(false);
  expect(screen.getByText(/^No leak keeps it from being signed/).textContent).not.toContain("those of which");
});

test("a signed release says which of its problems lie in another pool by now", async () => {
  const moved = { release: RELEASE_ID, number: 3, name: "Race one", from: "train", to: "test", problems: 2 } as const;
  givenRelease(aRelease({ state: "signed", moved: [moved] }));

  const note = await screen.findByRole("region", { name: "Moved since it was built" });
  expect(note.textContent).toContain("2 problems that it ships in train lie in test of its split by now.");
});

test("each file has its checksum and its own address", async () => {
  givenRelease(aRelease(), { search: "?part=files" });

  const file = await screen.findByRole("link", { name: "data/train-00000.jsonl.gz" });

  expect(file.getAttribute("href")).toBe(`/api/releases/${RELEASE_ID}/files/data/train-00000.jsonl.gz`);
  expect(screen.getByRole("row", { name: /train-00000/ }).textContent).toContain("a".repeat(64));
});

test("parts are gone through by key", async () => {
  const { address } = givenRelease(aRelease());
  await screen.findByRole("heading", { name: "Leak audit" });

  await userEvent.keyboard("]");
  expect(await screen.findByRole("heading", { name: "Files" })).toBeTruthy();
  // Written twice, it is the key itself.
  await userEvent.keyboard("[[[[");

  expect(address().get("part")).toBe("difference");
});

test("building again opens the form with the same recipe under the next name", async () => {
  givenRelease(aRelease());

  const again = new URL(
    (await screen.findByRole("link", { name: "Build again" })).getAttribute("href") ?? "",
    "http://a.test",
  );

  expect(again.pathname).toBe("/releases/new");
  expect(Object.fromEntries(again.searchParams)).toMatchObject({
    ...{
      corpus: CORPUS_ID,
      name: "Race one (2)",
      options: "maxTokens=8192",
      filter: "bucket:voucher",
      licence: "cc-by-4.0",
    },
  });
});

test("a researcher reads the release and is offered no step", async () => {
  givenRelease(aRelease({ steps: stepsOpen() }), { role: "researcher" });

  await screen.findByRole("heading", { name: "Leak audit" });

  expect(screen.queryByRole("link", { name: "Build again" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Audit again" })).toBeNull();
});

test("a signed release shows by whom, and the fingerprint by which its key is told", async () => {
  const signed = {
    person: "Bo",
    at: WAIVER.by.at,
    publicKey: "-----BEGIN PUBLIC KEY-----",
    fingerprint: "f1".repeat(32),
  };
  givenRelease(aRelease({ state: "signed", signed, steps: stepsOpen("withdraw") }));

  const panel = within(await screen.findByRole("region", { name: "Signature" }));

  expect(panel.getByText("f1".repeat(32))).toBeTruthy();
  expect(panel.getByRole("link", { name: "Public key" }).getAttribute("href")).toBe("/api/release-key");
  expect(screen.getByRole("button", { name: "Withdraw" })).toBeTruthy();
});

test("a release that is not there is told apart from one that cannot be read", async () => {
  const refuse = (code: string, status: number) => () => Response.json({ code, requestId: "r-1" }, { status });
  const { unmount } = givenRelease(aRelease(), { answers: { [`GET ${path}`]: refuse("NOT_FOUND", 404) } });
  expect(await screen.findByRole("heading", { name: "There is no such release" })).toBeTruthy();
  unmount();

  givenRelease(aRelease(), { answers: { [`GET ${path}`]: refuse("INTERNAL", 500) } });
  expect(await screen.findByRole("heading", { name: "The release could not be read" })).toBeTruthy();
});
