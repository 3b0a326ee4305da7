import * as z from "zod";
import { EndpointId } from "@/lib/contract/judge-endpoints";

/** Path parameters of the routes of one thing. */
export const IdPath = z.object({ id: z.uuid() });
export const ChunkPath = IdPath.extend({ chunk: z.coerce.number().int().min(0).max(1_000_000) });
export const ActivationPath = IdPath.extend({ activation: z.uuid() });
export const WaiverPath = IdPath.extend({ waiver: z.uuid() });
/** A file of a release, by the parts of its name. */
export const FilePath = IdPath.extend({ name: z.array(z.string().min(1).max(200)).min(1).max(4) });
export const ClusterPath = IdPath.extend({ cluster: z.uuid() });
export const ClusterDecisionPath = IdPath.extend({ decision: z.uuid() });
export const ProposalPath = IdPath.extend({ proposal: z.uuid() });
export const JobPath = z.object({ jobId: z.uuid() });
/** The id of a session is the account library's own and no UUID. */
export const SessionPath = z.object({ id: z.string().min(1).max(200) });
export const QueuePath = z.object({ queueId: z.uuid() });
export const QueueItemPath = QueuePath.extend({ itemId: z.uuid() });
/** A judge endpoint that a person made, or the one of the environment. */
export const EndpointPath = z.object({ id: EndpointId });
