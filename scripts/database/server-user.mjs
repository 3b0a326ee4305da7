import { spawnSync } from "node:child_process";
import { Refusal } from "../setup/refusal.mjs";

const NAME = "postgres";

/**
 * PostgreSQL refuses to run as root, so root runs it as the user "postgres" (made when absent); anyone else runs it as
 * themselves.
 *
 * @returns {import("./postgres-binaries.mjs").ServerUser}
 */
export function serverUser() {
  if (process.getuid?.() !== 0) return {};

  if (idOf("-u") === undefined) {
    spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", NAME]);
  }
  const uid = idOf("-u");
  const gid = idOf("-g");
  if (uid === undefined || gid === undefined) {
    throw new Refusal(
      "PostgreSQL may not run as root and the user postgres could not be made. Run this as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.",
    );
  }

  return { uid, gid };
}

/** @param {"-u" | "-g"} flag */
function idOf(flag) {
  const answer = spawnSync("id", [flag, NAME], { encoding: "utf8" });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}
