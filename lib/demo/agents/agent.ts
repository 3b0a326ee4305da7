import type { Session } from "@/lib/demo/session";
import type { Skill } from "@/lib/demo/shopper";

/** Plays one problem into the session. Throws AgentCrash when the agent process dies. */
export type Agent = (session: Session, skill: Skill) => void;
