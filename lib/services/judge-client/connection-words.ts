const WORDS: Readonly<Record<string, string>> = {
  ENOTFOUND: "The name of its address is not known.",
  EAI_AGAIN: "The name of its address could not be looked up.",
  ECONNREFUSED: "Nothing listens at its address.",
  ECONNRESET: "The connection was cut.",
  UND_ERR_SOCKET: "The connection was cut.",
  EPIPE: "The connection was cut.",
  UND_ERR_CONNECT_TIMEOUT: "No connection was made in time.",
  ETIMEDOUT: "No connection was made in time.",
  EHOSTUNREACH: "Its address cannot be reached.",
  ENETUNREACH: "Its address cannot be reached.",
};

/** Why fetch got no answer, in a sentence; the code where there is no word for it, as for a certificate. */
export function connectionWords(error: TypeError): string {
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
  if (code === undefined) return "No connection could be made.";

  return WORDS[code] ?? `The connection failed (${code}).`;
}
