import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import type { UploadPlan } from "@/lib/client/uploads";
import type { Corpus } from "@/lib/contract/corpora";
import { ImportForm } from "./import-form";
import { useFileDrop } from "./use-file-drop";
import { useTargetCorpus } from "./use-target-corpus";

afterEach(cleanup);

describe("the import form", () => {
  test("chosen files go into a corpus named after the first one, and the command line says the same", async () => {
    const { plans } = show();

    await userEvent.upload(screen.getByLabelText("Files to import"), [aFile("night run.jsonl"), aFile("b.json")]);
    expect(screen.getByLabelText("Corpus")).toHaveProperty("value", "night run");
    expect(screen.getByText("Makes a new corpus.")).toBeTruthy();
    expect(screen.getByText("npm run assay -- import 'night run.jsonl' b.json --corpus='night run'")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Run name"), " third ");
    await userEvent.click(screen.getByRole("button", { name: "Import 2 files" }));

    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatchObject({ corpus: "night run", runName: "third", format: "auto" });
    expect(plans[0]?.files.map(({ name }) => name)).toEqual(["night run.jsonl", "b.json"]);
  });

  test("files that would make a corpus are offered the one that was looked at last, until somebody names one", async () => {
    const { plans } = show({ corpora: [aCorpus("October", 1200)] });
    const offer = () => screen.queryByRole("button", { name: "Add to “October” instead" });

    expect(offer()).toBeNull();
    await userEvent.upload(screen.getByLabelText("Files to import"), aFile("night.jsonl"));
    expect(screen.getByText("Makes a new corpus.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Add to “October” instead" }));
    await userEvent.click(screen.getByRole("button", { name: "Import 1 file" }));
    expect(plans[0]?.corpus).toBe("October");

    await userEvent.clear(screen.getByLabelText("Corpus"));
    await userEvent.type(screen.getByLabelText("Corpus"), "Winter");
    expect(offer()).toBeNull();
  });

  test("the keyboard is before the button that sends when another corpus was taken", async () => {
    const { plans } = show({ corpora: [aCorpus("October", 1200)] });
    await userEvent.upload(screen.getByLabelText("Files to import"), aFile("night.jsonl"));
    screen.getByRole("button", { name: "Add to “October” instead" }).focus();

    await userEvent.keyboard("{Enter}{Enter}");
    expect(plans).toEqual([]);
    await userEvent.tab();

    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Import 1 file" }));
  });

  test("what is typed takes the place of a proposed name, and stands beside one that was typed", async () => {
    show();
    await userEvent.upload(screen.getByLabelText("Files to import"), aFile("legacy.jsonl"));
    const corpus = screen.getByLabelText("Corpus");

    await userEvent.click(corpus);
    await userEvent.keyboard("Trial");
    expect(corpus).toHaveProperty("value", "Trial");
    await userEvent.tab();
    await userEvent.click(corpus);
    await userEvent.keyboard(" 2");

    expect(corpus).toHaveProperty("value", "Trial 2");
  });

  test("the sample is not offered", async () => {
    show({ corpora: [{ ...aCorpus("Sample arena", 1200), kind: "sample" }] });

    await userEvent.upload(screen.getByLabelText("Files to import"), aFile("night.jsonl"));

    expect(screen.queryByRole("button", { name: /^Add to/ })).toBeNull();
  });

  test("an existing corpus says how much it holds", async () => {
    show({ corpora: [aCorpus("October", 1200)] });

    await userEvent.type(screen.getByLabelText("Corpus"), "October");

    expect(screen.getByText("Adds to the 1,200 trajectories there.")).toBeTruthy();
  });

  test("a corpus whose first rows are still coming in is no new one", async () => {
    show({ corpora: [aCorpus("October", 0)] });

    await userEvent.type(screen.getByLabelText("Corpus"), " October ");

    expect(screen.getByText("Adds to the corpus of this name.")).toBeTruthy();
  });

  test("nothing is sent without a corpus", async () => {
    const { plans } = show();
    await userEvent.upload(screen.getByLabelText("Files to import"), aFile("a.jsonl"));

    await userEvent.clear(screen.getByLabelText("Corpus"));

    expect(screen.getByRole("button", { name: "Import 1 file" })).toHaveProperty("disabled", true);
    expect(screen.getByText("Name the corpus first.")).toBeTruthy();
    expect(plans).toEqual([]);
  });

  test("a file can be taken off again", async () => {
    show();
    await userEvent.upload(screen.getByLabelText("Files to import"), [aFile("a.jsonl"), aFile("b.jsonl")]);

    await userEvent.click(screen.getByRole("button", { name: "Remove a.jsonl" }));

    expect(screen.getByRole("button", { name: "Import 1 file" })).toBeTruthy();
  });

  test("a file with an unusual ending is pointed out and can be sent all the same", async () => {
    show();

    await userEvent.upload(screen.getByLabelText("Files to import"), [
      aFile("a.json.gz"),
      aFile("B.NDJSON"),
      aFile("rollouts.txt"),
    ]);

    expect(screen.getByText("Not named .json, .jsonl, .ndjson or .gz: it may be refused.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Import 3 files" })).toHaveProperty("disabled", false);
  });

  test("files dropped anywhere on the page are taken; dragged text is not", () => {
    show();

    expect(drag("dragenter", ["text/plain"])).toBe(false);
    expect(drag("dragover", ["Files"])).toBe(true);
    expect(drag("drop", ["Files"], [aFile("dropped.jsonl")])).toBe(true);

    expect(screen.getByRole("button", { name: "Remove dropped.jsonl" })).toBeTruthy();
  });
});

function Harness({ corpora, onImport }: { corpora: readonly Corpus[]; onImport: (plan: UploadPlan) => void }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const onAdd = (added: readonly File[]) => setFiles((before) => [...before, ...added]);
  const [runName, setRunName] = useState("");
  const firstFile = files[0]?.name;
  const target = useTargetCorpus({ addressed: "", corpora, inView: undefined, lookedAt: corpora[0], firstFile });
  useFileDrop(onAdd);

  return (
    <ImportForm
      files={files}
      corpora={corpora}
      target={target}
      runName={runName}
      onRunName={setRunName}
      onAdd={onAdd}
      onRemove={(index) => setFiles(files.filter((_, at) => at !== index))}
      onImport={onImport}
    />
  );
}

function show({ corpora = [] }: { corpora?: readonly Corpus[] } = {}) {
  const plans: UploadPlan[] = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Harness corpora={corpora} onImport={(plan) => plans.push(plan)} />
    </QueryClientProvider>,
  );
  return { plans };
}

function aFile(name: string): File {
  return new File(["{}"], name, { type: "application/json" });
}

function aCorpus(name: string, trajectories: number): Corpus {
  return { id: "22222222-2222-4222-8222-222222222222", name, kind: "imported", trajectories, filterVersion: "1" };
}

/** Dispatches a drag event on the page; true when the page took it. */
function drag(type: string, types: readonly string[], files: readonly File[] = []): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, "dataTransfer", { value: { types, files, dropEffect: "none" } });
  act(() => void window.dispatchEvent(event));

  return event.defaultPrevented;
}
