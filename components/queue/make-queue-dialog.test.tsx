import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, askAllAgain, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { useMe } from "@/lib/client/use-me";
import { aQueue, CORPUS_ID, QUEUE_ID } from "./given-queue";
import { MakeQueueDialog } from "./make-queue-dialog";

const BO = "55555555-5555-4555-8555-555555555555";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function givenDialog(answers: Readonly<Record<string, Answer>> = {}) {
  return givenApp(<MakeQueueDialog match={{ corpus: CORPUS_ID, filter: "gate:5" }} onClose={() => undefined} />, {
    answers: { "POST /api/queues/preview": { matching: 412 }, "POST /api/queues": aQueue(), ...answers },
  });
}

const made = ({ asked }: ReturnType<typeof givenApp>) => asked.find(({ key }) => key === "POST /api/queues")?.body;

test("says how many items and answers it would have, and follows limit and overlap", async () => {
  givenDialog();
  expect(await screen.findByText("412 items")).toBeTruthy();
  expect(screen.getByText(/824 answers in all/)).toBeTruthy();

  await userEvent.type(screen.getByRole("textbox", { name: "At most" }), "100");
  await userEvent.click(screen.getByRole("radio", { name: "3" }));

  expect(screen.getByText("100 items")).toBeTruthy();
  expect(screen.getByText(/of 412 that match, 300 answers in all/)).toBeTruthy();
});

test("a name is enough for a blind queue that hides everything; afterwards its page opens", async () => {
  const app = givenDialog();
  expect(screen.getByText("Hidden until the answer is committed:")).toBeTruthy();

  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Audit");
  await userEvent.click(screen.getByRole("button", { name: "Make the queue" }));

  await waitFor(() => expect(app.push).toHaveBeenCalledWith(`/queues/${QUEUE_ID}?corpus=${CORPUS_ID}`));
  expect(made(app)).toMatchObject({
    corpus: CORPUS_ID,
    filter: "gate:5",
    name: "Audit",
    mode: "blind",
    hidden: ["judge", "verdict", "outcome", "reward", "peers"],
    overlap: 2,
    reviewers: [],
  });
});

test("Ctrl and Enter make it from any field, and Enter alone makes none; an empty name is asked for", async () => {
  const app = givenDialog();
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  // What stands in an empty field is no name that somebody could have given it.
  expect(name.placeholder).toBe("Name the queue");
  await screen.findByText("412 items");

  await userEvent.click(name);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(made(app)).toBeUndefined();

  await userEvent.type(name, "Audit{Enter}");
  expect(made(app)).toBeUndefined();
  await userEvent.click(screen.getByRole("textbox", { name: "At most" }));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");

  await waitFor(() => expect(made(app)).toMatchObject({ name: "Audit" }));
});

test("what was typed is there again after Esc, and not after Cancel", async () => {
  const nameOf = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  givenDialog();
  await userEvent.type(nameOf(), "Half made");
  await userEvent.keyboard("{Escape}");
  cleanup();

  givenDialog();
  expect(nameOf().value).toBe("Half made");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  cleanup();

  givenDialog();
  expect(nameOf().value).toBe("");
});

test("mistakes stand at their fields, and nothing is sent", async () => {
  const app = givenDialog();

  await userEvent.type(screen.getByRole("textbox", { name: "At most" }), "many");
  await userEvent.click(screen.getByRole("button", { name: "Make the queue" }));

  expect(screen.getByText("Give the queue a name.")).toBeTruthy();
  expect(screen.getByText(/A limit is a whole number/)).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Name" }).getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" })));
  expect(made(app)).toBeUndefined();
});

test("a name that is taken is said at the name", async () => {
  const refusal = () =>
    Response.json({ code: "CONFLICT", detail: "There is already a queue “Audit”.", requestId: "r" }, { status: 409 });
  givenDialog({ "POST /api/queues": refusal });

  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Audit");
  await userEvent.click(screen.getByRole("button", { name: "Make the queue" }));

  expect(await screen.findByText("There is already a queue “Audit”.")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Name" }).getAttribute("aria-invalid")).toBe("true");
});

test("questions are added, ordered, required or not, and removed", async () => {
  const app = givenDialog();
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Audit");

  await userEvent.click(screen.getByRole("button", { name: "Add a question" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Own question with fixed answers" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Words of question 4" }), "Was it polite?");
  await userEvent.type(screen.getByRole("textbox", { name: "Answer 1" }), "Yes");
  await userEvent.type(screen.getByRole("textbox", { name: "Answer 2" }), "No");
  await userEvent.click(screen.getByRole("button", { name: "Move Was it polite? up" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "First gate that fails: required" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove Note" }));
  await userEvent.click(screen.getByRole("button", { name: "Make the queue" }));

  await waitFor(() => expect(made(app)).toBeDefined());
  expect(made(app)).toMatchObject({
    questions: [
      { kind: "structure", isRequired: true },
      { kind: "gate", isRequired: true },
      {
        kind: "own",
        key: "own_was_it_polite",
        text: "Was it polite?",
        isRequired: true,
        options: [
          { key: "yes", text: "Yes" },
          { key: "no", text: "No" },
        ],
      },
    ],
  });
});

test("named reviewers must be as many as the answers an item gets", async () => {
  const person = { email: null, role: "annotator", state: "active", signsIn: true, isMe: false, lastSeenAt: null };
  const app = givenDialog({
    "GET /api/people": {
      items: [
        { ...person, id: BO, name: "Bo", createdAt: "2026-11-20T08:00:00.000Z" },
        {
          ...person,
          id: crypto.randomUUID(),
          name: "Local owner",
          role: "owner",
          createdAt: "2026-11-20T08:00:00.000Z",
        },
      ],
    },
  });
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Audit");
  await userEvent.click(screen.getByRole("radio", { name: "Named people" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Bo" }));
  expect(screen.queryByRole("checkbox", { name: "Local owner" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Make the queue" }));
  expect(screen.getByText("2 answers an item need at least 2 reviewers.")).toBeTruthy();

  const overlap = screen.getAllByRole("group", { name: "Answers an item" })[0] ?? document.body;
  await userEvent.click(within(overlap).getAllByRole("radio", { name: "1" })[0] ?? overlap);
  await userEvent.click(screen.getByRole("button", { name: "Make the queue" }));

  await waitFor(() => expect(made(app)).toMatchObject({ overlap: 1, reviewers: [BO] }));
});

test("the count and the people stay when they cannot be read again, and the queue can still be made", async () => {
  let fails = false;
  const fault = () =>
    Response.json({ code: "INTERNAL", detail: "Assay failed inside.", requestId: "r-1" }, { status: 500 });
  const person = { email: null, role: "annotator", state: "active", signsIn: true, isMe: false, lastSeenAt: null };
  const people = { items: [{ ...person, id: BO, name: "Bo", createdAt: "2026-11-20T08:00:00.000Z" }], total: 2 };
  const { client } = givenDialog({
    "POST /api/queues/preview": () => (fails ? fault() : { matching: 412 }),
    "GET /api/people": () => (fails ? fault() : { ...people, nextCursor: BO }),
  });
  await screen.findByText("412 items");
  await userEvent.click(screen.getByRole("radio", { name: "Named people" }));
  await screen.findByRole("checkbox", { name: "Bo" });
  fails = true;

  await userEvent.click(screen.getByRole("button", { name: "Show more people" }));
  expect((await screen.findByRole("alert")).textContent).toBe("More could not be loaded. Assay failed inside.");
  await askAllAgain(client);

  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.getByRole("checkbox", { name: "Bo" })).toBeTruthy();
  expect(screen.getByText("412 items")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Make the queue" }).disabled).toBe(false);
});

test("instructions are previewed as reviewers will see them: nothing in them is fetched or run", async () => {
  givenDialog();
  await userEvent.click(screen.getByRole("textbox", { name: "Instructions" }));
  await userEvent.paste("Read the **calls** first.\n\n![x](https://evil.test/x.png)<img src=x onerror=alert(1)>");

  await userEvent.click(screen.getByRole("radio", { name: "Preview" }));

  expect(screen.getByText("calls").tagName).toBe("STRONG");
  expect(document.querySelector("img")).toBeNull();
});

/** As in the application, where it is known who asks before anything can be pressed. */
function WhenKnown() {
  return useMe() ? <MakeQueueDialog match={{ corpus: CORPUS_ID, filter: "gate:5" }} onClose={() => undefined} /> : null;
}

function givenKnown(access: "local" | "required", states: readonly string[] = []) {
  const person = { email: null, role: "annotator", signsIn: true, isMe: false, lastSeenAt: null };
  const items = states.map((state, at) => ({
    ...{ ...person, state, id: BO.replace(/.$/, String(at)), name: `P${at}`, createdAt: "2026-11-20T08:00:00.000Z" },
  }));

  return givenApp(<WhenKnown />, {
    answers: {
      ...givenMe("lead", access),
      "POST /api/queues/preview": { matching: 412 },
      "POST /api/queues": aQueue(),
      "GET /api/people": { items, total: items.length, nextCursor: null },
    },
  });
}

test("one person alone is asked for one answer an item, and is told what more would come to", async () => {
  const app = givenKnown("local");
  expect(await screen.findByText(/412 answers in all/)).toBeTruthy();
  expect(screen.getByText(/One person’s answer counts/)).toBeTruthy();

  await userEvent.click(screen.getByRole("radio", { name: "2" }));
  expect(screen.getByRole("note").textContent).toMatch(
    /^An item is finished once 2 people have answered it, and in local mode there is only one\. Ask for one answer, or/,
  );
  expect(screen.queryByText(/1 person to answer here|What all of them say/)).toBeNull();

  await userEvent.click(screen.getByRole("radio", { name: "1" }));
  expect(screen.queryByRole("note")).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Audit");
  await userEvent.click(screen.getByRole("button", { name: "Make the queue" }));
  await waitFor(() => expect(made(app)).toMatchObject({ overlap: 1 }));
});

test("where people sign in, more answers than there are people who can is told, and as many is not", async () => {
  givenKnown("required", ["active", "active", "disabled"]);
  expect(await screen.findByText(/What all of them say is agreed/)).toBeTruthy();

  await userEvent.click(screen.getByRole("radio", { name: "3" }));
  expect(await screen.findByText(/There are 2 people to answer here, so an item that asks for 3/)).toBeTruthy();

  await userEvent.click(screen.getByRole("radio", { name: "2" }));
  expect(screen.getByText(/What all of them say is agreed/)).toBeTruthy();
});
