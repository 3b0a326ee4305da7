import type { Step } from "@/lib/domain/step";

/** A chunk is closed once it holds this much JSON. */
const CHUNK_BYTES = 128 * 1024;
/** A step above this gets a chunk of its own. */
const ALONE_BYTES = 256 * 1024;

/** Consecutive steps as one JSON array: the unit the reader fetches. */
export interface StepChunk {
  readonly chunk: number;
  readonly firstStep: number;
  readonly lastStep: number;
  /** UTF-8 of the array's JSON. */
  readonly body: Buffer;
}

export interface ChunkedSteps {
  readonly chunks: readonly StepChunk[];
  /** By position of the step: its chunk, and the length of its JSON. */
  readonly places: readonly { readonly chunk: number; readonly chars: number }[];
}

/** Groups steps into chunks of 64 to 256 KB of JSON; a huge step stands alone. */
export function chunkSteps(steps: readonly Step[]): ChunkedSteps {
  const chunks: StepChunk[] = [];
  const places: { chunk: number; chars: number }[] = [];
  let parts: string[] = [];
  let size = 0;

  const close = (nextStep: number): void => {
    if (parts.length === 0) return;
    const firstStep = nextStep - parts.length;
    chunks.push({ chunk: chunks.length, firstStep, lastStep: nextStep - 1, body: Buffer.from(`[${parts.join(",")}]`) });
    parts = [];
    size = 0;
  };

  steps.forEach((step, position) => {
    const json = JSON.stringify(step);
    if (size > 0 && size + json.length > ALONE_BYTES) close(position);
    places.push({ chunk: chunks.length, chars: json.length });
    parts.push(json);
    size += json.length;
    if (size >= CHUNK_BYTES) close(position + 1);
  });
  close(steps.length);

  return { chunks, places };
}
