import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { contactNow, noteContact } from "@/lib/client/server-contact";
import { UPLOADS } from "@/lib/client/uploads";
import { FailedPage } from "./failed-page";
import { givenApp } from "./given-app";
import { givenMe } from "./given-me";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  onlineManager.setOnline(true);
  noteContact("answer");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function given(error: Error & { digest?: string }) {
  const onRetry = vi.fn();
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const { client } = givenApp(<FailedPage title="The runs could not be shown" error={error} onRetry={onRetry} />, {
    answers: { ...givenMe("researcher"), "GET /api/corpora": { items: [givenCorpus()] } },
  });

  return { onRetry, reload, client };
}

const codeLacks = () => Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" });

test("a page that broke says so with its request and is tried again without another load", async () => {
  const { onRetry, reload } = given(Object.assign(new Error("broken"), { digest: "4711" }));

  expect(screen.getByRole("alert").textContent).toContain("look up the request in the server’s log");
  expect(screen.getByText("4711")).toBeDefined();
  act(() => noteContact("gone"));
  act(() => noteContact("answer"));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test("a page whose code did not come is loaded again once the server was asked and answered", async () => {
  const { reload } = given(codeLacks());

  expect(screen.getByRole("alert").textContent).toContain("The page is loaded once the server answers.");
  expect(contactNow()).toBe("doubted");
  expect(reload).not.toHaveBeenCalled();
  act(() => noteContact("answer"));

  expect(reload).toHaveBeenCalledTimes(1);
});

test("code that the server does not have is not asked for without end", async () => {
  const first = given(codeLacks());
  act(() => noteContact("answer"));
  expect(first.reload).toHaveBeenCalledTimes(1);
  cleanup();
  first.reload.mockClear();

  const { reload } = given(codeLacks());
  expect(screen.getByRole("alert").textContent).toContain("Try again loads the page once more.");
  act(() => noteContact("answer"));

  expect(reload).not.toHaveBeenCalled();
});

test("it is not loaded while files are being sent, which would end", async () => {
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      upload = {};
      open() {}
      setRequestHeader() {}
      send() {}
      abort() {}
    },
  );
  const { reload } = given(codeLacks());
  const plan = { files: [new File(["{}"], "a.jsonl")], corpus: "Night", runName: "", format: "auto" } as const;
  UPLOADS.start(plan, () => undefined);
  const [upload] = UPLOADS.snapshot();
  onTestFinished(() => UPLOADS.remove(upload?.id ?? 0));

  act(() => noteContact("answer"));
  expect(reload).not.toHaveBeenCalled();
  act(() => UPLOADS.remove(upload?.id ?? 0));

  expect(reload).toHaveBeenCalledTimes(1);
});

test("behind a lack it is loaded however often that was", async () => {
  sessionStorage.setItem("assay.loaded-again", `${Date.now()} ${window.location.pathname}`);
  const { reload } = given(codeLacks());

  act(() => noteContact("gone"));
  expect(screen.getByRole("alert").textContent).toContain("The page is loaded once the server answers.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  act(() => noteContact("answer"));

  expect(reload).toHaveBeenCalledTimes(1);
});

test("where there was no network it is loaded once the server was heard, and what waited was sent", async () => {
  const { reload, client } = given(codeLacks());
  let onSent = () => {};
  const sent = new Promise<void>((resolve) => {
    onSent = resolve;
  });
  const write = { mutationFn: () => sent };
  act(() => onlineManager.setOnline(false));
  await act(async () => void client.getMutationCache().build(client, write).execute(undefined));

  act(() => onlineManager.setOnline(true));
  expect(reload).not.toHaveBeenCalled();
  await act(async () => noteContact("answer"));
  expect(reload).not.toHaveBeenCalled();
  await act(async () => onSent());

  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test("who tries again for code that did not come loads the page", () => {
  const { onRetry, reload } = given(codeLacks());

  fireEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(reload).toHaveBeenCalledTimes(1);
  expect(onRetry).not.toHaveBeenCalled();
});
