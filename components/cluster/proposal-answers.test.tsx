import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { Toaster } from "@/components/ui/toast";
import { press } from "./given-clusters-app";
import { decide, givenProposals, rows } from "./given-proposals";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an answer that somebody else gave otherwise meanwhile is taken away again", async () => {
  givenProposals({
    answers: {
      [decide(1)]: () =>
        Response.json({ code: "CONFLICT", detail: "Ben refused it.", requestId: "r-9" }, { status: 409 }),
    },
  });
  await screen.findByRole("list", { name: "Proposals" });

  await userEvent.click(screen.getByRole("button", { name: /^Accept “a brass lamp 1”/ }));

  await waitFor(() => expect(rows()[0]?.textContent).toContain("AcceptRefuse"));
});

test("of several answers each that does not stay is taken away again", async () => {
  givenProposals({
    answers: {
      [decide(1)]: () => Response.json({ code: "NOT_FOUND", detail: "Gone.", requestId: "r-9" }, { status: 404 }),
    },
  });
  await screen.findByRole("list", { name: "Proposals" });

  for (const key of ["j", "a", "r"]) press(key);

  await waitFor(() => expect(rows()[0]?.textContent).toContain("AcceptRefuse"));
  expect(rows()[1]?.textContent).toContain("✕not variants");
});

test("an answer that is taken back at once is taken back after it was kept", async () => {
  const kept = lateAnswer({ jobId: null });
  const { asked } = givenProposals({
    answers: { [decide(1)]: () => (given().length > 1 ? { jobId: null } : kept.response) },
  });
  const given = () => asked.filter(({ key }) => key === decide(1)).map(({ body }) => body);
  await screen.findByRole("list", { name: "Proposals" });

  for (const key of ["j", "a", "u"]) press(key);
  await waitFor(() => expect(given()).toEqual([{ answer: "accepted" }]));
  kept.letGo();

  await waitFor(() => expect(given()).toEqual([{ answer: "accepted" }, { answer: "open" }]));
});

test("an answer that was not kept takes no later answer to the same proposal away", async () => {
  const failed = lateAnswer({ code: "CONFLICT", detail: "Not now.", requestId: "r-8" }, 409);
  const { asked } = givenProposals({
    answers: { [decide(1)]: () => (given().length > 1 ? { jobId: null } : failed.response) },
  });
  const given = () => asked.filter(({ key }) => key === decide(1));
  await screen.findByRole("list", { name: "Proposals" });

  for (const key of ["j", "a", "u", "r"]) press(key);
  failed.letGo();
  await waitFor(() => expect(given()).toHaveLength(3));

  expect(rows()[0]?.textContent).toContain("✕not variants");
  press("u");
  await waitFor(() => expect(given().at(-1)?.body).toEqual({ answer: "open" }));
});

test("an answer and its taking back that are both not kept leave the proposal open", async () => {
  const failed = lateAnswer({ code: "INTERNAL", detail: "Away.", requestId: "r-7" }, 500);
  const away = { code: "INTERNAL", detail: "Still away.", requestId: "r-8" };
  const { asked } = givenProposals({
    answers: { [decide(1)]: () => (given().length > 1 ? Response.json(away, { status: 500 }) : failed.response) },
  });
  const given = () => asked.filter(({ key }) => key === decide(1));
  render(<Toaster />);
  await screen.findByRole("list", { name: "Proposals" });

  for (const key of ["j", "a", "u"]) press(key);
  failed.letGo();
  await screen.findByText(/Still away\./);

  expect(given().map(({ body }) => body)).toEqual([{ answer: "accepted" }, { answer: "open" }]);
  expect(rows()[0]?.textContent).toContain("AcceptRefuse");
});

test("an answer that was not kept takes no later equal one away", async () => {
  const failed = lateAnswer({ code: "INTERNAL", detail: "Away.", requestId: "r-7" }, 500);
  const { asked } = givenProposals({
    answers: { [decide(1)]: () => (given().length > 1 ? { jobId: null } : failed.response) },
  });
  const given = () => asked.filter(({ key }) => key === decide(1));
  render(<Toaster />);
  await screen.findByRole("list", { name: "Proposals" });

  for (const key of ["j", "a", "u", "a"]) press(key);
  failed.letGo();
  await waitFor(() => expect(given()).toHaveLength(3));
  await screen.findByText("Accepted. The two come into one cluster.");

  expect(rows()[0]?.textContent).toContain("✓variants");
});

test("a taking back that was not kept shows the answer that was", async () => {
  const { asked } = givenProposals({
    answers: {
      [decide(1)]: () =>
        given().length > 1
          ? Response.json({ code: "INTERNAL", detail: "Not taken back.", requestId: "r-6" }, { status: 500 })
          : { jobId: null },
    },
  });
  const given = () => asked.filter(({ key }) => key === decide(1));
  render(<Toaster />);
  await screen.findByRole("list", { name: "Proposals" });

  for (const key of ["j", "a", "u"]) press(key);
  await screen.findByText(/Not taken back\./);

  expect(rows()[0]?.textContent).toContain("✓variants");
});
