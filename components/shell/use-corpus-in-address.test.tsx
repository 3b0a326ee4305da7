import { renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { noteDeparture } from "@/lib/client/server-contact";
import { CorpusScreen } from "./corpus-screen";
import { givenApp } from "./given-app";
import { givenMe } from "./given-me";
import { givenNextHistory } from "./given-next-history";
import { useKeptDeparture } from "./use-kept-departure";

const first = givenCorpus();
const other = { ...givenCorpus(), id: "7b1e7c2a-6a51-4a0e-9a34-50c1f5a6f002", name: "Other" };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function given(search: string) {
  window.history.replaceState(null, "", `/trajectories${search}`);
  vi.spyOn(window.history, "pushState");

  return givenApp(<CorpusScreen>{({ name }) => <h1>{name}</h1>}</CorpusScreen>, {
    search,
    answers: { ...givenMe("lead"), "GET /api/corpora": { items: [first, other] } },
  });
}

test("an address without a corpus names the one it shows, beside what it says already and without a step back", async () => {
  given("?filter=gate:5#step");

  await waitFor(() => expect(window.location.search).toBe(`?filter=gate:5&corpus=${first.id}`));
  expect(window.location.hash).toBe("#step");
  expect(window.history.pushState).not.toHaveBeenCalled();
});

test("an address that is named while somebody leaves it keeps nobody here", async () => {
  const { heard } = givenNextHistory("/trajectories");
  renderHook(() => useKeptDeparture());
  given("");
  heard.length = 0;

  noteDeparture("/trajectories/1");

  await waitFor(() => expect(window.location.search).toBe(`?corpus=${first.id}`));
  expect(heard).toEqual([]);
});

test("the corpus that an address names is kept as the one looked at last, whoever wrote the address", async () => {
  given(`?corpus=${other.id}`);

  await waitFor(() => expect(document.cookie).toContain(`assay.corpus=${other.id}`));
  expect(window.location.search).toBe(`?corpus=${other.id}`);
});

test("what is shown in place of a corpus that is not there is neither kept nor named", async () => {
  const search = "?corpus=00000000-0000-4000-8000-00000000dead";
  given(search);

  expect(await screen.findByText(/names a corpus that is not here/)).toBeDefined();

  expect(window.location.search).toBe(search);
  expect(document.cookie).not.toContain("assay.corpus");
});

test("another corpus is another place in the history, with the filter and without the row in peek", async () => {
  given(`?corpus=${first.id}&filter=gate:5&peek=x`);

  await userEvent.click(await screen.findByRole("button", { name: /Switch corpus/ }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: /Other/ }));

  expect(window.history.pushState).toHaveBeenCalledOnce();
  const address = new URLSearchParams(window.location.search);
  expect(Object.fromEntries(address)).toEqual({ corpus: other.id, filter: "gate:5" });
});
