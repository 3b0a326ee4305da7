/** The job that audits a large split. */
export const AUDIT_JOB = "audit_split";
