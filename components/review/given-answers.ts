import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { aReview } from "@/components/trajectory/given-reader";
import { showToast } from "@/components/ui/toast";

/** Of the server, after a label was kept. */
export const SAVED = {
  status: "saved",
  review: aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada", version: 4 }),
  eventId: crypto.randomUUID(),
};

/** What was sent to addresses that end so. */
export function bodiesOf(
  asked: readonly { readonly key: string; readonly body: unknown }[],
  verb: string,
): readonly unknown[] {
  return asked.filter(({ key }) => key.startsWith("PUT") && key.endsWith(verb)).map(({ body }) => body);
}

/** Once the first step can be read. */
export async function ready(): Promise<void> {
  await screen.findByText("Thought of step 1.");
}

/** Once the notices that were to end are gone: one of its own ends behind them. */
export async function noticesEnded(): Promise<void> {
  const told = { about: "the end", tone: "danger" } as const;
  showToast({ ...told, message: "The last" });
  await screen.findByText("The last");
  showToast({ ...told, message: "All ended" });

  await waitFor(() => expect(screen.queryByText("The last")).toBeNull());
}
