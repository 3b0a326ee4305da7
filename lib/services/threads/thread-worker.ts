import { parentPort } from "node:worker_threads";
import { TASKS, type TaskAnswer, type TaskName, type TaskRequest } from "./thread-tasks";

/** Entry of a computing thread: it answers one request after the other. */
const port = parentPort;
if (port === null) throw new Error("thread-worker runs as a worker thread only.");

let last: Promise<void> = Promise.resolve();
port.on("message", (request: TaskRequest) => {
  last = last.then(async () => port.postMessage(await answer(request)));
});

async function answer(request: TaskRequest): Promise<TaskAnswer> {
  const { id } = request;
  try {
    return { id, kind: "done", answer: await run(request) };
  } catch (error) {
    return { id, kind: "failed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function run<Name extends TaskName>({ name, input }: TaskRequest<Name>): Promise<unknown> {
  return TASKS[name](input);
}
