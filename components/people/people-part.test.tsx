import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { Invitation, Me, Person } from "@/lib/contract/people";
import { PeoplePart } from "./people-part";

const ME: Me = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Ada",
  email: "ada@assay.test",
  role: "admin",
  access: "required",
  isActing: false,
};
const AT = "2026-08-24T10:00:00.000Z";
const ADA: Person = { ...ME, role: "admin", state: "active", signsIn: true, isMe: true, lastSeenAt: AT, createdAt: AT };
const BO: Person = {
  ...ADA,
  id: "00000000-0000-4000-8000-000000000002",
  name: "Bo",
  email: "bo@assay.test",
  role: "annotator",
  isMe: false,
  lastSeenAt: null,
};
const OPEN: Invitation = {
  id: "00000000-0000-4000-8000-000000000003",
  role: "lead",
  name: "Cy",
  email: null,
  state: "open",
  madeBy: "Ada",
  createdAt: AT,
  expiresAt: AT,
  usedBy: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answers = { "GET /api/people": { items: [ADA, BO] }, "GET /api/invitations": { items: [OPEN], all: 1 } };

test("people stand with role, state and when they were last seen", async () => {
  givenApp(<PeoplePart me={ME} />, { answers });

  const bo = await screen.findByRole("row", { name: /^Bo / });

  expect(within(bo).getByText("bo@assay.test")).toBeTruthy();
  expect(within(bo).getByText("never")).toBeTruthy();
  expect(within(bo).getByRole("combobox", { name: "Role of Bo" }).textContent).toBe("annotator");
});

test("disabling asks first, and then the server for this person alone", async () => {
  const { asked } = givenApp(<PeoplePart me={ME} />, {
    answers: { ...answers, [`PUT /api/people/${BO.id}`]: { ...BO, state: "disabled" } },
  });

  const put = () => asked.find(({ key }) => key === `PUT /api/people/${BO.id}`);

  await userEvent.click(await screen.findByRole("button", { name: "Disable Bo" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Disable Bo?" }));
  expect(put()).toBeUndefined();
  await userEvent.click(dialog.getByRole("button", { name: "Disable" }));

  await vi.waitFor(() => expect(put()?.body).toEqual({ state: "disabled" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("enabling is one press", async () => {
  const { asked } = givenApp(<PeoplePart me={ME} />, {
    answers: {
      ...answers,
      "GET /api/people": { items: [ADA, { ...BO, state: "disabled" }] },
      [`PUT /api/people/${BO.id}`]: BO,
    },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Enable Bo" }));

  await vi.waitFor(() =>
    expect(asked.find(({ key }) => key === `PUT /api/people/${BO.id}`)?.body).toEqual({ state: "active" }),
  );
});

test("a link is shown once, whole, with the address of this Assay", async () => {
  const { asked } = givenApp(<PeoplePart me={ME} />, {
    answers: {
      ...answers,
      "POST /api/invitations": { invitation: OPEN, link: { path: "/invite/a-token", expiresAt: AT } },
    },
  });

  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Cy");
  await userEvent.click(screen.getByRole("button", { name: "Make a link" }));

  const link = await screen.findByRole<HTMLInputElement>("textbox", { name: "Link" });
  expect(link.value).toBe(`${window.location.origin}/invite/a-token`);
  expect(asked.find(({ key }) => key === "POST /api/invitations")?.body).toEqual({ role: "annotator", name: "Cy" });
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("textbox", { name: "Link" })).toBeNull();
});

test("of more invitations than are shown it says how many there are", async () => {
  givenApp(<PeoplePart me={ME} />, {
    answers: { ...answers, "GET /api/invitations": { items: [OPEN], all: 1312 } },
  });

  expect(await screen.findByText("1 of 1,312: the newest, and each that is still open.")).toBeTruthy();
});

test("a refused invitation says why in the server's words", async () => {
  const detail = "There is an account with the email bo@assay.test already.";
  givenApp(<PeoplePart me={ME} />, {
    answers: {
      ...answers,
      "POST /api/invitations": Response.json({ code: "CONFLICT", detail, requestId: "r-1" }, { status: 409 }),
    },
  });

  await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), "bo@assay.test");
  await userEvent.click(screen.getByRole("button", { name: "Make a link" }));

  expect((await screen.findByRole("alert")).textContent).toBe(detail);
});

test("people that cannot be loaded are said so, with another try", async () => {
  givenApp(<PeoplePart me={ME} />, { answers: { "GET /api/invitations": { items: [], all: 0 } } });

  expect(await screen.findByText("The people could not be loaded")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(await screen.findByText("Nobody was invited yet.")).toBeTruthy();
});

test("of many people a page is shown with how many there are, and more come on request", async () => {
  givenApp(<PeoplePart me={ME} />, {
    answers: {
      ...answers,
      "GET /api/people": (url: URL) =>
        url.searchParams.has("cursor")
          ? { items: [BO], total: 2, nextCursor: null }
          : { items: [ADA], total: 2, nextCursor: ADA.id },
    },
  });
  expect(await screen.findByText("Showing 1 of 2")).toBeTruthy();
  expect(screen.queryByText(BO.name)).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Show more" }));

  expect(await screen.findByText(BO.name)).toBeTruthy();
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

test("in local mode, where nobody could use it, no link is made", async () => {
  givenApp(<PeoplePart me={{ ...ME, access: "local" }} />, { answers: { ...answers, ...givenMe("owner", "local") } });

  const button = screen.getByRole("button", { name: "Make a link" });
  await vi.waitFor(() => expect(button.hasAttribute("disabled")).toBe(true));
});

test("more people that do not come are told beside the way to ask for them again", async () => {
  const broken = () => Response.json({ code: "INTERNAL", detail: "Too slow.", requestId: "r-1" }, { status: 500 });
  givenApp(<PeoplePart me={ME} />, {
    answers: {
      ...answers,
      "GET /api/people": (url: URL) =>
        url.searchParams.has("cursor") ? broken() : { items: [ADA], total: 2, nextCursor: ADA.id },
    },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));

  expect(await screen.findByText("More could not be loaded. Too slow.")).toBeTruthy();
  expect(screen.getByRole("row", { name: /^Ada / })).toBeTruthy();
});
