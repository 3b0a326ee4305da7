import type { Exporter } from "@/lib/exporters/exporter";
import { rowLine } from "@/lib/exporters/row/row-line";
import { single } from "@/lib/exporters/row/single";
import { checkedRows } from "@/lib/exporters/row/written";
import { chatFault } from "./chat-fault";
import { CHAT } from "./describe";
import { toChat } from "./to-chat";

export const chatExporter: Exporter = {
  description: CHAT,
  extension: ".jsonl",
  countsTokens: false,
  selection: () => "approved",
  write(unit) {
    const { trajectory, metadata } = single(unit);
    const { messages, tools } = toChat(trajectory, { orphans: "named" });

    return checkedRows([{ messages, tools, metadata }], chatFault, {});
  },
  line: rowLine,
  fault: chatFault,
};
