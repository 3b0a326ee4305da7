import { PlainText } from "./plain-text";
import { taskName } from "./task-name";

/**
 * The task in its own words; where the record holds none, it says so and how the run ended. What is written from right
 * to left is a block of its own: a box that reads from left to right would cut its beginning.
 */
export function TaskText({ query, status }: { query: string; status?: string }) {
  if (query.trim() !== "")
    return (
      <span dir="auto" className="rtl:block rtl:overflow-x-clip rtl:text-ellipsis">
        <PlainText text={query} />
      </span>
    );

  return <span className="text-ink-3">{taskName({ query, ...(status === undefined ? {} : { status }) })}</span>;
}
