import { notifyManager, onlineManager, type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/client/api";
import { silence } from "@/lib/client/given-outbox";
import { KEEPS_REFUSED } from "@/lib/client/query-client";
import { noteContact } from "@/lib/client/server-contact";
import { givenApp } from "./given-app";
import { RereadLine } from "./reread-line";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  noteContact("answer");
});

const fault = (detail = "Assay failed inside.") => new ApiError({ code: "INTERNAL", status: 500, detail });
const line = () => {
  const region = document.querySelector("p[aria-live]");
  if (!region) throw new Error("There is no live region.");

  return region;
};
const words = (why: string) => `Part of this screen could not be read again and is from before. ${why}`;

/** Questions by their names; each fails as long as there is an error for it. */
type Errors = Record<string, Error | undefined>;

function Asked({ name, errors }: { name: string; errors: Errors }) {
  const { data = "nothing" } = useQuery({
    queryKey: [name],
    queryFn: async () => {
      const error = errors[name];
      if (error) throw error;
      return `figures of ${name}`;
    },
  });

  return <p>{data}</p>;
}

async function askAgain(client: QueryClient, name: string): Promise<void> {
  await act(async () => client.refetchQueries({ queryKey: [name] }));
  await told();
}

/** What the cache tells it tells a moment later. */
const told = () => act(() => new Promise<void>((resolve) => notifyManager.schedule(() => resolve())));

test("what could not be read again is told once for the whole screen with its reason, and goes with the next answer", async () => {
  const errors: Errors = {};
  const { client } = givenApp(
    <>
      <Asked name="runs" errors={errors} />
      <RereadLine />
    </>,
  );
  await screen.findByText("figures of runs");
  const region = line();
  expect(region.textContent).toBe("");

  errors["runs"] = fault();
  await askAgain(client, "runs");
  await waitFor(() => expect(region.textContent).toBe(words("Assay failed inside.")));
  expect(screen.getByText("figures of runs")).toBeTruthy();
  expect(region.getAttribute("aria-live")).toBe("polite");
  expect(region.querySelector("button")).toBeNull();

  errors["runs"] = undefined;
  await askAgain(client, "runs");
  await waitFor(() => expect(region.textContent).toBe(""));
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("trying again asks those that failed and no others", async () => {
  const errors: Errors = {};
  const { client } = givenApp(
    <>
      <Asked name="runs" errors={errors} />
      <Asked name="facets" errors={errors} />
      <Asked name="queues" errors={errors} />
      <RereadLine />
    </>,
  );
  await screen.findByText("figures of queues");
  errors["runs"] = fault();
  errors["facets"] = fault("Too slow.");
  await askAgain(client, "runs");
  await askAgain(client, "facets");
  const before = client.getQueryState(["queues"])?.dataUpdateCount;
  errors["runs"] = undefined;
  errors["facets"] = undefined;

  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));

  await waitFor(() => expect(line().textContent).toBe(""));
  expect(client.getQueryState(["runs"])?.status).toBe("success");
  expect(client.getQueryState(["facets"])?.status).toBe("success");
  expect(client.getQueryState(["queues"])?.dataUpdateCount).toBe(before);
});

test("nothing is told of what is no longer in use, and of what was never answered, which its place tells", async () => {
  const errors: Errors = { facets: fault() };
  function Screen() {
    const [isShown, setShown] = useState(true);

    return (
      <>
        {isShown ? <Asked name="runs" errors={errors} /> : null}
        <Asked name="facets" errors={errors} />
        <button type="button" onClick={() => setShown(false)}>
          Close the runs
        </button>
        <RereadLine />
      </>
    );
  }
  const { client } = givenApp(<Screen />);
  await screen.findByText("figures of runs");
  await waitFor(() => expect(client.getQueryState(["facets"])?.status).toBe("error"));
  await told();
  expect(line().textContent).toBe("");
  errors["runs"] = fault();
  await askAgain(client, "runs");
  await waitFor(() => expect(line().textContent).not.toBe(""));

  await userEvent.click(screen.getByRole("button", { name: "Close the runs" }));

  await waitFor(() => expect(line().textContent).toBe(""));
});

test("without a network or a server the line leaves it to what is told of the whole screen", async () => {
  const errors: Errors = {};
  const { client } = givenApp(
    <>
      <Asked name="runs" errors={errors} />
      <RereadLine />
    </>,
  );
  await screen.findByText("figures of runs");
  errors["runs"] = silence();
  act(() => noteContact("silence"));
  await askAgain(client, "runs");
  expect(client.getQueryState(["runs"])?.status).toBe("error");
  expect(line().textContent).toBe("");
  act(() => noteContact("gone"));
  expect(line().textContent).toBe("");

  act(() => noteContact("answer"));
  await waitFor(() => expect(line().textContent).toMatch(/The server did not answer/));
  act(() => onlineManager.setOnline(false));
  expect(line().textContent).toBe("");
});

test("a next page that did not come is told by its list, and makes nothing old", async () => {
  let fails = false;
  function Pages() {
    const pages = useInfiniteQuery({
      queryKey: ["pages"],
      queryFn: async ({ pageParam }) => {
        if (fails) throw fault();
        return pageParam;
      },
      initialPageParam: 0,
      getNextPageParam: (last) => last + 1,
    });

    return (
      <button type="button" onClick={() => void pages.fetchNextPage()}>
        {pages.isFetchNextPageError ? "Failed" : "More"}
      </button>
    );
  }
  const { client } = givenApp(
    <>
      <Pages />
      <RereadLine />
    </>,
  );
  await waitFor(() => expect(client.getQueryData(["pages"])).toBeDefined());
  fails = true;

  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await screen.findByRole("button", { name: "Failed" });
  await told();
  expect(line().textContent).toBe("");

  await askAgain(client, "pages");
  await waitFor(() => expect(line().textContent).toBe(words("Assay failed inside.")));
});

test("what is kept although it is refused is told by its own screen, and not here with another try that cannot help", async () => {
  let refusal: Error | undefined;
  function Taken() {
    const { data, error } = useQuery({
      queryKey: ["taken"],
      queryFn: async () => {
        if (refusal) throw refusal;
        return "4 rows";
      },
      meta: KEEPS_REFUSED,
    });

    return <p>{error ? `${data}, taken back` : data}</p>;
  }
  const { client } = givenApp(
    <>
      <Taken />
      <RereadLine />
    </>,
  );
  await screen.findByText("4 rows");
  refusal = new ApiError({ code: "NOT_FOUND", status: 404, detail: "There is no such import." });

  await askAgain(client, "taken");

  expect(await screen.findByText("4 rows, taken back")).toBeTruthy();
  expect(line().textContent).toBe("");
});

test("while it is asked again the button keeps the keyboard and says so; where the line goes, the screen has the keyboard", async () => {
  const runs = { error: undefined as Error | undefined, letGo: () => {}, asked: 0 };
  function Runs() {
    const { data = "nothing" } = useQuery({
      queryKey: ["runs"],
      queryFn: async () => {
        runs.asked += 1;
        if (runs.asked > 2) await new Promise<void>((resolve) => (runs.letGo = resolve));
        if (runs.error) throw runs.error;
        return "figures";
      },
    });

    return <p>{data}</p>;
  }
  const { client } = givenApp(
    <>
      <main id="main" tabIndex={-1}>
        <Runs />
      </main>
      <RereadLine />
    </>,
  );
  await screen.findByText("figures");
  // Of a silence nothing is told while its question is on its way.
  runs.error = silence();
  await askAgain(client, "runs");
  const button = await screen.findByRole("button", { name: "Try again" });

  await userEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe("Trying again"));
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(runs.asked).toBe(3);
  act(() => runs.letGo());
  await waitFor(() => expect(button.textContent).toBe("Try again"));
  expect(document.activeElement).toBe(button);

  runs.error = undefined;
  await userEvent.click(button);
  await waitFor(() => expect(runs.asked).toBe(4));
  act(() => runs.letGo());

  await waitFor(() => expect(line().textContent).toBe(""));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("notices stand above the line however many lines its words take", () => {
  const { onResize } = givenResize();
  const place = document.documentElement.style;
  const { unmount } = givenApp(<RereadLine />);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(97);

  onResize();
  expect(place.getPropertyValue("--reread-line")).toBe("97px");
  unmount();
  expect(place.getPropertyValue("--reread-line")).toBe("");
});

/** What is watched is told by hand, as nothing is laid out. */
function givenResize() {
  const told: (() => void)[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onResize: () => void) {
        told.push(onResize);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );

  return { onResize: () => told.forEach((tell) => void tell()) };
}
