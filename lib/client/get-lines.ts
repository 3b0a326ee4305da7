import type * as z from "zod";
import { apiPath, bodyOrNothing, loadSchemas, parsed, reach, refusalOf, type Schemas, type SearchValue } from "./api";

/** Reads an answer that comes as lines of JSON; each part that arrives is handed on with the lines it completed. */
export async function getLines<T>({
  path,
  search,
  line,
  signal,
  onLines,
}: {
  readonly path: string;
  readonly search: Readonly<Record<string, SearchValue>>;
  readonly line: (of: Schemas) => z.ZodType<T>;
  readonly signal: AbortSignal;
  readonly onLines: (lines: readonly T[]) => void;
}): Promise<void> {
  const [response, schemas] = await Promise.all([reach(apiPath(path, search), { signal }), loadSchemas()]);
  if (!response.ok) throw refusalOf(response, schemas, await bodyOrNothing(response));

  const schema = line(schemas);
  let rest = "";
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const texts = (rest + part.value).split("\n");
    rest = texts.pop() ?? "";
    if (texts.length > 0) onLines(texts.map((text) => parsed(response, schema, JSON.parse(text))));
  }
}
