import * as z from "zod";

// Every form that the browser reads, of the server and of its own storage, in one module: it comes with the first request, so that no screen waits for it
// before it is painted.
export { ConflictDetail, ConflictPage, SettleAnswer } from "@/lib/contract/adjudication";
export { AuditSampleList, SamplePlan } from "@/lib/contract/audit-sample";
export { BulkApprovalList } from "@/lib/contract/bulk-approvals";
export { Catalogue } from "@/lib/contract/catalogue";
export {
  ClusterDecided,
  ClusterDetail,
  ClusterList,
  ProposalDecided,
  ProposalList,
} from "@/lib/contract/clusters";
export { Comment, CommentForMeList, CommentList, StepLabelList } from "@/lib/contract/comments";
export { Comparison } from "@/lib/contract/comparison";
export { CorpusList, CorpusRemoval, Funnel, JudgeByVerdict } from "@/lib/contract/corpora";
export { ErrorBody } from "@/lib/contract/error";
export { Export, ExportList, ExportPreview, ExportStarted } from "@/lib/contract/exports";
export { FieldValues } from "@/lib/contract/field-values";
export { FilterDifference, RuleDisputes } from "@/lib/contract/filter-difference";
export { ActivationStarted, FilterList, FilterVersion } from "@/lib/contract/filters";
export { FoundInChunk } from "@/lib/contract/find";
export { Horizon } from "@/lib/contract/horizon";
export { Import, ImportList, ImportStarted, ImportTakeBack, RejectedPage } from "@/lib/contract/imports";
export { Job, JobList, JobStarted } from "@/lib/contract/jobs";
export { JudgeReport } from "@/lib/contract/judge";
export { GateCauseSaved, GateWrite, RunJudgement } from "@/lib/contract/judge-audit";
export { EndpointTest, JudgeEndpoint, JudgeEndpointList } from "@/lib/contract/judge-endpoints";
export { ApprovalPreview, LabelHistory, ReviewWrite } from "@/lib/contract/labels";
export { LastAnswerList, MyLastAnswer } from "@/lib/contract/last-answer";
export { MultiJudge } from "@/lib/contract/multi-judge";
export {
  AuditPage,
  InvitationList,
  InvitationMade,
  Me,
  OneTimeLink,
  Person,
  PersonList,
  SessionList,
} from "@/lib/contract/people";
export { Diversity, Likeness, Pipeline } from "@/lib/contract/pipeline";
export { ProblemDetail, ProblemMatrix, RolloutPage } from "@/lib/contract/problems";
export { ProcessReport } from "@/lib/contract/process";
export { Queue, QueueList, QueuePreview, QueueProgress } from "@/lib/contract/queues";
export { ReferenceList, ReferenceRemoved, ReferenceValue } from "@/lib/contract/references";
export { RejudgementList, RejudgePreview, RejudgeResult } from "@/lib/contract/rejudge";
export { ReleaseDetail, ReleaseDifference, ReleaseList, ReleasePreview, ReleaseStarted } from "@/lib/contract/releases";
export { RescoringReport } from "@/lib/contract/rescoring";
export {
  CommitAnswer,
  HeartbeatAnswer,
  LeaseAnswer,
  Reveal,
  SkipAnswer,
  UndoCommitAnswer,
} from "@/lib/contract/review-flow";
export { RunNameList } from "@/lib/contract/run-names";
export { RunList } from "@/lib/contract/runs";
export { SetAsideDone } from "@/lib/contract/set-aside";
export {
  ProtectedSet,
  ProtectedSetDetail,
  ProtectedSetList,
  ShippedClusters,
  Split,
  SplitAudit,
  SplitDetail,
  SplitList,
  SplitPreview,
} from "@/lib/contract/splits";
export { StepChunk } from "@/lib/contract/steps";
export { TrainingImport, TrainingOverview, TrainingPoints } from "@/lib/contract/training";
export { TrajectoryCount, TrajectoryFacets, TrajectoryPage } from "@/lib/contract/trajectories";
export { Neighbours, TrajectoryDetail } from "@/lib/contract/trajectory-detail";
export { SavedView, SavedViewList } from "@/lib/contract/views";
export { FigureRows, FilterCurve, FilterGrid, WhatIf } from "@/lib/contract/what-if";
export { OutboxEntryList } from "./outbox-entry";

/** Of a request that is answered with nothing to read. */
export const Done = z.unknown();
