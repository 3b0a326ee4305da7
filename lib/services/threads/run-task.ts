import { existsSync } from "node:fs";
import { join } from "node:path";
import { readProgramsFolder } from "@/lib/env";
import { TaskThread } from "./task-thread";
import { TASKS, type TaskName, type TaskTypes, THREAD_COUNT, THREAD_OF, type ThreadName } from "./thread-tasks";

const PROGRAM = "thread-worker.mjs";

const threads = new Map<ThreadName, readonly TaskThread[]>();
let sent = 0;

/**
 * Computes in a thread, so that other requests are answered meanwhile. Where the threads' program is not known (the
 * command line, which has nobody else to answer, and tests) it is done here; the answer is the same.
 */
export function runTask<Name extends TaskName>(
  name: Name,
  input: TaskTypes[Name]["input"],
  programs = readProgramsFolder(process.env),
): Promise<TaskTypes[Name]["answer"]> {
  const program = programs === undefined ? undefined : join(programs, PROGRAM);
  if (program === undefined || !existsSync(program)) return TASKS[name](input);

  const thread = openThread(THREAD_OF[name], program);
  sent += 1;
  const request = { id: sent, name, input };

  return new Promise((resolve, reject) => thread.send(request, { resolve, reject }));
}

/** The thread of this name that has least to do; another one is opened where all are at work and there may be more. */
function openThread(name: ThreadName, program: string): TaskThread {
  const open = (threads.get(name) ?? []).filter(({ isAlive }) => isAlive);
  const [first] = open.toSorted((one, other) => one.waiting - other.waiting);
  if (first !== undefined && (first.waiting === 0 || open.length >= (THREAD_COUNT[name] ?? 1))) return first;

  const thread = new TaskThread(program);
  threads.set(name, [...open, thread]);

  return thread;
}
