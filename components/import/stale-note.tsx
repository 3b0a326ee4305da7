/** Says that what is shown is no longer the newest, and why. */
export function StaleNote({ error }: { error: Error | null }) {
  if (!error) return null;

  return (
    <p role="status" className="rounded-control bg-subtask-soft px-3 py-1.5 text-table text-subtask">
      Not up to date. {error.message} Assay keeps asking while something runs.
    </p>
  );
}
