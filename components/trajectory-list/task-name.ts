/** How a run ended, where it did not end well; undefined where the words would say nothing. */
export function stoppedWord(status: string): "failed" | "timed out" | undefined {
  if (status === "failed") return "failed";

  return status === "timed_out" ? "timed out" : undefined;
}

const NO_TASK_TEXT = "(no task text)";

interface NamedTask {
  query: string;
  /** Status of the run; left out where nobody knows it. */
  status?: string;
}

/** What a row is called: its task, else how the run ended, so that rows without text can be told apart. */
export function taskName({ query, status = "" }: NamedTask): string {
  if (query.trim() !== "") return query;
  const stopped = stoppedWord(status);

  return stopped ? `${NO_TASK_TEXT} ${stopped}` : NO_TASK_TEXT;
}
