import { activateFilter } from "./activate-filter";
import { approveMatching, undoApproval } from "./approve-matching";
import { auditRelease } from "./audit-release";
import { auditSplit } from "./audit-split";
import { buildRelease } from "./build-release";
import { checkJudgements } from "./check-judgements";
import { clusterProblems } from "./cluster-problems";
import { exportCorpus } from "./export-corpus";
import { importFiles, retryImport } from "./import-files";
import type { Job } from "./job";
import { measureTrajectories } from "./measure-trajectories";
import { rejudge } from "./rejudge";
import { removeCorpus } from "./remove-corpus";
import { selectKept } from "./select-kept";
import { signRelease } from "./sign-release";
import { takeBackImport } from "./take-back-import";

/** Every kind of background work; one file a kind. */
export const JOBS: readonly Job[] = [
  importFiles,
  retryImport,
  approveMatching,
  undoApproval,
  exportCorpus,
  checkJudgements,
  measureTrajectories,
  rejudge,
  activateFilter,
  selectKept,
  buildRelease,
  auditRelease,
  signRelease,
  clusterProblems,
  auditSplit,
  removeCorpus,
  takeBackImport,
];
