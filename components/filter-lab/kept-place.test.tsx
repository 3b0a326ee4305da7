import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenActivation, givenDefaults, givenFilterList, givenStrict } from "./given-filters";
import { givenLab, LAB_CORPUS, questions } from "./given-lab-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a version that is saved opens in the part of the lab that it was tried in", async () => {
  const saved = givenStrict({ id: givenStrict().id.replace(/02$/, "03"), name: "careful" });
  const { push } = givenLab({
    search: "?draft=agenticShare:0.85&part=pipeline&labels=all",
    answers: { "POST /api/filters": saved },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Save as a new version" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Save as a new version" }));

  await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "careful");
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "People agree");
  await userEvent.click(dialog.getByRole("button", { name: "Save the version" }));

  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(`/filters/${saved.id}?corpus=${LAB_CORPUS.id}&part=pipeline&labels=all`),
  );
});

test("a version that is activated stays compared with the one that it came instead of", async () => {
  const { id, jobId } = givenActivation();
  let list = givenFilterList();
  const lab = givenLab({
    named: givenStrict().id,
    answers: {
      "GET /api/filters": () => list,
      [`POST /api/corpora/${LAB_CORPUS.id}/filter-activations`]: () => {
        list = givenFilterList({ active: givenStrict().id, activations: [givenActivation()] });
        return { activationId: id, jobId };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Activate" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Activate “strict”" }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Yes");
  await userEvent.click(dialog.getByRole("button", { name: "Activate" }));

  expect(await screen.findByText(/^“strict” is active instead of “defaults-1”/)).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "Compared with" }).textContent).toContain("defaults-1");
  expect(lab.address().get("against")).toBe(givenDefaults().id);
  // It asks a moment later, when the settings rest.
  await waitFor(() => expect(new Set(questions(lab).map(({ base }) => base))).toEqual(new Set([givenDefaults().id])));
});
