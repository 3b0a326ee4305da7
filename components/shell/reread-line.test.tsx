import { onlineManager, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/client/api";
import { silence } from "@/lib/client/given-outbox";
import { KEEPS_REFUSED } from "@/lib/client/query-client";
import { noteContact } from "@/lib/client/server-contact";
import { givenApp } from "./given-app";
import { Asked, askAgain, type Errors, fault, line, told, words } from "./given-reread";
import { RereadLine } from "./reread-line";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  noteContact("answer");
});

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
