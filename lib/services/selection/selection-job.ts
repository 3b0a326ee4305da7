/** The job that keeps where each trajectory of a corpus leaves the pipeline of its active filter version. */
export const SELECTION_JOB = "select_kept";
