import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aPublishedValue } from "@/components/reference/given-reference";
import { lateAnswer } from "@/components/shell/given-app";
import { givenComparison } from "./given-comparison";
import { givenScreen, RUNS } from "./given-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const problems = givenComparison().problems.map((problem) => ({ ...problem, bucket: "airline" }));
/** A comparison of another suite than that of the published values. */
const elsewhere = givenComparison({ problems });
const published = aPublishedValue({ id: "sn15-base", label: "Qwen3-4B base" });

test("values from elsewhere stand folded and last where none is of the suite of the runs", async () => {
  givenScreen(elsewhere, RUNS, { references: [published] });

  const process = await screen.findByRole("heading", { name: /^How the agents went about it/ });
  const panel = await screen.findByRole("region", { name: "Values from elsewhere" });

  expect(panel.textContent).toContain("None of them is of the suite of these runs.");
  expect(screen.queryByText("Qwen3-4B base")).toBeNull();
  expect(screen.queryByRole("button", { name: /values from elsewhere$/ })).toBeNull();
  expect(process.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(within(panel).getByRole("button", { name: "Show them" }));
  expect((await screen.findAllByText("Qwen3-4B base")).length).toBeGreaterThan(0);
});

test("values of the suite of the runs stand folded and last too", async () => {
  givenScreen(givenComparison(), RUNS, { references: [published] });

  const process = await screen.findByRole("heading", { name: /^How the agents went about it/ });
  const panel = await screen.findByRole("region", { name: "Values from elsewhere" });
  expect(within(panel).queryByRole("table")).toBeNull();
  expect(process.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

  await userEvent.click(within(panel).getByRole("button", { name: "Show them" }));

  const opened = await screen.findByRole("region", { name: "Values from elsewhere" });
  expect(document.activeElement).toBe(within(opened).getByRole("heading", { name: "Values from elsewhere" }));
  expect(await within(opened).findByText("Qwen3-4B base")).toBeTruthy();
});

test("nothing is said of values from elsewhere before they are known, and then how many are drawn", async () => {
  const late = lateAnswer({ items: [published] });
  givenScreen(elsewhere, `${RUNS}&published=shown`, { references: late.response });
  await screen.findByRole("heading", { name: /^How the agents went about it/ });
  expect(screen.queryByRole("region", { name: "Values from elsewhere" })).toBeNull();

  late.letGo();

  const panel = within(await screen.findByRole("region", { name: "Values from elsewhere" }));
  expect(panel.getByText(/1 value is drawn\.$/)).toBeTruthy();
  expect(panel.queryByRole("table")).toBeNull();
});

test("the button that shows hidden values counts those that it will show", async () => {
  const others = ["one", "two"].map((id) => aPublishedValue({ id, label: id }));
  givenScreen(givenComparison(), `${RUNS}&published=hidden&without=one`, { references: others });

  expect(await screen.findByRole("button", { name: "Show 1 value from elsewhere" })).toBeTruthy();
});

const broken = () => Response.json({ code: "INTERNAL", detail: "Something broke.", requestId: "r-1" }, { status: 500 });
const NOT_LOADED = "Published values could not be loaded";
/** Other parts of the screen may have failed too. */
const tryAgain = (alert: HTMLElement) =>
  within(alert.parentElement ?? document.body).getByRole("button", { name: "Try again" });

test("values that could not be loaded are said in the place of their button, and loaded by another try", async () => {
  let isDown = true;
  givenScreen(givenComparison(), RUNS, { references: () => (isDown ? broken() : { items: [published] }) });

  const alert = await screen.findByText(NOT_LOADED);
  expect(alert.getAttribute("role")).toBe("alert");
  await screen.findByRole("heading", { name: /^How the agents went about it/ });
  // Nothing is known of them, so nothing is claimed either.
  expect(screen.queryByText(/None of them is of the suite/)).toBeNull();

  isDown = false;
  await userEvent.click(tryAgain(alert));

  const button = await screen.findByRole("button", { name: "Hide 1 value from elsewhere" });
  expect(document.activeElement).toBe(button);
  expect(alert.isConnected).toBe(false);
});

test("another try keeps the keyboard while it goes on, and where it fails too that is told anew", async () => {
  const late = lateAnswer({ code: "INTERNAL", detail: "Something broke.", requestId: "r-2" }, 500);
  let tries = 0;
  givenScreen(givenComparison(), RUNS, {
    references: () => {
      tries += 1;
      return tries === 1 ? broken() : late.response;
    },
  });
  const before = await screen.findByText(NOT_LOADED);
  const button = tryAgain(before);

  await userEvent.click(button);

  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
  expect(document.activeElement).toBe(button);
  expect(screen.queryByText(NOT_LOADED)).toBeNull();
  late.letGo();
  expect(await screen.findByText(NOT_LOADED)).not.toBe(before);
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"));
  expect(document.activeElement).toBe(button);
});

test("names that would look alike beside their ticks give way to numbers", async () => {
  const labels = ["a-long-name-of-one-word-alone", "a-long-name-0f-0ne-word-alone"];
  const values = labels.map((label, at) =>
    aPublishedValue({ id: label, label, figure: { kind: "asr" }, value: 0.2 + at / 5 }),
  );
  givenScreen(givenComparison(), RUNS, { references: values });

  const key = within(await screen.findByRole("list", { name: "Letters and numbers of the chart" }));

  const entries = await key.findAllByRole("listitem");
  expect(entries.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(["1a-", "2a-"]);
});
