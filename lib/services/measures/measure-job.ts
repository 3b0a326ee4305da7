/** The job that measures the trajectories of a corpus. */
export const MEASURE_JOB = "measure_trajectories";
