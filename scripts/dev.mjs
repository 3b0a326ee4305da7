import { main } from "./setup/main.mjs";

// Imported late: on a Node that is too old these modules may not even parse, and pg is not there before the first install.
await main(async () => {
  const { install } = await import("./setup/install.mjs");
  const { startOptions } = await import("./run/start-options.mjs");
  const options = await startOptions([], process.env);
  await install(options.say);

  const { develop } = await import("./run/develop.mjs");
  return develop(options);
});
