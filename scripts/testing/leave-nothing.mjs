import { afterAll, vi } from "vitest";

// Test files take turns in one process. Each loads the modules of the project anew, so that none finds what another one
// left in them; only the packages stay loaded.
vi.resetModules();

// What a file changes of the process is put back for the next one.
const before = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
