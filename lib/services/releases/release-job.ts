/** The job that builds a release. */
export const RELEASE_JOB = "build_release";
