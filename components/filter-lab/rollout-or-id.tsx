/** What tells a trajectory from others of its problem and run: where rollouts are not numbered, the beginning of its id. */
export function RolloutOrId({ id, rollout }: { id: string; rollout: number | null }) {
  if (rollout === null) return id.slice(0, 8);

  return (
    <>
      <span aria-hidden>#</span>
      <span className="sr-only">rollout </span>
      {rollout}
    </>
  );
}
