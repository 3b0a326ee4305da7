import type { Request } from "./requests";

/** Open requests by a name, in order. */
type OpenRequests = ReadonlyMap<string, { readonly requests: readonly Request[]; next: number }>;

/** Finds requests by a name each has, such as its tool; those without one stand aside. */
export function indexBy(requests: readonly Request[], nameOf: (request: Request) => string | undefined): OpenRequests {
  const index = new Map<string, { readonly requests: Request[]; next: number }>();

  for (const request of requests) {
    const name = nameOf(request);
    if (name === undefined) continue;
    const list = index.get(name);
    if (list) list.requests.push(request);
    else index.set(name, { requests: [request], next: 0 });
  }
  return index;
}

/** The next request of that name that no dispatch has carried out; it is used up by this. */
export function takeFrom(open: OpenRequests, name: string | undefined): Request | undefined {
  const list = name === undefined ? undefined : open.get(name);
  if (!list) return undefined;

  while (list.requests[list.next]?.isUsed) list.next++;
  const request = list.requests[list.next];
  if (request) request.isUsed = true;
  return request;
}

/**
 * Requests with arguments that no dispatch of their own round carried out, by tool and arguments. Where a later answer asks
 * for the same again, such as a second try or a second vote, it takes the place of the earlier: both together ask for it no
 * more often than the later alone.
 */
export class LateRequests {
  readonly #open = new Map<string, Request[]>();

  /** Forgets what these ask for anew. */
  replace(requests: readonly Request[]): void {
    if (this.#open.size === 0) return;
    for (const { key } of requests) if (key !== undefined) this.#open.delete(key);
  }

  keep(requests: readonly Request[]): void {
    for (const request of requests) {
      if (request.isUsed || !request.hasArgs || request.key === undefined) continue;
      const open = this.#open.get(request.key);
      if (open) open.push(request);
      else this.#open.set(request.key, [request]);
    }
  }

  /** The request that a dispatch with this key carries out; it is used up by this. */
  take(key: string | undefined): Request | undefined {
    const open = key === undefined ? undefined : this.#open.get(key);
    while (open?.at(-1)?.isUsed) open.pop();

    const request = open?.pop();
    if (request) request.isUsed = true;
    return request;
  }
}
