import { screen } from "@testing-library/react";
import { aReview } from "@/components/trajectory/given-reader";

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
