import { fileResponse } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";
import { getReleaseKey } from "@/lib/services/releases/release-key";

export const GET = route({}, async (ctx) => {
  const body = Buffer.from(await getReleaseKey(ctx));

  return fileResponse({
    name: "assay-release-key.pem",
    type: "application/x-pem-file",
    bytes: one(body),
    sizeBytes: body.length,
  });
});

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
