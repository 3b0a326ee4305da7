import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Me } from "@/lib/contract/people";
import { givenApp } from "./given-app";
import { PersonMenu } from "./person-menu";

const OWNER: Me = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Local owner",
  email: null,
  role: "owner",
  access: "local",
  isActing: false,
};
const LEAD: Me = { ...OWNER, name: "Ada", email: "ada@assay.test", role: "lead", access: "required" };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const done = () => new Response(null, { status: 204 });

test("the way back to the owner is there with what stands beside it, which does not move", async () => {
  givenApp(<PersonMenu />, { answers: { "GET /api/me": { ...OWNER, role: "lead", isActing: true } } });

  await screen.findByRole("button", { name: "Local mode" });

  expect(screen.getByRole("button", { name: /Acting as lead: back to owner/ })).toBeTruthy();
});

test("in local mode the owner acts as an annotator, and everything is asked for anew", async () => {
  let me = OWNER;
  const { asked } = givenApp(<PersonMenu />, {
    answers: {
      "GET /api/me": () => me,
      "PUT /api/me/acting-role": () => {
        me = { ...OWNER, role: "annotator", isActing: true };
        return done();
      },
    },
  });

  await userEvent.click(await screen.findByRole("button", { name: "Local mode" }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "An annotator" }));

  expect(await screen.findByRole("button", { name: /Acting as annotator: back to owner/ })).toBeTruthy();
  expect(asked.map(({ key, body }) => [key, body])).toEqual([
    ["GET /api/me", undefined],
    ["PUT /api/me/acting-role", { role: "annotator" }],
    ["GET /api/me", undefined],
  ]);
});

test("one press leads back to the owner", async () => {
  const { asked } = givenApp(<PersonMenu />, {
    answers: {
      "GET /api/me": { ...OWNER, role: "lead", isActing: true },
      "PUT /api/me/acting-role": done,
    },
  });

  await userEvent.click(await screen.findByRole("button", { name: /back to owner/i }));

  expect(asked.find(({ key }) => key.startsWith("PUT"))?.body).toEqual({ role: null });
});

test("with accounts the header names the person and the role, and lets them sign out", async () => {
  const { asked } = givenApp(<PersonMenu />, {
    answers: { "GET /api/me": LEAD, "POST /api/auth/sign-out": done },
  });
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);

  await userEvent.click(await screen.findByRole("button", { name: "Ada, lead. Your account" }));
  expect(screen.queryByText("Act as")).toBeNull();
  await userEvent.click(await screen.findByRole("menuitem", { name: "Sign out" }));

  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/sign-in"));
  expect(asked.at(-1)?.key).toBe("POST /api/auth/sign-out");
});

test("a name has the room that a window wider than a phone has", async () => {
  givenApp(<PersonMenu />, { answers: { "GET /api/me": LEAD } });

  // 160 px from 700 px on, as the breakpoint narrow says, and 96 px below.
  expect((await screen.findByText("Ada")).className).toContain("max-w-24 narrow:max-w-40");
});
