import type { IdProvenance } from "@/lib/domain/analysis";
import type { Trajectory } from "@/lib/domain/trajectory";
import type { AgentCall } from "./agent-calls";
import { type AttributedDispatch, dispatchArgs } from "./attribution";
import { namedProductIds } from "./canonical-args";
import { claimPlaces } from "./claim-places";
import type { JoinedLog } from "./claim-standing";
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
 * that the agent tells). A call that is logged too late for its claim was made where it is logged. The query and what
 * users say count as the query.
 */
export function walkIds(
  trajectory: Pick<Trajectory, "problem" | "steps">,
  calls: readonly AgentCall[],
  { dispatches, claimOf, standing }: JoinedLog,
): IdWalk {
  const { behind, late } = claimPlaces(claimOf);
  const walk = new Walk();
  const spoken = trajectory.steps.flatMap((step) => (step.role === "user" && step.text ? [step.text] : []));
  for (const text of [trajectory.problem.query, ...spoken]) walk.ask(text);

  const callsOf = groupBy(calls, (call) => call.step);
  const ownLog = groupBy(dispatches, (dispatch) => behind.get(dispatch) ?? dispatch.entry.step);
  const answer = (call: AgentCall, step: number) => {
    if (standing.isBelieved(call)) walk.answer(call, step);
  };
  const untold = new Set(late);
  const run = (dispatch: AttributedDispatch, at: SeenAt) => {
    const claim = claimOf.get(dispatch);
    walk.dispatch(dispatch, at);
    // A macro has many dispatches and one answer.
    if (claim && untold.delete(claim)) answer(claim, at.step);
  };
  for (const { index: step } of trajectory.steps) {
    for (const dispatch of ownLog.get(step) ?? []) run(dispatch, { step });
    for (const call of callsOf.get(step) ?? []) {
      const isLate = late.has(call);
      walk.call(call);
      if (standing.isMade(call) && !isLate) walk.view(call);
      for (const dispatch of ownLog.get(call) ?? [])
        run(dispatch, dispatch.entry.step === step ? { step } : { step, call: call.call });
      if (!isLate) answer(call, step);
    }
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

  ask(text: string): void {
    for (const id of idsInText(text)) this.#marks(id).inQuery = true;
  }

  dispatch({ entry }: AttributedDispatch, at: SeenAt): void {
    const named = namedProductIds(dispatchArgs(entry) ?? {});
    if (VIEW_TOOLS.has(entry.tool)) this.#view(named, at.step);
    this.#answer(entry.call.response, named, at);
    for (const id of entry.call.resultProductIds ?? []) this.#see(id, at);
  }

  /** What a call names when it is claimed. */
  call({ claim }: AgentCall): void {
    const isPick = claim.name === "recommend_product";
    const named = namedProductIds(claim.args ?? {}).filter((id) => isIdText(id) || this.ids.has(id));
    for (const id of named) {
      const marks = this.#marks(id);
      if (!marks.inQuery && marks.firstSeenStep === undefined) this.unseen.add(id);
      if (isPick) marks.recommended = true;
    }
    if (isPick) this.isVerified = named.some((id) => this.#viewed.has(id));
  }

  view({ claim, step }: AgentCall): void {
    if (VIEW_TOOLS.has(claim.name)) this.#view(namedProductIds(claim.args ?? {}), step);
  }

  /** As the agent tells it. */
  answer({ claim: { name, args, result } }: AgentCall, step: number): void {
    if (!result || result.isError || ECHO_TOOLS.has(name)) return;
    this.#answer(result.value, namedProductIds(args ?? {}), { step });
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
