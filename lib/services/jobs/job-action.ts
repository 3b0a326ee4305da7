import type { Action } from "@/lib/domain/policy";
import { AUDIT_RELEASE_JOB } from "@/lib/services/releases/release-job";

const ACTION_OF_KIND: Readonly<Record<string, Action>> = {
  import: "import",
  check_judgements: "import",
  measure_trajectories: "import",
  "retry-import": "import",
  approve_matching: "approve_matching",
  undo_approval: "approve_matching",
  export_corpus: "export",
  rejudge: "rejudge",
  activate_filter: "activate_filter",
  select_kept: "test_filter",
  build_release: "build_release",
  audit_release: "sign_release",
  sign_release: "sign_release",
  cluster_problems: "change_clusters",
  audit_split: "see_releases",
  remove_corpus: "remove_corpus",
  take_back_import: "import",
};

/**
 * What a person has to be allowed to do to stop a job: what it takes to start it. A kind of another version is left to leads.
 *
 * @param isOfSigned - whether it is at a release that is signed, which whoever reads it may audit again
 */
export function jobAction(kind: string, isOfSigned = false): Action {
  if (kind === AUDIT_RELEASE_JOB && isOfSigned) return "see_releases";

  return ACTION_OF_KIND[kind] ?? "approve_matching";
}
