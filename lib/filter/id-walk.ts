import type { IdProvenance } from "@/lib/domain/analysis";
import { hasWorked } from "@/lib/domain/logged-answer";
import type { Trajectory } from "@/lib/domain/trajectory";
import type { AgentCall } from "./agent-calls";
import { type AttributedDispatch, dispatchArgs } from "./attribution";
import { namedProductIds } from "./canonical-args";
import type { JoinedLog } from "./claim-standing";
import { type HappenedAt, happenings } from "./happenings";
import { eachResultId, idsInText, isId, isIdText } from "./result-ids";

export interface IdWalk {
  readonly ids: ReadonlyMap<string, IdProvenance>;
  /** Ids of call arguments that no earlier result and not the query holds. */
  readonly unseen: ReadonlySet<string>;
  /** One of the last recommendation's ids was viewed or checked between its first sighting and that call. */
  readonly isVerified: boolean;
  /** What was known of the last recommendation's ids when it was made. */
  readonly picked: ReadonlyMap<string, IdProvenance>;
}

/** Tools whose answer repeats their arguments and shows no product. */
const ECHO_TOOLS: ReadonlySet<string> = new Set(["recommend_product", "terminate", "calculate_voucher"]);
/** Tools that look at one product. */
export const VIEW_TOOLS: ReadonlySet<string> = new Set(["view_product_information", "check_product_match"]);

/**
 * Follows every product id through a trajectory in the order things happened (`happenings`): a claimed call names ids, what
 * the log holds views and shows them, and what the agent tells of an answer shows them where it counts. The query and what
 * users say count as the query.
 */
export function walkIds(
  trajectory: Pick<Trajectory, "problem" | "steps">,
  calls: readonly AgentCall[],
  log: JoinedLog,
): IdWalk {
  const { claimOf, standing } = log;
  const logged = new Set(claimOf.values());
  const walk = new Walk(calls.findLast(isPick));
  const spoken = trajectory.steps.flatMap((step) => (step.role === "user" && step.text ? [step.text] : []));
  for (const text of [trajectory.problem.query, ...spoken]) walk.ask(text);

  for (const each of happenings(trajectory.steps, calls, log)) {
    if (each.kind === "claimed") walk.call(each.call);
    else if (each.kind === "made") walk.dispatch(each.dispatch, claimOf.get(each.dispatch), each.at);
    else {
      // What the log holds of a call is viewed by what was sent, and not by what is claimed.
      if (standing.isMade(each.call) && !logged.has(each.call)) walk.view(each.call);
      if (standing.isBelieved(each.call)) walk.answer(each.call, each.at);
    }
  }
  return { ids: walk.ids, unseen: walk.unseen, isVerified: walk.isVerified, picked: walk.picked };
}

function isPick({ claim }: AgentCall): boolean {
  return claim.name === "recommend_product";
}

type Marks = { -readonly [K in keyof IdProvenance]: IdProvenance[K] };

class Walk {
  readonly ids = new Map<string, Marks>();
  readonly unseen = new Set<string>();
  isVerified = false;
  picked: ReadonlyMap<string, IdProvenance> = new Map();
  readonly #viewed = new Set<string>();
  readonly #lastPick: AgentCall | undefined;

  constructor(lastPick: AgentCall | undefined) {
    this.#lastPick = lastPick;
  }

  ask(text: string): void {
    for (const id of idsInText(text)) this.#marks(id).inQuery = true;
  }

  /** One that was refused or never answered viewed and showed nothing. */
  dispatch({ entry }: AttributedDispatch, claim: AgentCall | undefined, at: HappenedAt): void {
    if (!hasWorked(entry.call)) return;

    const sent = namedProductIds(dispatchArgs(entry) ?? {});
    const named = sent.length > 0 ? sent : namedProductIds(claim?.claim.args ?? {});
    if (VIEW_TOOLS.has(entry.tool)) this.#view(named, at.step);
    this.#answer(entry.call.response, named, at);
    for (const id of entry.call.resultProductIds ?? []) this.#see(id, at);
  }

  /** What a call names when it is claimed. */
  call(call: AgentCall): void {
    const named = namedProductIds(call.claim.args ?? {}).filter((id) => isIdText(id) || this.ids.has(id));
    for (const id of named) {
      const marks = this.#marks(id);
      if (!marks.inQuery && marks.firstSeenStep === undefined) this.unseen.add(id);
      if (isPick(call)) marks.recommended = true;
    }
    if (call !== this.#lastPick) return;
    this.isVerified = named.some((id) => this.#viewed.has(id));
    this.picked = new Map(named.map((id) => [id, { ...this.#marks(id) }]));
  }

  view({ claim, step }: AgentCall): void {
    if (VIEW_TOOLS.has(claim.name)) this.#view(namedProductIds(claim.args ?? {}), step);
  }

  /** As the agent tells it. */
  answer({ claim: { name, args, result } }: AgentCall, at: HappenedAt): void {
    if (!result || result.isError || ECHO_TOOLS.has(name)) return;
    this.#answer(result.value, namedProductIds(args ?? {}), at);
  }

  #view(named: readonly string[], step: number): void {
    for (const id of named) {
      if (!isIdText(id) && !this.ids.has(id)) continue;
      const marks = this.#marks(id);
      marks.viewedStep ??= step;
      if (marks.firstSeenStep !== undefined) this.#viewed.add(id);
    }
  }

  #answer(result: unknown, ownIds: readonly string[], at: HappenedAt): void {
    eachResultId(result, ownIds, (id) => this.#see(id, at));
  }

  #see(id: string, { step, call }: HappenedAt): void {
    if (!isId(id)) return;
    const marks = this.#marks(id);
    if (marks.firstSeenStep !== undefined) return;

    marks.firstSeenStep = step;
    if (call !== undefined) marks.firstSeenCall = call;
  }

  #marks(id: string): Marks {
    const known = this.ids.get(id);
    if (known) return known;

    const marks: Marks = { inQuery: false, recommended: false };
    this.ids.set(id, marks);
    return marks;
  }
}
