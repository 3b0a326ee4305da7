import { existsSync } from "node:fs";
import { join } from "node:path";
import { readProgramsFolder } from "@/lib/env";
import { ResampleThread } from "./resample-thread";
import { RESAMPLING_TASKS, type ResamplingName, type ResamplingTypes } from "./resampling-tasks";

const PROGRAM = "resample-worker.mjs";

let thread: ResampleThread | undefined;
let sent = 0;

/**
 * Resamples in a thread, so that other requests are answered meanwhile. Where the thread's program is not known (the
 * command line, which has nobody else to answer, and tests) it is done here; the answer is the same.
 */
export function resample<Name extends ResamplingName>(
  name: Name,
  input: ResamplingTypes[Name]["input"],
  programs = readProgramsFolder(process.env),
): Promise<ResamplingTypes[Name]["answer"]> {
  const program = programs === undefined ? undefined : join(programs, PROGRAM);
  if (program === undefined || !existsSync(program)) return RESAMPLING_TASKS[name](input);

  const open = thread?.isAlive === true ? thread : new ResampleThread(program);
  thread = open;
  sent += 1;
  const request = { id: sent, name, input };

  return new Promise((resolve, reject) => open.send(request, { resolve, reject }));
}
