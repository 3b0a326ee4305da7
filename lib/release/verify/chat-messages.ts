import * as z from "zod";
import type { ChatMessage } from "@/lib/exporters/chat/chat-row";

const Call = z.object({
  id: z.string(),
  type: z.literal("function"),
  function: z.object({ name: z.string(), arguments: z.string() }),
});
const Message = z.discriminatedUnion("role", [
  z.object({ role: z.enum(["system", "user"]), content: z.string() }),
  z.object({
    role: z.literal("assistant"),
    content: z.string(),
    reasoning_content: z.string().exactOptional(),
    tool_calls: z.array(Call).exactOptional(),
  }),
  z.object({
    role: z.literal("tool"),
    tool_call_id: z.string().exactOptional(),
    name: z.string().exactOptional(),
    content: z.string(),
  }),
]);
const Messages = z.array(Message);

/** Messages of a row that was read from a file; undefined when they are none. */
export function chatMessages(value: unknown): readonly ChatMessage[] | undefined {
  return Messages.safeParse(value).data;
}
