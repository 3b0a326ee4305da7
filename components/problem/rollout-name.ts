interface NamedRollout {
  readonly run: { readonly name: string };
  readonly rollout: number | null;
}

/** What a rollout is called beside others of its problem. */
export function rolloutName({ run, rollout }: NamedRollout): string {
  return rollout === null ? run.name : `${run.name} #${rollout}`;
}
