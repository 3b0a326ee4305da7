/** The job that builds a release. */
export const RELEASE_JOB = "build_release";
/** The job that audits a release again. */
export const AUDIT_RELEASE_JOB = "audit_release";
/** The job that signs a release. */
export const SIGN_RELEASE_JOB = "sign_release";
