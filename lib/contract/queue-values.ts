import * as z from "zod";
import { HIDDEN_LAYERS } from "@/lib/domain/hidden-layer";
import { CAUSES, ITEM_STATES, PRIORITY_RULES, QUEUE_MODES, QUEUE_STATES } from "@/lib/domain/queue";

export const QueueMode = z.enum(QUEUE_MODES);
export const PriorityRule = z.enum(PRIORITY_RULES);
export const QueueState = z.enum(QUEUE_STATES);
export const ItemState = z.enum(ITEM_STATES);
export type ItemState = z.infer<typeof ItemState>;
export const Cause = z.enum(CAUSES);
export const HiddenLayer = z.enum(HIDDEN_LAYERS);
export type HiddenLayer = z.infer<typeof HiddenLayer>;
