import { join } from "node:path";
import { main } from "./setup/main.mjs";

// Figures are taken on a database of its own with the server's own durability settings, as a product install has them.
await main(async () => {
  const { install } = await import("./setup/install.mjs");
  const say = (/** @type {string} */ line) => console.error(line);
  await install(say);

  const [{ buildCommands, buildWeb }, { temporaryDatabase }, { migrate }, { ROOT }, { freePort }, { TUNED }] =
    await Promise.all([
      import("./setup/build.mjs"),
      import("./testing/temporary-database.mjs"),
      import("./database/migrate.mjs"),
      import("./setup/project-root.mjs"),
      import("./setup/ports.mjs"),
      import("./database/tuned.mjs"),
    ]);
  const [{ bundleBench }, { startService }, { untilServing }, { findChromium }, { runShown }] = await Promise.all([
    import("./bundle-bench.mjs"),
    import("./run/service.mjs"),
    import("./run/until-serving.mjs"),
    import("./testing/find-chromium.mjs"),
    import("./testing/run-vitest.mjs"),
  ]);
  await Promise.all([buildCommands(), buildWeb(say), bundleBench()]);
  const database = await temporaryDatabase({ settings: [...TUNED, "max_wal_size=4GB", "shared_buffers=512MB"], say });
  const url = database.urlOf("postgres");
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    ...{
      DATABASE_URL: url,
      ASSAY_HOME: database.home,
      PORT: port,
      HOSTNAME: "127.0.0.1",
      BASE_URL: address,
      ASSAY_AUTH: "local",
      ASSAY_PROGRAMS: join(ROOT, "dist"),
    },
    CHROMIUM: await findChromium(process.env, say),
  };
  await migrate(url, join(ROOT, "prisma/migrations"));
  const web = startService(".next/standalone/server.js", { env, logFile: join(database.home, "web.log") });
  try {
    await untilServing(address, web);
    return (await runShown(["dist/bench.mjs", ...process.argv.slice(2)], env)) ?? 1;
  } finally {
    await web.stop();
    await database.remove();
  }
});
