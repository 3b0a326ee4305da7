import { type DestinationStream, type Logger, pino } from "pino";

type Fields = Readonly<Record<string, unknown>>;

const SECRETS = ["password", "secret", "token", "authorization", "cookie", "databaseUrl"];
// Ids, paths and figures are short. What is longer may be text of a trajectory, which never belongs into a log.
const LONGEST_TEXT = 300;
const LONGEST_STACK = 4000;

/** One wide line of JSON for each event, with ids and figures. */
export interface Log {
  event(name: string, fields: Fields): void;
  failure(name: string, fields: Fields, error: unknown): void;
}

/** @param destination - standard output unless given */
export function createLog(destination?: DestinationStream): Log {
  const logger = createLogger(destination);

  return {
    event: (name, fields) => logger.info(shortened({ event: name, ...fields })),
    failure: (name, fields, error) => logger.error({ ...shortened({ event: name, ...fields }), ...reasonOf(error) }),
  };
}

function createLogger(destination: DestinationStream | undefined): Logger {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: "(hidden)" },
  };

  return destination ? pino(options, destination) : pino(options);
}

function shortened(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? cut(value, LONGEST_TEXT) : value]),
  );
}

function reasonOf(error: unknown): Fields {
  return { stack: cut(error instanceof Error ? (error.stack ?? error.message) : String(error), LONGEST_STACK) };
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`;
}
