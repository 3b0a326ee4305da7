// Loaded into the web server and the worker before anything else: when the process that started them is killed, they end
// by themselves instead of holding the port and the jobs.
const GRACE_MS = 10_000;

process.on("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});
