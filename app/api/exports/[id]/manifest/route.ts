import { fileResponse } from "@/lib/http/file-response";
import { IdPath } from "@/lib/http/path-ids";
import { route } from "@/lib/http/route";
import { getExportFile } from "@/lib/services/exports/get-export";
import { manifestText } from "@/lib/services/exports/manifest-text";

export const GET = route({ params: IdPath }, async (ctx, { params }) => {
  const { fileName, manifest } = await getExportFile(ctx, params);
  const body = Buffer.from(manifestText(manifest));

  return fileResponse({
    name: `${fileName}.manifest.json`,
    type: "application/json",
    bytes: one(body),
    sizeBytes: body.length,
  });
});

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
