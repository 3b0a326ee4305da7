interface Failures {
  readonly crashed: number;
  readonly timedOut: number;
  readonly unscored: number;
}

/** "1 crashed, 6 not scored (one may be in two of them)"; nothing where there is none. */
export function failureWords({ crashed, timedOut, unscored }: Failures): string {
  const parts = [
    ...(crashed > 0 ? [`${crashed.toLocaleString("en")} crashed`] : []),
    ...(timedOut > 0 ? [`${timedOut.toLocaleString("en")} timed out`] : []),
    ...(unscored > 0 ? [`${unscored.toLocaleString("en")} not scored`] : []),
  ];

  return `${parts.join(", ")}${unscored > 0 && parts.length > 1 ? " (one may be in two of them)" : ""}`;
}
