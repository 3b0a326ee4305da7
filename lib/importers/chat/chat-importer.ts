import { chooseLayout } from "@/lib/importers/choose-layout";
import type { Importer } from "@/lib/importers/importer";
import { chatRowOf, whyNotChat } from "./chat-row";
import { mapChat } from "./map-chat";

/** Chat rows with `messages` and, often, `tools`: training sets and exports of every spelling. */
export const chatImporter: Importer = {
  format: "chat",
  name: "Chat rows",
  title: "Chat messages",
  about:
    "One row a trajectory with messages and tools, as training sets hold them. Nobody can prove who made the calls.",
  layouts: ["lines", "array", "single"],
  mixesAgents: true,
  detect: (sample) => chooseLayout(sample, whyNotChat),
  read(record, context) {
    const why = whyNotChat(record);
    if (why !== undefined) return { kind: "rejected", reason: `Not a chat row: ${why}.` };

    return { kind: "imported", value: mapChat(chatRowOf(record), context) };
  },
};
