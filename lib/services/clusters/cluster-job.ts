/** The job that makes the leak clusters of a corpus. */
export const CLUSTER_JOB = "cluster_problems";

/** Raise it whenever clusters are made otherwise: those of every corpus are then made anew. */
export const CLUSTER_VERSION = 6;
