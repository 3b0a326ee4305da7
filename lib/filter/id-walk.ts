import type { IdProvenance } from "@/lib/domain/analysis";
import type { Trajectory } from "@/lib/domain/trajectory";
import type { AgentCall } from "./agent-calls";
import { type AttributedDispatch, dispatchArgs } from "./attribution";
import { namedProductIds } from "./canonical-args";
import type { ClaimStanding, JoinedLog } from "./claim-standing";
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
 * that the agent tells). An agent that stamps its steps before their calls run has its calls logged in later steps: there
 * an answer still came when it was claimed. The query and what users say count as the query.
 */
export function walkIds(
  trajectory: Pick<Trajectory, "problem" | "steps">,
  calls: readonly AgentCall[],
  { dispatches, claimOf, standing }: JoinedLog,
): IdWalk {
  const walk = new Walk(standing);
  const spoken = trajectory.steps.flatMap((step) => (step.role === "user" && step.text ? [step.text] : []));
  for (const text of [trajectory.problem.query, ...spoken]) walk.ask(text);

  const callsOf = groupBy(calls, (call) => call.step);
  const ownLog = groupBy(dispatches, (dispatch) => {
    const claim = claimOf.get(dispatch);
    return claim && claim.step <= dispatch.entry.step ? claim : dispatch.entry.step;
  });
  for (const { index } of trajectory.steps) {
    for (const dispatch of ownLog.get(index) ?? []) walk.dispatch(dispatch);
    for (const call of callsOf.get(index) ?? []) walk.call(call, ownLog.get(call) ?? []);
  }
  return { ids: walk.ids, unseen: walk.unseen, isVerified: walk.isVerified };
}

/** Where an answer came; the claimed call only where its step does not hold what was logged of it. */
interface SeenAt {
  readonly step: number;
  readonly call?: number;
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

  dispatch({ entry }: AttributedDispatch, at: SeenAt = { step: entry.step }): void {
    const named = namedProductIds(dispatchArgs(entry) ?? {});
    if (VIEW_TOOLS.has(entry.tool)) this.#view(named, at.step);
    this.#answer(entry.call.response, named, at);
    for (const id of entry.call.resultProductIds ?? []) this.#see(id, at);
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

    for (const dispatch of dispatches)
      this.dispatch(dispatch, dispatch.entry.step === step ? { step } : { step, call: call.call });
    const { result } = claim;
    if (result && !result.isError && !ECHO_TOOLS.has(claim.name) && this.#standing.isBelieved(call)) {
      this.#answer(result.value, named, { step });
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

  #answer(result: unknown, ownIds: readonly string[], at: SeenAt): void {
    eachResultId(result, ownIds, (id) => this.#see(id, at));
  }

  #see(id: string, { step, call }: SeenAt): void {
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
