/** What was done, in words. A verb that is not here is shown as it is written. */
const WORDS: Readonly<Record<string, string>> = {
  import: "imported files",
  "retry-import": "read rejected rows again",
  set_aside_rejected: "set rejected rows aside",
  put_back_rejected: "put rejected rows back",
  export: "exported",
  cancel: "cancelled",
  label: "labelled",
  gate: "gave a gate",
  gate_cause: "said why a gate differs",
  approve: "changed an approval",
  approve_matching: "approved all matching",
  undo: "took back an answer",
  undo_approval: "took back a bulk approval",
  create_view: "saved a view",
  make_queue: "made a queue",
  change_queue: "changed a queue",
  settle: "settled a disagreement",
  undo_settle: "took back a settlement",
  save_filter: "saved a filter version",
  activate_filter: "activated a filter version",
  undo_activation: "took back an activation",
  remove_catalogue: "removed a catalogue",
  remove_corpus: "removed a corpus",
  take_back_import: "took back an import",
  rename_view: "renamed a view",
  remove_view: "removed a view",
  invite: "invited",
  revoke_invitation: "took back an invitation",
  accept_invitation: "accepted an invitation",
  change_role: "changed a role",
  disable_person: "disabled",
  enable_person: "enabled",
  rename_person: "changed their name",
  make_reset_link: "made a link for a new password",
  reset_password: "set a new password by a link",
  change_password: "changed their password",
  end_sessions: "signed out",
  make_judge_endpoint: "made a judge endpoint",
  change_judge_endpoint: "changed a judge endpoint",
  remove_judge_endpoint: "removed a judge endpoint",
  rejudge: "asked a judge again",
  add_reference: "added a reference value",
  change_reference: "changed a reference value",
  remove_reference: "removed a reference value",
  restore_reference: "brought a reference value back",
  import_training_metrics: "imported metrics of training",
  undo_training_import: "took a file of metrics back",
  remove_training_curve: "removed a training curve",
  restore_training_curve: "brought a training curve back",
  make_split: "made a split",
  grow_split: "gave new problems of a split their pools",
  pin_cluster: "gave leak clusters a pool",
  unpin_clusters: "took pins of leak clusters back",
  protect_set: "protected an evaluation suite",
  remove_protected_set: "stopped protecting an evaluation suite",
  restore_protected_set: "protected an evaluation suite again",
  make_clusters: "made the leak clusters anew",
  join_problems: "put problems into one leak cluster",
  cut_clusters: "cut a value that joined leak clusters",
  undo_cluster_decision: "took back a decision of leak clusters",
  accept_proposal: "accepted a proposal of leak clusters",
  refuse_proposal: "refused a proposal of leak clusters",
  reopen_proposal: "opened a proposal of leak clusters again",
  build_release: "started to build a release",
  change_release_settings: "changed how many people approve a release",
  release_audit: "audited a release again, or took a waiver back",
  release_waive: "waived a check of a release, or agreed to it",
  release_approve: "approved a release",
  release_take_back: "took back an approval of a release",
  release_sign: "signed a release",
  release_withdraw: "withdrew a release",
  release_delete: "deleted a release",
};

/** Verbs of one trajectory, whose entries count the changes of its answers. */
const OF_ANSWERS = new Set(["approve", "undo", "label", "gate"]);

/** What an entry of the audit log did, as words. Entries of an older version say less, and so do their words. */
export function verbWords(verb: string, detail?: unknown): string {
  const approved = approvedIn(verb, detail);
  if (verb === "approve" && approved !== undefined) return approved ? "approved for export" : "took an approval back";
  if (verb === "undo" && approved !== undefined) return approved ? "brought an approval back" : "took an approval back";
  if (verb === "approve_matching" && approved === false) return "took approvals of all matching back";

  return Object.hasOwn(WORDS, verb) ? (WORDS[verb] ?? verb) : verb.replaceAll("_", " ");
}

/** Facts of an entry that its words tell already, or that say nothing to who reads them. */
export function toldByVerb(verb: string, detail: unknown): ReadonlySet<string> {
  const told = approvedIn(verb, detail) === undefined ? [] : ["approved"];

  return new Set([...told, ...(OF_ANSWERS.has(verb) ? ["version"] : [])]);
}

function approvedIn(verb: string, detail: unknown): boolean | undefined {
  if (verb !== "approve" && verb !== "undo" && verb !== "approve_matching") return undefined;
  const isSaid = typeof detail === "object" && detail !== null && "approved" in detail;

  return isSaid && typeof detail.approved === "boolean" ? detail.approved : undefined;
}
