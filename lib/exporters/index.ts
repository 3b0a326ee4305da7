import type { Trajectory } from "@/lib/domain/trajectory";
import { chatLine } from "./chat/chat-line";
import { toChat } from "./chat/to-chat";

/** Turns one trajectory into one line of a file, without the line feed. */
export interface Exporter {
  /** For people: "Chat messages with tools". */
  readonly title: string;
  /** What the file's name ends with, before ".gz". */
  readonly extension: string;
  line(trajectory: Trajectory, metadata: Readonly<Record<string, unknown>>): string;
}

/** Export presets by name. */
export const EXPORTERS = {
  chat: {
    title: "Chat messages with tools",
    extension: ".jsonl",
    line: (trajectory, metadata) => chatLine(toChat(trajectory), metadata),
  },
} as const satisfies Readonly<Record<string, Exporter>>;
