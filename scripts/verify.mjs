import { main } from "./setup/main.mjs";

/** Everything that needs no database, in seconds. */
await main(async () => {
  const { install } = await import("./setup/install.mjs");
  await install((line) => console.log(line));

  const { runStaticChecks } = await import("./checks/static-checks.mjs");
  const { runVitest } = await import("./testing/run-vitest.mjs");
  const checks = await runStaticChecks((line) => console.log(line));
  const tests = await runVitest(["unit", "ui"], process.env);

  const failed = checks.failed + tests.failed;
  console.log(
    `${checks.passed + tests.passed} passed, ${failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ""}`,
  );
  return failed === 0 ? 0 : 1;
});
