/** What a person may do comes from this table alone; services check it. */
export const ROLES = ["annotator", "researcher", "lead", "admin"] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE = ROLES;
const ADMINS = ["admin"] as const;
const LEADS = ["lead", "admin"] as const;
const ANALYSTS = ["researcher", "lead", "admin"] as const;

const MAY = {
  read: EVERYONE,
  /** Reward specs and raw records, which hold them: the answer key of a problem. */
  read_reward: ANALYSTS,
  label: EVERYONE,
  /** Take back an answer that another person gave. */
  undo_others: LEADS,
  approve: LEADS,
  approve_matching: LEADS,
  import: ANALYSTS,
  export: ANALYSTS,
  save_view: EVERYONE,
  /** Rename or remove a view that another person saved. */
  change_others_view: LEADS,
  review_in_queue: EVERYONE,
  make_queue: LEADS,
  manage_queue: LEADS,
  /** Counts and times of one named reviewer, other than oneself. */
  see_reviewer_figures: LEADS,
  adjudicate: LEADS,
  comment: EVERYONE,
  resolve_comment: EVERYONE,
  /** Name, password and sessions of one's own. */
  own_account: EVERYONE,
  manage_people: ADMINS,
  /** Endpoints of judges, with their keys. */
  manage_judge_endpoints: ADMINS,
  /** Ask a judge again: it costs money and sends trajectories to the endpoint. */
  rejudge: LEADS,
  see_rejudgements: ANALYSTS,
  /** How the judges of a corpus stand to people. */
  see_judge_report: ANALYSTS,
  /** Filter versions against what people say, before one decides. */
  test_filter: ANALYSTS,
  save_filter: ANALYSTS,
  /** Everybody's verdicts follow it. */
  activate_filter: LEADS,
  /** Leak clusters, splits and releases with what they hold. */
  see_releases: ANALYSTS,
  change_clusters: LEADS,
  change_splits: LEADS,
  build_release: LEADS,
  /** Approve, waive, sign and withdraw. */
  sign_release: LEADS,
  /** Figures from elsewhere that are set beside measured ones. */
  change_references: ANALYSTS,
  /** Everybody's outcomes are scored again without it. */
  remove_catalogue: LEADS,
  /** A corpus with everything that belongs to it, for good. */
  remove_corpus: ADMINS,
  /** An import that another person made, with everything that it brought. */
  take_back_others: ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof MAY;
export const ACTIONS: readonly Action[] = Object.keys(MAY).filter((name): name is Action => name in MAY);

/**
 * Whether a role may do something. The owner of a local installation is an admin.
 *
 * @returns false for a role that this version does not know
 */
export function isAllowed(role: string, action: Action): boolean {
  const effective = role === "owner" ? "admin" : role;

  return MAY[action].some((allowed) => allowed === effective);
}
