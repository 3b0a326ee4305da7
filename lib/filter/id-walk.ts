import type { IdProvenance } from "@/lib/domain/analysis";
import type { Trajectory } from "@/lib/domain/trajectory";
import type { AgentCall } from "./agent-calls";
import { type AttributedDispatch, dispatchArgs } from "./attribution";
import { namedProductIds } from "./canonical-args";
import { type ClaimStanding, claimStanding } from "./claim-standing";
import { groupBy } from "./group-by";
import { eachResultId, idsInText, isId, isIdText } from "./result-ids";

export interface IdWalk {
  readonly ids: ReadonlyMap<string, IdProvenance>;
  /** Ids of call arguments that no earlier result and not the query holds. */
  readonly unseen: ReadonlySet<string>;
  /** One of the last recommendation's ids was viewed or checked between its first sighting and that call. */
  readonly isVerified: boolean;
}

/** Tools whose answer repeats their arguments and shows no product. */
const ECHO_TOOLS: ReadonlySet<string> = new Set(["recommend_product", "terminate", "calculate_voucher"]);
/** Tools that look at one product. */
export const VIEW_TOOLS: ReadonlySet<string> = new Set(["view_product_information", "check_product_match"]);

/**
 * Follows every product id through a trajectory in the order things happened: in a step first the logged
 * calls that no claimed call stands for, then each claimed call's arguments, then its answer (the log's, else the one
 * that the agent tells). The query and what users say count as the query.
 */
export function walkIds(
  trajectory: Pick<Trajectory, "problem" | "steps">,
  calls: readonly AgentCall[],
  dispatches: readonly AttributedDispatch[],
  claimOf: ReadonlyMap<AttributedDispatch, AgentCall>,
): IdWalk {
  const walk = new Walk(claimStanding(dispatches, claimOf));
  const spoken = trajectory.steps.flatMap((step) => (step.role === "user" && step.text ? [step.text] : []));
  for (const text of [trajectory.problem.query, ...spoken]) walk.ask(text);

  const callsOf = groupBy(calls, (call) => call.step);
  const ownLog = groupBy(dispatches, (dispatch) => {
    const claim = claimOf.get(dispatch);
    return claim && claim.step === dispatch.entry.step ? claim : dispatch.entry.step;
  });
  for (const { index } of trajectory.steps) {
    for (const dispatch of ownLog.get(index) ?? []) walk.dispatch(dispatch);
    for (const call of callsOf.get(index) ?? []) walk.call(call, ownLog.get(call) ?? []);
  }
  return { ids: walk.ids, unseen: walk.unseen, isVerified: walk.isVerified };
}

type Marks = { -readonly [K in keyof IdProvenance]: IdProvenance[K] };

class Walk {
  readonly ids = new Map<string, Marks>();
  readonly unseen = new Set<string>();
  isVerified = false;
  readonly #viewed = new Set<string>();
  readonly #standing: ClaimStanding;

  constructor(standing: ClaimStanding) {
    this.#standing = standing;
  }

  ask(text: string): void {
    for (const id of idsInText(text)) this.#marks(id).inQuery = true;
  }

  dispatch({ entry }: AttributedDispatch): void {
    const named = namedProductIds(dispatchArgs(entry) ?? {});
    if (VIEW_TOOLS.has(entry.tool)) this.#view(named, entry.step);
    this.#answer(entry.call.response, named, entry.step);
    for (const id of entry.call.resultProductIds ?? []) this.#see(id, entry.step);
  }

  call(call: AgentCall, dispatches: readonly AttributedDispatch[]): void {
    const { claim, step } = call;
    const named = namedProductIds(claim.args ?? {}).filter((id) => isIdText(id) || this.ids.has(id));
    for (const id of named) {
      const marks = this.#marks(id);
      if (!marks.inQuery && marks.firstSeenStep === undefined) this.unseen.add(id);
      if (claim.name === "recommend_product") marks.recommended = true;
    }
    if (claim.name === "recommend_product") this.isVerified = named.some((id) => this.#viewed.has(id));
    if (VIEW_TOOLS.has(claim.name) && this.#standing.isMade(call)) this.#view(named, step);

    for (const dispatch of dispatches) this.dispatch(dispatch);
    const { result } = claim;
    if (result && !result.isError && !ECHO_TOOLS.has(claim.name) && this.#standing.isAnswered(call)) {
      this.#answer(result.value, named, step);
    }
  }

  #view(named: readonly string[], step: number): void {
    for (const id of named) {
      if (!isIdText(id) && !this.ids.has(id)) continue;
      const marks = this.#marks(id);
      marks.viewedStep ??= step;
      if (marks.firstSeenStep !== undefined) this.#viewed.add(id);
    }
  }

  #answer(result: unknown, ownIds: readonly string[], step: number): void {
    eachResultId(result, ownIds, (id) => this.#see(id, step));
  }

  #see(id: string, step: number): void {
    if (isId(id)) this.#marks(id).firstSeenStep ??= step;
  }

  #marks(id: string): Marks {
    const known = this.ids.get(id);
    if (known) return known;

    const marks: Marks = { inQuery: false, recommended: false };
    this.ids.set(id, marks);
    return marks;
  }
}
