import type { ProductView, SearchHit } from "./product";
import type { SearchParams } from "./search-engine";
import { type Origin, type Session, spend } from "./session";

/** One search on the wire. */
export function find(session: Session, params: SearchParams, origin: Origin): readonly SearchHit[] {
  const hits = session.engine.find(params);
  const q = session.transport.encodesQuery ? params.q.replaceAll(" ", "+") : params.q;
  // A nonce covers the raw argument string, so the POST body holds what the model wrote and no default page.
  const sent = session.transport.hasNonces ? params : { q, page: params.page ?? 1, ...withoutQuery(params) };

  dispatch(session, {
    path: "/search/find_product",
    params: { ...sent },
    response: hits,
    origin,
    productIds: hits.map((hit) => hit.product_id),
  });
  return hits;
}

/** One view on the wire. */
export function view(session: Session, productIds: string, origin: Origin): readonly ProductView[] {
  const views = session.engine.view(productIds);

  dispatch(session, {
    path: "/search/view_product_information",
    params: { product_ids: productIds },
    response: views,
    origin,
  });
  return views;
}

interface Dispatch {
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly response: unknown;
  readonly origin: Origin;
  readonly productIds?: readonly string[];
}

function dispatch(session: Session, { path, params, response, origin, productIds }: Dispatch): void {
  const { rng, transport } = session;
  const durationMs = Math.round((14 + rng.next() ** 3 * 260) * 10) / 10;
  spend(session, Math.max(1, Math.round(durationMs)));

  session.log.push({
    method: transport.hasNonces ? "POST" : "GET",
    path,
    timestamp: session.clock,
    duration_ms: durationMs,
    status_code: 200,
    ...(transport.hasNonces ? { json_data: params, nonce_status: nonceStatus(session, origin) } : { params }),
    response,
    origin,
    ...(productIds ? { productIds } : {}),
  });
}

/** A request of the model is stamped valid, apart from a few that expired on the way; code has no nonce to send. */
function nonceStatus(session: Session, origin: Origin): string {
  if (origin === "retry") return "replayed";
  if (origin !== "model") return "missing";
  return session.rng.chance(0.006) ? "expired" : "valid";
}

function withoutQuery(params: SearchParams): Record<string, unknown> {
  const { q: _q, page: _page, ...rest } = params;

  return rest;
}
