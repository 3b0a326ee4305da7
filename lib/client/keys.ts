/** First parts of all query keys; what follows is known to the noun's own file. */
export const KEYS = {
  corpora: ["corpora"],
  funnel: ["funnel"],
  judgeByVerdict: ["judge-by-verdict"],
  trajectories: ["trajectories"],
  facets: ["facets"],
  trajectory: ["trajectory"],
  views: ["views"],
  jobs: ["jobs"],
  exports: ["exports"],
  imports: ["imports"],
  queues: ["queues"],
  adjudications: ["adjudications"],
  me: ["me"],
  people: ["people"],
  invitations: ["invitations"],
  audit: ["audit"],
} as const satisfies Record<string, readonly [string]>;
