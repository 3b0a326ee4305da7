import { PlainText } from "./plain-text";
import { taskName } from "./task-name";

/** The task in its own words; where the record holds none, it says so and how the run ended. */
export function TaskText({ query, status }: { query: string; status?: string }) {
  if (query.trim() !== "") return <PlainText text={query} />;

  return <span className="text-ink-3">{taskName({ query, ...(status === undefined ? {} : { status }) })}</span>;
}
