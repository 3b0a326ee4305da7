import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenForm } from "./given-release-form";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a build that lacks something brings to the first field that does, and what is said stands below the button", async () => {
  givenForm({ search: "?name=Lamps&capMiner=lots" });
  const button = await screen.findByRole("button", { name: "Build the release" });
  const licence = screen.getByRole("textbox", { name: "Licence" });

  const shown = vi.spyOn(licence, "scrollIntoView");
  await userEvent.click(button);
  expect(document.activeElement).toBe(licence);
  expect(shown).toHaveBeenCalledWith({ block: "center" });
  const said = screen.getByText("Missing or wrong: Licence, Most of a miner.");
  expect(button.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await userEvent.type(licence, "mit");
  await userEvent.click(screen.getByText("What decides"));
  expect(screen.getByText("What decides").closest("details")?.open).toBe(false);
  await userEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Most of a miner" }));
  expect(screen.getByText("What decides").closest("details")?.open).toBe(true);
});

test("a build without a pool brings to the first pool", async () => {
  givenForm({ search: "?name=Lamps&licence=mit" });
  await userEvent.click(await screen.findByRole("checkbox", { name: /train/ }));

  await userEvent.click(screen.getByRole("button", { name: "Build the release" }));

  expect(document.activeElement).toBe(screen.getAllByRole("checkbox")[0]);
});

test("a build with a wrong choice of the preset brings to that choice, also behind others", async () => {
  givenForm({ search: "?name=Lamps&licence=mit&preset=kto&options=keys%3Dlots" });

  await userEvent.click(await screen.findByRole("button", { name: "Build the release" }));

  const wrong = screen.getByText(/“lots” is no choice/);
  expect(document.activeElement?.getAttribute("role")).toBe("combobox");
  expect(wrong.closest("[data-faulty]")?.contains(document.activeElement)).toBe(true);
  expect(screen.getByRole("combobox", { name: "Label" })).not.toBe(document.activeElement);
});

test.each([
  ["preset=sft&options=maxTokens%3D", "“Longest row in tokens” is empty: fill it in to count."],
  ["preset=kto&options=keys%3Dlots", "“Keys of miners and validators” cannot be read: mend it to count."],
  ["preset=sft&options=mix%3D0.5", "The preset has no option “mix”: leave it out to count."],
])("what keeps %s from being counted is named beside the counts and below the button", async (search, says) => {
  givenForm({ search: `?name=Lamps&licence=mit&${search}` });

  expect(await screen.findByText(says)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Build the release" }));

  const [, label] = /“(.+)”/.exec(says) ?? [];
  expect(screen.getByText(new RegExp(`^Missing or wrong: ${label}`))).toBeTruthy();
});

const COMMAND = "The command that builds the same release";

test.each([
  "licence=mit",
  "name=Lamps",
  "name=Lamps&licence=mit&capProblem=lots",
  "name=Lamps&licence=mit&capMiner=0",
  "name=Lamps&licence=mit&shard=0",
  "name=Lamps&licence=mit&labelsAsOf=soon",
  "name=Lamps&licence=mit&filter=bucket%3Anowhere%20(",
  "name=Lamps&licence=mit&preset=sft&options=maxTokens%3D",
  "name=Lamps&licence=mit&preset=sft&options=mix%3D0.5",
])("no line stands for the form of %s, which the command would refuse", async (search) => {
  givenForm({ search: `?${search}` });
  await screen.findByRole("button", { name: "Build the release" });
  expect(screen.queryByTitle(COMMAND)).toBeNull();
});

test("the line comes as soon as the form is whole, and goes with the last pool or format", async () => {
  givenForm({ search: "?name=Lamps" });
  await userEvent.type(await screen.findByRole("textbox", { name: "Licence" }), "mit");
  expect(screen.getByTitle(COMMAND).textContent).toMatch(
    /^npm run -s assay -- release build .*--name=Lamps .* --licence=mit$/,
  );

  for (const last of [/train/, "JSONL packed with gzip"]) {
    await userEvent.click(screen.getByRole("checkbox", { name: last }));
    expect(screen.queryByTitle(COMMAND)).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: last }));
    expect(screen.getByTitle(COMMAND)).toBeTruthy();
  }
});

test("an option that the preset does not have is said, brought to and left out", async () => {
  const { address } = givenForm({ search: "?name=Lamps&licence=mit&preset=sft&options=mix%3D0.5%26maxTokens%3D9000" });

  await userEvent.click(await screen.findByRole("button", { name: "Build the release" }));

  expect(screen.getByText(/“mix” is no option of this preset/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Leave it out" }));
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByText(/is no option of this preset/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Preset" }));
  expect(address().get("options")).toBe("maxTokens=9000");
});
