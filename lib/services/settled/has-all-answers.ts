import { sql } from "@/lib/db/query-rows";

/** Over `queue_item i`: it has all the answers that its queue asks for, whatever they settle. */
export const hasAllAnswers = sql`i.state in ('done', 'conflict', 'adjudicated', 'blocked_task_fault')`;
