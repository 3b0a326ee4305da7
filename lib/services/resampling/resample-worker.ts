import { parentPort } from "node:worker_threads";
import {
  RESAMPLING_TASKS,
  type ResamplingAnswer,
  type ResamplingName,
  type ResamplingRequest,
} from "./resampling-tasks";

/** Entry of the resampling thread: it answers one request after the other. */
const port = parentPort;
if (port === null) throw new Error("resample-worker runs as a worker thread only.");

let last: Promise<void> = Promise.resolve();
port.on("message", (request: ResamplingRequest) => {
  last = last.then(async () => port.postMessage(await answer(request)));
});

async function answer(request: ResamplingRequest): Promise<ResamplingAnswer> {
  const { id } = request;
  try {
    return { id, kind: "done", answer: await run(request) };
  } catch (error) {
    return { id, kind: "failed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function run<Name extends ResamplingName>({ name, input }: ResamplingRequest<Name>): Promise<unknown> {
  return RESAMPLING_TASKS[name](input);
}
