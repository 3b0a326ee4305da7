import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { givenAnswered, lookedBack, strip } from "./given-answered";
import { givenFreshBrowser, leaveBrowser, press, shown, silence } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

const WAITING = "It is revealed once the server has your answer.";
const lost = () => Response.json({ status: "lease_lost" });
const refused = () =>
  Response.json(
    { code: "FORBIDDEN", detail: "You are named for this queue no more.", requestId: "r-1" },
    { status: 403 },
  );
const trouble = () => screen.findByRole("alert", { name: "An answer needs you" });

test.each([
  ["lost its place", lost, "Somebody else answered meanwhile"],
  ["was refused", refused, "You are named for this queue no more."],
])("an answer that %s while it is looked back at leads back to where that is told", async (_what, commit, told) => {
  const { arrive } = await givenAnswered({ commit });
  await press("b");
  await screen.findByText(WAITING);

  arrive();

  expect((await trouble()).textContent).toContain(told);
  expect(await shown("a copper lamp")).toBeTruthy();
  expect(lookedBack()).toBeNull();
  await press("b");
  expect(lookedBack()).toBeNull();
});

test("an answer that is sent again after it was not taken is not looked back at by itself", async () => {
  const again = lateAnswer({ status: "lease_lost" });
  const answers = [lost(), again.response];
  const { arrive } = await givenAnswered({ commit: () => answers.shift() ?? lost() });
  await press("b");
  await screen.findByText(WAITING);
  arrive();

  await userEvent.click(within(await trouble()).getByRole("button", { name: "File as an extra opinion" }));
  await waitFor(() => expect(answers).toEqual([]));
  await waitFor(() => expect(screen.queryByRole("alert", { name: "An answer needs you" })).toBeNull());

  expect(await shown("a copper lamp")).toBeTruthy();
  expect(lookedBack()).toBeNull();
  again.letGo();
  await trouble();
});

test("without a network the look back says what it waits for", async () => {
  const { arrive } = await givenAnswered({ commit: silence });
  await press("b");
  expect(await screen.findByText(WAITING)).toBeTruthy();

  arrive();

  expect(
    await screen.findByText("Your answer waits for the network. It is revealed once the server has it."),
  ).toBeTruthy();
});

test("an earlier answer that was not taken is told while a later one is looked back at, and is opened from there", async () => {
  const { arrive } = await givenAnswered({ commit: refused });
  arrive();
  await trouble();
  await press("1", "4", "{Enter}");
  await shown("a tin lamp");
  await waitFor(async () =>
    expect((await strip()).getByRole<HTMLButtonElement>("button", { name: /^Reveal/ }).disabled).toBe(false),
  );
  await press("b");
  await screen.findByText(/It compared all/);

  await userEvent.click(within(await trouble()).getByRole("button", { name: "Open it again" }));

  expect(await shown("a brass lamp")).toBeTruthy();
  expect(lookedBack()).toBeNull();
});
