import type { Session } from "../session";
import type { Skill } from "../shopper";

/** Plays one problem into the session. Throws AgentCrash when the agent process dies. */
export type Agent = (session: Session, skill: Skill) => void;
