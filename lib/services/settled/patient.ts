/**
 * How long a transaction that files a person's answer may wait for a connection and run, in milliseconds: on a busy
 * machine it is better late than sent again.
 */
export const PATIENT = { maxWait: 10_000, timeout: 20_000 } as const;
