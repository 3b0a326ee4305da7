import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { Toaster } from "@/components/ui/toast";
import { SavedViewsMenu } from "./saved-views-menu";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const corpus = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const view = { id: "7c9e6679-7425-40de-944b-e07fc1f90ae8", name: "Audit", query: "sort=tokens", isMine: true };

test("a saved view is renamed in its place; Cancel leaves it as it is", async () => {
  let name = view.name;
  const { asked } = givenApp(<SavedViewsMenu corpus={corpus} query="" onOpen={() => undefined} onQueue={undefined} />, {
    answers: {
      "GET /api/views": () => ({ items: [{ ...view, name }] }),
      [`PATCH /api/views/${view.id}`]: () => {
        name = "Night audit";
        return { ...view, name };
      },
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "Saved views" }));

  await userEvent.click(await screen.findByRole("button", { name: "Rename Audit" }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(await screen.findByRole("button", { name: "Rename Audit" }));
  const field = screen.getByRole("textbox", { name: "New name of Audit" });
  await userEvent.clear(field);
  await userEvent.type(field, " Night audit {Enter}");

  expect(await screen.findByRole("button", { name: "Night audit" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("textbox", { name: /New name/ })).toBeNull());
  expect(asked.filter(({ key }) => key.startsWith("PATCH"))).toMatchObject([{ body: { name: "Night audit" } }]);
});

test("a queue can be made of a saved view, by those who may make queues", async () => {
  const onQueue = vi.fn();
  const answers = { "GET /api/views": { items: [view] } };
  const lead = givenApp(<SavedViewsMenu corpus={corpus} query="" onOpen={() => undefined} onQueue={onQueue} />, {
    answers,
  });
  await userEvent.click(screen.getByRole("button", { name: "Saved views" }));

  await userEvent.click(await screen.findByRole("button", { name: "Make a queue of Audit" }));

  expect(onQueue).toHaveBeenCalledWith("sort=tokens");
  lead.unmount();

  givenApp(<SavedViewsMenu corpus={corpus} query="" onOpen={() => undefined} onQueue={undefined} />, { answers });
  await userEvent.click(screen.getByRole("button", { name: "Saved views" }));
  await screen.findByRole("button", { name: "Rename Audit" });

  expect(screen.queryByRole("button", { name: /Make a queue/ })).toBeNull();
});

test("a deleted view that could not be brought back can be brought back by another try", async () => {
  let items: readonly (typeof view)[] = [view];
  let isGone = true;
  const { asked } = givenApp(
    <>
      <Toaster />
      <SavedViewsMenu corpus={corpus} query="" onOpen={() => undefined} onQueue={undefined} />
    </>,
    {
      answers: {
        "GET /api/views": () => ({ items }),
        [`DELETE /api/views/${view.id}`]: () => {
          items = [];
          return new Response(null, { status: 204 });
        },
        "POST /api/views": () => {
          if (isGone)
            return Response.json({ code: "INTERNAL", detail: "It failed.", requestId: "r-1" }, { status: 500 });
          items = [view];
          return view;
        },
      },
    },
  );
  await userEvent.click(screen.getByRole("button", { name: "Saved views" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete Audit" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByText("The view was not brought back")).toBeTruthy();
  isGone = false;
  await userEvent.click(again);

  await waitFor(() => expect(asked.filter(({ key }) => key.startsWith("POST"))).toHaveLength(2));
  // The notice lies beside the menu, which closed.
  await userEvent.click(screen.getByRole("button", { name: "Saved views" }));
  expect(await screen.findByRole("button", { name: "Delete Audit" })).toBeTruthy();
});
