// Loaded into the web server, the worker and every command before anything else: when the process that started them is killed, they end
// by themselves instead of holding the port and the jobs.
const GRACE_MS = 10_000;

process.on("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});

// Listening must not keep a command alive that has done its work.
process.channel?.unref();
