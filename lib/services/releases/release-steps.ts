import type { ReleaseDetail, ReleaseState } from "@/lib/contract/releases";
import { type Action, isAllowed } from "@/lib/domain/policy";
import type { Guard } from "@/lib/leak/audit-pools";
import { LEAKS_HIDDEN } from "@/lib/services/splits/require-open-corpus";
import { LEAK_WORDS } from "./leak-words";

export type ReleaseStep = ReleaseDetail["steps"][number]["step"];

/** What decides which steps a person may take. */
export interface StepsOf {
  readonly state: ReleaseState;
  /** Guards whose hits nobody waived; null before the first audit. */
  readonly blocking: readonly Guard[] | null;
  /** Guards whose waiver waits for a second person. */
  readonly halfWaived: readonly string[];
  readonly approvals: number;
  readonly approvalsNeeded: number;
  readonly hasApproved: boolean;
  readonly role: string;
  /** The job that is at it now. */
  readonly work: ReleaseWork | null;
  /** Whether the person reviews of its corpus blind, of a signed one; absent where the caller asks by itself. */
  readonly isBlind?: boolean;
}

/** What a job does to a release. */
export type ReleaseWork = "build" | "audit" | "sign";

const AT_WORK = {
  build: "It is being built and audited. Wait for that, or cancel it.",
  audit: "It is being audited. Wait for that, or cancel it.",
  sign: "It is being signed. Wait for that, or cancel it.",
} as const satisfies Record<ReleaseWork, string>;

const STEPS = [
  "audit",
  "waive",
  "approve",
  "take_back",
  "sign",
  "withdraw",
  "delete",
] as const satisfies readonly ReleaseStep[];

/** Every step of a release, and in one sentence why one may not be taken. */
export function releaseSteps(of: StepsOf): ReleaseDetail["steps"] {
  return STEPS.map((step) => {
    const why = whyNot(step, of);

    return { step, isOpen: why === undefined, why: why ?? null };
  });
}

/** Why a person may not take a step; undefined when they may. */
export function whyNot(step: ReleaseStep, of: StepsOf): string | undefined {
  if (!isAllowed(of.role, stepAction(step, of))) return "A lead does this.";

  return WHY_NOT[step](of);
}

/** What takes a step of a release. An audit of a signed one changes nothing of it, so whoever reads it may ask. */
export function stepAction(step: ReleaseStep, { state }: Pick<StepsOf, "state">): Action {
  if (step === "audit" && state === "signed") return "see_releases";

  return step === "delete" ? "build_release" : "sign_release";
}

const WHY_NOT: Readonly<Record<ReleaseStep, (of: StepsOf) => string | undefined>> = {
  audit: (of) => whileBlind(of) ?? (of.state === "signed" ? undefined : unlessChangeable(of)) ?? whileAtWork(of),
  waive: (of) => unlessAudited(of) ?? (of.blocking?.length === 0 ? "It has no hit that stops it." : undefined),
  approve: (of) => unlessAudited(of) ?? whileBlocked(of) ?? whenApproved(of),
  // Also while it is being signed: the signature asks for the approvals again when it is written.
  take_back: (of) => unlessChangeable(of) ?? (of.hasApproved ? undefined : "You have not approved it."),
  sign: (of) => unlessAudited(of) ?? whileAtWork(of) ?? whileBlocked(of) ?? unlessApproved(of),
  withdraw: ({ state }) => {
    if (state === "withdrawn") return "It is withdrawn already.";

    return state === "signed" ? undefined : "Only what is signed is withdrawn.";
  },
  delete: ({ state, approvals, work }) => {
    if (state === "building") return "It is being built. Cancel that first.";
    if (work !== null) return AT_WORK[work];
    if (state === "signed" || state === "withdrawn") return "What was signed stays. Withdraw it instead.";

    return approvals > 0 ? "People have approved it. Once they have taken that back it can be deleted." : undefined;
  },
};

/** Why nothing of a release may change; undefined while it is built and not signed. */
export function unlessChangeable({ state }: Pick<StepsOf, "state">): string | undefined {
  switch (state) {
    case "building":
      return "It is being built.";
    case "failed":
    case "cancelled":
      return "Its build did not end. Build it again.";
    case "signed":
      return "It is signed, and stays as it is.";
    case "withdrawn":
      return "It is withdrawn.";
    case "draft":
    case "audited":
    case "approved":
      return undefined;
  }
}

function whileBlind({ isBlind }: StepsOf): string | undefined {
  return isBlind === true ? LEAKS_HIDDEN : undefined;
}

function whileAtWork({ work }: StepsOf): string | undefined {
  return work === null ? undefined : AT_WORK[work];
}

function unlessAudited(of: StepsOf): string | undefined {
  return unlessChangeable(of) ?? (of.state === "draft" || of.blocking === null ? "Audit it first." : undefined);
}

function whileBlocked({ blocking, halfWaived }: StepsOf): string | undefined {
  if (blocking === null || blocking.length === 0) return undefined;
  const leaks = `It leaks: ${blocking.map((guard) => LEAK_WORDS[guard]).join("; ")}.`;
  const mend = "Mend that and build it again. Only two people together can waive it.";
  const waiting = blocking.filter((guard) => halfWaived.includes(guard)).length;
  if (waiting === 0) return `${leaks} ${mend}`;
  const waits = `${waiting === 1 ? "One waiver waits" : `${waiting} waivers wait`} for a second person.`;

  // Where one person waived all of it, what is missing is another.
  return waiting === blocking.length ? `${leaks} ${waits}` : `${leaks} ${mend} ${waits}`;
}

function whenApproved({ hasApproved, approvals, approvalsNeeded }: StepsOf): string | undefined {
  if (!hasApproved) return approvals >= approvalsNeeded ? "It is approved already." : undefined;

  return approvals >= approvalsNeeded ? "You have approved it." : "You have approved it. Another person has to, too.";
}

/** Counted anew each time: how many are asked for may have changed since. */
function unlessApproved({ approvals, approvalsNeeded }: StepsOf): string | undefined {
  if (approvals >= approvalsNeeded) return undefined;

  return approvalsNeeded === 1
    ? "It has to be approved first."
    : `${approvalsNeeded} people have to approve it first; ${approvals} did.`;
}
