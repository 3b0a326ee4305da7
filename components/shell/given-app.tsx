import { notifyManager, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext, SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NuqsTestingAdapter, type UrlUpdateEvent } from "nuqs/adapters/testing";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { dropRefused } from "@/lib/client/query-client";

export type Answer = unknown | ((url: URL, body: unknown) => unknown);

interface GivenApp {
  /** Query text of the address, as in "?filter=gate:5". */
  search?: string;
  /** The screen that is open; the table where it is left out. */
  pathname?: string;
  /** Answers of the server by "METHOD /path". */
  answers?: Readonly<Record<string, Answer>>;
}

/** Renders a part of the interface with everything that surrounds it, and a server made of answers. */
export function givenApp(
  children: ReactNode,
  { search = "", pathname = "/trajectories", answers = {} }: GivenApp = {},
) {
  const push = vi.fn();
  const router = { push, back: push, forward: push, refresh: push, replace: push, prefetch: push, bfcacheId: "0" };
  const asked = network(answers);
  const updates: UrlUpdateEvent[] = [];
  const onUrlUpdate = (update: UrlUpdateEvent) => updates.push(update);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: dropRefused }),
    defaultOptions: { queries: { retry: false } },
  });

  const view = render(
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value={pathname}>
        <SearchParamsContext.Provider value={new URLSearchParams(search)}>
          <QueryClientProvider client={client}>
            <NuqsTestingAdapter searchParams={search} onUrlUpdate={onUrlUpdate} hasMemory>
              {children}
            </NuqsTestingAdapter>
          </QueryClientProvider>
        </SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>,
  );

  return {
    ...{ ...view, push, asked, client },
    address: () => updates.at(-1)?.searchParams ?? new URLSearchParams(search),
    /** How each change of the address is a step of the browser's way back, and the address that it leads to. */
    steps: () => updates.map(({ options }) => options.history),
    entries: () => updates.map(({ searchParams }) => searchParams),
  };
}

/** Asks for everything on screen again, until the screen was told of the answers. */
export async function askAllAgain(client: QueryClient): Promise<void> {
  await act(() => client.refetchQueries());
  await act(() => new Promise<void>((resolve) => notifyManager.schedule(() => resolve())));
}

export interface Asked {
  readonly key: string;
  readonly url: URL;
  readonly body: unknown;
}

/** Answers by method and path, and keeps what was asked. What has no answer is NOT_FOUND. */
function network(answers: NonNullable<GivenApp["answers"]>): readonly Asked[] {
  const asked: Asked[] = [];

  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    const url = new URL(address, "http://assay.test");
    const key = `${init.method ?? "GET"} ${url.pathname}`;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    asked.push({ key, url, body });
    const answer = answers[key];
    const value: unknown = typeof answer === "function" ? answer(url, body) : answer;
    if (value instanceof Response) return Promise.resolve(value);

    return Promise.resolve(
      key in answers ? Response.json(value) : Response.json({ code: "NOT_FOUND", requestId: "r-404" }, { status: 404 }),
    );
  });

  return asked;
}

/** An answer of the server that comes once it is let go. */
export function lateAnswer(body: unknown, status = 200) {
  let letGo = () => {};
  const stream = new ReadableStream({
    start: (to) => {
      letGo = () => {
        to.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        to.close();
      };
    },
  });

  return { response: new Response(stream, { status }), letGo: () => letGo() };
}

/** A window with a size, so that virtual rows are drawn where nothing is laid out. */
export function givenWindowSize(heightPx = 600): void {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(heightPx);
}
