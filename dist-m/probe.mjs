var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// lib/db/client.ts
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";

// lib/db/generated/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// lib/db/generated/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// Tables that hold one row a trajectory are partitioned by corpus and live in the migrations only
// (trajectory, review, signal, judgement, trajectory_outline, trajectory_body, trajectory_raw):
// they are read and written by parsed SQL in lib/db and lib/services.

generator client {
  provider = "prisma-client"
  output   = "../lib/db/generated"
}

datasource db {
  provider = "postgresql"
}

/// Who acts. A person is never removed, so that events keep their author.
model Person {
  id          Int          @id @default(autoincrement())
  extId       String       @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  name        String
  /// "annotator", "researcher", "lead" or "admin"; "owner" for the one who runs a local installation.
  role        String
  /// Null for the local owner, who does not sign in.
  authUserId  String?      @unique @map("auth_user_id")
  authUser    AuthUser?    @relation(fields: [authUserId], references: [id], onDelete: SetNull)
  /// Lower case.
  email       String?      @unique
  /// "active" or "disabled".
  state       String       @default("active")
  lastSeenAt  DateTime?    @map("last_seen_at") @db.Timestamptz(3)
  createdAt   DateTime     @default(now()) @map("created_at") @db.Timestamptz(3)
  invitations Invitation[]
  resetLinks  ResetLink[]

  @@map("person")
}

/// A link by which one person makes an account. Only a hash of its token is kept.
model Invitation {
  id        Int       @id @default(autoincrement())
  extId     String    @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  role      String
  name      String?
  email     String?
  /// SHA-256 of the token, hexadecimal.
  tokenHash String    @unique @map("token_hash")
  /// The link that a start prints while there is no admin.
  isSetUp   Boolean   @default(false) @map("is_set_up")
  /// Who made it.
  personId  Int       @map("person_id")
  person    Person    @relation(fields: [personId], references: [id])
  createdAt DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(3)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(3)
  usedById  Int?      @map("used_by_id")
  revokedAt DateTime? @map("revoked_at") @db.Timestamptz(3)

  @@map("invitation")
}

/// A link by which a person sets a new password, made by an admin.
model ResetLink {
  id        Int       @id @default(autoincrement())
  tokenHash String    @unique @map("token_hash")
  personId  Int       @map("person_id")
  person    Person    @relation(fields: [personId], references: [id])
  createdAt DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(3)
  /// Set when it was used, or when a newer one took its place.
  endedAt   DateTime? @map("ended_at") @db.Timestamptz(3)

  @@index([personId])
  @@map("reset_link")
}

/// What signs in: the tables of better-auth, which reads and writes them.
model AuthUser {
  id            String        @id
  name          String
  email         String        @unique
  emailVerified Boolean       @default(false) @map("email_verified")
  image         String?
  createdAt     DateTime      @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt     DateTime      @default(now()) @updatedAt @map("updated_at") @db.Timestamptz(3)
  authsessions  AuthSession[]
  authaccounts  AuthAccount[]
  person        Person?

  @@map("auth_user")
}

model AuthSession {
  id        String   @id
  token     String   @unique
  userId    String   @map("user_id")
  user      AuthUser @relation(fields: [userId], references: [id], onDelete: Cascade)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)
  ipAddress String?  @map("ip_address")
  userAgent String?  @map("user_agent")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt DateTime @default(now()) @updatedAt @map("updated_at") @db.Timestamptz(3)

  @@index([userId])
  @@map("auth_session")
}

/// One way to sign in of one user; here a password, hashed with scrypt.
model AuthAccount {
  id                    String    @id
  accountId             String    @map("account_id")
  providerId            String    @map("provider_id")
  userId                String    @map("user_id")
  user                  AuthUser  @relation(fields: [userId], references: [id], onDelete: Cascade)
  accessToken           String?   @map("access_token")
  refreshToken          String?   @map("refresh_token")
  idToken               String?   @map("id_token")
  accessTokenExpiresAt  DateTime? @map("access_token_expires_at") @db.Timestamptz(3)
  refreshTokenExpiresAt DateTime? @map("refresh_token_expires_at") @db.Timestamptz(3)
  scope                 String?
  password              String?
  createdAt             DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt             DateTime  @default(now()) @updatedAt @map("updated_at") @db.Timestamptz(3)

  @@index([userId])
  @@map("auth_account")
}

model AuthVerification {
  id         String   @id
  identifier String
  value      String
  expiresAt  DateTime @map("expires_at") @db.Timestamptz(3)
  createdAt  DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt  DateTime @default(now()) @updatedAt @map("updated_at") @db.Timestamptz(3)

  @@index([identifier])
  @@map("auth_verification")
}

/// Attempts to sign in, counted in a window.
model AuthRateLimit {
  id          String @id
  key         String @unique
  count       Int
  /// Milliseconds since 1970.
  lastRequest BigInt @map("last_request")

  @@map("auth_rate_limit")
}

model Corpus {
  id              Int           @id @default(autoincrement())
  extId           String        @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  name            String        @unique
  /// "sample" for the simulated arena, else "imported".
  kind            String
  filterVersionId Int           @map("filter_version_id")
  filterVersion   FilterVersion @relation(fields: [filterVersionId], references: [id])
  createdAt       DateTime      @default(now()) @map("created_at") @db.Timestamptz(3)
  runs            Run[]
  imports         Import[]
  exports         Export[]
  queues          Queue[]

  @@map("corpus")
}

model FilterVersion {
  id         Int      @id @default(autoincrement())
  extId      String   @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  name       String   @unique
  /// SHA-256 of the canonical JSON of the thresholds.
  hash       String   @unique
  thresholds Json
  reason     String
  author     String
  createdAt  DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  corpora    Corpus[]

  @@map("filter_version")
}

model Problem {
  id         Int     @id @default(autoincrement())
  extId      String  @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  key        String  @unique
  bucket     String?
  suite      String?
  difficulty String?
  query      String
  /// Lower case, non-word runs as one space: equal for variants that differ in white space only.
  queryNorm  String  @map("query_norm")
  reward     Json?
  voucher    Json?

  @@index([queryNorm], type: Hash)
  @@index([query(ops: raw("gin_trgm_ops"))], map: "problem_query_trgm", type: Gin)
  @@map("problem")
}

model Agent {
  id          Int     @id @default(autoincrement())
  key         String  @unique
  name        String
  version     String?
  model       String?
  minerHotkey String? @map("miner_hotkey")
  runs        Run[]

  @@map("agent")
}

model Run {
  id              Int     @id @default(autoincrement())
  extId           String  @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  corpusId        Int     @map("corpus_id")
  corpus          Corpus  @relation(fields: [corpusId], references: [id], onDelete: Cascade)
  key             String
  name            String
  agentId         Int?    @map("agent_id")
  agent           Agent?  @relation(fields: [agentId], references: [id])
  harness         String?
  validatorHotkey String? @map("validator_hotkey")
  raceId          String? @map("race_id")
  phase           String?
  suite           String?
  scoringVersion  String? @map("scoring_version")

  @@unique([corpusId, key])
  @@index([agentId], map: "run_agent")
  @@map("run")
}

model Import {
  id         Int           @id @default(autoincrement())
  extId      String        @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  corpusId   Int           @map("corpus_id")
  corpus     Corpus        @relation(fields: [corpusId], references: [id], onDelete: Cascade)
  jobId      String?       @map("job_id") @db.Uuid
  /// Set when this import reads the rejected rows of another again.
  retryOfId  Int?          @map("retry_of_id")
  runName    String?       @map("run_name")
  /// The format asked for; "auto" detects it from the content.
  format     String
  createdAt  DateTime      @default(now()) @map("created_at") @db.Timestamptz(3)
  finishedAt DateTime?     @map("finished_at") @db.Timestamptz(3)
  files      ImportFile[]
  rejected   RejectedRow[]

  @@map("import")
}

model ImportFile {
  id             Int           @id @default(autoincrement())
  importId       Int           @map("import_id")
  import         Import        @relation(fields: [importId], references: [id], onDelete: Cascade)
  position       Int
  name           String
  path           String
  sizeBytes      BigInt        @map("size_bytes")
  /// "waiting", "reading", "done", "refused" or "cancelled".
  state          String        @default("waiting")
  format         String?
  /// Why the file as a whole was refused: what was tried and what was found.
  refusal        String?
  /// Bytes of the file read and committed; for a .gz file bytes of the compressed file.
  readBytes      BigInt        @default(0) @map("read_bytes")
  /// Records read and committed. A restart goes on after this many.
  readCount      Int           @default(0) @map("read_count")
  importedCount  Int           @default(0) @map("imported_count")
  duplicateCount Int           @default(0) @map("duplicate_count")
  rejectedCount  Int           @default(0) @map("rejected_count")
  /// Of the imported ones, those whose source id the run already held with another body.
  conflictCount  Int           @default(0) @map("conflict_count")
  /// The file whose rejected rows this one reads again; null in a retry of rows that know their file's name only.
  retryOfId      Int?          @map("retry_of_id")
  rejected       RejectedRow[]

  @@unique([importId, position])
  @@map("import_file")
}

model RejectedRow {
  id         BigInt      @id @default(autoincrement())
  importId   Int         @map("import_id")
  import     Import      @relation(fields: [importId], references: [id], onDelete: Cascade)
  /// Null where an older version kept the file's name only, and two files had it.
  fileId     Int?        @map("file_id")
  file       ImportFile? @relation(fields: [fileId], references: [id], onDelete: Cascade)
  fileName   String      @map("file_name")
  /// 1-based line of a line file, else 1-based record number.
  line       Int
  reason     String
  raw        Bytes
  /// Size of the record when only its beginning is kept.
  wholeBytes BigInt?     @map("whole_bytes")
  /// True when a later retry imported it.
  resolved   Boolean     @default(false)

  @@index([importId, id])
  @@index([fileId])
  @@map("rejected_row")
}

/// Progress of background work; the queue itself is graphile-worker's.
model JobRun {
  id              String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  kind            String
  /// "queued", "running", "done", "failed" or "cancelled".
  state           String    @default("queued")
  /// Done and total in the job's own unit; total 0 is unknown.
  done            BigInt    @default(0)
  total           BigInt    @default(0)
  unit            String    @default("rows")
  payload         Json
  /// What the finished job answers, such as counts.
  result          Json?
  /// One sentence when it failed.
  error           String?
  cancelRequested Boolean   @default(false) @map("cancel_requested")
  workerId        String?   @map("worker_id")
  /// Times a process took the job up and did not come to give it back or to end it.
  attempts        Int       @default(0)
  heartbeatAt     DateTime? @map("heartbeat_at") @db.Timestamptz(3)
  personId        Int?      @map("person_id")
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  startedAt       DateTime? @map("started_at") @db.Timestamptz(3)
  finishedAt      DateTime? @map("finished_at") @db.Timestamptz(3)

  @@index([state, heartbeatAt])
  @@map("job_run")
}

/// Append-only: the truth about labels and approvals. \`review\` holds the current state beside it.
model LabelEvent {
  id            BigInt   @id @default(autoincrement())
  extId         String   @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  corpusId      Int      @map("corpus_id")
  trajectoryId  BigInt   @map("trajectory_id")
  personId      Int      @map("person_id")
  /// "structure", "approval", or the key of a queue's question.
  question      String
  /// The answer, or null when the event takes an answer back.
  value         String?
  reason        String?
  note          String?
  span          Json?
  /// Version of \`review\` this event made.
  version       Int
  /// The event that this one takes back.
  undoesId      BigInt?  @map("undoes_id")
  /// The bulk job that made it.
  jobId         String?  @map("job_id") @db.Uuid
  /// Set for what was answered in a queue; then the event is not an override.
  queueItemId   BigInt?  @map("queue_item_id")
  questionSetId Int?     @map("question_set_id")
  /// "answer", "second_thought", "extra" or "adjudication".
  phase         String   @default("answer")
  /// Why reviewers disagreed; adjudications only.
  cause         String?
  /// Made by the browser: the same commit sent twice is stored once.
  commitId      String?  @map("commit_id") @db.Uuid
  at            DateTime @default(now()) @db.Timestamptz(3)

  @@unique([commitId, question, phase])
  @@index([corpusId, trajectoryId, id])
  @@index([jobId])
  @@index([queueItemId, id])
  @@map("label_event")
}

model SavedView {
  id        Int      @id @default(autoincrement())
  extId     String   @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  corpusId  Int      @map("corpus_id")
  name      String
  /// Query string of the table: filter, sort, columns.
  query     String
  personId  Int      @map("person_id")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@unique([corpusId, name])
  @@map("saved_view")
}

model Export {
  id         Int       @id @default(autoincrement())
  extId      String    @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  corpusId   Int       @map("corpus_id")
  corpus     Corpus    @relation(fields: [corpusId], references: [id], onDelete: Cascade)
  jobId      String?   @map("job_id") @db.Uuid
  preset     String
  filter     String
  fileName   String    @map("file_name")
  path       String
  /// Counts, filter version, label snapshot, SHA-256; null until done.
  manifest   Json?
  personId   Int       @map("person_id")
  createdAt  DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  finishedAt DateTime? @map("finished_at") @db.Timestamptz(3)

  @@map("export")
}

/// Who did what, written in the same transaction as the change.
model Audit {
  id       BigInt   @id @default(autoincrement())
  personId Int      @map("person_id")
  verb     String
  subject  String
  detail   Json
  at       DateTime @default(now()) @db.Timestamptz(3)

  @@map("audit")
}

/// Questions of queues; immutable, so that a label can name the version it answered.
model QuestionSet {
  id        Int      @id @default(autoincrement())
  queueId   Int      @map("queue_id")
  queue     Queue    @relation(fields: [queueId], references: [id], onDelete: Cascade)
  /// From 1, a queue's own count.
  version   Int
  questions Json
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@unique([queueId, version])
  @@map("question_set")
}

model Queue {
  id                  Int             @id @default(autoincrement())
  extId               String          @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  corpusId            Int             @map("corpus_id")
  corpus              Corpus          @relation(fields: [corpusId], references: [id], onDelete: Cascade)
  name                String
  state               String          @default("open")
  mode                String
  /// Layers hidden until the commit.
  hidden              String[]
  overlap             Int             @db.SmallInt
  priority            String
  seed                Int             @default(1)
  filter              String
  instructions        String
  /// Without rows in queue_reviewer everyone may review.
  forEveryone         Boolean         @default(true) @map("for_everyone")
  ownItemsAdjudicable Boolean         @default(false) @map("own_items_adjudicable")
  personId            Int             @map("person_id")
  createdAt           DateTime        @default(now()) @map("created_at") @db.Timestamptz(3)
  questionSets        QuestionSet[]
  reviewers           QueueReviewer[]
  items               QueueItem[]

  @@unique([corpusId, name])
  @@map("queue")
}

model QueueReviewer {
  queueId  Int   @map("queue_id")
  queue    Queue @relation(fields: [queueId], references: [id], onDelete: Cascade)
  personId Int   @map("person_id")

  @@id([queueId, personId])
  @@index([personId])
  @@map("queue_reviewer")
}

/// One trajectory of a queue. Its free slots and state change in the statement that changes an assignment.
model QueueItem {
  id           BigInt            @id @default(autoincrement())
  extId        String            @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  corpusId     Int               @map("corpus_id")
  queueId      Int               @map("queue_id")
  queue        Queue             @relation(fields: [queueId], references: [id], onDelete: Cascade)
  trajectoryId BigInt            @map("trajectory_id")
  problemId    Int               @map("problem_id")
  /// Lower comes first; equal ranks by id.
  rank         Float
  state        String            @default("ready")
  /// Overlap less answers less live leases.
  freeSlots    Int               @map("free_slots") @db.SmallInt
  answers      Int               @default(0) @db.SmallInt
  /// Grows with every answer and settlement.
  version      Int               @default(0)
  updatedAt    DateTime          @default(now()) @map("updated_at") @db.Timestamptz(3)
  assignments  QueueAssignment[]

  @@unique([queueId, trajectoryId])
  @@index([corpusId, trajectoryId])
  @@index([queueId, state, id])
  @@map("queue_item")
}

/// A person's hold on an item. A person has one row an item, so nobody is given an item twice.
model QueueAssignment {
  itemId      BigInt    @map("item_id")
  item        QueueItem @relation(fields: [itemId], references: [id], onDelete: Cascade)
  personId    Int       @map("person_id")
  corpusId    Int       @map("corpus_id")
  queueId     Int       @map("queue_id")
  leaseId     String    @unique @default(dbgenerated("gen_random_uuid()")) @map("lease_id") @db.Uuid
  /// "leased", "lapsed", "skipped", "released" or "committed".
  state       String
  leasedAt    DateTime  @map("leased_at") @db.Timestamptz(3)
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)
  skippedAt   DateTime? @map("skipped_at") @db.Timestamptz(3)
  committedAt DateTime? @map("committed_at") @db.Timestamptz(3)
  commitId    String?   @unique @map("commit_id") @db.Uuid
  dwellMs     Int?      @map("dwell_ms")

  @@id([itemId, personId])
  @@index([personId, queueId, state])
  @@index([queueId, committedAt])
  @@map("queue_assignment")
}

/// Answers that are being made; kept when the lease is lost.
model QueueDraft {
  itemId   BigInt   @map("item_id")
  personId Int      @map("person_id")
  answers  Json
  savedAt  DateTime @default(now()) @map("saved_at") @db.Timestamptz(3)

  @@id([itemId, personId])
  @@map("queue_draft")
}

/// Answers of queues that count: agreed by the overlap, or adjudicated. The structure is in \`review\` as well.
model SettledLabel {
  corpusId     Int      @map("corpus_id")
  trajectoryId BigInt   @map("trajectory_id")
  question     String
  value        String
  /// "person" (one answer asked), "agreed" or "adjudicated".
  source       String
  queueItemId  BigInt   @map("queue_item_id")
  settledAt    DateTime @default(now()) @map("settled_at") @db.Timestamptz(3)

  @@id([corpusId, trajectoryId, question])
  @@index([queueItemId])
  @@map("settled_label")
}

model Comment {
  id           BigInt    @id @default(autoincrement())
  extId        String    @unique @default(dbgenerated("gen_random_uuid()")) @map("ext_id") @db.Uuid
  corpusId     Int       @map("corpus_id")
  trajectoryId BigInt    @map("trajectory_id")
  personId     Int       @map("person_id")
  step         Int?
  span         Json?
  body         String
  resolvedById Int?      @map("resolved_by_id")
  resolvedAt   DateTime? @map("resolved_at") @db.Timestamptz(3)
  createdAt    DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  editedAt     DateTime? @map("edited_at") @db.Timestamptz(3)
  removedAt    DateTime? @map("removed_at") @db.Timestamptz(3)

  @@index([corpusId, trajectoryId, id])
  @@map("comment")
}

/// What a person says of one step; one row a person and step.
model StepLabel {
  corpusId     Int      @map("corpus_id")
  trajectoryId BigInt   @map("trajectory_id")
  personId     Int      @map("person_id")
  step         Int
  /// "good", "bad", "neutral" or "first_wrong".
  label        String
  at           DateTime @default(now()) @db.Timestamptz(3)

  @@id([corpusId, trajectoryId, personId, step])
  @@map("step_label")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Person":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"role","kind":"scalar","type":"String"},{"name":"authUserId","kind":"scalar","type":"String","dbName":"auth_user_id"},{"name":"authUser","kind":"object","type":"AuthUser","relationName":"AuthUserToPerson"},{"name":"email","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"lastSeenAt","kind":"scalar","type":"DateTime","dbName":"last_seen_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToPerson"},{"name":"resetLinks","kind":"object","type":"ResetLink","relationName":"PersonToResetLink"}],"dbName":"person","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"role","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"isSetUp","kind":"scalar","type":"Boolean","dbName":"is_set_up"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"},{"name":"person","kind":"object","type":"Person","relationName":"InvitationToPerson"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"usedById","kind":"scalar","type":"Int","dbName":"used_by_id"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"}],"dbName":"invitation","schema":null},"ResetLink":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"},{"name":"person","kind":"object","type":"Person","relationName":"PersonToResetLink"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"reset_link","schema":null},"AuthUser":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerified","kind":"scalar","type":"Boolean","dbName":"email_verified"},{"name":"image","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"authsessions","kind":"object","type":"AuthSession","relationName":"AuthSessionToAuthUser"},{"name":"authaccounts","kind":"object","type":"AuthAccount","relationName":"AuthAccountToAuthUser"},{"name":"person","kind":"object","type":"Person","relationName":"AuthUserToPerson"}],"dbName":"auth_user","schema":null},"AuthSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"String","dbName":"user_id"},{"name":"user","kind":"object","type":"AuthUser","relationName":"AuthSessionToAuthUser"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"ipAddress","kind":"scalar","type":"String","dbName":"ip_address"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"auth_session","schema":null},"AuthAccount":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"accountId","kind":"scalar","type":"String","dbName":"account_id"},{"name":"providerId","kind":"scalar","type":"String","dbName":"provider_id"},{"name":"userId","kind":"scalar","type":"String","dbName":"user_id"},{"name":"user","kind":"object","type":"AuthUser","relationName":"AuthAccountToAuthUser"},{"name":"accessToken","kind":"scalar","type":"String","dbName":"access_token"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"idToken","kind":"scalar","type":"String","dbName":"id_token"},{"name":"accessTokenExpiresAt","kind":"scalar","type":"DateTime","dbName":"access_token_expires_at"},{"name":"refreshTokenExpiresAt","kind":"scalar","type":"DateTime","dbName":"refresh_token_expires_at"},{"name":"scope","kind":"scalar","type":"String"},{"name":"password","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"auth_account","schema":null},"AuthVerification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"identifier","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"auth_verification","schema":null},"AuthRateLimit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"lastRequest","kind":"scalar","type":"BigInt","dbName":"last_request"}],"dbName":"auth_rate_limit","schema":null},"Corpus":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"filterVersionId","kind":"scalar","type":"Int","dbName":"filter_version_id"},{"name":"filterVersion","kind":"object","type":"FilterVersion","relationName":"CorpusToFilterVersion"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"runs","kind":"object","type":"Run","relationName":"CorpusToRun"},{"name":"imports","kind":"object","type":"Import","relationName":"CorpusToImport"},{"name":"exports","kind":"object","type":"Export","relationName":"CorpusToExport"},{"name":"queues","kind":"object","type":"Queue","relationName":"CorpusToQueue"}],"dbName":"corpus","schema":null},"FilterVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"thresholds","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"corpora","kind":"object","type":"Corpus","relationName":"CorpusToFilterVersion"}],"dbName":"filter_version","schema":null},"Problem":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"String"},{"name":"suite","kind":"scalar","type":"String"},{"name":"difficulty","kind":"scalar","type":"String"},{"name":"query","kind":"scalar","type":"String"},{"name":"queryNorm","kind":"scalar","type":"String","dbName":"query_norm"},{"name":"reward","kind":"scalar","type":"Json"},{"name":"voucher","kind":"scalar","type":"Json"}],"dbName":"problem","schema":null},"Agent":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"key","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"String"},{"name":"model","kind":"scalar","type":"String"},{"name":"minerHotkey","kind":"scalar","type":"String","dbName":"miner_hotkey"},{"name":"runs","kind":"object","type":"Run","relationName":"AgentToRun"}],"dbName":"agent","schema":null},"Run":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"corpusId","kind":"scalar","type":"Int","dbName":"corpus_id"},{"name":"corpus","kind":"object","type":"Corpus","relationName":"CorpusToRun"},{"name":"key","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"agentId","kind":"scalar","type":"Int","dbName":"agent_id"},{"name":"agent","kind":"object","type":"Agent","relationName":"AgentToRun"},{"name":"harness","kind":"scalar","type":"String"},{"name":"validatorHotkey","kind":"scalar","type":"String","dbName":"validator_hotkey"},{"name":"raceId","kind":"scalar","type":"String","dbName":"race_id"},{"name":"phase","kind":"scalar","type":"String"},{"name":"suite","kind":"scalar","type":"String"},{"name":"scoringVersion","kind":"scalar","type":"String","dbName":"scoring_version"}],"dbName":"run","schema":null},"Import":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"corpusId","kind":"scalar","type":"Int","dbName":"corpus_id"},{"name":"corpus","kind":"object","type":"Corpus","relationName":"CorpusToImport"},{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"retryOfId","kind":"scalar","type":"Int","dbName":"retry_of_id"},{"name":"runName","kind":"scalar","type":"String","dbName":"run_name"},{"name":"format","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"files","kind":"object","type":"ImportFile","relationName":"ImportToImportFile"},{"name":"rejected","kind":"object","type":"RejectedRow","relationName":"ImportToRejectedRow"}],"dbName":"import","schema":null},"ImportFile":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"importId","kind":"scalar","type":"Int","dbName":"import_id"},{"name":"import","kind":"object","type":"Import","relationName":"ImportToImportFile"},{"name":"position","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"sizeBytes","kind":"scalar","type":"BigInt","dbName":"size_bytes"},{"name":"state","kind":"scalar","type":"String"},{"name":"format","kind":"scalar","type":"String"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"readBytes","kind":"scalar","type":"BigInt","dbName":"read_bytes"},{"name":"readCount","kind":"scalar","type":"Int","dbName":"read_count"},{"name":"importedCount","kind":"scalar","type":"Int","dbName":"imported_count"},{"name":"duplicateCount","kind":"scalar","type":"Int","dbName":"duplicate_count"},{"name":"rejectedCount","kind":"scalar","type":"Int","dbName":"rejected_count"},{"name":"conflictCount","kind":"scalar","type":"Int","dbName":"conflict_count"},{"name":"retryOfId","kind":"scalar","type":"Int","dbName":"retry_of_id"},{"name":"rejected","kind":"object","type":"RejectedRow","relationName":"ImportFileToRejectedRow"}],"dbName":"import_file","schema":null},"RejectedRow":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"importId","kind":"scalar","type":"Int","dbName":"import_id"},{"name":"import","kind":"object","type":"Import","relationName":"ImportToRejectedRow"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"file","kind":"object","type":"ImportFile","relationName":"ImportFileToRejectedRow"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"line","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"raw","kind":"scalar","type":"Bytes"},{"name":"wholeBytes","kind":"scalar","type":"BigInt","dbName":"whole_bytes"},{"name":"resolved","kind":"scalar","type":"Boolean"}],"dbName":"rejected_row","schema":null},"JobRun":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"done","kind":"scalar","type":"BigInt"},{"name":"total","kind":"scalar","type":"BigInt"},{"name":"unit","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"cancelRequested","kind":"scalar","type":"Boolean","dbName":"cancel_requested"},{"name":"workerId","kind":"scalar","type":"String","dbName":"worker_id"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"heartbeatAt","kind":"scalar","type":"DateTime","dbName":"heartbeat_at"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"job_run","schema":null},"LabelEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"corpusId","kind":"scalar","type":"Int","dbName":"corpus_id"},{"name":"trajectoryId","kind":"scalar","type":"BigInt","dbName":"trajectory_id"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"},{"name":"question","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"span","kind":"scalar","type":"Json"},{"name":"version","kind":"scalar","type":"Int"},{"name":"undoesId","kind":"scalar","type":"BigInt","dbName":"undoes_id"},{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"queueItemId","kind":"scalar","type":"BigInt","dbName":"queue_item_id"},{"name":"questionSetId","kind":"scalar","type":"Int","dbName":"question_set_id"},{"name":"phase","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"commitId","kind":"scalar","type":"String","dbName":"commit_id"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"label_event","schema":null},"SavedView":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"corpusId","kind":"scalar","type":"Int","dbName":"corpus_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"query","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"saved_view","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"corpusId","kind":"scalar","type":"Int","dbName":"corpus_id"},{"name":"corpus","kind":"object","type":"Corpus","relationName":"CorpusToExport"},{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"preset","kind":"scalar","type":"String"},{"name":"filter","kind":"scalar","type":"String"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"path","kind":"scalar","type":"String"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"export","schema":null},"Audit":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"},{"name":"verb","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"detail","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"audit","schema":null},"QuestionSet":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"queueId","kind":"scalar","type":"Int","dbName":"queue_id"},{"name":"queue","kind":"object","type":"Queue","relationName":"QuestionSetToQueue"},{"name":"version","kind":"scalar","type":"Int"},{"name":"questions","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"question_set","schema":null},"Queue":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"corpusId","kind":"scalar","type":"Int","dbName":"corpus_id"},{"name":"corpus","kind":"object","type":"Corpus","relationName":"CorpusToQueue"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"mode","kind":"scalar","type":"String"},{"name":"hidden","kind":"scalar","type":"String"},{"name":"overlap","kind":"scalar","type":"Int"},{"name":"priority","kind":"scalar","type":"String"},{"name":"seed","kind":"scalar","type":"Int"},{"name":"filter","kind":"scalar","type":"String"},{"name":"instructions","kind":"scalar","type":"String"},{"name":"forEveryone","kind":"scalar","type":"Boolean","dbName":"for_everyone"},{"name":"ownItemsAdjudicable","kind":"scalar","type":"Boolean","dbName":"own_items_adjudicable"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"questionSets","kind":"object","type":"QuestionSet","relationName":"QuestionSetToQueue"},{"name":"reviewers","kind":"object","type":"QueueReviewer","relationName":"QueueToQueueReviewer"},{"name":"items","kind":"object","type":"QueueItem","relationName":"QueueToQueueItem"}],"dbName":"queue","schema":null},"QueueReviewer":{"fields":[{"name":"queueId","kind":"scalar","type":"Int","dbName":"queue_id"},{"name":"queue","kind":"object","type":"Queue","relationName":"QueueToQueueReviewer"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"}],"dbName":"queue_reviewer","schema":null},"QueueItem":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"corpusId","kind":"scalar","type":"Int","dbName":"corpus_id"},{"name":"queueId","kind":"scalar","type":"Int","dbName":"queue_id"},{"name":"queue","kind":"object","type":"Queue","relationName":"QueueToQueueItem"},{"name":"trajectoryId","kind":"scalar","type":"BigInt","dbName":"trajectory_id"},{"name":"problemId","kind":"scalar","type":"Int","dbName":"problem_id"},{"name":"rank","kind":"scalar","type":"Float"},{"name":"state","kind":"scalar","type":"String"},{"name":"freeSlots","kind":"scalar","type":"Int","dbName":"free_slots"},{"name":"answers","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"Int"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"assignments","kind":"object","type":"QueueAssignment","relationName":"QueueAssignmentToQueueItem"}],"dbName":"queue_item","schema":null},"QueueAssignment":{"fields":[{"name":"itemId","kind":"scalar","type":"BigInt","dbName":"item_id"},{"name":"item","kind":"object","type":"QueueItem","relationName":"QueueAssignmentToQueueItem"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"},{"name":"corpusId","kind":"scalar","type":"Int","dbName":"corpus_id"},{"name":"queueId","kind":"scalar","type":"Int","dbName":"queue_id"},{"name":"leaseId","kind":"scalar","type":"String","dbName":"lease_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"leasedAt","kind":"scalar","type":"DateTime","dbName":"leased_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"skippedAt","kind":"scalar","type":"DateTime","dbName":"skipped_at"},{"name":"committedAt","kind":"scalar","type":"DateTime","dbName":"committed_at"},{"name":"commitId","kind":"scalar","type":"String","dbName":"commit_id"},{"name":"dwellMs","kind":"scalar","type":"Int","dbName":"dwell_ms"}],"dbName":"queue_assignment","schema":null},"QueueDraft":{"fields":[{"name":"itemId","kind":"scalar","type":"BigInt","dbName":"item_id"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"},{"name":"answers","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"queue_draft","schema":null},"SettledLabel":{"fields":[{"name":"corpusId","kind":"scalar","type":"Int","dbName":"corpus_id"},{"name":"trajectoryId","kind":"scalar","type":"BigInt","dbName":"trajectory_id"},{"name":"question","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"queueItemId","kind":"scalar","type":"BigInt","dbName":"queue_item_id"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"}],"dbName":"settled_label","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"extId","kind":"scalar","type":"String","dbName":"ext_id"},{"name":"corpusId","kind":"scalar","type":"Int","dbName":"corpus_id"},{"name":"trajectoryId","kind":"scalar","type":"BigInt","dbName":"trajectory_id"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"},{"name":"step","kind":"scalar","type":"Int"},{"name":"span","kind":"scalar","type":"Json"},{"name":"body","kind":"scalar","type":"String"},{"name":"resolvedById","kind":"scalar","type":"Int","dbName":"resolved_by_id"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"}],"dbName":"comment","schema":null},"StepLabel":{"fields":[{"name":"corpusId","kind":"scalar","type":"Int","dbName":"corpus_id"},{"name":"trajectoryId","kind":"scalar","type":"BigInt","dbName":"trajectory_id"},{"name":"personId","kind":"scalar","type":"Int","dbName":"person_id"},{"name":"step","kind":"scalar","type":"Int"},{"name":"label","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"step_label","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","authsessions","authaccounts","person","_count","authUser","invitations","resetLinks","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","data","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","create","update","Person.upsertOne","Person.deleteOne","Person.deleteMany","having","_avg","_sum","_min","_max","Person.groupBy","Person.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","ResetLink.findUnique","ResetLink.findUniqueOrThrow","ResetLink.findFirst","ResetLink.findFirstOrThrow","ResetLink.findMany","ResetLink.createOne","ResetLink.createMany","ResetLink.createManyAndReturn","ResetLink.updateOne","ResetLink.updateMany","ResetLink.updateManyAndReturn","ResetLink.upsertOne","ResetLink.deleteOne","ResetLink.deleteMany","ResetLink.groupBy","ResetLink.aggregate","AuthUser.findUnique","AuthUser.findUniqueOrThrow","AuthUser.findFirst","AuthUser.findFirstOrThrow","AuthUser.findMany","AuthUser.createOne","AuthUser.createMany","AuthUser.createManyAndReturn","AuthUser.updateOne","AuthUser.updateMany","AuthUser.updateManyAndReturn","AuthUser.upsertOne","AuthUser.deleteOne","AuthUser.deleteMany","AuthUser.groupBy","AuthUser.aggregate","AuthSession.findUnique","AuthSession.findUniqueOrThrow","AuthSession.findFirst","AuthSession.findFirstOrThrow","AuthSession.findMany","AuthSession.createOne","AuthSession.createMany","AuthSession.createManyAndReturn","AuthSession.updateOne","AuthSession.updateMany","AuthSession.updateManyAndReturn","AuthSession.upsertOne","AuthSession.deleteOne","AuthSession.deleteMany","AuthSession.groupBy","AuthSession.aggregate","AuthAccount.findUnique","AuthAccount.findUniqueOrThrow","AuthAccount.findFirst","AuthAccount.findFirstOrThrow","AuthAccount.findMany","AuthAccount.createOne","AuthAccount.createMany","AuthAccount.createManyAndReturn","AuthAccount.updateOne","AuthAccount.updateMany","AuthAccount.updateManyAndReturn","AuthAccount.upsertOne","AuthAccount.deleteOne","AuthAccount.deleteMany","AuthAccount.groupBy","AuthAccount.aggregate","AuthVerification.findUnique","AuthVerification.findUniqueOrThrow","AuthVerification.findFirst","AuthVerification.findFirstOrThrow","AuthVerification.findMany","AuthVerification.createOne","AuthVerification.createMany","AuthVerification.createManyAndReturn","AuthVerification.updateOne","AuthVerification.updateMany","AuthVerification.updateManyAndReturn","AuthVerification.upsertOne","AuthVerification.deleteOne","AuthVerification.deleteMany","AuthVerification.groupBy","AuthVerification.aggregate","AuthRateLimit.findUnique","AuthRateLimit.findUniqueOrThrow","AuthRateLimit.findFirst","AuthRateLimit.findFirstOrThrow","AuthRateLimit.findMany","AuthRateLimit.createOne","AuthRateLimit.createMany","AuthRateLimit.createManyAndReturn","AuthRateLimit.updateOne","AuthRateLimit.updateMany","AuthRateLimit.updateManyAndReturn","AuthRateLimit.upsertOne","AuthRateLimit.deleteOne","AuthRateLimit.deleteMany","AuthRateLimit.groupBy","AuthRateLimit.aggregate","corpora","filterVersion","corpus","runs","agent","import","file","rejected","files","imports","exports","queue","questionSets","reviewers","item","assignments","items","queues","Corpus.findUnique","Corpus.findUniqueOrThrow","Corpus.findFirst","Corpus.findFirstOrThrow","Corpus.findMany","Corpus.createOne","Corpus.createMany","Corpus.createManyAndReturn","Corpus.updateOne","Corpus.updateMany","Corpus.updateManyAndReturn","Corpus.upsertOne","Corpus.deleteOne","Corpus.deleteMany","Corpus.groupBy","Corpus.aggregate","FilterVersion.findUnique","FilterVersion.findUniqueOrThrow","FilterVersion.findFirst","FilterVersion.findFirstOrThrow","FilterVersion.findMany","FilterVersion.createOne","FilterVersion.createMany","FilterVersion.createManyAndReturn","FilterVersion.updateOne","FilterVersion.updateMany","FilterVersion.updateManyAndReturn","FilterVersion.upsertOne","FilterVersion.deleteOne","FilterVersion.deleteMany","FilterVersion.groupBy","FilterVersion.aggregate","Problem.findUnique","Problem.findUniqueOrThrow","Problem.findFirst","Problem.findFirstOrThrow","Problem.findMany","Problem.createOne","Problem.createMany","Problem.createManyAndReturn","Problem.updateOne","Problem.updateMany","Problem.updateManyAndReturn","Problem.upsertOne","Problem.deleteOne","Problem.deleteMany","Problem.groupBy","Problem.aggregate","Agent.findUnique","Agent.findUniqueOrThrow","Agent.findFirst","Agent.findFirstOrThrow","Agent.findMany","Agent.createOne","Agent.createMany","Agent.createManyAndReturn","Agent.updateOne","Agent.updateMany","Agent.updateManyAndReturn","Agent.upsertOne","Agent.deleteOne","Agent.deleteMany","Agent.groupBy","Agent.aggregate","Run.findUnique","Run.findUniqueOrThrow","Run.findFirst","Run.findFirstOrThrow","Run.findMany","Run.createOne","Run.createMany","Run.createManyAndReturn","Run.updateOne","Run.updateMany","Run.updateManyAndReturn","Run.upsertOne","Run.deleteOne","Run.deleteMany","Run.groupBy","Run.aggregate","Import.findUnique","Import.findUniqueOrThrow","Import.findFirst","Import.findFirstOrThrow","Import.findMany","Import.createOne","Import.createMany","Import.createManyAndReturn","Import.updateOne","Import.updateMany","Import.updateManyAndReturn","Import.upsertOne","Import.deleteOne","Import.deleteMany","Import.groupBy","Import.aggregate","ImportFile.findUnique","ImportFile.findUniqueOrThrow","ImportFile.findFirst","ImportFile.findFirstOrThrow","ImportFile.findMany","ImportFile.createOne","ImportFile.createMany","ImportFile.createManyAndReturn","ImportFile.updateOne","ImportFile.updateMany","ImportFile.updateManyAndReturn","ImportFile.upsertOne","ImportFile.deleteOne","ImportFile.deleteMany","ImportFile.groupBy","ImportFile.aggregate","RejectedRow.findUnique","RejectedRow.findUniqueOrThrow","RejectedRow.findFirst","RejectedRow.findFirstOrThrow","RejectedRow.findMany","RejectedRow.createOne","RejectedRow.createMany","RejectedRow.createManyAndReturn","RejectedRow.updateOne","RejectedRow.updateMany","RejectedRow.updateManyAndReturn","RejectedRow.upsertOne","RejectedRow.deleteOne","RejectedRow.deleteMany","RejectedRow.groupBy","RejectedRow.aggregate","JobRun.findUnique","JobRun.findUniqueOrThrow","JobRun.findFirst","JobRun.findFirstOrThrow","JobRun.findMany","JobRun.createOne","JobRun.createMany","JobRun.createManyAndReturn","JobRun.updateOne","JobRun.updateMany","JobRun.updateManyAndReturn","JobRun.upsertOne","JobRun.deleteOne","JobRun.deleteMany","JobRun.groupBy","JobRun.aggregate","LabelEvent.findUnique","LabelEvent.findUniqueOrThrow","LabelEvent.findFirst","LabelEvent.findFirstOrThrow","LabelEvent.findMany","LabelEvent.createOne","LabelEvent.createMany","LabelEvent.createManyAndReturn","LabelEvent.updateOne","LabelEvent.updateMany","LabelEvent.updateManyAndReturn","LabelEvent.upsertOne","LabelEvent.deleteOne","LabelEvent.deleteMany","LabelEvent.groupBy","LabelEvent.aggregate","SavedView.findUnique","SavedView.findUniqueOrThrow","SavedView.findFirst","SavedView.findFirstOrThrow","SavedView.findMany","SavedView.createOne","SavedView.createMany","SavedView.createManyAndReturn","SavedView.updateOne","SavedView.updateMany","SavedView.updateManyAndReturn","SavedView.upsertOne","SavedView.deleteOne","SavedView.deleteMany","SavedView.groupBy","SavedView.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Audit.findUnique","Audit.findUniqueOrThrow","Audit.findFirst","Audit.findFirstOrThrow","Audit.findMany","Audit.createOne","Audit.createMany","Audit.createManyAndReturn","Audit.updateOne","Audit.updateMany","Audit.updateManyAndReturn","Audit.upsertOne","Audit.deleteOne","Audit.deleteMany","Audit.groupBy","Audit.aggregate","QuestionSet.findUnique","QuestionSet.findUniqueOrThrow","QuestionSet.findFirst","QuestionSet.findFirstOrThrow","QuestionSet.findMany","QuestionSet.createOne","QuestionSet.createMany","QuestionSet.createManyAndReturn","QuestionSet.updateOne","QuestionSet.updateMany","QuestionSet.updateManyAndReturn","QuestionSet.upsertOne","QuestionSet.deleteOne","QuestionSet.deleteMany","QuestionSet.groupBy","QuestionSet.aggregate","Queue.findUnique","Queue.findUniqueOrThrow","Queue.findFirst","Queue.findFirstOrThrow","Queue.findMany","Queue.createOne","Queue.createMany","Queue.createManyAndReturn","Queue.updateOne","Queue.updateMany","Queue.updateManyAndReturn","Queue.upsertOne","Queue.deleteOne","Queue.deleteMany","Queue.groupBy","Queue.aggregate","QueueReviewer.findUnique","QueueReviewer.findUniqueOrThrow","QueueReviewer.findFirst","QueueReviewer.findFirstOrThrow","QueueReviewer.findMany","QueueReviewer.createOne","QueueReviewer.createMany","QueueReviewer.createManyAndReturn","QueueReviewer.updateOne","QueueReviewer.updateMany","QueueReviewer.updateManyAndReturn","QueueReviewer.upsertOne","QueueReviewer.deleteOne","QueueReviewer.deleteMany","QueueReviewer.groupBy","QueueReviewer.aggregate","QueueItem.findUnique","QueueItem.findUniqueOrThrow","QueueItem.findFirst","QueueItem.findFirstOrThrow","QueueItem.findMany","QueueItem.createOne","QueueItem.createMany","QueueItem.createManyAndReturn","QueueItem.updateOne","QueueItem.updateMany","QueueItem.updateManyAndReturn","QueueItem.upsertOne","QueueItem.deleteOne","QueueItem.deleteMany","QueueItem.groupBy","QueueItem.aggregate","QueueAssignment.findUnique","QueueAssignment.findUniqueOrThrow","QueueAssignment.findFirst","QueueAssignment.findFirstOrThrow","QueueAssignment.findMany","QueueAssignment.createOne","QueueAssignment.createMany","QueueAssignment.createManyAndReturn","QueueAssignment.updateOne","QueueAssignment.updateMany","QueueAssignment.updateManyAndReturn","QueueAssignment.upsertOne","QueueAssignment.deleteOne","QueueAssignment.deleteMany","QueueAssignment.groupBy","QueueAssignment.aggregate","QueueDraft.findUnique","QueueDraft.findUniqueOrThrow","QueueDraft.findFirst","QueueDraft.findFirstOrThrow","QueueDraft.findMany","QueueDraft.createOne","QueueDraft.createMany","QueueDraft.createManyAndReturn","QueueDraft.updateOne","QueueDraft.updateMany","QueueDraft.updateManyAndReturn","QueueDraft.upsertOne","QueueDraft.deleteOne","QueueDraft.deleteMany","QueueDraft.groupBy","QueueDraft.aggregate","SettledLabel.findUnique","SettledLabel.findUniqueOrThrow","SettledLabel.findFirst","SettledLabel.findFirstOrThrow","SettledLabel.findMany","SettledLabel.createOne","SettledLabel.createMany","SettledLabel.createManyAndReturn","SettledLabel.updateOne","SettledLabel.updateMany","SettledLabel.updateManyAndReturn","SettledLabel.upsertOne","SettledLabel.deleteOne","SettledLabel.deleteMany","SettledLabel.groupBy","SettledLabel.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","StepLabel.findUnique","StepLabel.findUniqueOrThrow","StepLabel.findFirst","StepLabel.findFirstOrThrow","StepLabel.findMany","StepLabel.createOne","StepLabel.createMany","StepLabel.createManyAndReturn","StepLabel.updateOne","StepLabel.updateMany","StepLabel.updateManyAndReturn","StepLabel.upsertOne","StepLabel.deleteOne","StepLabel.deleteMany","StepLabel.groupBy","StepLabel.aggregate","AND","OR","NOT","corpusId","trajectoryId","personId","step","label","at","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","corpusId_trajectoryId_personId_step","id","extId","span","body","resolvedById","resolvedAt","createdAt","editedAt","removedAt","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","question","value","source","queueItemId","settledAt","corpusId_trajectoryId_question","itemId","answers","savedAt","itemId_personId","queueId","leaseId","state","leasedAt","expiresAt","skippedAt","committedAt","commitId","dwellMs","problemId","rank","freeSlots","version","updatedAt","name","mode","hidden","overlap","priority","seed","filter","instructions","forEveryone","ownItemsAdjudicable","has","hasEvery","hasSome","questions","verb","subject","detail","jobId","preset","fileName","path","manifest","finishedAt","query","corpusId_name","reason","note","undoesId","questionSetId","phase","cause","commitId_question_phase","kind","done","total","unit","payload","result","error","cancelRequested","workerId","attempts","heartbeatAt","startedAt","importId","fileId","line","raw","wholeBytes","resolved","position","sizeBytes","format","refusal","readBytes","readCount","importedCount","duplicateCount","rejectedCount","conflictCount","retryOfId","runName","key","agentId","harness","validatorHotkey","raceId","suite","scoringVersion","model","minerHotkey","every","some","none","bucket","difficulty","queryNorm","reward","voucher","hash","thresholds","author","filterVersionId","queueId_trajectoryId","queueId_personId","queueId_version","importId_position","corpusId_key","count","lastRequest","identifier","accountId","providerId","userId","accessToken","refreshToken","idToken","accessTokenExpiresAt","refreshTokenExpiresAt","scope","password","token","ipAddress","userAgent","email","emailVerified","image","tokenHash","endedAt","role","isSetUp","usedAt","usedById","revokedAt","authUserId","lastSeenAt","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","increment","decrement","multiply","divide","push"]'),
  graph: "6guuAuADDwgAALMHACAJAAC0BwAgCgAAtQcAIIUEAACyBwAwhgQAAA0AEIcEAACyBwAwmgQCAAAAAZsEAQAAAAGgBEAArQYAIbUEAQCsBgAhwQQBAKwGACGpBQEAAAABrgUBAKwGACGzBQEAAAABtAVAAL8GACEBAAAAAQAgDQQAAKkHACAFAACqBwAgBgAAqwcAIIUEAACoBwAwhgQAAAMAEIcEAACoBwAwmgQBAKwGACGgBEAArQYAIcAEQACtBgAhwQQBAKwGACGpBQEArAYAIaoFIADsBgAhqwUBAOUGACEBAAAAAwAgDAMAALcHACCFBAAAuAcAMIYEAAAFABCHBAAAuAcAMJoEAQCsBgAhoARAAK0GACG3BEAArQYAIcAEQACtBgAhngUBAKwGACGmBQEArAYAIacFAQDlBgAhqAUBAOUGACEDAwAA_QoAIKcFAADCBwAgqAUAAMIHACAMAwAAtwcAIIUEAAC4BwAwhgQAAAUAEIcEAAC4BwAwmgQBAAAAAaAEQACtBgAhtwRAAK0GACHABEAArQYAIZ4FAQCsBgAhpgUBAAAAAacFAQDlBgAhqAUBAOUGACEDAAAABQAgAQAABgAwAgAABwAgEQMAALcHACCFBAAAtgcAMIYEAAAJABCHBAAAtgcAMJoEAQCsBgAhoARAAK0GACHABEAArQYAIZwFAQCsBgAhnQUBAKwGACGeBQEArAYAIZ8FAQDlBgAhoAUBAOUGACGhBQEA5QYAIaIFQAC_BgAhowVAAL8GACGkBQEA5QYAIaUFAQDlBgAhCAMAAP0KACCfBQAAwgcAIKAFAADCBwAgoQUAAMIHACCiBQAAwgcAIKMFAADCBwAgpAUAAMIHACClBQAAwgcAIBEDAAC3BwAghQQAALYHADCGBAAACQAQhwQAALYHADCaBAEAAAABoARAAK0GACHABEAArQYAIZwFAQCsBgAhnQUBAKwGACGeBQEArAYAIZ8FAQDlBgAhoAUBAOUGACGhBQEA5QYAIaIFQAC_BgAhowVAAL8GACGkBQEA5QYAIaUFAQDlBgAhAwAAAAkAIAEAAAoAMAIAAAsAIA8IAACzBwAgCQAAtAcAIAoAALUHACCFBAAAsgcAMIYEAAANABCHBAAAsgcAMJoEAgCqBgAhmwQBALwGACGgBEAArQYAIbUEAQCsBgAhwQQBAKwGACGpBQEA5QYAIa4FAQCsBgAhswUBAOUGACG0BUAAvwYAIQEAAAANACABAAAABQAgAQAAAAkAIBEGAACwBwAghQQAALEHADCGBAAAEQAQhwQAALEHADCKBAIAqgYAIZoEAgCqBgAhmwQBALwGACGgBEAArQYAIbcEQACtBgAhwQQBAOUGACGpBQEA5QYAIawFAQCsBgAhrgUBAKwGACGvBSAA7AYAIbAFQAC_BgAhsQUCAL0GACGyBUAAvwYAIQYGAADnCgAgwQQAAMIHACCpBQAAwgcAILAFAADCBwAgsQUAAMIHACCyBQAAwgcAIBEGAACwBwAghQQAALEHADCGBAAAEQAQhwQAALEHADCKBAIAqgYAIZoEAgAAAAGbBAEAAAABoARAAK0GACG3BEAArQYAIcEEAQDlBgAhqQUBAOUGACGsBQEAAAABrgUBAKwGACGvBSAA7AYAIbAFQAC_BgAhsQUCAL0GACGyBUAAvwYAIQMAAAARACABAAASADACAAATACAKBgAAsAcAIIUEAACvBwAwhgQAABUAEIcEAACvBwAwigQCAKoGACGaBAIAqgYAIaAEQACtBgAhtwRAAK0GACGsBQEArAYAIa0FQAC_BgAhAgYAAOcKACCtBQAAwgcAIAoGAACwBwAghQQAAK8HADCGBAAAFQAQhwQAAK8HADCKBAIAqgYAIZoEAgAAAAGgBEAArQYAIbcEQACtBgAhrAUBAAAAAa0FQAC_BgAhAwAAABUAIAEAABYAMAIAABcAIAEAAAARACABAAAAFQAgAQAAAAEAIAYIAAD9CgAgCQAA_goAIAoAAP8KACCpBQAAwgcAILMFAADCBwAgtAUAAMIHACADAAAADQAgAQAAHAAwAgAAAQAgAwAAAA0AIAEAABwAMAIAAAEAIAMAAAANACABAAAcADACAAABACAMCAAA_AoAIAkAAMgKACAKAADJCgAgmgQCAAAAAZsEAQAAAAGgBEAAAAABtQQBAAAAAcEEAQAAAAGpBQEAAAABrgUBAAAAAbMFAQAAAAG0BUAAAAABARAAACAAIAmaBAIAAAABmwQBAAAAAaAEQAAAAAG1BAEAAAABwQQBAAAAAakFAQAAAAGuBQEAAAABswUBAAAAAbQFQAAAAAEBEAAAIgAwARAAACIAMAEAAAADACAMCAAA-woAIAkAAK4KACAKAACvCgAgmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhtQQBAMAHACHBBAEAwAcAIakFAQDZBwAhrgUBAMAHACGzBQEA2QcAIbQFQADJBwAhAgAAAAEAIBAAACYAIAmaBAIAvgcAIZsEAQDABwAhoARAAMEHACG1BAEAwAcAIcEEAQDABwAhqQUBANkHACGuBQEAwAcAIbMFAQDZBwAhtAVAAMkHACECAAAADQAgEAAAKAAgAgAAAA0AIBAAACgAIAEAAAADACADAAAAAQAgFwAAIAAgGAAAJgAgAQAAAAEAIAEAAAANACAIBwAA9goAIB0AAPcKACAeAAD6CgAgHwAA-QoAICAAAPgKACCpBQAAwgcAILMFAADCBwAgtAUAAMIHACAMhQQAAK4HADCGBAAAMAAQhwQAAK4HADCaBAIAnAYAIZsEAQCwBgAhoARAAJ8GACG1BAEAngYAIcEEAQCeBgAhqQUBAN8GACGuBQEAngYAIbMFAQDfBgAhtAVAALMGACEDAAAADQAgAQAALwAwHAAAMAAgAwAAAA0AIAEAABwAMAIAAAEAIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgDgYAAPUKACCKBAIAAAABmgQCAAAAAZsEAQAAAAGgBEAAAAABtwRAAAAAAcEEAQAAAAGpBQEAAAABrAUBAAAAAa4FAQAAAAGvBSAAAAABsAVAAAAAAbEFAgAAAAGyBUAAAAABARAAADgAIA2KBAIAAAABmgQCAAAAAZsEAQAAAAGgBEAAAAABtwRAAAAAAcEEAQAAAAGpBQEAAAABrAUBAAAAAa4FAQAAAAGvBSAAAAABsAVAAAAAAbEFAgAAAAGyBUAAAAABARAAADoAMAEQAAA6ADAOBgAA9AoAIIoEAgC-BwAhmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhtwRAAMEHACHBBAEA2QcAIakFAQDZBwAhrAUBAMAHACGuBQEAwAcAIa8FIAD_BwAhsAVAAMkHACGxBQIAyAcAIbIFQADJBwAhAgAAABMAIBAAAD0AIA2KBAIAvgcAIZoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIbcEQADBBwAhwQQBANkHACGpBQEA2QcAIawFAQDABwAhrgUBAMAHACGvBSAA_wcAIbAFQADJBwAhsQUCAMgHACGyBUAAyQcAIQIAAAARACAQAAA_ACACAAAAEQAgEAAAPwAgAwAAABMAIBcAADgAIBgAAD0AIAEAAAATACABAAAAEQAgCgcAAO8KACAdAADwCgAgHgAA8woAIB8AAPIKACAgAADxCgAgwQQAAMIHACCpBQAAwgcAILAFAADCBwAgsQUAAMIHACCyBQAAwgcAIBCFBAAArQcAMIYEAABGABCHBAAArQcAMIoEAgCcBgAhmgQCAJwGACGbBAEAsAYAIaAEQACfBgAhtwRAAJ8GACHBBAEA3wYAIakFAQDfBgAhrAUBAJ4GACGuBQEAngYAIa8FIADUBgAhsAVAALMGACGxBQIAsQYAIbIFQACzBgAhAwAAABEAIAEAAEUAMBwAAEYAIAMAAAARACABAAASADACAAATACABAAAAFwAgAQAAABcAIAMAAAAVACABAAAWADACAAAXACADAAAAFQAgAQAAFgAwAgAAFwAgAwAAABUAIAEAABYAMAIAABcAIAcGAADuCgAgigQCAAAAAZoEAgAAAAGgBEAAAAABtwRAAAAAAawFAQAAAAGtBUAAAAABARAAAE4AIAaKBAIAAAABmgQCAAAAAaAEQAAAAAG3BEAAAAABrAUBAAAAAa0FQAAAAAEBEAAAUAAwARAAAFAAMAcGAADtCgAgigQCAL4HACGaBAIAvgcAIaAEQADBBwAhtwRAAMEHACGsBQEAwAcAIa0FQADJBwAhAgAAABcAIBAAAFMAIAaKBAIAvgcAIZoEAgC-BwAhoARAAMEHACG3BEAAwQcAIawFAQDABwAhrQVAAMkHACECAAAAFQAgEAAAVQAgAgAAABUAIBAAAFUAIAMAAAAXACAXAABOACAYAABTACABAAAAFwAgAQAAABUAIAYHAADoCgAgHQAA6QoAIB4AAOwKACAfAADrCgAgIAAA6goAIK0FAADCBwAgCYUEAACsBwAwhgQAAFwAEIcEAACsBwAwigQCAJwGACGaBAIAnAYAIaAEQACfBgAhtwRAAJ8GACGsBQEAngYAIa0FQACzBgAhAwAAABUAIAEAAFsAMBwAAFwAIAMAAAAVACABAAAWADACAAAXACANBAAAqQcAIAUAAKoHACAGAACrBwAghQQAAKgHADCGBAAAAwAQhwQAAKgHADCaBAEAAAABoARAAK0GACHABEAArQYAIcEEAQCsBgAhqQUBAAAAAaoFIADsBgAhqwUBAOUGACEBAAAAXwAgAQAAAF8AIAQEAADlCgAgBQAA5goAIAYAAOcKACCrBQAAwgcAIAMAAAADACABAABiADACAABfACADAAAAAwAgAQAAYgAwAgAAXwAgAwAAAAMAIAEAAGIAMAIAAF8AIAoEAADiCgAgBQAA4woAIAYAAOQKACCaBAEAAAABoARAAAAAAcAEQAAAAAHBBAEAAAABqQUBAAAAAaoFIAAAAAGrBQEAAAABARAAAGYAIAeaBAEAAAABoARAAAAAAcAEQAAAAAHBBAEAAAABqQUBAAAAAaoFIAAAAAGrBQEAAAABARAAAGgAMAEQAABoADAKBAAApgoAIAUAAKcKACAGAACoCgAgmgQBAMAHACGgBEAAwQcAIcAEQADBBwAhwQQBAMAHACGpBQEAwAcAIaoFIAD_BwAhqwUBANkHACECAAAAXwAgEAAAawAgB5oEAQDABwAhoARAAMEHACHABEAAwQcAIcEEAQDABwAhqQUBAMAHACGqBSAA_wcAIasFAQDZBwAhAgAAAAMAIBAAAG0AIAIAAAADACAQAABtACADAAAAXwAgFwAAZgAgGAAAawAgAQAAAF8AIAEAAAADACAEBwAAowoAIB8AAKUKACAgAACkCgAgqwUAAMIHACAKhQQAAKcHADCGBAAAdAAQhwQAAKcHADCaBAEAngYAIaAEQACfBgAhwARAAJ8GACHBBAEAngYAIakFAQCeBgAhqgUgANQGACGrBQEA3wYAIQMAAAADACABAABzADAcAAB0ACADAAAAAwAgAQAAYgAwAgAAXwAgAQAAAAcAIAEAAAAHACADAAAABQAgAQAABgAwAgAABwAgAwAAAAUAIAEAAAYAMAIAAAcAIAMAAAAFACABAAAGADACAAAHACAJAwAAogoAIJoEAQAAAAGgBEAAAAABtwRAAAAAAcAEQAAAAAGeBQEAAAABpgUBAAAAAacFAQAAAAGoBQEAAAABARAAAHwAIAiaBAEAAAABoARAAAAAAbcEQAAAAAHABEAAAAABngUBAAAAAaYFAQAAAAGnBQEAAAABqAUBAAAAAQEQAAB-ADABEAAAfgAwCQMAAKEKACCaBAEAwAcAIaAEQADBBwAhtwRAAMEHACHABEAAwQcAIZ4FAQDABwAhpgUBAMAHACGnBQEA2QcAIagFAQDZBwAhAgAAAAcAIBAAAIEBACAImgQBAMAHACGgBEAAwQcAIbcEQADBBwAhwARAAMEHACGeBQEAwAcAIaYFAQDABwAhpwUBANkHACGoBQEA2QcAIQIAAAAFACAQAACDAQAgAgAAAAUAIBAAAIMBACADAAAABwAgFwAAfAAgGAAAgQEAIAEAAAAHACABAAAABQAgBQcAAJ4KACAfAACgCgAgIAAAnwoAIKcFAADCBwAgqAUAAMIHACALhQQAAKYHADCGBAAAigEAEIcEAACmBwAwmgQBAJ4GACGgBEAAnwYAIbcEQACfBgAhwARAAJ8GACGeBQEAngYAIaYFAQCeBgAhpwUBAN8GACGoBQEA3wYAIQMAAAAFACABAACJAQAwHAAAigEAIAMAAAAFACABAAAGADACAAAHACABAAAACwAgAQAAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIA4DAACdCgAgmgQBAAAAAaAEQAAAAAHABEAAAAABnAUBAAAAAZ0FAQAAAAGeBQEAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogVAAAAAAaMFQAAAAAGkBQEAAAABpQUBAAAAAQEQAACSAQAgDZoEAQAAAAGgBEAAAAABwARAAAAAAZwFAQAAAAGdBQEAAAABngUBAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFQAAAAAGjBUAAAAABpAUBAAAAAaUFAQAAAAEBEAAAlAEAMAEQAACUAQAwDgMAAJwKACCaBAEAwAcAIaAEQADBBwAhwARAAMEHACGcBQEAwAcAIZ0FAQDABwAhngUBAMAHACGfBQEA2QcAIaAFAQDZBwAhoQUBANkHACGiBUAAyQcAIaMFQADJBwAhpAUBANkHACGlBQEA2QcAIQIAAAALACAQAACXAQAgDZoEAQDABwAhoARAAMEHACHABEAAwQcAIZwFAQDABwAhnQUBAMAHACGeBQEAwAcAIZ8FAQDZBwAhoAUBANkHACGhBQEA2QcAIaIFQADJBwAhowVAAMkHACGkBQEA2QcAIaUFAQDZBwAhAgAAAAkAIBAAAJkBACACAAAACQAgEAAAmQEAIAMAAAALACAXAACSAQAgGAAAlwEAIAEAAAALACABAAAACQAgCgcAAJkKACAfAACbCgAgIAAAmgoAIJ8FAADCBwAgoAUAAMIHACChBQAAwgcAIKIFAADCBwAgowUAAMIHACCkBQAAwgcAIKUFAADCBwAgEIUEAAClBwAwhgQAAKABABCHBAAApQcAMJoEAQCeBgAhoARAAJ8GACHABEAAnwYAIZwFAQCeBgAhnQUBAJ4GACGeBQEAngYAIZ8FAQDfBgAhoAUBAN8GACGhBQEA3wYAIaIFQACzBgAhowVAALMGACGkBQEA3wYAIaUFAQDfBgAhAwAAAAkAIAEAAJ8BADAcAACgAQAgAwAAAAkAIAEAAAoAMAIAAAsAIAmFBAAApAcAMIYEAACmAQAQhwQAAKQHADCaBAEAAAABoARAAK0GACGqBAEArAYAIbcEQACtBgAhwARAAK0GACGbBQEArAYAIQEAAACjAQAgAQAAAKMBACAJhQQAAKQHADCGBAAApgEAEIcEAACkBwAwmgQBAKwGACGgBEAArQYAIaoEAQCsBgAhtwRAAK0GACHABEAArQYAIZsFAQCsBgAhAAMAAACmAQAgAQAApwEAMAIAAKMBACADAAAApgEAIAEAAKcBADACAACjAQAgAwAAAKYBACABAACnAQAwAgAAowEAIAaaBAEAAAABoARAAAAAAaoEAQAAAAG3BEAAAAABwARAAAAAAZsFAQAAAAEBEAAAqwEAIAaaBAEAAAABoARAAAAAAaoEAQAAAAG3BEAAAAABwARAAAAAAZsFAQAAAAEBEAAArQEAMAEQAACtAQAwBpoEAQDABwAhoARAAMEHACGqBAEAwAcAIbcEQADBBwAhwARAAMEHACGbBQEAwAcAIQIAAACjAQAgEAAAsAEAIAaaBAEAwAcAIaAEQADBBwAhqgQBAMAHACG3BEAAwQcAIcAEQADBBwAhmwUBAMAHACECAAAApgEAIBAAALIBACACAAAApgEAIBAAALIBACADAAAAowEAIBcAAKsBACAYAACwAQAgAQAAAKMBACABAAAApgEAIAMHAACWCgAgHwAAmAoAICAAAJcKACAJhQQAAKMHADCGBAAAuQEAEIcEAACjBwAwmgQBAJ4GACGgBEAAnwYAIaoEAQCeBgAhtwRAAJ8GACHABEAAnwYAIZsFAQCeBgAhAwAAAKYBACABAAC4AQAwHAAAuQEAIAMAAACmAQAgAQAApwEAMAIAAKMBACAHhQQAAKIHADCGBAAAvwEAEIcEAACiBwAwmgQBAAAAAf8EAQAAAAGZBQIAqgYAIZoFBACrBgAhAQAAALwBACABAAAAvAEAIAeFBAAAogcAMIYEAAC_AQAQhwQAAKIHADCaBAEArAYAIf8EAQCsBgAhmQUCAKoGACGaBQQAqwYAIQADAAAAvwEAIAEAAMABADACAAC8AQAgAwAAAL8BACABAADAAQAwAgAAvAEAIAMAAAC_AQAgAQAAwAEAMAIAALwBACAEmgQBAAAAAf8EAQAAAAGZBQIAAAABmgUEAAAAAQEQAADEAQAgBJoEAQAAAAH_BAEAAAABmQUCAAAAAZoFBAAAAAEBEAAAxgEAMAEQAADGAQAwBJoEAQDABwAh_wQBAMAHACGZBQIAvgcAIZoFBAC_BwAhAgAAALwBACAQAADJAQAgBJoEAQDABwAh_wQBAMAHACGZBQIAvgcAIZoFBAC_BwAhAgAAAL8BACAQAADLAQAgAgAAAL8BACAQAADLAQAgAwAAALwBACAXAADEAQAgGAAAyQEAIAEAAAC8AQAgAQAAAL8BACAFBwAAkQoAIB0AAJIKACAeAACVCgAgHwAAlAoAICAAAJMKACAHhQQAAKEHADCGBAAA0gEAEIcEAAChBwAwmgQBAJ4GACH_BAEAngYAIZkFAgCcBgAhmgUEAJ0GACEDAAAAvwEAIAEAANEBADAcAADSAQAgAwAAAL8BACABAADAAQAwAgAAvAEAIA6UAQAAnQcAIJYBAAD2BgAgnAEAAJ4HACCdAQAAnwcAIKQBAACgBwAghQQAAJwHADCGBAAA1wEAEIcEAACcBwAwmgQCAAAAAZsEAQAAAAGgBEAArQYAIcEEAQAAAAHhBAEArAYAIZMFAgCqBgAhAQAAANUBACAOlAEAAJ0HACCWAQAA9gYAIJwBAACeBwAgnQEAAJ8HACCkAQAAoAcAIIUEAACcBwAwhgQAANcBABCHBAAAnAcAMJoEAgCqBgAhmwQBALwGACGgBEAArQYAIcEEAQCsBgAh4QQBAKwGACGTBQIAqgYAIQWUAQAAjQoAIJYBAACrCQAgnAEAAI4KACCdAQAAjwoAIKQBAACQCgAgAwAAANcBACABAADYAQAwAgAA1QEAIAEAAADXAQAgEZUBAACLBwAglwEAAJsHACCFBAAAmgcAMIYEAADbAQAQhwQAAJoHADCIBAIAqgYAIZoEAgCqBgAhmwQBALwGACHBBAEArAYAId4EAQDlBgAh_wQBAKwGACGABQIAvQYAIYEFAQDlBgAhggUBAOUGACGDBQEA5QYAIYQFAQDlBgAhhQUBAOUGACEJlQEAAIQKACCXAQAAjAoAIN4EAADCBwAggAUAAMIHACCBBQAAwgcAIIIFAADCBwAggwUAAMIHACCEBQAAwgcAIIUFAADCBwAgEpUBAACLBwAglwEAAJsHACCFBAAAmgcAMIYEAADbAQAQhwQAAJoHADCIBAIAqgYAIZoEAgAAAAGbBAEAAAABwQQBAKwGACHeBAEA5QYAIf8EAQCsBgAhgAUCAL0GACGBBQEA5QYAIYIFAQDlBgAhgwUBAOUGACGEBQEA5QYAIYUFAQDlBgAhmAUAAJkHACADAAAA2wEAIAEAANwBADACAADdAQAgCpYBAAD2BgAghQQAAPUGADCGBAAA3wEAEIcEAAD1BgAwmgQCAKoGACG_BAEA5QYAIcEEAQCsBgAh_wQBAKwGACGGBQEA5QYAIYcFAQDlBgAhAQAAAN8BACADAAAA2wEAIAEAANwBADACAADdAQAgAQAAANsBACAPlQEAAIsHACCaAQAAlgcAIJsBAACYBwAghQQAAJcHADCGBAAA4wEAEIcEAACXBwAwiAQCAKoGACGaBAIAqgYAIZsEAQC8BgAhoARAAK0GACHSBAEA5wYAIdcEQAC_BgAh9QQBAKwGACH9BAIAvQYAIf4EAQDlBgAhB5UBAACECgAgmgEAAIoKACCbAQAAiwoAINIEAADCBwAg1wQAAMIHACD9BAAAwgcAIP4EAADCBwAgD5UBAACLBwAgmgEAAJYHACCbAQAAmAcAIIUEAACXBwAwhgQAAOMBABCHBAAAlwcAMIgEAgCqBgAhmgQCAAAAAZsEAQAAAAGgBEAArQYAIdIEAQDnBgAh1wRAAL8GACH1BAEArAYAIf0EAgC9BgAh_gQBAOUGACEDAAAA4wEAIAEAAOQBADACAADlAQAgFZgBAACSBwAgmgEAAJYHACCFBAAAlQcAMIYEAADnAQAQhwQAAJUHADCaBAIAqgYAIbUEAQCsBgAhwQQBAKwGACHVBAEArAYAIe0EAgCqBgAh8wQCAKoGACH0BAQAqwYAIfUEAQDlBgAh9gQBAOUGACH3BAQAqwYAIfgEAgCqBgAh-QQCAKoGACH6BAIAqgYAIfsEAgCqBgAh_AQCAKoGACH9BAIAvQYAIQWYAQAAiAoAIJoBAACKCgAg9QQAAMIHACD2BAAAwgcAIP0EAADCBwAgFpgBAACSBwAgmgEAAJYHACCFBAAAlQcAMIYEAADnAQAQhwQAAJUHADCaBAIAAAABtQQBAKwGACHBBAEArAYAIdUEAQCsBgAh7QQCAKoGACHzBAIAqgYAIfQEBACrBgAh9QQBAOUGACH2BAEA5QYAIfcEBACrBgAh-AQCAKoGACH5BAIAqgYAIfoEAgCqBgAh-wQCAKoGACH8BAIAqgYAIf0EAgC9BgAhlwUAAJQHACADAAAA5wEAIAEAAOgBADACAADpAQAgDpgBAACSBwAgmQEAAJMHACCFBAAAkAcAMIYEAADrAQAQhwQAAJAHADCaBAQAqwYAIdQEAQCsBgAh2gQBAKwGACHtBAIAqgYAIe4EAgC9BgAh7wQCAKoGACHwBAABkQcAIfEEBADmBgAh8gQgAOwGACEEmAEAAIgKACCZAQAAiQoAIO4EAADCBwAg8QQAAMIHACAOmAEAAJIHACCZAQAAkwcAIIUEAACQBwAwhgQAAOsBABCHBAAAkAcAMJoEBAAAAAHUBAEArAYAIdoEAQCsBgAh7QQCAKoGACHuBAIAvQYAIe8EAgCqBgAh8AQAAZEHACHxBAQA5gYAIfIEIADsBgAhAwAAAOsBACABAADsAQAwAgAA7QEAIAEAAADnAQAgAQAAAOsBACADAAAA6wEAIAEAAOwBADACAADtAQAgAQAAAOcBACABAAAA6wEAIBCVAQAAiwcAIIUEAACPBwAwhgQAAPQBABCHBAAAjwcAMIgEAgCqBgAhigQCAKoGACGaBAIAqgYAIZsEAQC8BgAhoARAAK0GACHHBAEArAYAIdIEAQDnBgAh0wQBAKwGACHUBAEArAYAIdUEAQCsBgAh1gQAAL4GACDXBEAAvwYAIQSVAQAAhAoAINIEAADCBwAg1gQAAMIHACDXBAAAwgcAIBCVAQAAiwcAIIUEAACPBwAwhgQAAPQBABCHBAAAjwcAMIgEAgCqBgAhigQCAKoGACGaBAIAAAABmwQBAAAAAaAEQACtBgAhxwQBAKwGACHSBAEA5wYAIdMEAQCsBgAh1AQBAKwGACHVBAEArAYAIdYEAAC-BgAg1wRAAL8GACEDAAAA9AEAIAEAAPUBADACAAD2AQAgF5UBAACLBwAgnwEAAIwHACCgAQAAjQcAIKMBAACOBwAghQQAAIoHADCGBAAA-AEAEIcEAACKBwAwiAQCAKoGACGKBAIAqgYAIZoEAgCqBgAhmwQBALwGACGgBEAArQYAIbUEAQCsBgAhwQQBAKwGACHCBAEArAYAIcMEAADTBgAgxAQCAKoGACHFBAEArAYAIcYEAgCqBgAhxwQBAKwGACHIBAEArAYAIckEIADsBgAhygQgAOwGACEElQEAAIQKACCfAQAAhQoAIKABAACGCgAgowEAAIcKACAYlQEAAIsHACCfAQAAjAcAIKABAACNBwAgowEAAI4HACCFBAAAigcAMIYEAAD4AQAQhwQAAIoHADCIBAIAqgYAIYoEAgCqBgAhmgQCAAAAAZsEAQAAAAGgBEAArQYAIbUEAQCsBgAhwQQBAKwGACHCBAEArAYAIcMEAADTBgAgxAQCAKoGACHFBAEArAYAIcYEAgCqBgAhxwQBAKwGACHIBAEArAYAIckEIADsBgAhygQgAOwGACHZBAAAiQcAIAMAAAD4AQAgAQAA-QEAMAIAAPoBACAJngEAAIMHACCFBAAAiAcAMIYEAAD8AQAQhwQAAIgHADCaBAIAqgYAIaAEQACtBgAhswQCAKoGACG_BAIAqgYAIc4EAADIBgAgAZ4BAACCCgAgCp4BAACDBwAghQQAAIgHADCGBAAA_AEAEIcEAACIBwAwmgQCAAAAAaAEQACtBgAhswQCAKoGACG_BAIAqgYAIc4EAADIBgAglgUAAIcHACADAAAA_AEAIAEAAP0BADACAAD-AQAgBp4BAACDBwAghQQAAIYHADCGBAAAgAIAEIcEAACGBwAwigQCAKoGACGzBAIAqgYAIQGeAQAAggoAIAeeAQAAgwcAIIUEAACGBwAwhgQAAIACABCHBAAAhgcAMIoEAgCqBgAhswQCAKoGACGVBQAAhQcAIAMAAACAAgAgAQAAgQIAMAIAAIICACARngEAAIMHACCiAQAAhAcAIIUEAACBBwAwhgQAAIQCABCHBAAAgQcAMIgEAgCqBgAhiQQEAKsGACGaBAQAqwYAIZsEAQC8BgAhsAQCAKoGACGzBAIAqgYAIbUEAQCsBgAhvAQCAKoGACG9BAgAggcAIb4EAgCqBgAhvwQCAKoGACHABEAArQYAIQKeAQAAggoAIKIBAACDCgAgEp4BAACDBwAgogEAAIQHACCFBAAAgQcAMIYEAACEAgAQhwQAAIEHADCIBAIAqgYAIYkEBACrBgAhmgQEAAAAAZsEAQAAAAGwBAIAqgYAIbMEAgCqBgAhtQQBAKwGACG8BAIAqgYAIb0ECACCBwAhvgQCAKoGACG_BAIAqgYAIcAEQACtBgAhlAUAAIAHACADAAAAhAIAIAEAAIUCADACAACGAgAgEKEBAAD_BgAghQQAAP4GADCGBAAAiAIAEIcEAAD-BgAwiAQCAKoGACGKBAIAqgYAIa8EBACrBgAhswQCAKoGACG0BAEAvAYAIbUEAQCsBgAhtgRAAK0GACG3BEAArQYAIbgEQAC_BgAhuQRAAL8GACG6BAEA5wYAIbsEAgC9BgAhBaEBAACBCgAguAQAAMIHACC5BAAAwgcAILoEAADCBwAguwQAAMIHACARoQEAAP8GACCFBAAA_gYAMIYEAACIAgAQhwQAAP4GADCIBAIAqgYAIYoEAgCqBgAhrwQEAKsGACGyBAAA_QYAILMEAgCqBgAhtAQBAAAAAbUEAQCsBgAhtgRAAK0GACG3BEAArQYAIbgEQAC_BgAhuQRAAL8GACG6BAEAAAABuwQCAL0GACEDAAAAiAIAIAEAAIkCADACAACKAgAgAQAAAIgCACABAAAA_AEAIAEAAACAAgAgAQAAAIQCACABAAAA2wEAIAEAAADjAQAgAQAAAPQBACABAAAA-AEAIAEAAADVAQAgAwAAANcBACABAADYAQAwAgAA1QEAIAMAAADXAQAgAQAA2AEAMAIAANUBACADAAAA1wEAIAEAANgBADACAADVAQAgC5QBAACACgAglgEAAPQJACCcAQAA9QkAIJ0BAAD2CQAgpAEAAPcJACCaBAIAAAABmwQBAAAAAaAEQAAAAAHBBAEAAAAB4QQBAAAAAZMFAgAAAAEBEAAAmAIAIAaaBAIAAAABmwQBAAAAAaAEQAAAAAHBBAEAAAAB4QQBAAAAAZMFAgAAAAEBEAAAmgIAMAEQAACaAgAwC5QBAAD_CQAglgEAAMIJACCcAQAAwwkAIJ0BAADECQAgpAEAAMUJACCaBAIAvgcAIZsEAQDABwAhoARAAMEHACHBBAEAwAcAIeEEAQDABwAhkwUCAL4HACECAAAA1QEAIBAAAJ0CACAGmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhwQQBAMAHACHhBAEAwAcAIZMFAgC-BwAhAgAAANcBACAQAACfAgAgAgAAANcBACAQAACfAgAgAwAAANUBACAXAACYAgAgGAAAnQIAIAEAAADVAQAgAQAAANcBACAFBwAA-gkAIB0AAPsJACAeAAD-CQAgHwAA_QkAICAAAPwJACAJhQQAAPwGADCGBAAApgIAEIcEAAD8BgAwmgQCAJwGACGbBAEAsAYAIaAEQACfBgAhwQQBAJ4GACHhBAEAngYAIZMFAgCcBgAhAwAAANcBACABAAClAgAwHAAApgIAIAMAAADXAQAgAQAA2AEAMAIAANUBACAMkwEAAPsGACCFBAAA-gYAMIYEAACsAgAQhwQAAPoGADCaBAIAAAABmwQBAAAAAaAEQACtBgAhwQQBAAAAAdoEAQCsBgAhkAUBAAAAAZEFAADIBgAgkgUBAKwGACEBAAAAqQIAIAEAAACpAgAgDJMBAAD7BgAghQQAAPoGADCGBAAArAIAEIcEAAD6BgAwmgQCAKoGACGbBAEAvAYAIaAEQACtBgAhwQQBAKwGACHaBAEArAYAIZAFAQCsBgAhkQUAAMgGACCSBQEArAYAIQGTAQAA-QkAIAMAAACsAgAgAQAArQIAMAIAAKkCACADAAAArAIAIAEAAK0CADACAACpAgAgAwAAAKwCACABAACtAgAwAgAAqQIAIAmTAQAA-AkAIJoEAgAAAAGbBAEAAAABoARAAAAAAcEEAQAAAAHaBAEAAAABkAUBAAAAAZEFgAAAAAGSBQEAAAABARAAALECACAImgQCAAAAAZsEAQAAAAGgBEAAAAABwQQBAAAAAdoEAQAAAAGQBQEAAAABkQWAAAAAAZIFAQAAAAEBEAAAswIAMAEQAACzAgAwCZMBAAC2CQAgmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhwQQBAMAHACHaBAEAwAcAIZAFAQDABwAhkQWAAAAAAZIFAQDABwAhAgAAAKkCACAQAAC2AgAgCJoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIcEEAQDABwAh2gQBAMAHACGQBQEAwAcAIZEFgAAAAAGSBQEAwAcAIQIAAACsAgAgEAAAuAIAIAIAAACsAgAgEAAAuAIAIAMAAACpAgAgFwAAsQIAIBgAALYCACABAAAAqQIAIAEAAACsAgAgBQcAALEJACAdAACyCQAgHgAAtQkAIB8AALQJACAgAACzCQAgC4UEAAD5BgAwhgQAAL8CABCHBAAA-QYAMJoEAgCcBgAhmwQBALAGACGgBEAAnwYAIcEEAQCeBgAh2gQBAJ4GACGQBQEAngYAIZEFAADFBgAgkgUBAJ4GACEDAAAArAIAIAEAAL4CADAcAAC_AgAgAwAAAKwCACABAACtAgAwAgAAqQIAIA2FBAAA-AYAMIYEAADFAgAQhwQAAPgGADCaBAIAAAABmwQBAAAAAdgEAQCsBgAh_wQBAAAAAYQFAQDlBgAhiwUBAOUGACGMBQEA5QYAIY0FAQCsBgAhjgUAAL4GACCPBQAAvgYAIAEAAADCAgAgAQAAAMICACANhQQAAPgGADCGBAAAxQIAEIcEAAD4BgAwmgQCAKoGACGbBAEAvAYAIdgEAQCsBgAh_wQBAKwGACGEBQEA5QYAIYsFAQDlBgAhjAUBAOUGACGNBQEArAYAIY4FAAC-BgAgjwUAAL4GACAFhAUAAMIHACCLBQAAwgcAIIwFAADCBwAgjgUAAMIHACCPBQAAwgcAIAMAAADFAgAgAQAAxgIAMAIAAMICACADAAAAxQIAIAEAAMYCADACAADCAgAgAwAAAMUCACABAADGAgAwAgAAwgIAIAqaBAIAAAABmwQBAAAAAdgEAQAAAAH_BAEAAAABhAUBAAAAAYsFAQAAAAGMBQEAAAABjQUBAAAAAY4FgAAAAAGPBYAAAAABARAAAMoCACAKmgQCAAAAAZsEAQAAAAHYBAEAAAAB_wQBAAAAAYQFAQAAAAGLBQEAAAABjAUBAAAAAY0FAQAAAAGOBYAAAAABjwWAAAAAAQEQAADMAgAwARAAAMwCADAKmgQCAL4HACGbBAEAwAcAIdgEAQDABwAh_wQBAMAHACGEBQEA2QcAIYsFAQDZBwAhjAUBANkHACGNBQEAwAcAIY4FgAAAAAGPBYAAAAABAgAAAMICACAQAADPAgAgCpoEAgC-BwAhmwQBAMAHACHYBAEAwAcAIf8EAQDABwAhhAUBANkHACGLBQEA2QcAIYwFAQDZBwAhjQUBAMAHACGOBYAAAAABjwWAAAAAAQIAAADFAgAgEAAA0QIAIAIAAADFAgAgEAAA0QIAIAMAAADCAgAgFwAAygIAIBgAAM8CACABAAAAwgIAIAEAAADFAgAgCgcAAKwJACAdAACtCQAgHgAAsAkAIB8AAK8JACAgAACuCQAghAUAAMIHACCLBQAAwgcAIIwFAADCBwAgjgUAAMIHACCPBQAAwgcAIA2FBAAA9wYAMIYEAADYAgAQhwQAAPcGADCaBAIAnAYAIZsEAQCwBgAh2AQBAJ4GACH_BAEAngYAIYQFAQDfBgAhiwUBAN8GACGMBQEA3wYAIY0FAQCeBgAhjgUAALIGACCPBQAAsgYAIAMAAADFAgAgAQAA1wIAMBwAANgCACADAAAAxQIAIAEAAMYCADACAADCAgAgCpYBAAD2BgAghQQAAPUGADCGBAAA3wEAEIcEAAD1BgAwmgQCAAAAAb8EAQDlBgAhwQQBAKwGACH_BAEAAAABhgUBAOUGACGHBQEA5QYAIQEAAADbAgAgAQAAANsCACAElgEAAKsJACC_BAAAwgcAIIYFAADCBwAghwUAAMIHACADAAAA3wEAIAEAAN4CADACAADbAgAgAwAAAN8BACABAADeAgAwAgAA2wIAIAMAAADfAQAgAQAA3gIAMAIAANsCACAHlgEAAKoJACCaBAIAAAABvwQBAAAAAcEEAQAAAAH_BAEAAAABhgUBAAAAAYcFAQAAAAEBEAAA4gIAIAaaBAIAAAABvwQBAAAAAcEEAQAAAAH_BAEAAAABhgUBAAAAAYcFAQAAAAEBEAAA5AIAMAEQAADkAgAwB5YBAACdCQAgmgQCAL4HACG_BAEA2QcAIcEEAQDABwAh_wQBAMAHACGGBQEA2QcAIYcFAQDZBwAhAgAAANsCACAQAADnAgAgBpoEAgC-BwAhvwQBANkHACHBBAEAwAcAIf8EAQDABwAhhgUBANkHACGHBQEA2QcAIQIAAADfAQAgEAAA6QIAIAIAAADfAQAgEAAA6QIAIAMAAADbAgAgFwAA4gIAIBgAAOcCACABAAAA2wIAIAEAAADfAQAgCAcAAJgJACAdAACZCQAgHgAAnAkAIB8AAJsJACAgAACaCQAgvwQAAMIHACCGBQAAwgcAIIcFAADCBwAgCYUEAAD0BgAwhgQAAPACABCHBAAA9AYAMJoEAgCcBgAhvwQBAN8GACHBBAEAngYAIf8EAQCeBgAhhgUBAN8GACGHBQEA3wYAIQMAAADfAQAgAQAA7wIAMBwAAPACACADAAAA3wEAIAEAAN4CADACAADbAgAgAQAAAN0BACABAAAA3QEAIAMAAADbAQAgAQAA3AEAMAIAAN0BACADAAAA2wEAIAEAANwBADACAADdAQAgAwAAANsBACABAADcAQAwAgAA3QEAIA6VAQAAlgkAIJcBAACXCQAgiAQCAAAAAZoEAgAAAAGbBAEAAAABwQQBAAAAAd4EAQAAAAH_BAEAAAABgAUCAAAAAYEFAQAAAAGCBQEAAAABgwUBAAAAAYQFAQAAAAGFBQEAAAABARAAAPgCACAMiAQCAAAAAZoEAgAAAAGbBAEAAAABwQQBAAAAAd4EAQAAAAH_BAEAAAABgAUCAAAAAYEFAQAAAAGCBQEAAAABgwUBAAAAAYQFAQAAAAGFBQEAAAABARAAAPoCADABEAAA-gIAMAEAAADfAQAgDpUBAACUCQAglwEAAJUJACCIBAIAvgcAIZoEAgC-BwAhmwQBAMAHACHBBAEAwAcAId4EAQDZBwAh_wQBAMAHACGABQIAyAcAIYEFAQDZBwAhggUBANkHACGDBQEA2QcAIYQFAQDZBwAhhQUBANkHACECAAAA3QEAIBAAAP4CACAMiAQCAL4HACGaBAIAvgcAIZsEAQDABwAhwQQBAMAHACHeBAEA2QcAIf8EAQDABwAhgAUCAMgHACGBBQEA2QcAIYIFAQDZBwAhgwUBANkHACGEBQEA2QcAIYUFAQDZBwAhAgAAANsBACAQAACAAwAgAgAAANsBACAQAACAAwAgAQAAAN8BACADAAAA3QEAIBcAAPgCACAYAAD-AgAgAQAAAN0BACABAAAA2wEAIAwHAACPCQAgHQAAkAkAIB4AAJMJACAfAACSCQAgIAAAkQkAIN4EAADCBwAggAUAAMIHACCBBQAAwgcAIIIFAADCBwAggwUAAMIHACCEBQAAwgcAIIUFAADCBwAgD4UEAADzBgAwhgQAAIgDABCHBAAA8wYAMIgEAgCcBgAhmgQCAJwGACGbBAEAsAYAIcEEAQCeBgAh3gQBAN8GACH_BAEAngYAIYAFAgCxBgAhgQUBAN8GACGCBQEA3wYAIYMFAQDfBgAhhAUBAN8GACGFBQEA3wYAIQMAAADbAQAgAQAAhwMAMBwAAIgDACADAAAA2wEAIAEAANwBADACAADdAQAgAQAAAOUBACABAAAA5QEAIAMAAADjAQAgAQAA5AEAMAIAAOUBACADAAAA4wEAIAEAAOQBADACAADlAQAgAwAAAOMBACABAADkAQAwAgAA5QEAIAyVAQAAjAkAIJoBAACOCQAgmwEAAI0JACCIBAIAAAABmgQCAAAAAZsEAQAAAAGgBEAAAAAB0gQBAAAAAdcEQAAAAAH1BAEAAAAB_QQCAAAAAf4EAQAAAAEBEAAAkAMAIAmIBAIAAAABmgQCAAAAAZsEAQAAAAGgBEAAAAAB0gQBAAAAAdcEQAAAAAH1BAEAAAAB_QQCAAAAAf4EAQAAAAEBEAAAkgMAMAEQAACSAwAwDJUBAAD0CAAgmgEAAPYIACCbAQAA9QgAIIgEAgC-BwAhmgQCAL4HACGbBAEAwAcAIaAEQADBBwAh0gQBANkHACHXBEAAyQcAIfUEAQDABwAh_QQCAMgHACH-BAEA2QcAIQIAAADlAQAgEAAAlQMAIAmIBAIAvgcAIZoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIdIEAQDZBwAh1wRAAMkHACH1BAEAwAcAIf0EAgDIBwAh_gQBANkHACECAAAA4wEAIBAAAJcDACACAAAA4wEAIBAAAJcDACADAAAA5QEAIBcAAJADACAYAACVAwAgAQAAAOUBACABAAAA4wEAIAkHAADvCAAgHQAA8AgAIB4AAPMIACAfAADyCAAgIAAA8QgAINIEAADCBwAg1wQAAMIHACD9BAAAwgcAIP4EAADCBwAgDIUEAADyBgAwhgQAAJ4DABCHBAAA8gYAMIgEAgCcBgAhmgQCAJwGACGbBAEAsAYAIaAEQACfBgAh0gQBAMsGACHXBEAAswYAIfUEAQCeBgAh_QQCALEGACH-BAEA3wYAIQMAAADjAQAgAQAAnQMAMBwAAJ4DACADAAAA4wEAIAEAAOQBADACAADlAQAgAQAAAOkBACABAAAA6QEAIAMAAADnAQAgAQAA6AEAMAIAAOkBACADAAAA5wEAIAEAAOgBADACAADpAQAgAwAAAOcBACABAADoAQAwAgAA6QEAIBKYAQAA7QgAIJoBAADuCAAgmgQCAAAAAbUEAQAAAAHBBAEAAAAB1QQBAAAAAe0EAgAAAAHzBAIAAAAB9AQEAAAAAfUEAQAAAAH2BAEAAAAB9wQEAAAAAfgEAgAAAAH5BAIAAAAB-gQCAAAAAfsEAgAAAAH8BAIAAAAB_QQCAAAAAQEQAACmAwAgEJoEAgAAAAG1BAEAAAABwQQBAAAAAdUEAQAAAAHtBAIAAAAB8wQCAAAAAfQEBAAAAAH1BAEAAAAB9gQBAAAAAfcEBAAAAAH4BAIAAAAB-QQCAAAAAfoEAgAAAAH7BAIAAAAB_AQCAAAAAf0EAgAAAAEBEAAAqAMAMAEQAACoAwAwEpgBAADfCAAgmgEAAOAIACCaBAIAvgcAIbUEAQDABwAhwQQBAMAHACHVBAEAwAcAIe0EAgC-BwAh8wQCAL4HACH0BAQAvwcAIfUEAQDZBwAh9gQBANkHACH3BAQAvwcAIfgEAgC-BwAh-QQCAL4HACH6BAIAvgcAIfsEAgC-BwAh_AQCAL4HACH9BAIAyAcAIQIAAADpAQAgEAAAqwMAIBCaBAIAvgcAIbUEAQDABwAhwQQBAMAHACHVBAEAwAcAIe0EAgC-BwAh8wQCAL4HACH0BAQAvwcAIfUEAQDZBwAh9gQBANkHACH3BAQAvwcAIfgEAgC-BwAh-QQCAL4HACH6BAIAvgcAIfsEAgC-BwAh_AQCAL4HACH9BAIAyAcAIQIAAADnAQAgEAAArQMAIAIAAADnAQAgEAAArQMAIAMAAADpAQAgFwAApgMAIBgAAKsDACABAAAA6QEAIAEAAADnAQAgCAcAANoIACAdAADbCAAgHgAA3ggAIB8AAN0IACAgAADcCAAg9QQAAMIHACD2BAAAwgcAIP0EAADCBwAgE4UEAADxBgAwhgQAALQDABCHBAAA8QYAMJoEAgCcBgAhtQQBAJ4GACHBBAEAngYAIdUEAQCeBgAh7QQCAJwGACHzBAIAnAYAIfQEBACdBgAh9QQBAN8GACH2BAEA3wYAIfcEBACdBgAh-AQCAJwGACH5BAIAnAYAIfoEAgCcBgAh-wQCAJwGACH8BAIAnAYAIf0EAgCxBgAhAwAAAOcBACABAACzAwAwHAAAtAMAIAMAAADnAQAgAQAA6AEAMAIAAOkBACABAAAA7QEAIAEAAADtAQAgAwAAAOsBACABAADsAQAwAgAA7QEAIAMAAADrAQAgAQAA7AEAMAIAAO0BACADAAAA6wEAIAEAAOwBADACAADtAQAgC5gBAADYCAAgmQEAANkIACCaBAQAAAAB1AQBAAAAAdoEAQAAAAHtBAIAAAAB7gQCAAAAAe8EAgAAAAHwBAABAAAB8QQEAAAAAfIEIAAAAAEBEAAAvAMAIAmaBAQAAAAB1AQBAAAAAdoEAQAAAAHtBAIAAAAB7gQCAAAAAe8EAgAAAAHwBAABAAAB8QQEAAAAAfIEIAAAAAEBEAAAvgMAMAEQAAC-AwAwAQAAAOcBACALmAEAANYIACCZAQAA1wgAIJoEBAC_BwAh1AQBAMAHACHaBAEAwAcAIe0EAgC-BwAh7gQCAMgHACHvBAIAvgcAIfAEAAHVCAAh8QQEAMoIACHyBCAA_wcAIQIAAADtAQAgEAAAwgMAIAmaBAQAvwcAIdQEAQDABwAh2gQBAMAHACHtBAIAvgcAIe4EAgDIBwAh7wQCAL4HACHwBAAB1QgAIfEEBADKCAAh8gQgAP8HACECAAAA6wEAIBAAAMQDACACAAAA6wEAIBAAAMQDACABAAAA5wEAIAMAAADtAQAgFwAAvAMAIBgAAMIDACABAAAA7QEAIAEAAADrAQAgBwcAANAIACAdAADRCAAgHgAA1AgAIB8AANMIACAgAADSCAAg7gQAAMIHACDxBAAAwgcAIAyFBAAA7QYAMIYEAADMAwAQhwQAAO0GADCaBAQAnQYAIdQEAQCeBgAh2gQBAJ4GACHtBAIAnAYAIe4EAgCxBgAh7wQCAJwGACHwBAAB7gYAIfEEBADgBgAh8gQgANQGACEDAAAA6wEAIAEAAMsDADAcAADMAwAgAwAAAOsBACABAADsAQAwAgAA7QEAIBSFBAAA6wYAMIYEAADSAwAQhwQAAOsGADCKBAIAvQYAIZoEAQAAAAGgBEAArQYAIbUEAQCsBgAh1wRAAL8GACHhBAEArAYAIeIEBACrBgAh4wQEAKsGACHkBAEArAYAIeUEAADIBgAg5gQAAL4GACDnBAEA5QYAIegEIADsBgAh6QQBAOUGACHqBAIAqgYAIesEQAC_BgAh7ARAAL8GACEBAAAAzwMAIAEAAADPAwAgFIUEAADrBgAwhgQAANIDABCHBAAA6wYAMIoEAgC9BgAhmgQBALwGACGgBEAArQYAIbUEAQCsBgAh1wRAAL8GACHhBAEArAYAIeIEBACrBgAh4wQEAKsGACHkBAEArAYAIeUEAADIBgAg5gQAAL4GACDnBAEA5QYAIegEIADsBgAh6QQBAOUGACHqBAIAqgYAIesEQAC_BgAh7ARAAL8GACEHigQAAMIHACDXBAAAwgcAIOYEAADCBwAg5wQAAMIHACDpBAAAwgcAIOsEAADCBwAg7AQAAMIHACADAAAA0gMAIAEAANMDADACAADPAwAgAwAAANIDACABAADTAwAwAgAAzwMAIAMAAADSAwAgAQAA0wMAMAIAAM8DACARigQCAAAAAZoEAQAAAAGgBEAAAAABtQQBAAAAAdcEQAAAAAHhBAEAAAAB4gQEAAAAAeMEBAAAAAHkBAEAAAAB5QSAAAAAAeYEgAAAAAHnBAEAAAAB6AQgAAAAAekEAQAAAAHqBAIAAAAB6wRAAAAAAewEQAAAAAEBEAAA1wMAIBGKBAIAAAABmgQBAAAAAaAEQAAAAAG1BAEAAAAB1wRAAAAAAeEEAQAAAAHiBAQAAAAB4wQEAAAAAeQEAQAAAAHlBIAAAAAB5gSAAAAAAecEAQAAAAHoBCAAAAAB6QQBAAAAAeoEAgAAAAHrBEAAAAAB7ARAAAAAAQEQAADZAwAwARAAANkDADARigQCAMgHACGaBAEAwAcAIaAEQADBBwAhtQQBAMAHACHXBEAAyQcAIeEEAQDABwAh4gQEAL8HACHjBAQAvwcAIeQEAQDABwAh5QSAAAAAAeYEgAAAAAHnBAEA2QcAIegEIAD_BwAh6QQBANkHACHqBAIAvgcAIesEQADJBwAh7ARAAMkHACECAAAAzwMAIBAAANwDACARigQCAMgHACGaBAEAwAcAIaAEQADBBwAhtQQBAMAHACHXBEAAyQcAIeEEAQDABwAh4gQEAL8HACHjBAQAvwcAIeQEAQDABwAh5QSAAAAAAeYEgAAAAAHnBAEA2QcAIegEIAD_BwAh6QQBANkHACHqBAIAvgcAIesEQADJBwAh7ARAAMkHACECAAAA0gMAIBAAAN4DACACAAAA0gMAIBAAAN4DACADAAAAzwMAIBcAANcDACAYAADcAwAgAQAAAM8DACABAAAA0gMAIAwHAADLCAAgHQAAzAgAIB4AAM8IACAfAADOCAAgIAAAzQgAIIoEAADCBwAg1wQAAMIHACDmBAAAwgcAIOcEAADCBwAg6QQAAMIHACDrBAAAwgcAIOwEAADCBwAgFIUEAADqBgAwhgQAAOUDABCHBAAA6gYAMIoEAgCxBgAhmgQBALAGACGgBEAAnwYAIbUEAQCeBgAh1wRAALMGACHhBAEAngYAIeIEBACdBgAh4wQEAJ0GACHkBAEAngYAIeUEAADFBgAg5gQAALIGACDnBAEA3wYAIegEIADUBgAh6QQBAN8GACHqBAIAnAYAIesEQACzBgAh7ARAALMGACEDAAAA0gMAIAEAAOQDADAcAADlAwAgAwAAANIDACABAADTAwAwAgAAzwMAIBeFBAAA5AYAMIYEAADrAwAQhwQAAOQGADCIBAIAqgYAIYkEBACrBgAhigQCAKoGACGNBEAArQYAIZoEBAAAAAGbBAEAAAABnAQAAL4GACCpBAEArAYAIaoEAQDlBgAhrAQEAOYGACG6BAEA5wYAIb8EAgCqBgAh0gQBAOcGACHaBAEA5QYAIdsEAQDlBgAh3AQEAOYGACHdBAIAvQYAId4EAQCsBgAh3wQBAOUGACHgBAAA6QYAIAEAAADoAwAgAQAAAOgDACAWhQQAAOQGADCGBAAA6wMAEIcEAADkBgAwiAQCAKoGACGJBAQAqwYAIYoEAgCqBgAhjQRAAK0GACGaBAQAqwYAIZsEAQC8BgAhnAQAAL4GACCpBAEArAYAIaoEAQDlBgAhrAQEAOYGACG6BAEA5wYAIb8EAgCqBgAh0gQBAOcGACHaBAEA5QYAIdsEAQDlBgAh3AQEAOYGACHdBAIAvQYAId4EAQCsBgAh3wQBAOUGACEKnAQAAMIHACCqBAAAwgcAIKwEAADCBwAgugQAAMIHACDSBAAAwgcAINoEAADCBwAg2wQAAMIHACDcBAAAwgcAIN0EAADCBwAg3wQAAMIHACADAAAA6wMAIAEAAOwDADACAADoAwAgAwAAAOsDACABAADsAwAwAgAA6AMAIAMAAADrAwAgAQAA7AMAMAIAAOgDACATiAQCAAAAAYkEBAAAAAGKBAIAAAABjQRAAAAAAZoEBAAAAAGbBAEAAAABnASAAAAAAakEAQAAAAGqBAEAAAABrAQEAAAAAboEAQAAAAG_BAIAAAAB0gQBAAAAAdoEAQAAAAHbBAEAAAAB3AQEAAAAAd0EAgAAAAHeBAEAAAAB3wQBAAAAAQEQAADwAwAgE4gEAgAAAAGJBAQAAAABigQCAAAAAY0EQAAAAAGaBAQAAAABmwQBAAAAAZwEgAAAAAGpBAEAAAABqgQBAAAAAawEBAAAAAG6BAEAAAABvwQCAAAAAdIEAQAAAAHaBAEAAAAB2wQBAAAAAdwEBAAAAAHdBAIAAAAB3gQBAAAAAd8EAQAAAAEBEAAA8gMAMAEQAADyAwAwE4gEAgC-BwAhiQQEAL8HACGKBAIAvgcAIY0EQADBBwAhmgQEAL8HACGbBAEAwAcAIZwEgAAAAAGpBAEAwAcAIaoEAQDZBwAhrAQEAMoIACG6BAEA2QcAIb8EAgC-BwAh0gQBANkHACHaBAEA2QcAIdsEAQDZBwAh3AQEAMoIACHdBAIAyAcAId4EAQDABwAh3wQBANkHACECAAAA6AMAIBAAAPUDACATiAQCAL4HACGJBAQAvwcAIYoEAgC-BwAhjQRAAMEHACGaBAQAvwcAIZsEAQDABwAhnASAAAAAAakEAQDABwAhqgQBANkHACGsBAQAyggAIboEAQDZBwAhvwQCAL4HACHSBAEA2QcAIdoEAQDZBwAh2wQBANkHACHcBAQAyggAId0EAgDIBwAh3gQBAMAHACHfBAEA2QcAIQIAAADrAwAgEAAA9wMAIAIAAADrAwAgEAAA9wMAIAMAAADoAwAgFwAA8AMAIBgAAPUDACABAAAA6AMAIAEAAADrAwAgDwcAAMUIACAdAADGCAAgHgAAyQgAIB8AAMgIACAgAADHCAAgnAQAAMIHACCqBAAAwgcAIKwEAADCBwAgugQAAMIHACDSBAAAwgcAINoEAADCBwAg2wQAAMIHACDcBAAAwgcAIN0EAADCBwAg3wQAAMIHACAWhQQAAN4GADCGBAAA_gMAEIcEAADeBgAwiAQCAJwGACGJBAQAnQYAIYoEAgCcBgAhjQRAAJ8GACGaBAQAnQYAIZsEAQCwBgAhnAQAALIGACCpBAEAngYAIaoEAQDfBgAhrAQEAOAGACG6BAEAywYAIb8EAgCcBgAh0gQBAMsGACHaBAEA3wYAIdsEAQDfBgAh3AQEAOAGACHdBAIAsQYAId4EAQCeBgAh3wQBAN8GACEDAAAA6wMAIAEAAP0DADAcAAD-AwAgAwAAAOsDACABAADsAwAwAgAA6AMAIAuFBAAA3AYAMIYEAACEBAAQhwQAANwGADCIBAIAqgYAIYoEAgCqBgAhmgQCAAAAAZsEAQAAAAGgBEAArQYAIcEEAQCsBgAh2AQBAKwGACHZBAAA3QYAIAEAAACBBAAgAQAAAIEEACAKhQQAANwGADCGBAAAhAQAEIcEAADcBgAwiAQCAKoGACGKBAIAqgYAIZoEAgCqBgAhmwQBALwGACGgBEAArQYAIcEEAQCsBgAh2AQBAKwGACEAAwAAAIQEACABAACFBAAwAgAAgQQAIAMAAACEBAAgAQAAhQQAMAIAAIEEACADAAAAhAQAIAEAAIUEADACAACBBAAgB4gEAgAAAAGKBAIAAAABmgQCAAAAAZsEAQAAAAGgBEAAAAABwQQBAAAAAdgEAQAAAAEBEAAAiQQAIAeIBAIAAAABigQCAAAAAZoEAgAAAAGbBAEAAAABoARAAAAAAcEEAQAAAAHYBAEAAAABARAAAIsEADABEAAAiwQAMAeIBAIAvgcAIYoEAgC-BwAhmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhwQQBAMAHACHYBAEAwAcAIQIAAACBBAAgEAAAjgQAIAeIBAIAvgcAIYoEAgC-BwAhmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhwQQBAMAHACHYBAEAwAcAIQIAAACEBAAgEAAAkAQAIAIAAACEBAAgEAAAkAQAIAMAAACBBAAgFwAAiQQAIBgAAI4EACABAAAAgQQAIAEAAACEBAAgBQcAAMAIACAdAADBCAAgHgAAxAgAIB8AAMMIACAgAADCCAAgCoUEAADbBgAwhgQAAJcEABCHBAAA2wYAMIgEAgCcBgAhigQCAJwGACGaBAIAnAYAIZsEAQCwBgAhoARAAJ8GACHBBAEAngYAIdgEAQCeBgAhAwAAAIQEACABAACWBAAwHAAAlwQAIAMAAACEBAAgAQAAhQQAMAIAAIEEACABAAAA9gEAIAEAAAD2AQAgAwAAAPQBACABAAD1AQAwAgAA9gEAIAMAAAD0AQAgAQAA9QEAMAIAAPYBACADAAAA9AEAIAEAAPUBADACAAD2AQAgDZUBAAC_CAAgiAQCAAAAAYoEAgAAAAGaBAIAAAABmwQBAAAAAaAEQAAAAAHHBAEAAAAB0gQBAAAAAdMEAQAAAAHUBAEAAAAB1QQBAAAAAdYEgAAAAAHXBEAAAAABARAAAJ8EACAMiAQCAAAAAYoEAgAAAAGaBAIAAAABmwQBAAAAAaAEQAAAAAHHBAEAAAAB0gQBAAAAAdMEAQAAAAHUBAEAAAAB1QQBAAAAAdYEgAAAAAHXBEAAAAABARAAAKEEADABEAAAoQQAMA2VAQAAvggAIIgEAgC-BwAhigQCAL4HACGaBAIAvgcAIZsEAQDABwAhoARAAMEHACHHBAEAwAcAIdIEAQDZBwAh0wQBAMAHACHUBAEAwAcAIdUEAQDABwAh1gSAAAAAAdcEQADJBwAhAgAAAPYBACAQAACkBAAgDIgEAgC-BwAhigQCAL4HACGaBAIAvgcAIZsEAQDABwAhoARAAMEHACHHBAEAwAcAIdIEAQDZBwAh0wQBAMAHACHUBAEAwAcAIdUEAQDABwAh1gSAAAAAAdcEQADJBwAhAgAAAPQBACAQAACmBAAgAgAAAPQBACAQAACmBAAgAwAAAPYBACAXAACfBAAgGAAApAQAIAEAAAD2AQAgAQAAAPQBACAIBwAAuQgAIB0AALoIACAeAAC9CAAgHwAAvAgAICAAALsIACDSBAAAwgcAINYEAADCBwAg1wQAAMIHACAPhQQAANoGADCGBAAArQQAEIcEAADaBgAwiAQCAJwGACGKBAIAnAYAIZoEAgCcBgAhmwQBALAGACGgBEAAnwYAIccEAQCeBgAh0gQBAMsGACHTBAEAngYAIdQEAQCeBgAh1QQBAJ4GACHWBAAAsgYAINcEQACzBgAhAwAAAPQBACABAACsBAAwHAAArQQAIAMAAAD0AQAgAQAA9QEAMAIAAPYBACAJhQQAANkGADCGBAAAswQAEIcEAADZBgAwigQCAKoGACGNBEAArQYAIZoEBAAAAAHPBAEArAYAIdAEAQCsBgAh0QQAAMgGACABAAAAsAQAIAEAAACwBAAgCYUEAADZBgAwhgQAALMEABCHBAAA2QYAMIoEAgCqBgAhjQRAAK0GACGaBAQAqwYAIc8EAQCsBgAh0AQBAKwGACHRBAAAyAYAIAADAAAAswQAIAEAALQEADACAACwBAAgAwAAALMEACABAAC0BAAwAgAAsAQAIAMAAACzBAAgAQAAtAQAMAIAALAEACAGigQCAAAAAY0EQAAAAAGaBAQAAAABzwQBAAAAAdAEAQAAAAHRBIAAAAABARAAALgEACAGigQCAAAAAY0EQAAAAAGaBAQAAAABzwQBAAAAAdAEAQAAAAHRBIAAAAABARAAALoEADABEAAAugQAMAaKBAIAvgcAIY0EQADBBwAhmgQEAL8HACHPBAEAwAcAIdAEAQDABwAh0QSAAAAAAQIAAACwBAAgEAAAvQQAIAaKBAIAvgcAIY0EQADBBwAhmgQEAL8HACHPBAEAwAcAIdAEAQDABwAh0QSAAAAAAQIAAACzBAAgEAAAvwQAIAIAAACzBAAgEAAAvwQAIAMAAACwBAAgFwAAuAQAIBgAAL0EACABAAAAsAQAIAEAAACzBAAgBQcAALQIACAdAAC1CAAgHgAAuAgAIB8AALcIACAgAAC2CAAgCYUEAADYBgAwhgQAAMYEABCHBAAA2AYAMIoEAgCcBgAhjQRAAJ8GACGaBAQAnQYAIc8EAQCeBgAh0AQBAJ4GACHRBAAAxQYAIAMAAACzBAAgAQAAxQQAMBwAAMYEACADAAAAswQAIAEAALQEADACAACwBAAgAQAAAP4BACABAAAA_gEAIAMAAAD8AQAgAQAA_QEAMAIAAP4BACADAAAA_AEAIAEAAP0BADACAAD-AQAgAwAAAPwBACABAAD9AQAwAgAA_gEAIAaeAQAAswgAIJoEAgAAAAGgBEAAAAABswQCAAAAAb8EAgAAAAHOBIAAAAABARAAAM4EACAFmgQCAAAAAaAEQAAAAAGzBAIAAAABvwQCAAAAAc4EgAAAAAEBEAAA0AQAMAEQAADQBAAwBp4BAACyCAAgmgQCAL4HACGgBEAAwQcAIbMEAgC-BwAhvwQCAL4HACHOBIAAAAABAgAAAP4BACAQAADTBAAgBZoEAgC-BwAhoARAAMEHACGzBAIAvgcAIb8EAgC-BwAhzgSAAAAAAQIAAAD8AQAgEAAA1QQAIAIAAAD8AQAgEAAA1QQAIAMAAAD-AQAgFwAAzgQAIBgAANMEACABAAAA_gEAIAEAAAD8AQAgBQcAAK0IACAdAACuCAAgHgAAsQgAIB8AALAIACAgAACvCAAgCIUEAADXBgAwhgQAANwEABCHBAAA1wYAMJoEAgCcBgAhoARAAJ8GACGzBAIAnAYAIb8EAgCcBgAhzgQAAMUGACADAAAA_AEAIAEAANsEADAcAADcBAAgAwAAAPwBACABAAD9AQAwAgAA_gEAIAEAAAD6AQAgAQAAAPoBACADAAAA-AEAIAEAAPkBADACAAD6AQAgAwAAAPgBACABAAD5AQAwAgAA-gEAIAMAAAD4AQAgAQAA-QEAMAIAAPoBACAUlQEAAKkIACCfAQAAqggAIKABAACrCAAgowEAAKwIACCIBAIAAAABigQCAAAAAZoEAgAAAAGbBAEAAAABoARAAAAAAbUEAQAAAAHBBAEAAAABwgQBAAAAAcMEAACoCAAgxAQCAAAAAcUEAQAAAAHGBAIAAAABxwQBAAAAAcgEAQAAAAHJBCAAAAABygQgAAAAAQEQAADkBAAgEIgEAgAAAAGKBAIAAAABmgQCAAAAAZsEAQAAAAGgBEAAAAABtQQBAAAAAcEEAQAAAAHCBAEAAAABwwQAAKgIACDEBAIAAAABxQQBAAAAAcYEAgAAAAHHBAEAAAAByAQBAAAAAckEIAAAAAHKBCAAAAABARAAAOYEADABEAAA5gQAMBSVAQAAgAgAIJ8BAACBCAAgoAEAAIIIACCjAQAAgwgAIIgEAgC-BwAhigQCAL4HACGaBAIAvgcAIZsEAQDABwAhoARAAMEHACG1BAEAwAcAIcEEAQDABwAhwgQBAMAHACHDBAAA_gcAIMQEAgC-BwAhxQQBAMAHACHGBAIAvgcAIccEAQDABwAhyAQBAMAHACHJBCAA_wcAIcoEIAD_BwAhAgAAAPoBACAQAADpBAAgEIgEAgC-BwAhigQCAL4HACGaBAIAvgcAIZsEAQDABwAhoARAAMEHACG1BAEAwAcAIcEEAQDABwAhwgQBAMAHACHDBAAA_gcAIMQEAgC-BwAhxQQBAMAHACHGBAIAvgcAIccEAQDABwAhyAQBAMAHACHJBCAA_wcAIcoEIAD_BwAhAgAAAPgBACAQAADrBAAgAgAAAPgBACAQAADrBAAgAwAAAPoBACAXAADkBAAgGAAA6QQAIAEAAAD6AQAgAQAAAPgBACAFBwAA-QcAIB0AAPoHACAeAAD9BwAgHwAA_AcAICAAAPsHACAThQQAANIGADCGBAAA8gQAEIcEAADSBgAwiAQCAJwGACGKBAIAnAYAIZoEAgCcBgAhmwQBALAGACGgBEAAnwYAIbUEAQCeBgAhwQQBAJ4GACHCBAEAngYAIcMEAADTBgAgxAQCAJwGACHFBAEAngYAIcYEAgCcBgAhxwQBAJ4GACHIBAEAngYAIckEIADUBgAhygQgANQGACEDAAAA-AEAIAEAAPEEADAcAADyBAAgAwAAAPgBACABAAD5AQAwAgAA-gEAIAEAAACCAgAgAQAAAIICACADAAAAgAIAIAEAAIECADACAACCAgAgAwAAAIACACABAACBAgAwAgAAggIAIAMAAACAAgAgAQAAgQIAMAIAAIICACADngEAAPgHACCKBAIAAAABswQCAAAAAQEQAAD6BAAgAooEAgAAAAGzBAIAAAABARAAAPwEADABEAAA_AQAMAOeAQAA9wcAIIoEAgC-BwAhswQCAL4HACECAAAAggIAIBAAAP8EACACigQCAL4HACGzBAIAvgcAIQIAAACAAgAgEAAAgQUAIAIAAACAAgAgEAAAgQUAIAMAAACCAgAgFwAA-gQAIBgAAP8EACABAAAAggIAIAEAAACAAgAgBQcAAPIHACAdAADzBwAgHgAA9gcAIB8AAPUHACAgAAD0BwAgBYUEAADRBgAwhgQAAIgFABCHBAAA0QYAMIoEAgCcBgAhswQCAJwGACEDAAAAgAIAIAEAAIcFADAcAACIBQAgAwAAAIACACABAACBAgAwAgAAggIAIAEAAACGAgAgAQAAAIYCACADAAAAhAIAIAEAAIUCADACAACGAgAgAwAAAIQCACABAACFAgAwAgAAhgIAIAMAAACEAgAgAQAAhQIAMAIAAIYCACAOngEAAPAHACCiAQAA8QcAIIgEAgAAAAGJBAQAAAABmgQEAAAAAZsEAQAAAAGwBAIAAAABswQCAAAAAbUEAQAAAAG8BAIAAAABvQQIAAAAAb4EAgAAAAG_BAIAAAABwARAAAAAAQEQAACQBQAgDIgEAgAAAAGJBAQAAAABmgQEAAAAAZsEAQAAAAGwBAIAAAABswQCAAAAAbUEAQAAAAG8BAIAAAABvQQIAAAAAb4EAgAAAAG_BAIAAAABwARAAAAAAQEQAACSBQAwARAAAJIFADAOngEAAOIHACCiAQAA4wcAIIgEAgC-BwAhiQQEAL8HACGaBAQAvwcAIZsEAQDABwAhsAQCAL4HACGzBAIAvgcAIbUEAQDABwAhvAQCAL4HACG9BAgA4QcAIb4EAgC-BwAhvwQCAL4HACHABEAAwQcAIQIAAACGAgAgEAAAlQUAIAyIBAIAvgcAIYkEBAC_BwAhmgQEAL8HACGbBAEAwAcAIbAEAgC-BwAhswQCAL4HACG1BAEAwAcAIbwEAgC-BwAhvQQIAOEHACG-BAIAvgcAIb8EAgC-BwAhwARAAMEHACECAAAAhAIAIBAAAJcFACACAAAAhAIAIBAAAJcFACADAAAAhgIAIBcAAJAFACAYAACVBQAgAQAAAIYCACABAAAAhAIAIAUHAADcBwAgHQAA3QcAIB4AAOAHACAfAADfBwAgIAAA3gcAIA-FBAAAzgYAMIYEAACeBQAQhwQAAM4GADCIBAIAnAYAIYkEBACdBgAhmgQEAJ0GACGbBAEAsAYAIbAEAgCcBgAhswQCAJwGACG1BAEAngYAIbwEAgCcBgAhvQQIAM8GACG-BAIAnAYAIb8EAgCcBgAhwARAAJ8GACEDAAAAhAIAIAEAAJ0FADAcAACeBQAgAwAAAIQCACABAACFAgAwAgAAhgIAIAEAAACKAgAgAQAAAIoCACADAAAAiAIAIAEAAIkCADACAACKAgAgAwAAAIgCACABAACJAgAwAgAAigIAIAMAAACIAgAgAQAAiQIAMAIAAIoCACANoQEAANsHACCIBAIAAAABigQCAAAAAa8EBAAAAAGzBAIAAAABtAQBAAAAAbUEAQAAAAG2BEAAAAABtwRAAAAAAbgEQAAAAAG5BEAAAAABugQBAAAAAbsEAgAAAAEBEAAApgUAIAyIBAIAAAABigQCAAAAAa8EBAAAAAGzBAIAAAABtAQBAAAAAbUEAQAAAAG2BEAAAAABtwRAAAAAAbgEQAAAAAG5BEAAAAABugQBAAAAAbsEAgAAAAEBEAAAqAUAMAEQAACoBQAwDaEBAADaBwAgiAQCAL4HACGKBAIAvgcAIa8EBAC_BwAhswQCAL4HACG0BAEAwAcAIbUEAQDABwAhtgRAAMEHACG3BEAAwQcAIbgEQADJBwAhuQRAAMkHACG6BAEA2QcAIbsEAgDIBwAhAgAAAIoCACAQAACrBQAgDIgEAgC-BwAhigQCAL4HACGvBAQAvwcAIbMEAgC-BwAhtAQBAMAHACG1BAEAwAcAIbYEQADBBwAhtwRAAMEHACG4BEAAyQcAIbkEQADJBwAhugQBANkHACG7BAIAyAcAIQIAAACIAgAgEAAArQUAIAIAAACIAgAgEAAArQUAIAMAAACKAgAgFwAApgUAIBgAAKsFACABAAAAigIAIAEAAACIAgAgCQcAANQHACAdAADVBwAgHgAA2AcAIB8AANcHACAgAADWBwAguAQAAMIHACC5BAAAwgcAILoEAADCBwAguwQAAMIHACAPhQQAAMoGADCGBAAAtAUAEIcEAADKBgAwiAQCAJwGACGKBAIAnAYAIa8EBACdBgAhswQCAJwGACG0BAEAsAYAIbUEAQCeBgAhtgRAAJ8GACG3BEAAnwYAIbgEQACzBgAhuQRAALMGACG6BAEAywYAIbsEAgCxBgAhAwAAAIgCACABAACzBQAwHAAAtAUAIAMAAACIAgAgAQAAiQIAMAIAAIoCACAIhQQAAMcGADCGBAAAugUAEIcEAADHBgAwigQCAKoGACGvBAQAqwYAIbAEAADIBgAgsQRAAK0GACGyBAAAyQYAIAEAAAC3BQAgAQAAALcFACAHhQQAAMcGADCGBAAAugUAEIcEAADHBgAwigQCAKoGACGvBAQAqwYAIbAEAADIBgAgsQRAAK0GACEAAwAAALoFACABAAC7BQAwAgAAtwUAIAMAAAC6BQAgAQAAuwUAMAIAALcFACADAAAAugUAIAEAALsFADACAAC3BQAgBIoEAgAAAAGvBAQAAAABsASAAAAAAbEEQAAAAAEBEAAAvwUAIASKBAIAAAABrwQEAAAAAbAEgAAAAAGxBEAAAAABARAAAMEFADABEAAAwQUAMASKBAIAvgcAIa8EBAC_BwAhsASAAAAAAbEEQADBBwAhAgAAALcFACAQAADEBQAgBIoEAgC-BwAhrwQEAL8HACGwBIAAAAABsQRAAMEHACECAAAAugUAIBAAAMYFACACAAAAugUAIBAAAMYFACADAAAAtwUAIBcAAL8FACAYAADEBQAgAQAAALcFACABAAAAugUAIAUHAADPBwAgHQAA0AcAIB4AANMHACAfAADSBwAgIAAA0QcAIAeFBAAAxAYAMIYEAADNBQAQhwQAAMQGADCKBAIAnAYAIa8EBACdBgAhsAQAAMUGACCxBEAAnwYAIQMAAAC6BQAgAQAAzAUAMBwAAM0FACADAAAAugUAIAEAALsFADACAAC3BQAgC4UEAADCBgAwhgQAANMFABCHBAAAwgYAMIgEAgCqBgAhiQQEAKsGACGpBAEArAYAIaoEAQCsBgAhqwQBAKwGACGsBAQAqwYAIa0EQACtBgAhrgQAAMMGACABAAAA0AUAIAEAAADQBQAgCoUEAADCBgAwhgQAANMFABCHBAAAwgYAMIgEAgCqBgAhiQQEAKsGACGpBAEArAYAIaoEAQCsBgAhqwQBAKwGACGsBAQAqwYAIa0EQACtBgAhAAMAAADTBQAgAQAA1AUAMAIAANAFACADAAAA0wUAIAEAANQFADACAADQBQAgAwAAANMFACABAADUBQAwAgAA0AUAIAeIBAIAAAABiQQEAAAAAakEAQAAAAGqBAEAAAABqwQBAAAAAawEBAAAAAGtBEAAAAABARAAANgFACAHiAQCAAAAAYkEBAAAAAGpBAEAAAABqgQBAAAAAasEAQAAAAGsBAQAAAABrQRAAAAAAQEQAADaBQAwARAAANoFADAHiAQCAL4HACGJBAQAvwcAIakEAQDABwAhqgQBAMAHACGrBAEAwAcAIawEBAC_BwAhrQRAAMEHACECAAAA0AUAIBAAAN0FACAHiAQCAL4HACGJBAQAvwcAIakEAQDABwAhqgQBAMAHACGrBAEAwAcAIawEBAC_BwAhrQRAAMEHACECAAAA0wUAIBAAAN8FACACAAAA0wUAIBAAAN8FACADAAAA0AUAIBcAANgFACAYAADdBQAgAQAAANAFACABAAAA0wUAIAUHAADKBwAgHQAAywcAIB4AAM4HACAfAADNBwAgIAAAzAcAIAqFBAAAwQYAMIYEAADmBQAQhwQAAMEGADCIBAIAnAYAIYkEBACdBgAhqQQBAJ4GACGqBAEAngYAIasEAQCeBgAhrAQEAJ0GACGtBEAAnwYAIQMAAADTBQAgAQAA5QUAMBwAAOYFACADAAAA0wUAIAEAANQFADACAADQBQAgEIUEAAC7BgAwhgQAAOwFABCHBAAAuwYAMIgEAgCqBgAhiQQEAKsGACGKBAIAqgYAIYsEAgC9BgAhmgQEAAAAAZsEAQAAAAGcBAAAvgYAIJ0EAQCsBgAhngQCAL0GACGfBEAAvwYAIaAEQACtBgAhoQRAAL8GACGiBEAAvwYAIQEAAADpBQAgAQAAAOkFACAQhQQAALsGADCGBAAA7AUAEIcEAAC7BgAwiAQCAKoGACGJBAQAqwYAIYoEAgCqBgAhiwQCAL0GACGaBAQAqwYAIZsEAQC8BgAhnAQAAL4GACCdBAEArAYAIZ4EAgC9BgAhnwRAAL8GACGgBEAArQYAIaEEQAC_BgAhogRAAL8GACEGiwQAAMIHACCcBAAAwgcAIJ4EAADCBwAgnwQAAMIHACChBAAAwgcAIKIEAADCBwAgAwAAAOwFACABAADtBQAwAgAA6QUAIAMAAADsBQAgAQAA7QUAMAIAAOkFACADAAAA7AUAIAEAAO0FADACAADpBQAgDYgEAgAAAAGJBAQAAAABigQCAAAAAYsEAgAAAAGaBAQAAAABmwQBAAAAAZwEgAAAAAGdBAEAAAABngQCAAAAAZ8EQAAAAAGgBEAAAAABoQRAAAAAAaIEQAAAAAEBEAAA8QUAIA2IBAIAAAABiQQEAAAAAYoEAgAAAAGLBAIAAAABmgQEAAAAAZsEAQAAAAGcBIAAAAABnQQBAAAAAZ4EAgAAAAGfBEAAAAABoARAAAAAAaEEQAAAAAGiBEAAAAABARAAAPMFADABEAAA8wUAMA2IBAIAvgcAIYkEBAC_BwAhigQCAL4HACGLBAIAyAcAIZoEBAC_BwAhmwQBAMAHACGcBIAAAAABnQQBAMAHACGeBAIAyAcAIZ8EQADJBwAhoARAAMEHACGhBEAAyQcAIaIEQADJBwAhAgAAAOkFACAQAAD2BQAgDYgEAgC-BwAhiQQEAL8HACGKBAIAvgcAIYsEAgDIBwAhmgQEAL8HACGbBAEAwAcAIZwEgAAAAAGdBAEAwAcAIZ4EAgDIBwAhnwRAAMkHACGgBEAAwQcAIaEEQADJBwAhogRAAMkHACECAAAA7AUAIBAAAPgFACACAAAA7AUAIBAAAPgFACADAAAA6QUAIBcAAPEFACAYAAD2BQAgAQAAAOkFACABAAAA7AUAIAsHAADDBwAgHQAAxAcAIB4AAMcHACAfAADGBwAgIAAAxQcAIIsEAADCBwAgnAQAAMIHACCeBAAAwgcAIJ8EAADCBwAgoQQAAMIHACCiBAAAwgcAIBCFBAAArwYAMIYEAAD_BQAQhwQAAK8GADCIBAIAnAYAIYkEBACdBgAhigQCAJwGACGLBAIAsQYAIZoEBACdBgAhmwQBALAGACGcBAAAsgYAIJ0EAQCeBgAhngQCALEGACGfBEAAswYAIaAEQACfBgAhoQRAALMGACGiBEAAswYAIQMAAADsBQAgAQAA_gUAMBwAAP8FACADAAAA7AUAIAEAAO0FADACAADpBQAgCoUEAACpBgAwhgQAAIUGABCHBAAAqQYAMIgEAgCqBgAhiQQEAKsGACGKBAIAqgYAIYsEAgCqBgAhjAQBAKwGACGNBEAArQYAIZkEAACuBgAgAQAAAIIGACABAAAAggYAIAmFBAAAqQYAMIYEAACFBgAQhwQAAKkGADCIBAIAqgYAIYkEBACrBgAhigQCAKoGACGLBAIAqgYAIYwEAQCsBgAhjQRAAK0GACEAAwAAAIUGACABAACGBgAwAgAAggYAIAMAAACFBgAgAQAAhgYAMAIAAIIGACADAAAAhQYAIAEAAIYGADACAACCBgAgBogEAgAAAAGJBAQAAAABigQCAAAAAYsEAgAAAAGMBAEAAAABjQRAAAAAAQEQAACKBgAgBogEAgAAAAGJBAQAAAABigQCAAAAAYsEAgAAAAGMBAEAAAABjQRAAAAAAQEQAACMBgAwARAAAIwGADAGiAQCAL4HACGJBAQAvwcAIYoEAgC-BwAhiwQCAL4HACGMBAEAwAcAIY0EQADBBwAhAgAAAIIGACAQAACPBgAgBogEAgC-BwAhiQQEAL8HACGKBAIAvgcAIYsEAgC-BwAhjAQBAMAHACGNBEAAwQcAIQIAAACFBgAgEAAAkQYAIAIAAACFBgAgEAAAkQYAIAMAAACCBgAgFwAAigYAIBgAAI8GACABAAAAggYAIAEAAACFBgAgBQcAALkHACAdAAC6BwAgHgAAvQcAIB8AALwHACAgAAC7BwAgCYUEAACbBgAwhgQAAJgGABCHBAAAmwYAMIgEAgCcBgAhiQQEAJ0GACGKBAIAnAYAIYsEAgCcBgAhjAQBAJ4GACGNBEAAnwYAIQMAAACFBgAgAQAAlwYAMBwAAJgGACADAAAAhQYAIAEAAIYGADACAACCBgAgCYUEAACbBgAwhgQAAJgGABCHBAAAmwYAMIgEAgCcBgAhiQQEAJ0GACGKBAIAnAYAIYsEAgCcBgAhjAQBAJ4GACGNBEAAnwYAIQ0HAAChBgAgHQAApgYAIB4AAKEGACAfAAChBgAgIAAAoQYAII4EAgAAAAGPBAIAAAAEkAQCAAAABJEEAgAAAAGSBAIAAAABkwQCAAAAAZQEAgAAAAGVBAIAqAYAIQ0HAAChBgAgHQAApgYAIB4AAKcGACAfAACnBgAgIAAApwYAII4EBAAAAAGPBAQAAAAEkAQEAAAABJEEBAAAAAGSBAQAAAABkwQEAAAAAZQEBAAAAAGVBAQApQYAIQ4HAAChBgAgHwAApAYAICAAAKQGACCOBAEAAAABjwQBAAAABJAEAQAAAASRBAEAAAABkgQBAAAAAZMEAQAAAAGUBAEAAAABlQQBAKMGACGWBAEAAAABlwQBAAAAAZgEAQAAAAELBwAAoQYAIB8AAKIGACAgAACiBgAgjgRAAAAAAY8EQAAAAASQBEAAAAAEkQRAAAAAAZIEQAAAAAGTBEAAAAABlARAAAAAAZUEQACgBgAhCwcAAKEGACAfAACiBgAgIAAAogYAII4EQAAAAAGPBEAAAAAEkARAAAAABJEEQAAAAAGSBEAAAAABkwRAAAAAAZQEQAAAAAGVBEAAoAYAIQiOBAIAAAABjwQCAAAABJAEAgAAAASRBAIAAAABkgQCAAAAAZMEAgAAAAGUBAIAAAABlQQCAKEGACEIjgRAAAAAAY8EQAAAAASQBEAAAAAEkQRAAAAAAZIEQAAAAAGTBEAAAAABlARAAAAAAZUEQACiBgAhDgcAAKEGACAfAACkBgAgIAAApAYAII4EAQAAAAGPBAEAAAAEkAQBAAAABJEEAQAAAAGSBAEAAAABkwQBAAAAAZQEAQAAAAGVBAEAowYAIZYEAQAAAAGXBAEAAAABmAQBAAAAAQuOBAEAAAABjwQBAAAABJAEAQAAAASRBAEAAAABkgQBAAAAAZMEAQAAAAGUBAEAAAABlQQBAKQGACGWBAEAAAABlwQBAAAAAZgEAQAAAAENBwAAoQYAIB0AAKYGACAeAACnBgAgHwAApwYAICAAAKcGACCOBAQAAAABjwQEAAAABJAEBAAAAASRBAQAAAABkgQEAAAAAZMEBAAAAAGUBAQAAAABlQQEAKUGACEIjgQIAAAAAY8ECAAAAASQBAgAAAAEkQQIAAAAAZIECAAAAAGTBAgAAAABlAQIAAAAAZUECACmBgAhCI4EBAAAAAGPBAQAAAAEkAQEAAAABJEEBAAAAAGSBAQAAAABkwQEAAAAAZQEBAAAAAGVBAQApwYAIQ0HAAChBgAgHQAApgYAIB4AAKEGACAfAAChBgAgIAAAoQYAII4EAgAAAAGPBAIAAAAEkAQCAAAABJEEAgAAAAGSBAIAAAABkwQCAAAAAZQEAgAAAAGVBAIAqAYAIQmFBAAAqQYAMIYEAACFBgAQhwQAAKkGADCIBAIAqgYAIYkEBACrBgAhigQCAKoGACGLBAIAqgYAIYwEAQCsBgAhjQRAAK0GACEIjgQCAAAAAY8EAgAAAASQBAIAAAAEkQQCAAAAAZIEAgAAAAGTBAIAAAABlAQCAAAAAZUEAgChBgAhCI4EBAAAAAGPBAQAAAAEkAQEAAAABJEEBAAAAAGSBAQAAAABkwQEAAAAAZQEBAAAAAGVBAQApwYAIQuOBAEAAAABjwQBAAAABJAEAQAAAASRBAEAAAABkgQBAAAAAZMEAQAAAAGUBAEAAAABlQQBAKQGACGWBAEAAAABlwQBAAAAAZgEAQAAAAEIjgRAAAAAAY8EQAAAAASQBEAAAAAEkQRAAAAAAZIEQAAAAAGTBEAAAAABlARAAAAAAZUEQACiBgAhBIgEAgAAAAGJBAQAAAABigQCAAAAAYsEAgAAAAEQhQQAAK8GADCGBAAA_wUAEIcEAACvBgAwiAQCAJwGACGJBAQAnQYAIYoEAgCcBgAhiwQCALEGACGaBAQAnQYAIZsEAQCwBgAhnAQAALIGACCdBAEAngYAIZ4EAgCxBgAhnwRAALMGACGgBEAAnwYAIaEEQACzBgAhogRAALMGACELBwAAoQYAIB8AAKQGACAgAACkBgAgjgQBAAAAAY8EAQAAAASQBAEAAAAEkQQBAAAAAZIEAQAAAAGTBAEAAAABlAQBAAAAAZUEAQC6BgAhDQcAALUGACAdAAC5BgAgHgAAtQYAIB8AALUGACAgAAC1BgAgjgQCAAAAAY8EAgAAAAWQBAIAAAAFkQQCAAAAAZIEAgAAAAGTBAIAAAABlAQCAAAAAZUEAgC4BgAhDwcAALUGACAfAAC3BgAgIAAAtwYAII4EgAAAAAGRBIAAAAABkgSAAAAAAZMEgAAAAAGUBIAAAAABlQSAAAAAAaMEAQAAAAGkBAEAAAABpQQBAAAAAaYEgAAAAAGnBIAAAAABqASAAAAAAQsHAAC1BgAgHwAAtgYAICAAALYGACCOBEAAAAABjwRAAAAABZAEQAAAAAWRBEAAAAABkgRAAAAAAZMEQAAAAAGUBEAAAAABlQRAALQGACELBwAAtQYAIB8AALYGACAgAAC2BgAgjgRAAAAAAY8EQAAAAAWQBEAAAAAFkQRAAAAAAZIEQAAAAAGTBEAAAAABlARAAAAAAZUEQAC0BgAhCI4EAgAAAAGPBAIAAAAFkAQCAAAABZEEAgAAAAGSBAIAAAABkwQCAAAAAZQEAgAAAAGVBAIAtQYAIQiOBEAAAAABjwRAAAAABZAEQAAAAAWRBEAAAAABkgRAAAAAAZMEQAAAAAGUBEAAAAABlQRAALYGACEMjgSAAAAAAZEEgAAAAAGSBIAAAAABkwSAAAAAAZQEgAAAAAGVBIAAAAABowQBAAAAAaQEAQAAAAGlBAEAAAABpgSAAAAAAacEgAAAAAGoBIAAAAABDQcAALUGACAdAAC5BgAgHgAAtQYAIB8AALUGACAgAAC1BgAgjgQCAAAAAY8EAgAAAAWQBAIAAAAFkQQCAAAAAZIEAgAAAAGTBAIAAAABlAQCAAAAAZUEAgC4BgAhCI4ECAAAAAGPBAgAAAAFkAQIAAAABZEECAAAAAGSBAgAAAABkwQIAAAAAZQECAAAAAGVBAgAuQYAIQsHAAChBgAgHwAApAYAICAAAKQGACCOBAEAAAABjwQBAAAABJAEAQAAAASRBAEAAAABkgQBAAAAAZMEAQAAAAGUBAEAAAABlQQBALoGACEQhQQAALsGADCGBAAA7AUAEIcEAAC7BgAwiAQCAKoGACGJBAQAqwYAIYoEAgCqBgAhiwQCAL0GACGaBAQAqwYAIZsEAQC8BgAhnAQAAL4GACCdBAEArAYAIZ4EAgC9BgAhnwRAAL8GACGgBEAArQYAIaEEQAC_BgAhogRAAL8GACEIjgQBAAAAAY8EAQAAAASQBAEAAAAEkQQBAAAAAZIEAQAAAAGTBAEAAAABlAQBAAAAAZUEAQDABgAhCI4EAgAAAAGPBAIAAAAFkAQCAAAABZEEAgAAAAGSBAIAAAABkwQCAAAAAZQEAgAAAAGVBAIAtQYAIQyOBIAAAAABkQSAAAAAAZIEgAAAAAGTBIAAAAABlASAAAAAAZUEgAAAAAGjBAEAAAABpAQBAAAAAaUEAQAAAAGmBIAAAAABpwSAAAAAAagEgAAAAAEIjgRAAAAAAY8EQAAAAAWQBEAAAAAFkQRAAAAAAZIEQAAAAAGTBEAAAAABlARAAAAAAZUEQAC2BgAhCI4EAQAAAAGPBAEAAAAEkAQBAAAABJEEAQAAAAGSBAEAAAABkwQBAAAAAZQEAQAAAAGVBAEAwAYAIQqFBAAAwQYAMIYEAADmBQAQhwQAAMEGADCIBAIAnAYAIYkEBACdBgAhqQQBAJ4GACGqBAEAngYAIasEAQCeBgAhrAQEAJ0GACGtBEAAnwYAIQqFBAAAwgYAMIYEAADTBQAQhwQAAMIGADCIBAIAqgYAIYkEBACrBgAhqQQBAKwGACGqBAEArAYAIasEAQCsBgAhrAQEAKsGACGtBEAArQYAIQOIBAIAAAABiQQEAAAAAakEAQAAAAEHhQQAAMQGADCGBAAAzQUAEIcEAADEBgAwigQCAJwGACGvBAQAnQYAIbAEAADFBgAgsQRAAJ8GACEPBwAAoQYAIB8AAMYGACAgAADGBgAgjgSAAAAAAZEEgAAAAAGSBIAAAAABkwSAAAAAAZQEgAAAAAGVBIAAAAABowQBAAAAAaQEAQAAAAGlBAEAAAABpgSAAAAAAacEgAAAAAGoBIAAAAABDI4EgAAAAAGRBIAAAAABkgSAAAAAAZMEgAAAAAGUBIAAAAABlQSAAAAAAaMEAQAAAAGkBAEAAAABpQQBAAAAAaYEgAAAAAGnBIAAAAABqASAAAAAAQeFBAAAxwYAMIYEAAC6BQAQhwQAAMcGADCKBAIAqgYAIa8EBACrBgAhsAQAAMgGACCxBEAArQYAIQyOBIAAAAABkQSAAAAAAZIEgAAAAAGTBIAAAAABlASAAAAAAZUEgAAAAAGjBAEAAAABpAQBAAAAAaUEAQAAAAGmBIAAAAABpwSAAAAAAagEgAAAAAECigQCAAAAAa8EBAAAAAEPhQQAAMoGADCGBAAAtAUAEIcEAADKBgAwiAQCAJwGACGKBAIAnAYAIa8EBACdBgAhswQCAJwGACG0BAEAsAYAIbUEAQCeBgAhtgRAAJ8GACG3BEAAnwYAIbgEQACzBgAhuQRAALMGACG6BAEAywYAIbsEAgCxBgAhCwcAALUGACAfAADNBgAgIAAAzQYAII4EAQAAAAGPBAEAAAAFkAQBAAAABZEEAQAAAAGSBAEAAAABkwQBAAAAAZQEAQAAAAGVBAEAzAYAIQsHAAC1BgAgHwAAzQYAICAAAM0GACCOBAEAAAABjwQBAAAABZAEAQAAAAWRBAEAAAABkgQBAAAAAZMEAQAAAAGUBAEAAAABlQQBAMwGACELjgQBAAAAAY8EAQAAAAWQBAEAAAAFkQQBAAAAAZIEAQAAAAGTBAEAAAABlAQBAAAAAZUEAQDNBgAhlgQBAAAAAZcEAQAAAAGYBAEAAAABD4UEAADOBgAwhgQAAJ4FABCHBAAAzgYAMIgEAgCcBgAhiQQEAJ0GACGaBAQAnQYAIZsEAQCwBgAhsAQCAJwGACGzBAIAnAYAIbUEAQCeBgAhvAQCAJwGACG9BAgAzwYAIb4EAgCcBgAhvwQCAJwGACHABEAAnwYAIQ0HAAChBgAgHQAApgYAIB4AAKYGACAfAACmBgAgIAAApgYAII4ECAAAAAGPBAgAAAAEkAQIAAAABJEECAAAAAGSBAgAAAABkwQIAAAAAZQECAAAAAGVBAgA0AYAIQ0HAAChBgAgHQAApgYAIB4AAKYGACAfAACmBgAgIAAApgYAII4ECAAAAAGPBAgAAAAEkAQIAAAABJEECAAAAAGSBAgAAAABkwQIAAAAAZQECAAAAAGVBAgA0AYAIQWFBAAA0QYAMIYEAACIBQAQhwQAANEGADCKBAIAnAYAIbMEAgCcBgAhE4UEAADSBgAwhgQAAPIEABCHBAAA0gYAMIgEAgCcBgAhigQCAJwGACGaBAIAnAYAIZsEAQCwBgAhoARAAJ8GACG1BAEAngYAIcEEAQCeBgAhwgQBAJ4GACHDBAAA0wYAIMQEAgCcBgAhxQQBAJ4GACHGBAIAnAYAIccEAQCeBgAhyAQBAJ4GACHJBCAA1AYAIcoEIADUBgAhBI4EAQAAAAXLBAEAAAABzAQBAAAABM0EAQAAAAQFBwAAoQYAIB8AANYGACAgAADWBgAgjgQgAAAAAZUEIADVBgAhBQcAAKEGACAfAADWBgAgIAAA1gYAII4EIAAAAAGVBCAA1QYAIQKOBCAAAAABlQQgANYGACEIhQQAANcGADCGBAAA3AQAEIcEAADXBgAwmgQCAJwGACGgBEAAnwYAIbMEAgCcBgAhvwQCAJwGACHOBAAAxQYAIAmFBAAA2AYAMIYEAADGBAAQhwQAANgGADCKBAIAnAYAIY0EQACfBgAhmgQEAJ0GACHPBAEAngYAIdAEAQCeBgAh0QQAAMUGACAJhQQAANkGADCGBAAAswQAEIcEAADZBgAwigQCAKoGACGNBEAArQYAIZoEBACrBgAhzwQBAKwGACHQBAEArAYAIdEEAADIBgAgD4UEAADaBgAwhgQAAK0EABCHBAAA2gYAMIgEAgCcBgAhigQCAJwGACGaBAIAnAYAIZsEAQCwBgAhoARAAJ8GACHHBAEAngYAIdIEAQDLBgAh0wQBAJ4GACHUBAEAngYAIdUEAQCeBgAh1gQAALIGACDXBEAAswYAIQqFBAAA2wYAMIYEAACXBAAQhwQAANsGADCIBAIAnAYAIYoEAgCcBgAhmgQCAJwGACGbBAEAsAYAIaAEQACfBgAhwQQBAJ4GACHYBAEAngYAIQqFBAAA3AYAMIYEAACEBAAQhwQAANwGADCIBAIAqgYAIYoEAgCqBgAhmgQCAKoGACGbBAEAvAYAIaAEQACtBgAhwQQBAKwGACHYBAEArAYAIQKIBAIAAAABwQQBAAAAARaFBAAA3gYAMIYEAAD-AwAQhwQAAN4GADCIBAIAnAYAIYkEBACdBgAhigQCAJwGACGNBEAAnwYAIZoEBACdBgAhmwQBALAGACGcBAAAsgYAIKkEAQCeBgAhqgQBAN8GACGsBAQA4AYAIboEAQDLBgAhvwQCAJwGACHSBAEAywYAIdoEAQDfBgAh2wQBAN8GACHcBAQA4AYAId0EAgCxBgAh3gQBAJ4GACHfBAEA3wYAIQ4HAAC1BgAgHwAAzQYAICAAAM0GACCOBAEAAAABjwQBAAAABZAEAQAAAAWRBAEAAAABkgQBAAAAAZMEAQAAAAGUBAEAAAABlQQBAOMGACGWBAEAAAABlwQBAAAAAZgEAQAAAAENBwAAtQYAIB0AALkGACAeAADiBgAgHwAA4gYAICAAAOIGACCOBAQAAAABjwQEAAAABZAEBAAAAAWRBAQAAAABkgQEAAAAAZMEBAAAAAGUBAQAAAABlQQEAOEGACENBwAAtQYAIB0AALkGACAeAADiBgAgHwAA4gYAICAAAOIGACCOBAQAAAABjwQEAAAABZAEBAAAAAWRBAQAAAABkgQEAAAAAZMEBAAAAAGUBAQAAAABlQQEAOEGACEIjgQEAAAAAY8EBAAAAAWQBAQAAAAFkQQEAAAAAZIEBAAAAAGTBAQAAAABlAQEAAAAAZUEBADiBgAhDgcAALUGACAfAADNBgAgIAAAzQYAII4EAQAAAAGPBAEAAAAFkAQBAAAABZEEAQAAAAGSBAEAAAABkwQBAAAAAZQEAQAAAAGVBAEA4wYAIZYEAQAAAAGXBAEAAAABmAQBAAAAARaFBAAA5AYAMIYEAADrAwAQhwQAAOQGADCIBAIAqgYAIYkEBACrBgAhigQCAKoGACGNBEAArQYAIZoEBACrBgAhmwQBALwGACGcBAAAvgYAIKkEAQCsBgAhqgQBAOUGACGsBAQA5gYAIboEAQDnBgAhvwQCAKoGACHSBAEA5wYAIdoEAQDlBgAh2wQBAOUGACHcBAQA5gYAId0EAgC9BgAh3gQBAKwGACHfBAEA5QYAIQuOBAEAAAABjwQBAAAABZAEAQAAAAWRBAEAAAABkgQBAAAAAZMEAQAAAAGUBAEAAAABlQQBAM0GACGWBAEAAAABlwQBAAAAAZgEAQAAAAEIjgQEAAAAAY8EBAAAAAWQBAQAAAAFkQQEAAAAAZIEBAAAAAGTBAQAAAABlAQEAAAAAZUEBADiBgAhCI4EAQAAAAGPBAEAAAAFkAQBAAAABZEEAQAAAAGSBAEAAAABkwQBAAAAAZQEAQAAAAGVBAEA6AYAIQiOBAEAAAABjwQBAAAABZAEAQAAAAWRBAEAAAABkgQBAAAAAZMEAQAAAAGUBAEAAAABlQQBAOgGACEDqQQBAAAAAboEAQAAAAHeBAEAAAABFIUEAADqBgAwhgQAAOUDABCHBAAA6gYAMIoEAgCxBgAhmgQBALAGACGgBEAAnwYAIbUEAQCeBgAh1wRAALMGACHhBAEAngYAIeIEBACdBgAh4wQEAJ0GACHkBAEAngYAIeUEAADFBgAg5gQAALIGACDnBAEA3wYAIegEIADUBgAh6QQBAN8GACHqBAIAnAYAIesEQACzBgAh7ARAALMGACEUhQQAAOsGADCGBAAA0gMAEIcEAADrBgAwigQCAL0GACGaBAEAvAYAIaAEQACtBgAhtQQBAKwGACHXBEAAvwYAIeEEAQCsBgAh4gQEAKsGACHjBAQAqwYAIeQEAQCsBgAh5QQAAMgGACDmBAAAvgYAIOcEAQDlBgAh6AQgAOwGACHpBAEA5QYAIeoEAgCqBgAh6wRAAL8GACHsBEAAvwYAIQKOBCAAAAABlQQgANYGACEMhQQAAO0GADCGBAAAzAMAEIcEAADtBgAwmgQEAJ0GACHUBAEAngYAIdoEAQCeBgAh7QQCAJwGACHuBAIAsQYAIe8EAgCcBgAh8AQAAe4GACHxBAQA4AYAIfIEIADUBgAhBwcAAKEGACAfAADwBgAgIAAA8AYAII4EAAEAAAGPBAABAAAEkAQAAQAABJUEAAHvBgAhBwcAAKEGACAfAADwBgAgIAAA8AYAII4EAAEAAAGPBAABAAAEkAQAAQAABJUEAAHvBgAhBI4EAAEAAAGPBAABAAAEkAQAAQAABJUEAAHwBgAhE4UEAADxBgAwhgQAALQDABCHBAAA8QYAMJoEAgCcBgAhtQQBAJ4GACHBBAEAngYAIdUEAQCeBgAh7QQCAJwGACHzBAIAnAYAIfQEBACdBgAh9QQBAN8GACH2BAEA3wYAIfcEBACdBgAh-AQCAJwGACH5BAIAnAYAIfoEAgCcBgAh-wQCAJwGACH8BAIAnAYAIf0EAgCxBgAhDIUEAADyBgAwhgQAAJ4DABCHBAAA8gYAMIgEAgCcBgAhmgQCAJwGACGbBAEAsAYAIaAEQACfBgAh0gQBAMsGACHXBEAAswYAIfUEAQCeBgAh_QQCALEGACH-BAEA3wYAIQ-FBAAA8wYAMIYEAACIAwAQhwQAAPMGADCIBAIAnAYAIZoEAgCcBgAhmwQBALAGACHBBAEAngYAId4EAQDfBgAh_wQBAJ4GACGABQIAsQYAIYEFAQDfBgAhggUBAN8GACGDBQEA3wYAIYQFAQDfBgAhhQUBAN8GACEJhQQAAPQGADCGBAAA8AIAEIcEAAD0BgAwmgQCAJwGACG_BAEA3wYAIcEEAQCeBgAh_wQBAJ4GACGGBQEA3wYAIYcFAQDfBgAhCpYBAAD2BgAghQQAAPUGADCGBAAA3wEAEIcEAAD1BgAwmgQCAKoGACG_BAEA5QYAIcEEAQCsBgAh_wQBAKwGACGGBQEA5QYAIYcFAQDlBgAhA4gFAADbAQAgiQUAANsBACCKBQAA2wEAIA2FBAAA9wYAMIYEAADYAgAQhwQAAPcGADCaBAIAnAYAIZsEAQCwBgAh2AQBAJ4GACH_BAEAngYAIYQFAQDfBgAhiwUBAN8GACGMBQEA3wYAIY0FAQCeBgAhjgUAALIGACCPBQAAsgYAIA2FBAAA-AYAMIYEAADFAgAQhwQAAPgGADCaBAIAqgYAIZsEAQC8BgAh2AQBAKwGACH_BAEArAYAIYQFAQDlBgAhiwUBAOUGACGMBQEA5QYAIY0FAQCsBgAhjgUAAL4GACCPBQAAvgYAIAuFBAAA-QYAMIYEAAC_AgAQhwQAAPkGADCaBAIAnAYAIZsEAQCwBgAhoARAAJ8GACHBBAEAngYAIdoEAQCeBgAhkAUBAJ4GACGRBQAAxQYAIJIFAQCeBgAhDJMBAAD7BgAghQQAAPoGADCGBAAArAIAEIcEAAD6BgAwmgQCAKoGACGbBAEAvAYAIaAEQACtBgAhwQQBAKwGACHaBAEArAYAIZAFAQCsBgAhkQUAAMgGACCSBQEArAYAIQOIBQAA1wEAIIkFAADXAQAgigUAANcBACAJhQQAAPwGADCGBAAApgIAEIcEAAD8BgAwmgQCAJwGACGbBAEAsAYAIaAEQACfBgAhwQQBAJ4GACHhBAEAngYAIZMFAgCcBgAhAooEAgAAAAGvBAQAAAABEKEBAAD_BgAghQQAAP4GADCGBAAAiAIAEIcEAAD-BgAwiAQCAKoGACGKBAIAqgYAIa8EBACrBgAhswQCAKoGACG0BAEAvAYAIbUEAQCsBgAhtgRAAK0GACG3BEAArQYAIbgEQAC_BgAhuQRAAL8GACG6BAEA5wYAIbsEAgC9BgAhE54BAACDBwAgogEAAIQHACCFBAAAgQcAMIYEAACEAgAQhwQAAIEHADCIBAIAqgYAIYkEBACrBgAhmgQEAKsGACGbBAEAvAYAIbAEAgCqBgAhswQCAKoGACG1BAEArAYAIbwEAgCqBgAhvQQIAIIHACG-BAIAqgYAIb8EAgCqBgAhwARAAK0GACG1BQAAhAIAILYFAACEAgAgAokEBAAAAAGzBAIAAAABEZ4BAACDBwAgogEAAIQHACCFBAAAgQcAMIYEAACEAgAQhwQAAIEHADCIBAIAqgYAIYkEBACrBgAhmgQEAKsGACGbBAEAvAYAIbAEAgCqBgAhswQCAKoGACG1BAEArAYAIbwEAgCqBgAhvQQIAIIHACG-BAIAqgYAIb8EAgCqBgAhwARAAK0GACEIjgQIAAAAAY8ECAAAAASQBAgAAAAEkQQIAAAAAZIECAAAAAGTBAgAAAABlAQIAAAAAZUECACmBgAhGZUBAACLBwAgnwEAAIwHACCgAQAAjQcAIKMBAACOBwAghQQAAIoHADCGBAAA-AEAEIcEAACKBwAwiAQCAKoGACGKBAIAqgYAIZoEAgCqBgAhmwQBALwGACGgBEAArQYAIbUEAQCsBgAhwQQBAKwGACHCBAEArAYAIcMEAADTBgAgxAQCAKoGACHFBAEArAYAIcYEAgCqBgAhxwQBAKwGACHIBAEArAYAIckEIADsBgAhygQgAOwGACG1BQAA-AEAILYFAAD4AQAgA4gFAACIAgAgiQUAAIgCACCKBQAAiAIAIAKKBAIAAAABswQCAAAAAQaeAQAAgwcAIIUEAACGBwAwhgQAAIACABCHBAAAhgcAMIoEAgCqBgAhswQCAKoGACECswQCAAAAAb8EAgAAAAEJngEAAIMHACCFBAAAiAcAMIYEAAD8AQAQhwQAAIgHADCaBAIAqgYAIaAEQACtBgAhswQCAKoGACG_BAIAqgYAIc4EAADIBgAgAogEAgAAAAHBBAEAAAABF5UBAACLBwAgnwEAAIwHACCgAQAAjQcAIKMBAACOBwAghQQAAIoHADCGBAAA-AEAEIcEAACKBwAwiAQCAKoGACGKBAIAqgYAIZoEAgCqBgAhmwQBALwGACGgBEAArQYAIbUEAQCsBgAhwQQBAKwGACHCBAEArAYAIcMEAADTBgAgxAQCAKoGACHFBAEArAYAIcYEAgCqBgAhxwQBAKwGACHIBAEArAYAIckEIADsBgAhygQgAOwGACEQlAEAAJ0HACCWAQAA9gYAIJwBAACeBwAgnQEAAJ8HACCkAQAAoAcAIIUEAACcBwAwhgQAANcBABCHBAAAnAcAMJoEAgCqBgAhmwQBALwGACGgBEAArQYAIcEEAQCsBgAh4QQBAKwGACGTBQIAqgYAIbUFAADXAQAgtgUAANcBACADiAUAAPwBACCJBQAA_AEAIIoFAAD8AQAgA4gFAACAAgAgiQUAAIACACCKBQAAgAIAIAOIBQAAhAIAIIkFAACEAgAgigUAAIQCACAQlQEAAIsHACCFBAAAjwcAMIYEAAD0AQAQhwQAAI8HADCIBAIAqgYAIYoEAgCqBgAhmgQCAKoGACGbBAEAvAYAIaAEQACtBgAhxwQBAKwGACHSBAEA5wYAIdMEAQCsBgAh1AQBAKwGACHVBAEArAYAIdYEAAC-BgAg1wRAAL8GACEOmAEAAJIHACCZAQAAkwcAIIUEAACQBwAwhgQAAOsBABCHBAAAkAcAMJoEBACrBgAh1AQBAKwGACHaBAEArAYAIe0EAgCqBgAh7gQCAL0GACHvBAIAqgYAIfAEAAGRBwAh8QQEAOYGACHyBCAA7AYAIQSOBAABAAABjwQAAQAABJAEAAEAAASVBAAB8AYAIRGVAQAAiwcAIJoBAACWBwAgmwEAAJgHACCFBAAAlwcAMIYEAADjAQAQhwQAAJcHADCIBAIAqgYAIZoEAgCqBgAhmwQBALwGACGgBEAArQYAIdIEAQDnBgAh1wRAAL8GACH1BAEArAYAIf0EAgC9BgAh_gQBAOUGACG1BQAA4wEAILYFAADjAQAgF5gBAACSBwAgmgEAAJYHACCFBAAAlQcAMIYEAADnAQAQhwQAAJUHADCaBAIAqgYAIbUEAQCsBgAhwQQBAKwGACHVBAEArAYAIe0EAgCqBgAh8wQCAKoGACH0BAQAqwYAIfUEAQDlBgAh9gQBAOUGACH3BAQAqwYAIfgEAgCqBgAh-QQCAKoGACH6BAIAqgYAIfsEAgCqBgAh_AQCAKoGACH9BAIAvQYAIbUFAADnAQAgtgUAAOcBACAC7QQCAAAAAfMEAgAAAAEVmAEAAJIHACCaAQAAlgcAIIUEAACVBwAwhgQAAOcBABCHBAAAlQcAMJoEAgCqBgAhtQQBAKwGACHBBAEArAYAIdUEAQCsBgAh7QQCAKoGACHzBAIAqgYAIfQEBACrBgAh9QQBAOUGACH2BAEA5QYAIfcEBACrBgAh-AQCAKoGACH5BAIAqgYAIfoEAgCqBgAh-wQCAKoGACH8BAIAqgYAIf0EAgC9BgAhA4gFAADrAQAgiQUAAOsBACCKBQAA6wEAIA-VAQAAiwcAIJoBAACWBwAgmwEAAJgHACCFBAAAlwcAMIYEAADjAQAQhwQAAJcHADCIBAIAqgYAIZoEAgCqBgAhmwQBALwGACGgBEAArQYAIdIEAQDnBgAh1wRAAL8GACH1BAEArAYAIf0EAgC9BgAh_gQBAOUGACEDiAUAAOcBACCJBQAA5wEAIIoFAADnAQAgAogEAgAAAAH_BAEAAAABEZUBAACLBwAglwEAAJsHACCFBAAAmgcAMIYEAADbAQAQhwQAAJoHADCIBAIAqgYAIZoEAgCqBgAhmwQBALwGACHBBAEArAYAId4EAQDlBgAh_wQBAKwGACGABQIAvQYAIYEFAQDlBgAhggUBAOUGACGDBQEA5QYAIYQFAQDlBgAhhQUBAOUGACEMlgEAAPYGACCFBAAA9QYAMIYEAADfAQAQhwQAAPUGADCaBAIAqgYAIb8EAQDlBgAhwQQBAKwGACH_BAEArAYAIYYFAQDlBgAhhwUBAOUGACG1BQAA3wEAILYFAADfAQAgDpQBAACdBwAglgEAAPYGACCcAQAAngcAIJ0BAACfBwAgpAEAAKAHACCFBAAAnAcAMIYEAADXAQAQhwQAAJwHADCaBAIAqgYAIZsEAQC8BgAhoARAAK0GACHBBAEArAYAIeEEAQCsBgAhkwUCAKoGACEOkwEAAPsGACCFBAAA-gYAMIYEAACsAgAQhwQAAPoGADCaBAIAqgYAIZsEAQC8BgAhoARAAK0GACHBBAEArAYAIdoEAQCsBgAhkAUBAKwGACGRBQAAyAYAIJIFAQCsBgAhtQUAAKwCACC2BQAArAIAIAOIBQAA4wEAIIkFAADjAQAgigUAAOMBACADiAUAAPQBACCJBQAA9AEAIIoFAAD0AQAgA4gFAAD4AQAgiQUAAPgBACCKBQAA-AEAIAeFBAAAoQcAMIYEAADSAQAQhwQAAKEHADCaBAEAngYAIf8EAQCeBgAhmQUCAJwGACGaBQQAnQYAIQeFBAAAogcAMIYEAAC_AQAQhwQAAKIHADCaBAEArAYAIf8EAQCsBgAhmQUCAKoGACGaBQQAqwYAIQmFBAAAowcAMIYEAAC5AQAQhwQAAKMHADCaBAEAngYAIaAEQACfBgAhqgQBAJ4GACG3BEAAnwYAIcAEQACfBgAhmwUBAJ4GACEJhQQAAKQHADCGBAAApgEAEIcEAACkBwAwmgQBAKwGACGgBEAArQYAIaoEAQCsBgAhtwRAAK0GACHABEAArQYAIZsFAQCsBgAhEIUEAAClBwAwhgQAAKABABCHBAAApQcAMJoEAQCeBgAhoARAAJ8GACHABEAAnwYAIZwFAQCeBgAhnQUBAJ4GACGeBQEAngYAIZ8FAQDfBgAhoAUBAN8GACGhBQEA3wYAIaIFQACzBgAhowVAALMGACGkBQEA3wYAIaUFAQDfBgAhC4UEAACmBwAwhgQAAIoBABCHBAAApgcAMJoEAQCeBgAhoARAAJ8GACG3BEAAnwYAIcAEQACfBgAhngUBAJ4GACGmBQEAngYAIacFAQDfBgAhqAUBAN8GACEKhQQAAKcHADCGBAAAdAAQhwQAAKcHADCaBAEAngYAIaAEQACfBgAhwARAAJ8GACHBBAEAngYAIakFAQCeBgAhqgUgANQGACGrBQEA3wYAIQ0EAACpBwAgBQAAqgcAIAYAAKsHACCFBAAAqAcAMIYEAAADABCHBAAAqAcAMJoEAQCsBgAhoARAAK0GACHABEAArQYAIcEEAQCsBgAhqQUBAKwGACGqBSAA7AYAIasFAQDlBgAhA4gFAAAFACCJBQAABQAgigUAAAUAIAOIBQAACQAgiQUAAAkAIIoFAAAJACARCAAAswcAIAkAALQHACAKAAC1BwAghQQAALIHADCGBAAADQAQhwQAALIHADCaBAIAqgYAIZsEAQC8BgAhoARAAK0GACG1BAEArAYAIcEEAQCsBgAhqQUBAOUGACGuBQEArAYAIbMFAQDlBgAhtAVAAL8GACG1BQAADQAgtgUAAA0AIAmFBAAArAcAMIYEAABcABCHBAAArAcAMIoEAgCcBgAhmgQCAJwGACGgBEAAnwYAIbcEQACfBgAhrAUBAJ4GACGtBUAAswYAIRCFBAAArQcAMIYEAABGABCHBAAArQcAMIoEAgCcBgAhmgQCAJwGACGbBAEAsAYAIaAEQACfBgAhtwRAAJ8GACHBBAEA3wYAIakFAQDfBgAhrAUBAJ4GACGuBQEAngYAIa8FIADUBgAhsAVAALMGACGxBQIAsQYAIbIFQACzBgAhDIUEAACuBwAwhgQAADAAEIcEAACuBwAwmgQCAJwGACGbBAEAsAYAIaAEQACfBgAhtQQBAJ4GACHBBAEAngYAIakFAQDfBgAhrgUBAJ4GACGzBQEA3wYAIbQFQACzBgAhCgYAALAHACCFBAAArwcAMIYEAAAVABCHBAAArwcAMIoEAgCqBgAhmgQCAKoGACGgBEAArQYAIbcEQACtBgAhrAUBAKwGACGtBUAAvwYAIREIAACzBwAgCQAAtAcAIAoAALUHACCFBAAAsgcAMIYEAAANABCHBAAAsgcAMJoEAgCqBgAhmwQBALwGACGgBEAArQYAIbUEAQCsBgAhwQQBAKwGACGpBQEA5QYAIa4FAQCsBgAhswUBAOUGACG0BUAAvwYAIbUFAAANACC2BQAADQAgEQYAALAHACCFBAAAsQcAMIYEAAARABCHBAAAsQcAMIoEAgCqBgAhmgQCAKoGACGbBAEAvAYAIaAEQACtBgAhtwRAAK0GACHBBAEA5QYAIakFAQDlBgAhrAUBAKwGACGuBQEArAYAIa8FIADsBgAhsAVAAL8GACGxBQIAvQYAIbIFQAC_BgAhDwgAALMHACAJAAC0BwAgCgAAtQcAIIUEAACyBwAwhgQAAA0AEIcEAACyBwAwmgQCAKoGACGbBAEAvAYAIaAEQACtBgAhtQQBAKwGACHBBAEArAYAIakFAQDlBgAhrgUBAKwGACGzBQEA5QYAIbQFQAC_BgAhDwQAAKkHACAFAACqBwAgBgAAqwcAIIUEAACoBwAwhgQAAAMAEIcEAACoBwAwmgQBAKwGACGgBEAArQYAIcAEQACtBgAhwQQBAKwGACGpBQEArAYAIaoFIADsBgAhqwUBAOUGACG1BQAAAwAgtgUAAAMAIAOIBQAAEQAgiQUAABEAIIoFAAARACADiAUAABUAIIkFAAAVACCKBQAAFQAgEQMAALcHACCFBAAAtgcAMIYEAAAJABCHBAAAtgcAMJoEAQCsBgAhoARAAK0GACHABEAArQYAIZwFAQCsBgAhnQUBAKwGACGeBQEArAYAIZ8FAQDlBgAhoAUBAOUGACGhBQEA5QYAIaIFQAC_BgAhowVAAL8GACGkBQEA5QYAIaUFAQDlBgAhDwQAAKkHACAFAACqBwAgBgAAqwcAIIUEAACoBwAwhgQAAAMAEIcEAACoBwAwmgQBAKwGACGgBEAArQYAIcAEQACtBgAhwQQBAKwGACGpBQEArAYAIaoFIADsBgAhqwUBAOUGACG1BQAAAwAgtgUAAAMAIAwDAAC3BwAghQQAALgHADCGBAAABQAQhwQAALgHADCaBAEArAYAIaAEQACtBgAhtwRAAK0GACHABEAArQYAIZ4FAQCsBgAhpgUBAKwGACGnBQEA5QYAIagFAQDlBgAhAAAAAAAFugUCAAAAAcAFAgAAAAHBBQIAAAABwgUCAAAAAcMFAgAAAAEFugUEAAAAAcAFBAAAAAHBBQQAAAABwgUEAAAAAcMFBAAAAAEBugUBAAAAAQG6BUAAAAABAAAAAAAABboFAgAAAAHABQIAAAABwQUCAAAAAcIFAgAAAAHDBQIAAAABAboFQAAAAAEAAAAAAAAAAAAAAAAAAAABugUBAAAAAQUXAADmCwAgGAAA6QsAILcFAADnCwAguAUAAOgLACC9BQAAhgIAIAMXAADmCwAgtwUAAOcLACC9BQAAhgIAIAAAAAAABboFCAAAAAHABQgAAAABwQUIAAAAAcIFCAAAAAHDBQgAAAABBRcAAOALACAYAADkCwAgtwUAAOELACC4BQAA4wsAIL0FAAD6AQAgCxcAAOQHADAYAADpBwAwtwUAAOUHADC4BQAA5gcAMLkFAADnBwAgugUAAOgHADC7BQAA6AcAMLwFAADoBwAwvQUAAOgHADC-BQAA6gcAML8FAADrBwAwC4gEAgAAAAGKBAIAAAABswQCAAAAAbQEAQAAAAG1BAEAAAABtgRAAAAAAbcEQAAAAAG4BEAAAAABuQRAAAAAAboEAQAAAAG7BAIAAAABAgAAAIoCACAXAADvBwAgAwAAAIoCACAXAADvBwAgGAAA7gcAIAEQAADiCwAwEaEBAAD_BgAghQQAAP4GADCGBAAAiAIAEIcEAAD-BgAwiAQCAKoGACGKBAIAqgYAIa8EBACrBgAhsgQAAP0GACCzBAIAqgYAIbQEAQAAAAG1BAEArAYAIbYEQACtBgAhtwRAAK0GACG4BEAAvwYAIbkEQAC_BgAhugQBAAAAAbsEAgC9BgAhAgAAAIoCACAQAADuBwAgAgAAAOwHACAQAADtBwAgD4UEAADrBwAwhgQAAOwHABCHBAAA6wcAMIgEAgCqBgAhigQCAKoGACGvBAQAqwYAIbMEAgCqBgAhtAQBALwGACG1BAEArAYAIbYEQACtBgAhtwRAAK0GACG4BEAAvwYAIbkEQAC_BgAhugQBAOcGACG7BAIAvQYAIQ-FBAAA6wcAMIYEAADsBwAQhwQAAOsHADCIBAIAqgYAIYoEAgCqBgAhrwQEAKsGACGzBAIAqgYAIbQEAQC8BgAhtQQBAKwGACG2BEAArQYAIbcEQACtBgAhuARAAL8GACG5BEAAvwYAIboEAQDnBgAhuwQCAL0GACELiAQCAL4HACGKBAIAvgcAIbMEAgC-BwAhtAQBAMAHACG1BAEAwAcAIbYEQADBBwAhtwRAAMEHACG4BEAAyQcAIbkEQADJBwAhugQBANkHACG7BAIAyAcAIQuIBAIAvgcAIYoEAgC-BwAhswQCAL4HACG0BAEAwAcAIbUEAQDABwAhtgRAAMEHACG3BEAAwQcAIbgEQADJBwAhuQRAAMkHACG6BAEA2QcAIbsEAgDIBwAhC4gEAgAAAAGKBAIAAAABswQCAAAAAbQEAQAAAAG1BAEAAAABtgRAAAAAAbcEQAAAAAG4BEAAAAABuQRAAAAAAboEAQAAAAG7BAIAAAABAxcAAOALACC3BQAA4QsAIL0FAAD6AQAgBBcAAOQHADC3BQAA5QcAMLkFAADnBwAgvQUAAOgHADAAAAAAAAUXAADbCwAgGAAA3gsAILcFAADcCwAguAUAAN0LACC9BQAA-gEAIAMXAADbCwAgtwUAANwLACC9BQAA-gEAIAAAAAAAAroFAQAAAATEBQEAAAAFAboFIAAAAAEFFwAA0wsAIBgAANkLACC3BQAA1AsAILgFAADYCwAgvQUAANUBACALFwAAnAgAMBgAAKEIADC3BQAAnQgAMLgFAACeCAAwuQUAAJ8IACC6BQAAoAgAMLsFAACgCAAwvAUAAKAIADC9BQAAoAgAML4FAACiCAAwvwUAAKMIADALFwAAkAgAMBgAAJUIADC3BQAAkQgAMLgFAACSCAAwuQUAAJMIACC6BQAAlAgAMLsFAACUCAAwvAUAAJQIADC9BQAAlAgAML4FAACWCAAwvwUAAJcIADALFwAAhAgAMBgAAIkIADC3BQAAhQgAMLgFAACGCAAwuQUAAIcIACC6BQAAiAgAMLsFAACICAAwvAUAAIgIADC9BQAAiAgAML4FAACKCAAwvwUAAIsIADAMogEAAPEHACCIBAIAAAABiQQEAAAAAZoEBAAAAAGbBAEAAAABsAQCAAAAAbUEAQAAAAG8BAIAAAABvQQIAAAAAb4EAgAAAAG_BAIAAAABwARAAAAAAQIAAACGAgAgFwAAjwgAIAMAAACGAgAgFwAAjwgAIBgAAI4IACABEAAA1wsAMBKeAQAAgwcAIKIBAACEBwAghQQAAIEHADCGBAAAhAIAEIcEAACBBwAwiAQCAKoGACGJBAQAqwYAIZoEBAAAAAGbBAEAAAABsAQCAKoGACGzBAIAqgYAIbUEAQCsBgAhvAQCAKoGACG9BAgAggcAIb4EAgCqBgAhvwQCAKoGACHABEAArQYAIZQFAACABwAgAgAAAIYCACAQAACOCAAgAgAAAIwIACAQAACNCAAgD4UEAACLCAAwhgQAAIwIABCHBAAAiwgAMIgEAgCqBgAhiQQEAKsGACGaBAQAqwYAIZsEAQC8BgAhsAQCAKoGACGzBAIAqgYAIbUEAQCsBgAhvAQCAKoGACG9BAgAggcAIb4EAgCqBgAhvwQCAKoGACHABEAArQYAIQ-FBAAAiwgAMIYEAACMCAAQhwQAAIsIADCIBAIAqgYAIYkEBACrBgAhmgQEAKsGACGbBAEAvAYAIbAEAgCqBgAhswQCAKoGACG1BAEArAYAIbwEAgCqBgAhvQQIAIIHACG-BAIAqgYAIb8EAgCqBgAhwARAAK0GACELiAQCAL4HACGJBAQAvwcAIZoEBAC_BwAhmwQBAMAHACGwBAIAvgcAIbUEAQDABwAhvAQCAL4HACG9BAgA4QcAIb4EAgC-BwAhvwQCAL4HACHABEAAwQcAIQyiAQAA4wcAIIgEAgC-BwAhiQQEAL8HACGaBAQAvwcAIZsEAQDABwAhsAQCAL4HACG1BAEAwAcAIbwEAgC-BwAhvQQIAOEHACG-BAIAvgcAIb8EAgC-BwAhwARAAMEHACEMogEAAPEHACCIBAIAAAABiQQEAAAAAZoEBAAAAAGbBAEAAAABsAQCAAAAAbUEAQAAAAG8BAIAAAABvQQIAAAAAb4EAgAAAAG_BAIAAAABwARAAAAAAQGKBAIAAAABAgAAAIICACAXAACbCAAgAwAAAIICACAXAACbCAAgGAAAmggAIAEQAADWCwAwB54BAACDBwAghQQAAIYHADCGBAAAgAIAEIcEAACGBwAwigQCAKoGACGzBAIAqgYAIZUFAACFBwAgAgAAAIICACAQAACaCAAgAgAAAJgIACAQAACZCAAgBYUEAACXCAAwhgQAAJgIABCHBAAAlwgAMIoEAgCqBgAhswQCAKoGACEFhQQAAJcIADCGBAAAmAgAEIcEAACXCAAwigQCAKoGACGzBAIAqgYAIQGKBAIAvgcAIQGKBAIAvgcAIQGKBAIAAAABBJoEAgAAAAGgBEAAAAABvwQCAAAAAc4EgAAAAAECAAAA_gEAIBcAAKcIACADAAAA_gEAIBcAAKcIACAYAACmCAAgARAAANULADAKngEAAIMHACCFBAAAiAcAMIYEAAD8AQAQhwQAAIgHADCaBAIAAAABoARAAK0GACGzBAIAqgYAIb8EAgCqBgAhzgQAAMgGACCWBQAAhwcAIAIAAAD-AQAgEAAApggAIAIAAACkCAAgEAAApQgAIAiFBAAAowgAMIYEAACkCAAQhwQAAKMIADCaBAIAqgYAIaAEQACtBgAhswQCAKoGACG_BAIAqgYAIc4EAADIBgAgCIUEAACjCAAwhgQAAKQIABCHBAAAowgAMJoEAgCqBgAhoARAAK0GACGzBAIAqgYAIb8EAgCqBgAhzgQAAMgGACAEmgQCAL4HACGgBEAAwQcAIb8EAgC-BwAhzgSAAAAAAQSaBAIAvgcAIaAEQADBBwAhvwQCAL4HACHOBIAAAAABBJoEAgAAAAGgBEAAAAABvwQCAAAAAc4EgAAAAAEBugUBAAAABAMXAADTCwAgtwUAANQLACC9BQAA1QEAIAQXAACcCAAwtwUAAJ0IADC5BQAAnwgAIL0FAACgCAAwBBcAAJAIADC3BQAAkQgAMLkFAACTCAAgvQUAAJQIADAEFwAAhAgAMLcFAACFCAAwuQUAAIcIACC9BQAAiAgAMAAAAAAABRcAAM4LACAYAADRCwAgtwUAAM8LACC4BQAA0AsAIL0FAAD6AQAgAxcAAM4LACC3BQAAzwsAIL0FAAD6AQAgAAAAAAAAAAAAAAUXAADJCwAgGAAAzAsAILcFAADKCwAguAUAAMsLACC9BQAA1QEAIAMXAADJCwAgtwUAAMoLACC9BQAA1QEAIAAAAAAAAAAAAAAFugUEAAAAAcAFBAAAAAHBBQQAAAABwgUEAAAAAcMFBAAAAAEAAAAAAAAAAAAAAboFAAEAAAEFFwAAwQsAIBgAAMcLACC3BQAAwgsAILgFAADGCwAgvQUAAOUBACAHFwAAvwsAIBgAAMQLACC3BQAAwAsAILgFAADDCwAguwUAAOcBACC8BQAA5wEAIL0FAADpAQAgAxcAAMELACC3BQAAwgsAIL0FAADlAQAgAxcAAL8LACC3BQAAwAsAIL0FAADpAQAgAAAAAAAFFwAAuQsAIBgAAL0LACC3BQAAugsAILgFAAC8CwAgvQUAAOUBACALFwAA4QgAMBgAAOYIADC3BQAA4ggAMLgFAADjCAAwuQUAAOQIACC6BQAA5QgAMLsFAADlCAAwvAUAAOUIADC9BQAA5QgAML4FAADnCAAwvwUAAOgIADAJmAEAANgIACCaBAQAAAAB1AQBAAAAAdoEAQAAAAHtBAIAAAAB7wQCAAAAAfAEAAEAAAHxBAQAAAAB8gQgAAAAAQIAAADtAQAgFwAA7AgAIAMAAADtAQAgFwAA7AgAIBgAAOsIACABEAAAuwsAMA6YAQAAkgcAIJkBAACTBwAghQQAAJAHADCGBAAA6wEAEIcEAACQBwAwmgQEAAAAAdQEAQCsBgAh2gQBAKwGACHtBAIAqgYAIe4EAgC9BgAh7wQCAKoGACHwBAABkQcAIfEEBADmBgAh8gQgAOwGACECAAAA7QEAIBAAAOsIACACAAAA6QgAIBAAAOoIACAMhQQAAOgIADCGBAAA6QgAEIcEAADoCAAwmgQEAKsGACHUBAEArAYAIdoEAQCsBgAh7QQCAKoGACHuBAIAvQYAIe8EAgCqBgAh8AQAAZEHACHxBAQA5gYAIfIEIADsBgAhDIUEAADoCAAwhgQAAOkIABCHBAAA6AgAMJoEBACrBgAh1AQBAKwGACHaBAEArAYAIe0EAgCqBgAh7gQCAL0GACHvBAIAqgYAIfAEAAGRBwAh8QQEAOYGACHyBCAA7AYAIQiaBAQAvwcAIdQEAQDABwAh2gQBAMAHACHtBAIAvgcAIe8EAgC-BwAh8AQAAdUIACHxBAQAyggAIfIEIAD_BwAhCZgBAADWCAAgmgQEAL8HACHUBAEAwAcAIdoEAQDABwAh7QQCAL4HACHvBAIAvgcAIfAEAAHVCAAh8QQEAMoIACHyBCAA_wcAIQmYAQAA2AgAIJoEBAAAAAHUBAEAAAAB2gQBAAAAAe0EAgAAAAHvBAIAAAAB8AQAAQAAAfEEBAAAAAHyBCAAAAABAxcAALkLACC3BQAAugsAIL0FAADlAQAgBBcAAOEIADC3BQAA4ggAMLkFAADkCAAgvQUAAOUIADAAAAAAAAUXAACyCwAgGAAAtwsAILcFAACzCwAguAUAALYLACC9BQAA1QEAIAsXAACACQAwGAAAhQkAMLcFAACBCQAwuAUAAIIJADC5BQAAgwkAILoFAACECQAwuwUAAIQJADC8BQAAhAkAML0FAACECQAwvgUAAIYJADC_BQAAhwkAMAsXAAD3CAAwGAAA-wgAMLcFAAD4CAAwuAUAAPkIADC5BQAA-ggAILoFAADlCAAwuwUAAOUIADC8BQAA5QgAML0FAADlCAAwvgUAAPwIADC_BQAA6AgAMAmZAQAA2QgAIJoEBAAAAAHUBAEAAAAB2gQBAAAAAe4EAgAAAAHvBAIAAAAB8AQAAQAAAfEEBAAAAAHyBCAAAAABAgAAAO0BACAXAAD_CAAgAwAAAO0BACAXAAD_CAAgGAAA_ggAIAEQAAC1CwAwAgAAAO0BACAQAAD-CAAgAgAAAOkIACAQAAD9CAAgCJoEBAC_BwAh1AQBAMAHACHaBAEAwAcAIe4EAgDIBwAh7wQCAL4HACHwBAAB1QgAIfEEBADKCAAh8gQgAP8HACEJmQEAANcIACCaBAQAvwcAIdQEAQDABwAh2gQBAMAHACHuBAIAyAcAIe8EAgC-BwAh8AQAAdUIACHxBAQAyggAIfIEIAD_BwAhCZkBAADZCAAgmgQEAAAAAdQEAQAAAAHaBAEAAAAB7gQCAAAAAe8EAgAAAAHwBAABAAAB8QQEAAAAAfIEIAAAAAEQmgEAAO4IACCaBAIAAAABtQQBAAAAAcEEAQAAAAHVBAEAAAAB8wQCAAAAAfQEBAAAAAH1BAEAAAAB9gQBAAAAAfcEBAAAAAH4BAIAAAAB-QQCAAAAAfoEAgAAAAH7BAIAAAAB_AQCAAAAAf0EAgAAAAECAAAA6QEAIBcAAIsJACADAAAA6QEAIBcAAIsJACAYAACKCQAgARAAALQLADAWmAEAAJIHACCaAQAAlgcAIIUEAACVBwAwhgQAAOcBABCHBAAAlQcAMJoEAgAAAAG1BAEArAYAIcEEAQCsBgAh1QQBAKwGACHtBAIAqgYAIfMEAgCqBgAh9AQEAKsGACH1BAEA5QYAIfYEAQDlBgAh9wQEAKsGACH4BAIAqgYAIfkEAgCqBgAh-gQCAKoGACH7BAIAqgYAIfwEAgCqBgAh_QQCAL0GACGXBQAAlAcAIAIAAADpAQAgEAAAigkAIAIAAACICQAgEAAAiQkAIBOFBAAAhwkAMIYEAACICQAQhwQAAIcJADCaBAIAqgYAIbUEAQCsBgAhwQQBAKwGACHVBAEArAYAIe0EAgCqBgAh8wQCAKoGACH0BAQAqwYAIfUEAQDlBgAh9gQBAOUGACH3BAQAqwYAIfgEAgCqBgAh-QQCAKoGACH6BAIAqgYAIfsEAgCqBgAh_AQCAKoGACH9BAIAvQYAIROFBAAAhwkAMIYEAACICQAQhwQAAIcJADCaBAIAqgYAIbUEAQCsBgAhwQQBAKwGACHVBAEArAYAIe0EAgCqBgAh8wQCAKoGACH0BAQAqwYAIfUEAQDlBgAh9gQBAOUGACH3BAQAqwYAIfgEAgCqBgAh-QQCAKoGACH6BAIAqgYAIfsEAgCqBgAh_AQCAKoGACH9BAIAvQYAIQ-aBAIAvgcAIbUEAQDABwAhwQQBAMAHACHVBAEAwAcAIfMEAgC-BwAh9AQEAL8HACH1BAEA2QcAIfYEAQDZBwAh9wQEAL8HACH4BAIAvgcAIfkEAgC-BwAh-gQCAL4HACH7BAIAvgcAIfwEAgC-BwAh_QQCAMgHACEQmgEAAOAIACCaBAIAvgcAIbUEAQDABwAhwQQBAMAHACHVBAEAwAcAIfMEAgC-BwAh9AQEAL8HACH1BAEA2QcAIfYEAQDZBwAh9wQEAL8HACH4BAIAvgcAIfkEAgC-BwAh-gQCAL4HACH7BAIAvgcAIfwEAgC-BwAh_QQCAMgHACEQmgEAAO4IACCaBAIAAAABtQQBAAAAAcEEAQAAAAHVBAEAAAAB8wQCAAAAAfQEBAAAAAH1BAEAAAAB9gQBAAAAAfcEBAAAAAH4BAIAAAAB-QQCAAAAAfoEAgAAAAH7BAIAAAAB_AQCAAAAAf0EAgAAAAEDFwAAsgsAILcFAACzCwAgvQUAANUBACAEFwAAgAkAMLcFAACBCQAwuQUAAIMJACC9BQAAhAkAMAQXAAD3CAAwtwUAAPgIADC5BQAA-ggAIL0FAADlCAAwAAAAAAAFFwAAqgsAIBgAALALACC3BQAAqwsAILgFAACvCwAgvQUAANUBACAHFwAAqAsAIBgAAK0LACC3BQAAqQsAILgFAACsCwAguwUAAN8BACC8BQAA3wEAIL0FAADbAgAgAxcAAKoLACC3BQAAqwsAIL0FAADVAQAgAxcAAKgLACC3BQAAqQsAIL0FAADbAgAgAAAAAAALFwAAngkAMBgAAKMJADC3BQAAnwkAMLgFAACgCQAwuQUAAKEJACC6BQAAogkAMLsFAACiCQAwvAUAAKIJADC9BQAAogkAML4FAACkCQAwvwUAAKUJADAMlQEAAJYJACCIBAIAAAABmgQCAAAAAZsEAQAAAAHBBAEAAAAB3gQBAAAAAf8EAQAAAAGBBQEAAAABggUBAAAAAYMFAQAAAAGEBQEAAAABhQUBAAAAAQIAAADdAQAgFwAAqQkAIAMAAADdAQAgFwAAqQkAIBgAAKgJACABEAAApwsAMBKVAQAAiwcAIJcBAACbBwAghQQAAJoHADCGBAAA2wEAEIcEAACaBwAwiAQCAKoGACGaBAIAAAABmwQBAAAAAcEEAQCsBgAh3gQBAOUGACH_BAEArAYAIYAFAgC9BgAhgQUBAOUGACGCBQEA5QYAIYMFAQDlBgAhhAUBAOUGACGFBQEA5QYAIZgFAACZBwAgAgAAAN0BACAQAACoCQAgAgAAAKYJACAQAACnCQAgD4UEAAClCQAwhgQAAKYJABCHBAAApQkAMIgEAgCqBgAhmgQCAKoGACGbBAEAvAYAIcEEAQCsBgAh3gQBAOUGACH_BAEArAYAIYAFAgC9BgAhgQUBAOUGACGCBQEA5QYAIYMFAQDlBgAhhAUBAOUGACGFBQEA5QYAIQ-FBAAApQkAMIYEAACmCQAQhwQAAKUJADCIBAIAqgYAIZoEAgCqBgAhmwQBALwGACHBBAEArAYAId4EAQDlBgAh_wQBAKwGACGABQIAvQYAIYEFAQDlBgAhggUBAOUGACGDBQEA5QYAIYQFAQDlBgAhhQUBAOUGACELiAQCAL4HACGaBAIAvgcAIZsEAQDABwAhwQQBAMAHACHeBAEA2QcAIf8EAQDABwAhgQUBANkHACGCBQEA2QcAIYMFAQDZBwAhhAUBANkHACGFBQEA2QcAIQyVAQAAlAkAIIgEAgC-BwAhmgQCAL4HACGbBAEAwAcAIcEEAQDABwAh3gQBANkHACH_BAEAwAcAIYEFAQDZBwAhggUBANkHACGDBQEA2QcAIYQFAQDZBwAhhQUBANkHACEMlQEAAJYJACCIBAIAAAABmgQCAAAAAZsEAQAAAAHBBAEAAAAB3gQBAAAAAf8EAQAAAAGBBQEAAAABggUBAAAAAYMFAQAAAAGEBQEAAAABhQUBAAAAAQQXAACeCQAwtwUAAJ8JADC5BQAAoQkAIL0FAACiCQAwAAAAAAAAAAAAAAALFwAAtwkAMBgAALwJADC3BQAAuAkAMLgFAAC5CQAwuQUAALoJACC6BQAAuwkAMLsFAAC7CQAwvAUAALsJADC9BQAAuwkAML4FAAC9CQAwvwUAAL4JADAJlgEAAPQJACCcAQAA9QkAIJ0BAAD2CQAgpAEAAPcJACCaBAIAAAABmwQBAAAAAaAEQAAAAAHBBAEAAAAB4QQBAAAAAQIAAADVAQAgFwAA8wkAIAMAAADVAQAgFwAA8wkAIBgAAMEJACABEAAApgsAMA6UAQAAnQcAIJYBAAD2BgAgnAEAAJ4HACCdAQAAnwcAIKQBAACgBwAghQQAAJwHADCGBAAA1wEAEIcEAACcBwAwmgQCAAAAAZsEAQAAAAGgBEAArQYAIcEEAQAAAAHhBAEArAYAIZMFAgCqBgAhAgAAANUBACAQAADBCQAgAgAAAL8JACAQAADACQAgCYUEAAC-CQAwhgQAAL8JABCHBAAAvgkAMJoEAgCqBgAhmwQBALwGACGgBEAArQYAIcEEAQCsBgAh4QQBAKwGACGTBQIAqgYAIQmFBAAAvgkAMIYEAAC_CQAQhwQAAL4JADCaBAIAqgYAIZsEAQC8BgAhoARAAK0GACHBBAEArAYAIeEEAQCsBgAhkwUCAKoGACEFmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhwQQBAMAHACHhBAEAwAcAIQmWAQAAwgkAIJwBAADDCQAgnQEAAMQJACCkAQAAxQkAIJoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIcEEAQDABwAh4QQBAMAHACELFwAA6gkAMBgAAO4JADC3BQAA6wkAMLgFAADsCQAwuQUAAO0JACC6BQAAogkAMLsFAACiCQAwvAUAAKIJADC9BQAAogkAML4FAADvCQAwvwUAAKUJADALFwAA3gkAMBgAAOMJADC3BQAA3wkAMLgFAADgCQAwuQUAAOEJACC6BQAA4gkAMLsFAADiCQAwvAUAAOIJADC9BQAA4gkAML4FAADkCQAwvwUAAOUJADALFwAA0gkAMBgAANcJADC3BQAA0wkAMLgFAADUCQAwuQUAANUJACC6BQAA1gkAMLsFAADWCQAwvAUAANYJADC9BQAA1gkAML4FAADYCQAwvwUAANkJADALFwAAxgkAMBgAAMsJADC3BQAAxwkAMLgFAADICQAwuQUAAMkJACC6BQAAygkAMLsFAADKCQAwvAUAAMoJADC9BQAAygkAML4FAADMCQAwvwUAAM0JADASnwEAAKoIACCgAQAAqwgAIKMBAACsCAAgigQCAAAAAZoEAgAAAAGbBAEAAAABoARAAAAAAbUEAQAAAAHBBAEAAAABwgQBAAAAAcMEAACoCAAgxAQCAAAAAcUEAQAAAAHGBAIAAAABxwQBAAAAAcgEAQAAAAHJBCAAAAABygQgAAAAAQIAAAD6AQAgFwAA0QkAIAMAAAD6AQAgFwAA0QkAIBgAANAJACABEAAApQsAMBiVAQAAiwcAIJ8BAACMBwAgoAEAAI0HACCjAQAAjgcAIIUEAACKBwAwhgQAAPgBABCHBAAAigcAMIgEAgCqBgAhigQCAKoGACGaBAIAAAABmwQBAAAAAaAEQACtBgAhtQQBAKwGACHBBAEArAYAIcIEAQCsBgAhwwQAANMGACDEBAIAqgYAIcUEAQCsBgAhxgQCAKoGACHHBAEArAYAIcgEAQCsBgAhyQQgAOwGACHKBCAA7AYAIdkEAACJBwAgAgAAAPoBACAQAADQCQAgAgAAAM4JACAQAADPCQAgE4UEAADNCQAwhgQAAM4JABCHBAAAzQkAMIgEAgCqBgAhigQCAKoGACGaBAIAqgYAIZsEAQC8BgAhoARAAK0GACG1BAEArAYAIcEEAQCsBgAhwgQBAKwGACHDBAAA0wYAIMQEAgCqBgAhxQQBAKwGACHGBAIAqgYAIccEAQCsBgAhyAQBAKwGACHJBCAA7AYAIcoEIADsBgAhE4UEAADNCQAwhgQAAM4JABCHBAAAzQkAMIgEAgCqBgAhigQCAKoGACGaBAIAqgYAIZsEAQC8BgAhoARAAK0GACG1BAEArAYAIcEEAQCsBgAhwgQBAKwGACHDBAAA0wYAIMQEAgCqBgAhxQQBAKwGACHGBAIAqgYAIccEAQCsBgAhyAQBAKwGACHJBCAA7AYAIcoEIADsBgAhD4oEAgC-BwAhmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhtQQBAMAHACHBBAEAwAcAIcIEAQDABwAhwwQAAP4HACDEBAIAvgcAIcUEAQDABwAhxgQCAL4HACHHBAEAwAcAIcgEAQDABwAhyQQgAP8HACHKBCAA_wcAIRKfAQAAgQgAIKABAACCCAAgowEAAIMIACCKBAIAvgcAIZoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIbUEAQDABwAhwQQBAMAHACHCBAEAwAcAIcMEAAD-BwAgxAQCAL4HACHFBAEAwAcAIcYEAgC-BwAhxwQBAMAHACHIBAEAwAcAIckEIAD_BwAhygQgAP8HACESnwEAAKoIACCgAQAAqwgAIKMBAACsCAAgigQCAAAAAZoEAgAAAAGbBAEAAAABoARAAAAAAbUEAQAAAAHBBAEAAAABwgQBAAAAAcMEAACoCAAgxAQCAAAAAcUEAQAAAAHGBAIAAAABxwQBAAAAAcgEAQAAAAHJBCAAAAABygQgAAAAAQuKBAIAAAABmgQCAAAAAZsEAQAAAAGgBEAAAAABxwQBAAAAAdIEAQAAAAHTBAEAAAAB1AQBAAAAAdUEAQAAAAHWBIAAAAAB1wRAAAAAAQIAAAD2AQAgFwAA3QkAIAMAAAD2AQAgFwAA3QkAIBgAANwJACABEAAApAsAMBCVAQAAiwcAIIUEAACPBwAwhgQAAPQBABCHBAAAjwcAMIgEAgCqBgAhigQCAKoGACGaBAIAAAABmwQBAAAAAaAEQACtBgAhxwQBAKwGACHSBAEA5wYAIdMEAQCsBgAh1AQBAKwGACHVBAEArAYAIdYEAAC-BgAg1wRAAL8GACECAAAA9gEAIBAAANwJACACAAAA2gkAIBAAANsJACAPhQQAANkJADCGBAAA2gkAEIcEAADZCQAwiAQCAKoGACGKBAIAqgYAIZoEAgCqBgAhmwQBALwGACGgBEAArQYAIccEAQCsBgAh0gQBAOcGACHTBAEArAYAIdQEAQCsBgAh1QQBAKwGACHWBAAAvgYAINcEQAC_BgAhD4UEAADZCQAwhgQAANoJABCHBAAA2QkAMIgEAgCqBgAhigQCAKoGACGaBAIAqgYAIZsEAQC8BgAhoARAAK0GACHHBAEArAYAIdIEAQDnBgAh0wQBAKwGACHUBAEArAYAIdUEAQCsBgAh1gQAAL4GACDXBEAAvwYAIQuKBAIAvgcAIZoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIccEAQDABwAh0gQBANkHACHTBAEAwAcAIdQEAQDABwAh1QQBAMAHACHWBIAAAAAB1wRAAMkHACELigQCAL4HACGaBAIAvgcAIZsEAQDABwAhoARAAMEHACHHBAEAwAcAIdIEAQDZBwAh0wQBAMAHACHUBAEAwAcAIdUEAQDABwAh1gSAAAAAAdcEQADJBwAhC4oEAgAAAAGaBAIAAAABmwQBAAAAAaAEQAAAAAHHBAEAAAAB0gQBAAAAAdMEAQAAAAHUBAEAAAAB1QQBAAAAAdYEgAAAAAHXBEAAAAABCpoBAACOCQAgmwEAAI0JACCaBAIAAAABmwQBAAAAAaAEQAAAAAHSBAEAAAAB1wRAAAAAAfUEAQAAAAH9BAIAAAAB_gQBAAAAAQIAAADlAQAgFwAA6QkAIAMAAADlAQAgFwAA6QkAIBgAAOgJACABEAAAowsAMA-VAQAAiwcAIJoBAACWBwAgmwEAAJgHACCFBAAAlwcAMIYEAADjAQAQhwQAAJcHADCIBAIAqgYAIZoEAgAAAAGbBAEAAAABoARAAK0GACHSBAEA5wYAIdcEQAC_BgAh9QQBAKwGACH9BAIAvQYAIf4EAQDlBgAhAgAAAOUBACAQAADoCQAgAgAAAOYJACAQAADnCQAgDIUEAADlCQAwhgQAAOYJABCHBAAA5QkAMIgEAgCqBgAhmgQCAKoGACGbBAEAvAYAIaAEQACtBgAh0gQBAOcGACHXBEAAvwYAIfUEAQCsBgAh_QQCAL0GACH-BAEA5QYAIQyFBAAA5QkAMIYEAADmCQAQhwQAAOUJADCIBAIAqgYAIZoEAgCqBgAhmwQBALwGACGgBEAArQYAIdIEAQDnBgAh1wRAAL8GACH1BAEArAYAIf0EAgC9BgAh_gQBAOUGACEImgQCAL4HACGbBAEAwAcAIaAEQADBBwAh0gQBANkHACHXBEAAyQcAIfUEAQDABwAh_QQCAMgHACH-BAEA2QcAIQqaAQAA9ggAIJsBAAD1CAAgmgQCAL4HACGbBAEAwAcAIaAEQADBBwAh0gQBANkHACHXBEAAyQcAIfUEAQDABwAh_QQCAMgHACH-BAEA2QcAIQqaAQAAjgkAIJsBAACNCQAgmgQCAAAAAZsEAQAAAAGgBEAAAAAB0gQBAAAAAdcEQAAAAAH1BAEAAAAB_QQCAAAAAf4EAQAAAAEMlwEAAJcJACCaBAIAAAABmwQBAAAAAcEEAQAAAAHeBAEAAAAB_wQBAAAAAYAFAgAAAAGBBQEAAAABggUBAAAAAYMFAQAAAAGEBQEAAAABhQUBAAAAAQIAAADdAQAgFwAA8gkAIAMAAADdAQAgFwAA8gkAIBgAAPEJACABEAAAogsAMAIAAADdAQAgEAAA8QkAIAIAAACmCQAgEAAA8AkAIAuaBAIAvgcAIZsEAQDABwAhwQQBAMAHACHeBAEA2QcAIf8EAQDABwAhgAUCAMgHACGBBQEA2QcAIYIFAQDZBwAhgwUBANkHACGEBQEA2QcAIYUFAQDZBwAhDJcBAACVCQAgmgQCAL4HACGbBAEAwAcAIcEEAQDABwAh3gQBANkHACH_BAEAwAcAIYAFAgDIBwAhgQUBANkHACGCBQEA2QcAIYMFAQDZBwAhhAUBANkHACGFBQEA2QcAIQyXAQAAlwkAIJoEAgAAAAGbBAEAAAABwQQBAAAAAd4EAQAAAAH_BAEAAAABgAUCAAAAAYEFAQAAAAGCBQEAAAABgwUBAAAAAYQFAQAAAAGFBQEAAAABCZYBAAD0CQAgnAEAAPUJACCdAQAA9gkAIKQBAAD3CQAgmgQCAAAAAZsEAQAAAAGgBEAAAAABwQQBAAAAAeEEAQAAAAEEFwAA6gkAMLcFAADrCQAwuQUAAO0JACC9BQAAogkAMAQXAADeCQAwtwUAAN8JADC5BQAA4QkAIL0FAADiCQAwBBcAANIJADC3BQAA0wkAMLkFAADVCQAgvQUAANYJADAEFwAAxgkAMLcFAADHCQAwuQUAAMkJACC9BQAAygkAMAQXAAC3CQAwtwUAALgJADC5BQAAugkAIL0FAAC7CQAwAAAAAAAABRcAAJ0LACAYAACgCwAgtwUAAJ4LACC4BQAAnwsAIL0FAACpAgAgAxcAAJ0LACC3BQAAngsAIL0FAACpAgAgAp4BAACCCgAgogEAAIMKACAElQEAAIQKACCfAQAAhQoAIKABAACGCgAgowEAAIcKACAABZQBAACNCgAglgEAAKsJACCcAQAAjgoAIJ0BAACPCgAgpAEAAJAKACAAAAAHlQEAAIQKACCaAQAAigoAIJsBAACLCgAg0gQAAMIHACDXBAAAwgcAIP0EAADCBwAg_gQAAMIHACAFmAEAAIgKACCaAQAAigoAIPUEAADCBwAg9gQAAMIHACD9BAAAwgcAIAAABJYBAACrCQAgvwQAAMIHACCGBQAAwgcAIIcFAADCBwAgAZMBAAD5CQAgAAAAAAAAAAAAAAAAAAAFFwAAmAsAIBgAAJsLACC3BQAAmQsAILgFAACaCwAgvQUAAF8AIAMXAACYCwAgtwUAAJkLACC9BQAAXwAgAAAABRcAAJMLACAYAACWCwAgtwUAAJQLACC4BQAAlQsAIL0FAABfACADFwAAkwsAILcFAACUCwAgvQUAAF8AIAAAAAsXAADWCgAwGAAA2woAMLcFAADXCgAwuAUAANgKADC5BQAA2QoAILoFAADaCgAwuwUAANoKADC8BQAA2goAML0FAADaCgAwvgUAANwKADC_BQAA3QoAMAsXAADKCgAwGAAAzwoAMLcFAADLCgAwuAUAAMwKADC5BQAAzQoAILoFAADOCgAwuwUAAM4KADC8BQAAzgoAML0FAADOCgAwvgUAANAKADC_BQAA0QoAMAcXAACpCgAgGAAArAoAILcFAACqCgAguAUAAKsKACC7BQAADQAgvAUAAA0AIL0FAAABACAKCQAAyAoAIAoAAMkKACCaBAIAAAABmwQBAAAAAaAEQAAAAAG1BAEAAAABwQQBAAAAAakFAQAAAAGuBQEAAAABtAVAAAAAAQIAAAABACAXAACpCgAgAwAAAA0AIBcAAKkKACAYAACtCgAgDAAAAA0AIAkAAK4KACAKAACvCgAgEAAArQoAIJoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIbUEAQDABwAhwQQBAMAHACGpBQEA2QcAIa4FAQDABwAhtAVAAMkHACEKCQAArgoAIAoAAK8KACCaBAIAvgcAIZsEAQDABwAhoARAAMEHACG1BAEAwAcAIcEEAQDABwAhqQUBANkHACGuBQEAwAcAIbQFQADJBwAhCxcAALwKADAYAADBCgAwtwUAAL0KADC4BQAAvgoAMLkFAAC_CgAgugUAAMAKADC7BQAAwAoAMLwFAADACgAwvQUAAMAKADC-BQAAwgoAML8FAADDCgAwCxcAALAKADAYAAC1CgAwtwUAALEKADC4BQAAsgoAMLkFAACzCgAgugUAALQKADC7BQAAtAoAMLwFAAC0CgAwvQUAALQKADC-BQAAtgoAML8FAAC3CgAwBZoEAgAAAAGgBEAAAAABtwRAAAAAAawFAQAAAAGtBUAAAAABAgAAABcAIBcAALsKACADAAAAFwAgFwAAuwoAIBgAALoKACABEAAAkgsAMAoGAACwBwAghQQAAK8HADCGBAAAFQAQhwQAAK8HADCKBAIAqgYAIZoEAgAAAAGgBEAArQYAIbcEQACtBgAhrAUBAAAAAa0FQAC_BgAhAgAAABcAIBAAALoKACACAAAAuAoAIBAAALkKACAJhQQAALcKADCGBAAAuAoAEIcEAAC3CgAwigQCAKoGACGaBAIAqgYAIaAEQACtBgAhtwRAAK0GACGsBQEArAYAIa0FQAC_BgAhCYUEAAC3CgAwhgQAALgKABCHBAAAtwoAMIoEAgCqBgAhmgQCAKoGACGgBEAArQYAIbcEQACtBgAhrAUBAKwGACGtBUAAvwYAIQWaBAIAvgcAIaAEQADBBwAhtwRAAMEHACGsBQEAwAcAIa0FQADJBwAhBZoEAgC-BwAhoARAAMEHACG3BEAAwQcAIawFAQDABwAhrQVAAMkHACEFmgQCAAAAAaAEQAAAAAG3BEAAAAABrAUBAAAAAa0FQAAAAAEMmgQCAAAAAZsEAQAAAAGgBEAAAAABtwRAAAAAAcEEAQAAAAGpBQEAAAABrAUBAAAAAa4FAQAAAAGvBSAAAAABsAVAAAAAAbEFAgAAAAGyBUAAAAABAgAAABMAIBcAAMcKACADAAAAEwAgFwAAxwoAIBgAAMYKACABEAAAkQsAMBEGAACwBwAghQQAALEHADCGBAAAEQAQhwQAALEHADCKBAIAqgYAIZoEAgAAAAGbBAEAAAABoARAAK0GACG3BEAArQYAIcEEAQDlBgAhqQUBAOUGACGsBQEAAAABrgUBAKwGACGvBSAA7AYAIbAFQAC_BgAhsQUCAL0GACGyBUAAvwYAIQIAAAATACAQAADGCgAgAgAAAMQKACAQAADFCgAgEIUEAADDCgAwhgQAAMQKABCHBAAAwwoAMIoEAgCqBgAhmgQCAKoGACGbBAEAvAYAIaAEQACtBgAhtwRAAK0GACHBBAEA5QYAIakFAQDlBgAhrAUBAKwGACGuBQEArAYAIa8FIADsBgAhsAVAAL8GACGxBQIAvQYAIbIFQAC_BgAhEIUEAADDCgAwhgQAAMQKABCHBAAAwwoAMIoEAgCqBgAhmgQCAKoGACGbBAEAvAYAIaAEQACtBgAhtwRAAK0GACHBBAEA5QYAIakFAQDlBgAhrAUBAKwGACGuBQEArAYAIa8FIADsBgAhsAVAAL8GACGxBQIAvQYAIbIFQAC_BgAhDJoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIbcEQADBBwAhwQQBANkHACGpBQEA2QcAIawFAQDABwAhrgUBAMAHACGvBSAA_wcAIbAFQADJBwAhsQUCAMgHACGyBUAAyQcAIQyaBAIAvgcAIZsEAQDABwAhoARAAMEHACG3BEAAwQcAIcEEAQDZBwAhqQUBANkHACGsBQEAwAcAIa4FAQDABwAhrwUgAP8HACGwBUAAyQcAIbEFAgDIBwAhsgVAAMkHACEMmgQCAAAAAZsEAQAAAAGgBEAAAAABtwRAAAAAAcEEAQAAAAGpBQEAAAABrAUBAAAAAa4FAQAAAAGvBSAAAAABsAVAAAAAAbEFAgAAAAGyBUAAAAABBBcAALwKADC3BQAAvQoAMLkFAAC_CgAgvQUAAMAKADAEFwAAsAoAMLcFAACxCgAwuQUAALMKACC9BQAAtAoAMAyaBAEAAAABoARAAAAAAcAEQAAAAAGcBQEAAAABnQUBAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFQAAAAAGjBUAAAAABpAUBAAAAAaUFAQAAAAECAAAACwAgFwAA1QoAIAMAAAALACAXAADVCgAgGAAA1AoAIAEQAACQCwAwEQMAALcHACCFBAAAtgcAMIYEAAAJABCHBAAAtgcAMJoEAQAAAAGgBEAArQYAIcAEQACtBgAhnAUBAKwGACGdBQEArAYAIZ4FAQCsBgAhnwUBAOUGACGgBQEA5QYAIaEFAQDlBgAhogVAAL8GACGjBUAAvwYAIaQFAQDlBgAhpQUBAOUGACECAAAACwAgEAAA1AoAIAIAAADSCgAgEAAA0woAIBCFBAAA0QoAMIYEAADSCgAQhwQAANEKADCaBAEArAYAIaAEQACtBgAhwARAAK0GACGcBQEArAYAIZ0FAQCsBgAhngUBAKwGACGfBQEA5QYAIaAFAQDlBgAhoQUBAOUGACGiBUAAvwYAIaMFQAC_BgAhpAUBAOUGACGlBQEA5QYAIRCFBAAA0QoAMIYEAADSCgAQhwQAANEKADCaBAEArAYAIaAEQACtBgAhwARAAK0GACGcBQEArAYAIZ0FAQCsBgAhngUBAKwGACGfBQEA5QYAIaAFAQDlBgAhoQUBAOUGACGiBUAAvwYAIaMFQAC_BgAhpAUBAOUGACGlBQEA5QYAIQyaBAEAwAcAIaAEQADBBwAhwARAAMEHACGcBQEAwAcAIZ0FAQDABwAhnwUBANkHACGgBQEA2QcAIaEFAQDZBwAhogVAAMkHACGjBUAAyQcAIaQFAQDZBwAhpQUBANkHACEMmgQBAMAHACGgBEAAwQcAIcAEQADBBwAhnAUBAMAHACGdBQEAwAcAIZ8FAQDZBwAhoAUBANkHACGhBQEA2QcAIaIFQADJBwAhowVAAMkHACGkBQEA2QcAIaUFAQDZBwAhDJoEAQAAAAGgBEAAAAABwARAAAAAAZwFAQAAAAGdBQEAAAABnwUBAAAAAaAFAQAAAAGhBQEAAAABogVAAAAAAaMFQAAAAAGkBQEAAAABpQUBAAAAAQeaBAEAAAABoARAAAAAAbcEQAAAAAHABEAAAAABpgUBAAAAAacFAQAAAAGoBQEAAAABAgAAAAcAIBcAAOEKACADAAAABwAgFwAA4QoAIBgAAOAKACABEAAAjwsAMAwDAAC3BwAghQQAALgHADCGBAAABQAQhwQAALgHADCaBAEAAAABoARAAK0GACG3BEAArQYAIcAEQACtBgAhngUBAKwGACGmBQEAAAABpwUBAOUGACGoBQEA5QYAIQIAAAAHACAQAADgCgAgAgAAAN4KACAQAADfCgAgC4UEAADdCgAwhgQAAN4KABCHBAAA3QoAMJoEAQCsBgAhoARAAK0GACG3BEAArQYAIcAEQACtBgAhngUBAKwGACGmBQEArAYAIacFAQDlBgAhqAUBAOUGACELhQQAAN0KADCGBAAA3goAEIcEAADdCgAwmgQBAKwGACGgBEAArQYAIbcEQACtBgAhwARAAK0GACGeBQEArAYAIaYFAQCsBgAhpwUBAOUGACGoBQEA5QYAIQeaBAEAwAcAIaAEQADBBwAhtwRAAMEHACHABEAAwQcAIaYFAQDABwAhpwUBANkHACGoBQEA2QcAIQeaBAEAwAcAIaAEQADBBwAhtwRAAMEHACHABEAAwQcAIaYFAQDABwAhpwUBANkHACGoBQEA2QcAIQeaBAEAAAABoARAAAAAAbcEQAAAAAHABEAAAAABpgUBAAAAAacFAQAAAAGoBQEAAAABBBcAANYKADC3BQAA1woAMLkFAADZCgAgvQUAANoKADAEFwAAygoAMLcFAADLCgAwuQUAAM0KACC9BQAAzgoAMAMXAACpCgAgtwUAAKoKACC9BQAAAQAgAAAGCAAA_QoAIAkAAP4KACAKAAD_CgAgqQUAAMIHACCzBQAAwgcAILQFAADCBwAgAAAAAAAFFwAAigsAIBgAAI0LACC3BQAAiwsAILgFAACMCwAgvQUAAAEAIAMXAACKCwAgtwUAAIsLACC9BQAAAQAgAAAAAAAFFwAAhQsAIBgAAIgLACC3BQAAhgsAILgFAACHCwAgvQUAAAEAIAMXAACFCwAgtwUAAIYLACC9BQAAAQAgAAAAAAAHFwAAgAsAIBgAAIMLACC3BQAAgQsAILgFAACCCwAguwUAAAMAILwFAAADACC9BQAAXwAgAxcAAIALACC3BQAAgQsAIL0FAABfACAEBAAA5QoAIAUAAOYKACAGAADnCgAgqwUAAMIHACAAAAkEAADiCgAgBQAA4woAIJoEAQAAAAGgBEAAAAABwARAAAAAAcEEAQAAAAGpBQEAAAABqgUgAAAAAasFAQAAAAECAAAAXwAgFwAAgAsAIAMAAAADACAXAACACwAgGAAAhAsAIAsAAAADACAEAACmCgAgBQAApwoAIBAAAIQLACCaBAEAwAcAIaAEQADBBwAhwARAAMEHACHBBAEAwAcAIakFAQDABwAhqgUgAP8HACGrBQEA2QcAIQkEAACmCgAgBQAApwoAIJoEAQDABwAhoARAAMEHACHABEAAwQcAIcEEAQDABwAhqQUBAMAHACGqBSAA_wcAIasFAQDZBwAhCwgAAPwKACAKAADJCgAgmgQCAAAAAZsEAQAAAAGgBEAAAAABtQQBAAAAAcEEAQAAAAGpBQEAAAABrgUBAAAAAbMFAQAAAAG0BUAAAAABAgAAAAEAIBcAAIULACADAAAADQAgFwAAhQsAIBgAAIkLACANAAAADQAgCAAA-woAIAoAAK8KACAQAACJCwAgmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhtQQBAMAHACHBBAEAwAcAIakFAQDZBwAhrgUBAMAHACGzBQEA2QcAIbQFQADJBwAhCwgAAPsKACAKAACvCgAgmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhtQQBAMAHACHBBAEAwAcAIakFAQDZBwAhrgUBAMAHACGzBQEA2QcAIbQFQADJBwAhCwgAAPwKACAJAADICgAgmgQCAAAAAZsEAQAAAAGgBEAAAAABtQQBAAAAAcEEAQAAAAGpBQEAAAABrgUBAAAAAbMFAQAAAAG0BUAAAAABAgAAAAEAIBcAAIoLACADAAAADQAgFwAAigsAIBgAAI4LACANAAAADQAgCAAA-woAIAkAAK4KACAQAACOCwAgmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhtQQBAMAHACHBBAEAwAcAIakFAQDZBwAhrgUBAMAHACGzBQEA2QcAIbQFQADJBwAhCwgAAPsKACAJAACuCgAgmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhtQQBAMAHACHBBAEAwAcAIakFAQDZBwAhrgUBAMAHACGzBQEA2QcAIbQFQADJBwAhB5oEAQAAAAGgBEAAAAABtwRAAAAAAcAEQAAAAAGmBQEAAAABpwUBAAAAAagFAQAAAAEMmgQBAAAAAaAEQAAAAAHABEAAAAABnAUBAAAAAZ0FAQAAAAGfBQEAAAABoAUBAAAAAaEFAQAAAAGiBUAAAAABowVAAAAAAaQFAQAAAAGlBQEAAAABDJoEAgAAAAGbBAEAAAABoARAAAAAAbcEQAAAAAHBBAEAAAABqQUBAAAAAawFAQAAAAGuBQEAAAABrwUgAAAAAbAFQAAAAAGxBQIAAAABsgVAAAAAAQWaBAIAAAABoARAAAAAAbcEQAAAAAGsBQEAAAABrQVAAAAAAQkFAADjCgAgBgAA5AoAIJoEAQAAAAGgBEAAAAABwARAAAAAAcEEAQAAAAGpBQEAAAABqgUgAAAAAasFAQAAAAECAAAAXwAgFwAAkwsAIAMAAAADACAXAACTCwAgGAAAlwsAIAsAAAADACAFAACnCgAgBgAAqAoAIBAAAJcLACCaBAEAwAcAIaAEQADBBwAhwARAAMEHACHBBAEAwAcAIakFAQDABwAhqgUgAP8HACGrBQEA2QcAIQkFAACnCgAgBgAAqAoAIJoEAQDABwAhoARAAMEHACHABEAAwQcAIcEEAQDABwAhqQUBAMAHACGqBSAA_wcAIasFAQDZBwAhCQQAAOIKACAGAADkCgAgmgQBAAAAAaAEQAAAAAHABEAAAAABwQQBAAAAAakFAQAAAAGqBSAAAAABqwUBAAAAAQIAAABfACAXAACYCwAgAwAAAAMAIBcAAJgLACAYAACcCwAgCwAAAAMAIAQAAKYKACAGAACoCgAgEAAAnAsAIJoEAQDABwAhoARAAMEHACHABEAAwQcAIcEEAQDABwAhqQUBAMAHACGqBSAA_wcAIasFAQDZBwAhCQQAAKYKACAGAACoCgAgmgQBAMAHACGgBEAAwQcAIcAEQADBBwAhwQQBAMAHACGpBQEAwAcAIaoFIAD_BwAhqwUBANkHACEImgQCAAAAAZsEAQAAAAGgBEAAAAABwQQBAAAAAdoEAQAAAAGQBQEAAAABkQWAAAAAAZIFAQAAAAECAAAAqQIAIBcAAJ0LACADAAAArAIAIBcAAJ0LACAYAAChCwAgCgAAAKwCACAQAAChCwAgmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhwQQBAMAHACHaBAEAwAcAIZAFAQDABwAhkQWAAAAAAZIFAQDABwAhCJoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIcEEAQDABwAh2gQBAMAHACGQBQEAwAcAIZEFgAAAAAGSBQEAwAcAIQuaBAIAAAABmwQBAAAAAcEEAQAAAAHeBAEAAAAB_wQBAAAAAYAFAgAAAAGBBQEAAAABggUBAAAAAYMFAQAAAAGEBQEAAAABhQUBAAAAAQiaBAIAAAABmwQBAAAAAaAEQAAAAAHSBAEAAAAB1wRAAAAAAfUEAQAAAAH9BAIAAAAB_gQBAAAAAQuKBAIAAAABmgQCAAAAAZsEAQAAAAGgBEAAAAABxwQBAAAAAdIEAQAAAAHTBAEAAAAB1AQBAAAAAdUEAQAAAAHWBIAAAAAB1wRAAAAAAQ-KBAIAAAABmgQCAAAAAZsEAQAAAAGgBEAAAAABtQQBAAAAAcEEAQAAAAHCBAEAAAABwwQAAKgIACDEBAIAAAABxQQBAAAAAcYEAgAAAAHHBAEAAAAByAQBAAAAAckEIAAAAAHKBCAAAAABBZoEAgAAAAGbBAEAAAABoARAAAAAAcEEAQAAAAHhBAEAAAABC4gEAgAAAAGaBAIAAAABmwQBAAAAAcEEAQAAAAHeBAEAAAAB_wQBAAAAAYEFAQAAAAGCBQEAAAABgwUBAAAAAYQFAQAAAAGFBQEAAAABBpoEAgAAAAG_BAEAAAABwQQBAAAAAf8EAQAAAAGGBQEAAAABhwUBAAAAAQIAAADbAgAgFwAAqAsAIAqUAQAAgAoAIJwBAAD1CQAgnQEAAPYJACCkAQAA9wkAIJoEAgAAAAGbBAEAAAABoARAAAAAAcEEAQAAAAHhBAEAAAABkwUCAAAAAQIAAADVAQAgFwAAqgsAIAMAAADfAQAgFwAAqAsAIBgAAK4LACAIAAAA3wEAIBAAAK4LACCaBAIAvgcAIb8EAQDZBwAhwQQBAMAHACH_BAEAwAcAIYYFAQDZBwAhhwUBANkHACEGmgQCAL4HACG_BAEA2QcAIcEEAQDABwAh_wQBAMAHACGGBQEA2QcAIYcFAQDZBwAhAwAAANcBACAXAACqCwAgGAAAsQsAIAwAAADXAQAgEAAAsQsAIJQBAAD_CQAgnAEAAMMJACCdAQAAxAkAIKQBAADFCQAgmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhwQQBAMAHACHhBAEAwAcAIZMFAgC-BwAhCpQBAAD_CQAgnAEAAMMJACCdAQAAxAkAIKQBAADFCQAgmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhwQQBAMAHACHhBAEAwAcAIZMFAgC-BwAhCpQBAACACgAglgEAAPQJACCdAQAA9gkAIKQBAAD3CQAgmgQCAAAAAZsEAQAAAAGgBEAAAAABwQQBAAAAAeEEAQAAAAGTBQIAAAABAgAAANUBACAXAACyCwAgD5oEAgAAAAG1BAEAAAABwQQBAAAAAdUEAQAAAAHzBAIAAAAB9AQEAAAAAfUEAQAAAAH2BAEAAAAB9wQEAAAAAfgEAgAAAAH5BAIAAAAB-gQCAAAAAfsEAgAAAAH8BAIAAAAB_QQCAAAAAQiaBAQAAAAB1AQBAAAAAdoEAQAAAAHuBAIAAAAB7wQCAAAAAfAEAAEAAAHxBAQAAAAB8gQgAAAAAQMAAADXAQAgFwAAsgsAIBgAALgLACAMAAAA1wEAIBAAALgLACCUAQAA_wkAIJYBAADCCQAgnQEAAMQJACCkAQAAxQkAIJoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIcEEAQDABwAh4QQBAMAHACGTBQIAvgcAIQqUAQAA_wkAIJYBAADCCQAgnQEAAMQJACCkAQAAxQkAIJoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIcEEAQDABwAh4QQBAMAHACGTBQIAvgcAIQuVAQAAjAkAIJoBAACOCQAgiAQCAAAAAZoEAgAAAAGbBAEAAAABoARAAAAAAdIEAQAAAAHXBEAAAAAB9QQBAAAAAf0EAgAAAAH-BAEAAAABAgAAAOUBACAXAAC5CwAgCJoEBAAAAAHUBAEAAAAB2gQBAAAAAe0EAgAAAAHvBAIAAAAB8AQAAQAAAfEEBAAAAAHyBCAAAAABAwAAAOMBACAXAAC5CwAgGAAAvgsAIA0AAADjAQAgEAAAvgsAIJUBAAD0CAAgmgEAAPYIACCIBAIAvgcAIZoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIdIEAQDZBwAh1wRAAMkHACH1BAEAwAcAIf0EAgDIBwAh_gQBANkHACELlQEAAPQIACCaAQAA9ggAIIgEAgC-BwAhmgQCAL4HACGbBAEAwAcAIaAEQADBBwAh0gQBANkHACHXBEAAyQcAIfUEAQDABwAh_QQCAMgHACH-BAEA2QcAIRGYAQAA7QgAIJoEAgAAAAG1BAEAAAABwQQBAAAAAdUEAQAAAAHtBAIAAAAB8wQCAAAAAfQEBAAAAAH1BAEAAAAB9gQBAAAAAfcEBAAAAAH4BAIAAAAB-QQCAAAAAfoEAgAAAAH7BAIAAAAB_AQCAAAAAf0EAgAAAAECAAAA6QEAIBcAAL8LACALlQEAAIwJACCbAQAAjQkAIIgEAgAAAAGaBAIAAAABmwQBAAAAAaAEQAAAAAHSBAEAAAAB1wRAAAAAAfUEAQAAAAH9BAIAAAAB_gQBAAAAAQIAAADlAQAgFwAAwQsAIAMAAADnAQAgFwAAvwsAIBgAAMULACATAAAA5wEAIBAAAMULACCYAQAA3wgAIJoEAgC-BwAhtQQBAMAHACHBBAEAwAcAIdUEAQDABwAh7QQCAL4HACHzBAIAvgcAIfQEBAC_BwAh9QQBANkHACH2BAEA2QcAIfcEBAC_BwAh-AQCAL4HACH5BAIAvgcAIfoEAgC-BwAh-wQCAL4HACH8BAIAvgcAIf0EAgDIBwAhEZgBAADfCAAgmgQCAL4HACG1BAEAwAcAIcEEAQDABwAh1QQBAMAHACHtBAIAvgcAIfMEAgC-BwAh9AQEAL8HACH1BAEA2QcAIfYEAQDZBwAh9wQEAL8HACH4BAIAvgcAIfkEAgC-BwAh-gQCAL4HACH7BAIAvgcAIfwEAgC-BwAh_QQCAMgHACEDAAAA4wEAIBcAAMELACAYAADICwAgDQAAAOMBACAQAADICwAglQEAAPQIACCbAQAA9QgAIIgEAgC-BwAhmgQCAL4HACGbBAEAwAcAIaAEQADBBwAh0gQBANkHACHXBEAAyQcAIfUEAQDABwAh_QQCAMgHACH-BAEA2QcAIQuVAQAA9AgAIJsBAAD1CAAgiAQCAL4HACGaBAIAvgcAIZsEAQDABwAhoARAAMEHACHSBAEA2QcAIdcEQADJBwAh9QQBAMAHACH9BAIAyAcAIf4EAQDZBwAhCpQBAACACgAglgEAAPQJACCcAQAA9QkAIKQBAAD3CQAgmgQCAAAAAZsEAQAAAAGgBEAAAAABwQQBAAAAAeEEAQAAAAGTBQIAAAABAgAAANUBACAXAADJCwAgAwAAANcBACAXAADJCwAgGAAAzQsAIAwAAADXAQAgEAAAzQsAIJQBAAD_CQAglgEAAMIJACCcAQAAwwkAIKQBAADFCQAgmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhwQQBAMAHACHhBAEAwAcAIZMFAgC-BwAhCpQBAAD_CQAglgEAAMIJACCcAQAAwwkAIKQBAADFCQAgmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhwQQBAMAHACHhBAEAwAcAIZMFAgC-BwAhE5UBAACpCAAgoAEAAKsIACCjAQAArAgAIIgEAgAAAAGKBAIAAAABmgQCAAAAAZsEAQAAAAGgBEAAAAABtQQBAAAAAcEEAQAAAAHCBAEAAAABwwQAAKgIACDEBAIAAAABxQQBAAAAAcYEAgAAAAHHBAEAAAAByAQBAAAAAckEIAAAAAHKBCAAAAABAgAAAPoBACAXAADOCwAgAwAAAPgBACAXAADOCwAgGAAA0gsAIBUAAAD4AQAgEAAA0gsAIJUBAACACAAgoAEAAIIIACCjAQAAgwgAIIgEAgC-BwAhigQCAL4HACGaBAIAvgcAIZsEAQDABwAhoARAAMEHACG1BAEAwAcAIcEEAQDABwAhwgQBAMAHACHDBAAA_gcAIMQEAgC-BwAhxQQBAMAHACHGBAIAvgcAIccEAQDABwAhyAQBAMAHACHJBCAA_wcAIcoEIAD_BwAhE5UBAACACAAgoAEAAIIIACCjAQAAgwgAIIgEAgC-BwAhigQCAL4HACGaBAIAvgcAIZsEAQDABwAhoARAAMEHACG1BAEAwAcAIcEEAQDABwAhwgQBAMAHACHDBAAA_gcAIMQEAgC-BwAhxQQBAMAHACHGBAIAvgcAIccEAQDABwAhyAQBAMAHACHJBCAA_wcAIcoEIAD_BwAhCpQBAACACgAglgEAAPQJACCcAQAA9QkAIJ0BAAD2CQAgmgQCAAAAAZsEAQAAAAGgBEAAAAABwQQBAAAAAeEEAQAAAAGTBQIAAAABAgAAANUBACAXAADTCwAgBJoEAgAAAAGgBEAAAAABvwQCAAAAAc4EgAAAAAEBigQCAAAAAQuIBAIAAAABiQQEAAAAAZoEBAAAAAGbBAEAAAABsAQCAAAAAbUEAQAAAAG8BAIAAAABvQQIAAAAAb4EAgAAAAG_BAIAAAABwARAAAAAAQMAAADXAQAgFwAA0wsAIBgAANoLACAMAAAA1wEAIBAAANoLACCUAQAA_wkAIJYBAADCCQAgnAEAAMMJACCdAQAAxAkAIJoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIcEEAQDABwAh4QQBAMAHACGTBQIAvgcAIQqUAQAA_wkAIJYBAADCCQAgnAEAAMMJACCdAQAAxAkAIJoEAgC-BwAhmwQBAMAHACGgBEAAwQcAIcEEAQDABwAh4QQBAMAHACGTBQIAvgcAIROVAQAAqQgAIJ8BAACqCAAgowEAAKwIACCIBAIAAAABigQCAAAAAZoEAgAAAAGbBAEAAAABoARAAAAAAbUEAQAAAAHBBAEAAAABwgQBAAAAAcMEAACoCAAgxAQCAAAAAcUEAQAAAAHGBAIAAAABxwQBAAAAAcgEAQAAAAHJBCAAAAABygQgAAAAAQIAAAD6AQAgFwAA2wsAIAMAAAD4AQAgFwAA2wsAIBgAAN8LACAVAAAA-AEAIBAAAN8LACCVAQAAgAgAIJ8BAACBCAAgowEAAIMIACCIBAIAvgcAIYoEAgC-BwAhmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhtQQBAMAHACHBBAEAwAcAIcIEAQDABwAhwwQAAP4HACDEBAIAvgcAIcUEAQDABwAhxgQCAL4HACHHBAEAwAcAIcgEAQDABwAhyQQgAP8HACHKBCAA_wcAIROVAQAAgAgAIJ8BAACBCAAgowEAAIMIACCIBAIAvgcAIYoEAgC-BwAhmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhtQQBAMAHACHBBAEAwAcAIcIEAQDABwAhwwQAAP4HACDEBAIAvgcAIcUEAQDABwAhxgQCAL4HACHHBAEAwAcAIcgEAQDABwAhyQQgAP8HACHKBCAA_wcAIROVAQAAqQgAIJ8BAACqCAAgoAEAAKsIACCIBAIAAAABigQCAAAAAZoEAgAAAAGbBAEAAAABoARAAAAAAbUEAQAAAAHBBAEAAAABwgQBAAAAAcMEAACoCAAgxAQCAAAAAcUEAQAAAAHGBAIAAAABxwQBAAAAAcgEAQAAAAHJBCAAAAABygQgAAAAAQIAAAD6AQAgFwAA4AsAIAuIBAIAAAABigQCAAAAAbMEAgAAAAG0BAEAAAABtQQBAAAAAbYEQAAAAAG3BEAAAAABuARAAAAAAbkEQAAAAAG6BAEAAAABuwQCAAAAAQMAAAD4AQAgFwAA4AsAIBgAAOULACAVAAAA-AEAIBAAAOULACCVAQAAgAgAIJ8BAACBCAAgoAEAAIIIACCIBAIAvgcAIYoEAgC-BwAhmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhtQQBAMAHACHBBAEAwAcAIcIEAQDABwAhwwQAAP4HACDEBAIAvgcAIcUEAQDABwAhxgQCAL4HACHHBAEAwAcAIcgEAQDABwAhyQQgAP8HACHKBCAA_wcAIROVAQAAgAgAIJ8BAACBCAAgoAEAAIIIACCIBAIAvgcAIYoEAgC-BwAhmgQCAL4HACGbBAEAwAcAIaAEQADBBwAhtQQBAMAHACHBBAEAwAcAIcIEAQDABwAhwwQAAP4HACDEBAIAvgcAIcUEAQDABwAhxgQCAL4HACHHBAEAwAcAIcgEAQDABwAhyQQgAP8HACHKBCAA_wcAIQ2eAQAA8AcAIIgEAgAAAAGJBAQAAAABmgQEAAAAAZsEAQAAAAGwBAIAAAABswQCAAAAAbUEAQAAAAG8BAIAAAABvQQIAAAAAb4EAgAAAAG_BAIAAAABwARAAAAAAQIAAACGAgAgFwAA5gsAIAMAAACEAgAgFwAA5gsAIBgAAOoLACAPAAAAhAIAIBAAAOoLACCeAQAA4gcAIIgEAgC-BwAhiQQEAL8HACGaBAQAvwcAIZsEAQDABwAhsAQCAL4HACGzBAIAvgcAIbUEAQDABwAhvAQCAL4HACG9BAgA4QcAIb4EAgC-BwAhvwQCAL4HACHABEAAwQcAIQ2eAQAA4gcAIIgEAgC-BwAhiQQEAL8HACGaBAQAvwcAIZsEAQDABwAhsAQCAL4HACGzBAIAvgcAIbUEAQDABwAhvAQCAL4HACG9BAgA4QcAIb4EAgC-BwAhvwQCAL4HACHABEAAwQcAIQQHAAgIBAIJFAYKGAcEBAgDBQwEBg4BBwAFAQMAAgEDAAICBA8ABRAAAQYAAQEGAAECCRkAChoAAAEIJQIBCCsCBQcADR0ADh4ADx8AECAAEQAAAAAABQcADR0ADh4ADx8AECAAEQEGAAEBBgABBQcAFh0AFx4AGB8AGSAAGgAAAAAABQcAFh0AFx4AGB8AGSAAGgEGAAEBBgABBQcAHx0AIB4AIR8AIiAAIwAAAAAABQcAHx0AIB4AIR8AIiAAIwAAAwcAKB8AKSAAKgAAAAMHACgfACkgACoBAwACAQMAAgMHAC8fADAgADEAAAADBwAvHwAwIAAxAQMAAgEDAAIDBwA2HwA3IAA4AAAAAwcANh8ANyAAOAAAAAMHAD4fAD8gAEAAAAADBwA-HwA_IABAAAAABQcARh0ARx4ASB8ASSAASgAAAAAABQcARh0ARx4ASB8ASSAASgYHAF-UAQBNlgHeAU-cAeYBUp0B9wFXpAH7AVgCBwBOkwHZAUwBkwHaAQAClQEATJcB4AFQAgcAUZYB4QFPAZYB4gEABAcAVpUBAEyaAfEBVJsB6gFTAwcAVZgBAFKaAe4BVAKYAQBSmQHvAVMBmgHwAQACmgHzAQCbAfIBAAGVAQBMBQcAXpUBAEyfAf8BWaABgwJaowGHAlsBngEAWAGeAQBYAwcAXZ4BAFiiAYsCXAGhAQBbAaIBjAIAA58BjQIAoAGOAgCjAY8CAASWAZACAJwBkQIAnQGSAgCkAZMCAAGUAQBNAZQBAE0FBwBjHQBkHgBlHwBmIABnAAAAAAAFBwBjHQBkHgBlHwBmIABnAAAFBwBsHQBtHgBuHwBvIABwAAAAAAAFBwBsHQBtHgBuHwBvIABwAAAABQcAdh0Adx4AeB8AeSAAegAAAAAABQcAdh0Adx4AeB8AeSAAegAABQcAfx0AgAEeAIEBHwCCASAAgwEAAAAAAAUHAH8dAIABHgCBAR8AggEgAIMBApUBAEyXAf0CUAKVAQBMlwGDA1AFBwCIAR0AiQEeAIoBHwCLASAAjAEAAAAAAAUHAIgBHQCJAR4AigEfAIsBIACMAQGVAQBMAZUBAEwFBwCRAR0AkgEeAJMBHwCUASAAlQEAAAAAAAUHAJEBHQCSAR4AkwEfAJQBIACVAQGYAQBSAZgBAFIFBwCaAR0AmwEeAJwBHwCdASAAngEAAAAAAAUHAJoBHQCbAR4AnAEfAJ0BIACeAQKYAQBSmQHBA1MCmAEAUpkBxwNTBQcAowEdAKQBHgClAR8ApgEgAKcBAAAAAAAFBwCjAR0ApAEeAKUBHwCmASAApwEAAAAFBwCtAR0ArgEeAK8BHwCwASAAsQEAAAAAAAUHAK0BHQCuAR4ArwEfALABIACxAQAAAAUHALcBHQC4AR4AuQEfALoBIAC7AQAAAAAABQcAtwEdALgBHgC5AR8AugEgALsBAAAABQcAwQEdAMIBHgDDAR8AxAEgAMUBAAAAAAAFBwDBAR0AwgEeAMMBHwDEASAAxQEBlQEATAGVAQBMBQcAygEdAMsBHgDMAR8AzQEgAM4BAAAAAAAFBwDKAR0AywEeAMwBHwDNASAAzgEAAAAFBwDUAR0A1QEeANYBHwDXASAA2AEAAAAAAAUHANQBHQDVAR4A1gEfANcBIADYAQGeAQBYAZ4BAFgFBwDdAR0A3gEeAN8BHwDgASAA4QEAAAAAAAUHAN0BHQDeAR4A3wEfAOABIADhAQGVAQBMAZUBAEwFBwDmAR0A5wEeAOgBHwDpASAA6gEAAAAAAAUHAOYBHQDnAR4A6AEfAOkBIADqAQGeAQBYAZ4BAFgFBwDvAR0A8AEeAPEBHwDyASAA8wEAAAAAAAUHAO8BHQDwAR4A8QEfAPIBIADzAQGeAQBYAZ4BAFgFBwD4AR0A-QEeAPoBHwD7ASAA_AEAAAAAAAUHAPgBHQD5AR4A-gEfAPsBIAD8AQGhAQBbAaEBAFsFBwCBAh0AggIeAIMCHwCEAiAAhQIAAAAAAAUHAIECHQCCAh4AgwIfAIQCIACFAgAAAAUHAIsCHQCMAh4AjQIfAI4CIACPAgAAAAAABQcAiwIdAIwCHgCNAh8AjgIgAI8CAAAABQcAlQIdAJYCHgCXAh8AmAIgAJkCAAAAAAAFBwCVAh0AlgIeAJcCHwCYAiAAmQIAAAAFBwCfAh0AoAIeAKECHwCiAiAAowIAAAAAAAUHAJ8CHQCgAh4AoQIfAKICIACjAgAAAAUHAKkCHQCqAh4AqwIfAKwCIACtAgAAAAAABQcAqQIdAKoCHgCrAh8ArAIgAK0CCwIBDBsBDR0BDh4BDx8BESEBEiMJEyQKFCcBFSkJFioLGSwBGi0BGy4JITEMIjISIzMGJDQGJTUGJjYGJzcGKDkGKTsJKjwTKz4GLEAJLUEULkIGL0MGMEQJMUcVMkgbM0kHNEoHNUsHNkwHN00HOE8HOVEJOlIcO1QHPFYJPVcdPlgHP1kHQFoJQV0eQl4kQ2ACRGECRWMCRmQCR2UCSGcCSWkJSmolS2wCTG4JTW8mTnACT3ECUHIJUXUnUnYrU3cDVHgDVXkDVnoDV3sDWH0DWX8JWoABLFuCAQNchAEJXYUBLV6GAQNfhwEDYIgBCWGLAS5ijAEyY40BBGSOAQRljwEEZpABBGeRAQRokwEEaZUBCWqWATNrmAEEbJoBCW2bATRunAEEb50BBHCeAQlxoQE1cqIBOXOkATp0pQE6dagBOnapATp3qgE6eKwBOnmuAQl6rwE7e7EBOnyzAQl9tAE8frUBOn-2ATqAAbcBCYEBugE9ggG7AUGDAb0BQoQBvgFChQHBAUKGAcIBQocBwwFCiAHFAUKJAccBCYoByAFDiwHKAUKMAcwBCY0BzQFEjgHOAUKPAc8BQpAB0AEJkQHTAUWSAdQBS6UB1gFMpgGUAkynAZUCTKgBlgJMqQGXAkyqAZkCTKsBmwIJrAGcAmCtAZ4CTK4BoAIJrwGhAmGwAaICTLEBowJMsgGkAgmzAacCYrQBqAJotQGqAk22AasCTbcBrgJNuAGvAk25AbACTboBsgJNuwG0Agm8AbUCab0BtwJNvgG5Agm_AboCasABuwJNwQG8Ak3CAb0CCcMBwAJrxAHBAnHFAcMCcsYBxAJyxwHHAnLIAcgCcskByQJyygHLAnLLAc0CCcwBzgJzzQHQAnLOAdICCc8B0wJ00AHUAnLRAdUCctIB1gIJ0wHZAnXUAdoCe9UB3AJQ1gHdAlDXAd8CUNgB4AJQ2QHhAlDaAeMCUNsB5QIJ3AHmAnzdAegCUN4B6gIJ3wHrAn3gAewCUOEB7QJQ4gHuAgnjAfECfuQB8gKEAeUB8wJP5gH0Ak_nAfUCT-gB9gJP6QH3Ak_qAfkCT-sB-wIJ7AH8AoUB7QH_Ak_uAYEDCe8BggOGAfABhANP8QGFA0_yAYYDCfMBiQOHAfQBigONAfUBiwNS9gGMA1L3AY0DUvgBjgNS-QGPA1L6AZEDUvsBkwMJ_AGUA44B_QGWA1L-AZgDCf8BmQOPAYACmgNSgQKbA1KCApwDCYMCnwOQAYQCoAOWAYUCoQNThgKiA1OHAqMDU4gCpANTiQKlA1OKAqcDU4sCqQMJjAKqA5cBjQKsA1OOAq4DCY8CrwOYAZACsANTkQKxA1OSArIDCZMCtQOZAZQCtgOfAZUCtwNUlgK4A1SXArkDVJgCugNUmQK7A1SaAr0DVJsCvwMJnALAA6ABnQLDA1SeAsUDCZ8CxgOhAaACyANUoQLJA1SiAsoDCaMCzQOiAaQCzgOoAaUC0AOpAaYC0QOpAacC1AOpAagC1QOpAakC1gOpAaoC2AOpAasC2gMJrALbA6oBrQLdA6kBrgLfAwmvAuADqwGwAuEDqQGxAuIDqQGyAuMDCbMC5gOsAbQC5wOyAbUC6QOzAbYC6gOzAbcC7QOzAbgC7gOzAbkC7wOzAboC8QOzAbsC8wMJvAL0A7QBvQL2A7MBvgL4Awm_AvkDtQHAAvoDswHBAvsDswHCAvwDCcMC_wO2AcQCgAS8AcUCggS9AcYCgwS9AccChgS9AcgChwS9AckCiAS9AcoCigS9AcsCjAQJzAKNBL4BzQKPBL0BzgKRBAnPApIEvwHQApMEvQHRApQEvQHSApUECdMCmATAAdQCmQTGAdUCmgRX1gKbBFfXApwEV9gCnQRX2QKeBFfaAqAEV9sCogQJ3AKjBMcB3QKlBFfeAqcECd8CqATIAeACqQRX4QKqBFfiAqsECeMCrgTJAeQCrwTPAeUCsQTQAeYCsgTQAecCtQTQAegCtgTQAekCtwTQAeoCuQTQAesCuwQJ7AK8BNEB7QK-BNAB7gLABAnvAsEE0gHwAsIE0AHxAsME0AHyAsQECfMCxwTTAfQCyATZAfUCyQRZ9gLKBFn3AssEWfgCzARZ-QLNBFn6As8EWfsC0QQJ_ALSBNoB_QLUBFn-AtYECf8C1wTbAYAD2ARZgQPZBFmCA9oECYMD3QTcAYQD3gTiAYUD3wRYhgPgBFiHA-EEWIgD4gRYiQPjBFiKA-UEWIsD5wQJjAPoBOMBjQPqBFiOA-wECY8D7QTkAZAD7gRYkQPvBFiSA_AECZMD8wTlAZQD9ATrAZUD9QRalgP2BFqXA_cEWpgD-ARamQP5BFqaA_sEWpsD_QQJnAP-BOwBnQOABVqeA4IFCZ8DgwXtAaADhAVaoQOFBVqiA4YFCaMDiQXuAaQDigX0AaUDiwVbpgOMBVunA40FW6gDjgVbqQOPBVuqA5EFW6sDkwUJrAOUBfUBrQOWBVuuA5gFCa8DmQX2AbADmgVbsQObBVuyA5wFCbMDnwX3AbQDoAX9AbUDoQVctgOiBVy3A6MFXLgDpAVcuQOlBVy6A6cFXLsDqQUJvAOqBf4BvQOsBVy-A64FCb8DrwX_AcADsAVcwQOxBVzCA7IFCcMDtQWAAsQDtgWGAsUDuAWHAsYDuQWHAscDvAWHAsgDvQWHAskDvgWHAsoDwAWHAssDwgUJzAPDBYgCzQPFBYcCzgPHBQnPA8gFiQLQA8kFhwLRA8oFhwLSA8sFCdMDzgWKAtQDzwWQAtUD0QWRAtYD0gWRAtcD1QWRAtgD1gWRAtkD1wWRAtoD2QWRAtsD2wUJ3APcBZIC3QPeBZEC3gPgBQnfA-EFkwLgA-IFkQLhA-MFkQLiA-QFCeMD5wWUAuQD6AWaAuUD6gWbAuYD6wWbAucD7gWbAugD7wWbAukD8AWbAuoD8gWbAusD9AUJ7AP1BZwC7QP3BZsC7gP5BQnvA_oFnQLwA_sFmwLxA_wFmwLyA_0FCfMDgAaeAvQDgQakAvUDgwalAvYDhAalAvcDhwalAvgDiAalAvkDiQalAvoDiwalAvsDjQYJ_AOOBqYC_QOQBqUC_gOSBgn_A5MGpwKABJQGpQKBBJUGpQKCBJYGCYMEmQaoAoQEmgauAg"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// lib/db/generated/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AgentScalarFieldEnum: () => AgentScalarFieldEnum,
  AnyNull: () => AnyNull2,
  AuditScalarFieldEnum: () => AuditScalarFieldEnum,
  AuthAccountScalarFieldEnum: () => AuthAccountScalarFieldEnum,
  AuthRateLimitScalarFieldEnum: () => AuthRateLimitScalarFieldEnum,
  AuthSessionScalarFieldEnum: () => AuthSessionScalarFieldEnum,
  AuthUserScalarFieldEnum: () => AuthUserScalarFieldEnum,
  AuthVerificationScalarFieldEnum: () => AuthVerificationScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  CorpusScalarFieldEnum: () => CorpusScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  ExportScalarFieldEnum: () => ExportScalarFieldEnum,
  FilterVersionScalarFieldEnum: () => FilterVersionScalarFieldEnum,
  ImportFileScalarFieldEnum: () => ImportFileScalarFieldEnum,
  ImportScalarFieldEnum: () => ImportScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JobRunScalarFieldEnum: () => JobRunScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  LabelEventScalarFieldEnum: () => LabelEventScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  PersonScalarFieldEnum: () => PersonScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProblemScalarFieldEnum: () => ProblemScalarFieldEnum,
  QueryMode: () => QueryMode,
  QuestionSetScalarFieldEnum: () => QuestionSetScalarFieldEnum,
  QueueAssignmentScalarFieldEnum: () => QueueAssignmentScalarFieldEnum,
  QueueDraftScalarFieldEnum: () => QueueDraftScalarFieldEnum,
  QueueItemScalarFieldEnum: () => QueueItemScalarFieldEnum,
  QueueReviewerScalarFieldEnum: () => QueueReviewerScalarFieldEnum,
  QueueScalarFieldEnum: () => QueueScalarFieldEnum,
  RejectedRowScalarFieldEnum: () => RejectedRowScalarFieldEnum,
  ResetLinkScalarFieldEnum: () => ResetLinkScalarFieldEnum,
  RunScalarFieldEnum: () => RunScalarFieldEnum,
  SavedViewScalarFieldEnum: () => SavedViewScalarFieldEnum,
  SettledLabelScalarFieldEnum: () => SettledLabelScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StepLabelScalarFieldEnum: () => StepLabelScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Person: "Person",
  Invitation: "Invitation",
  ResetLink: "ResetLink",
  AuthUser: "AuthUser",
  AuthSession: "AuthSession",
  AuthAccount: "AuthAccount",
  AuthVerification: "AuthVerification",
  AuthRateLimit: "AuthRateLimit",
  Corpus: "Corpus",
  FilterVersion: "FilterVersion",
  Problem: "Problem",
  Agent: "Agent",
  Run: "Run",
  Import: "Import",
  ImportFile: "ImportFile",
  RejectedRow: "RejectedRow",
  JobRun: "JobRun",
  LabelEvent: "LabelEvent",
  SavedView: "SavedView",
  Export: "Export",
  Audit: "Audit",
  QuestionSet: "QuestionSet",
  Queue: "Queue",
  QueueReviewer: "QueueReviewer",
  QueueItem: "QueueItem",
  QueueAssignment: "QueueAssignment",
  QueueDraft: "QueueDraft",
  SettledLabel: "SettledLabel",
  Comment: "Comment",
  StepLabel: "StepLabel"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var PersonScalarFieldEnum = {
  id: "id",
  extId: "extId",
  name: "name",
  role: "role",
  authUserId: "authUserId",
  email: "email",
  state: "state",
  lastSeenAt: "lastSeenAt",
  createdAt: "createdAt"
};
var InvitationScalarFieldEnum = {
  id: "id",
  extId: "extId",
  role: "role",
  name: "name",
  email: "email",
  tokenHash: "tokenHash",
  isSetUp: "isSetUp",
  personId: "personId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt",
  usedById: "usedById",
  revokedAt: "revokedAt"
};
var ResetLinkScalarFieldEnum = {
  id: "id",
  tokenHash: "tokenHash",
  personId: "personId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  endedAt: "endedAt"
};
var AuthUserScalarFieldEnum = {
  id: "id",
  name: "name",
  email: "email",
  emailVerified: "emailVerified",
  image: "image",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var AuthSessionScalarFieldEnum = {
  id: "id",
  token: "token",
  userId: "userId",
  expiresAt: "expiresAt",
  ipAddress: "ipAddress",
  userAgent: "userAgent",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var AuthAccountScalarFieldEnum = {
  id: "id",
  accountId: "accountId",
  providerId: "providerId",
  userId: "userId",
  accessToken: "accessToken",
  refreshToken: "refreshToken",
  idToken: "idToken",
  accessTokenExpiresAt: "accessTokenExpiresAt",
  refreshTokenExpiresAt: "refreshTokenExpiresAt",
  scope: "scope",
  password: "password",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var AuthVerificationScalarFieldEnum = {
  id: "id",
  identifier: "identifier",
  value: "value",
  expiresAt: "expiresAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var AuthRateLimitScalarFieldEnum = {
  id: "id",
  key: "key",
  count: "count",
  lastRequest: "lastRequest"
};
var CorpusScalarFieldEnum = {
  id: "id",
  extId: "extId",
  name: "name",
  kind: "kind",
  filterVersionId: "filterVersionId",
  createdAt: "createdAt"
};
var FilterVersionScalarFieldEnum = {
  id: "id",
  extId: "extId",
  name: "name",
  hash: "hash",
  thresholds: "thresholds",
  reason: "reason",
  author: "author",
  createdAt: "createdAt"
};
var ProblemScalarFieldEnum = {
  id: "id",
  extId: "extId",
  key: "key",
  bucket: "bucket",
  suite: "suite",
  difficulty: "difficulty",
  query: "query",
  queryNorm: "queryNorm",
  reward: "reward",
  voucher: "voucher"
};
var AgentScalarFieldEnum = {
  id: "id",
  key: "key",
  name: "name",
  version: "version",
  model: "model",
  minerHotkey: "minerHotkey"
};
var RunScalarFieldEnum = {
  id: "id",
  extId: "extId",
  corpusId: "corpusId",
  key: "key",
  name: "name",
  agentId: "agentId",
  harness: "harness",
  validatorHotkey: "validatorHotkey",
  raceId: "raceId",
  phase: "phase",
  suite: "suite",
  scoringVersion: "scoringVersion"
};
var ImportScalarFieldEnum = {
  id: "id",
  extId: "extId",
  corpusId: "corpusId",
  jobId: "jobId",
  retryOfId: "retryOfId",
  runName: "runName",
  format: "format",
  createdAt: "createdAt",
  finishedAt: "finishedAt"
};
var ImportFileScalarFieldEnum = {
  id: "id",
  importId: "importId",
  position: "position",
  name: "name",
  path: "path",
  sizeBytes: "sizeBytes",
  state: "state",
  format: "format",
  refusal: "refusal",
  readBytes: "readBytes",
  readCount: "readCount",
  importedCount: "importedCount",
  duplicateCount: "duplicateCount",
  rejectedCount: "rejectedCount",
  conflictCount: "conflictCount",
  retryOfId: "retryOfId"
};
var RejectedRowScalarFieldEnum = {
  id: "id",
  importId: "importId",
  fileId: "fileId",
  fileName: "fileName",
  line: "line",
  reason: "reason",
  raw: "raw",
  wholeBytes: "wholeBytes",
  resolved: "resolved"
};
var JobRunScalarFieldEnum = {
  id: "id",
  kind: "kind",
  state: "state",
  done: "done",
  total: "total",
  unit: "unit",
  payload: "payload",
  result: "result",
  error: "error",
  cancelRequested: "cancelRequested",
  workerId: "workerId",
  attempts: "attempts",
  heartbeatAt: "heartbeatAt",
  personId: "personId",
  createdAt: "createdAt",
  startedAt: "startedAt",
  finishedAt: "finishedAt"
};
var LabelEventScalarFieldEnum = {
  id: "id",
  extId: "extId",
  corpusId: "corpusId",
  trajectoryId: "trajectoryId",
  personId: "personId",
  question: "question",
  value: "value",
  reason: "reason",
  note: "note",
  span: "span",
  version: "version",
  undoesId: "undoesId",
  jobId: "jobId",
  queueItemId: "queueItemId",
  questionSetId: "questionSetId",
  phase: "phase",
  cause: "cause",
  commitId: "commitId",
  at: "at"
};
var SavedViewScalarFieldEnum = {
  id: "id",
  extId: "extId",
  corpusId: "corpusId",
  name: "name",
  query: "query",
  personId: "personId",
  createdAt: "createdAt"
};
var ExportScalarFieldEnum = {
  id: "id",
  extId: "extId",
  corpusId: "corpusId",
  jobId: "jobId",
  preset: "preset",
  filter: "filter",
  fileName: "fileName",
  path: "path",
  manifest: "manifest",
  personId: "personId",
  createdAt: "createdAt",
  finishedAt: "finishedAt"
};
var AuditScalarFieldEnum = {
  id: "id",
  personId: "personId",
  verb: "verb",
  subject: "subject",
  detail: "detail",
  at: "at"
};
var QuestionSetScalarFieldEnum = {
  id: "id",
  queueId: "queueId",
  version: "version",
  questions: "questions",
  createdAt: "createdAt"
};
var QueueScalarFieldEnum = {
  id: "id",
  extId: "extId",
  corpusId: "corpusId",
  name: "name",
  state: "state",
  mode: "mode",
  hidden: "hidden",
  overlap: "overlap",
  priority: "priority",
  seed: "seed",
  filter: "filter",
  instructions: "instructions",
  forEveryone: "forEveryone",
  ownItemsAdjudicable: "ownItemsAdjudicable",
  personId: "personId",
  createdAt: "createdAt"
};
var QueueReviewerScalarFieldEnum = {
  queueId: "queueId",
  personId: "personId"
};
var QueueItemScalarFieldEnum = {
  id: "id",
  extId: "extId",
  corpusId: "corpusId",
  queueId: "queueId",
  trajectoryId: "trajectoryId",
  problemId: "problemId",
  rank: "rank",
  state: "state",
  freeSlots: "freeSlots",
  answers: "answers",
  version: "version",
  updatedAt: "updatedAt"
};
var QueueAssignmentScalarFieldEnum = {
  itemId: "itemId",
  personId: "personId",
  corpusId: "corpusId",
  queueId: "queueId",
  leaseId: "leaseId",
  state: "state",
  leasedAt: "leasedAt",
  expiresAt: "expiresAt",
  skippedAt: "skippedAt",
  committedAt: "committedAt",
  commitId: "commitId",
  dwellMs: "dwellMs"
};
var QueueDraftScalarFieldEnum = {
  itemId: "itemId",
  personId: "personId",
  answers: "answers",
  savedAt: "savedAt"
};
var SettledLabelScalarFieldEnum = {
  corpusId: "corpusId",
  trajectoryId: "trajectoryId",
  question: "question",
  value: "value",
  source: "source",
  queueItemId: "queueItemId",
  settledAt: "settledAt"
};
var CommentScalarFieldEnum = {
  id: "id",
  extId: "extId",
  corpusId: "corpusId",
  trajectoryId: "trajectoryId",
  personId: "personId",
  step: "step",
  span: "span",
  body: "body",
  resolvedById: "resolvedById",
  resolvedAt: "resolvedAt",
  createdAt: "createdAt",
  editedAt: "editedAt",
  removedAt: "removedAt"
};
var StepLabelScalarFieldEnum = {
  corpusId: "corpusId",
  trajectoryId: "trajectoryId",
  personId: "personId",
  step: "step",
  label: "label",
  at: "at"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// lib/db/generated/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();

// lib/db/client.ts
var KEY = /* @__PURE__ */ Symbol.for("assay.database-connections");
function createDb(connectionString, maxConnections = 8) {
  const pool = new pg.Pool({ connectionString, max: maxConnections });
  const db2 = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) });
  connections().set(db2, { address: connectionString, pool });
  return db2;
}
function poolOf(db2) {
  return connectionsOf(db2).pool;
}
function connectionsOf(db2) {
  const known = connections().get(db2);
  if (known === void 0) throw new Error("This client was not made by createDb.");
  return known;
}
function connections() {
  const holder = globalThis;
  holder[KEY] ??= /* @__PURE__ */ new WeakMap();
  return holder[KEY];
}

// lib/db/query-rows.ts
var sql2 = prismaNamespace_exports.sql;
var emptySql = prismaNamespace_exports.empty;
var joinSql = prismaNamespace_exports.join;
async function queryRows(db2, row, statement) {
  const rows = await db2.$queryRaw(statement);
  return row.array().parse(rows);
}

// lib/db/read-bytes.ts
import * as z from "zod";
var Row = z.tuple([z.instanceof(Uint8Array)]);
async function readBytes(db2, statement) {
  const { rows } = await poolOf(db2).query({ text: statement.text, values: statement.values, rowMode: "array" });
  return rows.map((row) => Row.parse(row)[0]);
}

// lib/domain/policy.ts
var ROLES = ["annotator", "researcher", "lead", "admin"];
var EVERYONE = ROLES;
var ADMINS = ["admin"];
var LEADS = ["lead", "admin"];
var ANALYSTS = ["researcher", "lead", "admin"];
var MAY = {
  read: EVERYONE,
  /** Reward specs and raw records, which hold them: the answer key of a problem. */
  read_reward: ANALYSTS,
  label: EVERYONE,
  /** Take back an answer that another person gave. */
  undo_others: LEADS,
  approve: LEADS,
  approve_matching: LEADS,
  import: ANALYSTS,
  export: ANALYSTS,
  save_view: EVERYONE,
  /** Remove a view that another person saved. */
  remove_others_view: LEADS,
  review_in_queue: EVERYONE,
  make_queue: LEADS,
  manage_queue: LEADS,
  /** Counts and times of one named reviewer, other than oneself. */
  see_reviewer_figures: LEADS,
  adjudicate: LEADS,
  comment: EVERYONE,
  resolve_comment: EVERYONE,
  /** Name, password and sessions of one's own. */
  own_account: EVERYONE,
  manage_people: ADMINS
};
var ACTIONS = Object.keys(MAY).filter((name) => name in MAY);
var ACTION_TEXT = {
  read: "read trajectories",
  read_reward: "read reward specs and raw records",
  label: "label trajectories",
  undo_others: "take back another person's answer",
  approve: "approve trajectories",
  approve_matching: "approve all matching trajectories",
  import: "import files",
  export: "export",
  save_view: "save views",
  remove_others_view: "remove another person's view",
  review_in_queue: "review in queues",
  make_queue: "make queues",
  manage_queue: "change and close queues",
  see_reviewer_figures: "see another reviewer's figures",
  adjudicate: "settle disagreements",
  comment: "comment",
  resolve_comment: "resolve comments",
  own_account: "change their own account",
  manage_people: "manage people"
};
function isAllowed(role, action) {
  const effective = role === "owner" ? "admin" : role;
  return MAY[action].some((allowed) => allowed === effective);
}

// lib/services/service-error.ts
var ServiceError = class extends Error {
  code;
  /** Parts of the input that are wrong, when there are several. */
  issues;
  constructor(code, sentence, issues) {
    super(sentence);
    this.issues = issues;
    this.name = "ServiceError";
    this.code = code;
  }
};

// lib/services/require-permission.ts
function requirePermission(ctx2, action) {
  if (isAllowed(ctx2.person.role, action)) return;
  const whom = isAllowed("lead", action) ? "a lead" : "an admin";
  throw new ServiceError(
    "FORBIDDEN",
    `Your role, ${ctx2.person.role}, may not ${ACTION_TEXT[action]}. Ask ${whom} to do it.`
  );
}

// lib/services/trajectories/locate-trajectory.ts
import * as z2 from "zod";
var KeyRow = z2.object({ corpus_id: z2.int(), id: z2.bigint() });
async function locateTrajectory(db2, extId) {
  const [row] = await queryRows(db2, KeyRow, sql2`select corpus_id, id from trajectory where ext_id = ${extId}::uuid`);
  if (!row) throw noSuchTrajectory();
  return { corpusId: row.corpus_id, id: row.id };
}
function noSuchTrajectory() {
  return new ServiceError("NOT_FOUND", "There is no such trajectory. Its corpus may have been removed.");
}

// lib/services/trajectories/known-keys.ts
var MOST = 5e3;
var KNOWN = /* @__PURE__ */ new WeakMap();
async function readByKey(db2, extId, read) {
  const keys = KNOWN.get(db2) ?? /* @__PURE__ */ new Map();
  KNOWN.set(db2, keys);
  const known = keys.get(extId);
  const found = known && await read(known);
  if (found !== void 0) return found;
  const key = await locateTrajectory(db2, extId);
  keys.delete(extId);
  keys.set(extId, key);
  const [oldest] = keys.keys();
  if (keys.size > MOST && oldest !== void 0) keys.delete(oldest);
  return read(key);
}

// lib/services/trajectories/stored-gzip.ts
import * as z3 from "zod";
var Bytes = z3.instanceof(Uint8Array);
function tagOf(body) {
  return `${Buffer.from(body.subarray(-8)).toString("hex")}-${body.length.toString(16)}`;
}

// lib/services/trajectories/get-chunk.ts
async function getChunk(ctx2, input) {
  requirePermission(ctx2, "read");
  const body = await readByKey(ctx2.db, input.id, async ({ corpusId, id }) => {
    const [found] = await readBytes(
      ctx2.db,
      sql2`select body from trajectory_body where corpus_id = ${corpusId} and trajectory_id = ${id} and chunk = ${input.chunk}`
    );
    return found;
  });
  if (!body) throw new ServiceError("NOT_FOUND", "There are no such steps. Open the trajectory again.");
  return { body, tag: tagOf(body) };
}

// probe/o3.ts
import "pg";
var db = createDb(process.env["DATABASE_URL"] ?? "");
var ctx = { db, person: { id: 1, extId: "x", name: "x", role: "owner" }, now: () => /* @__PURE__ */ new Date(), home: "/tmp" };
var ids = (await poolOf(db).query("select t.ext_id as id from trajectory t join trajectory_body b on b.corpus_id=t.corpus_id and b.trajectory_id=t.id where b.chunk=0 order by abs(t.raw_bytes-12800) limit 200")).rows.map((r) => r.id);
async function m(name, n, f) {
  for (let i = 0; i < 500; i++) await f(i);
  const r = [];
  for (let k = 0; k < 5; k++) {
    const b = process.cpuUsage();
    for (let i = 0; i < n; i++) await f(i);
    const u = process.cpuUsage(b);
    r.push((u.user + u.system) / 1e3 / n);
  }
  r.sort((a, b) => a - b);
  console.log(name.padEnd(34), "cpu median", r[2].toFixed(3), "min", r[0].toFixed(3));
}
await m("getChunk", 1e3, (i) => getChunk(ctx, { id: ids[i % 200], chunk: 0 }));
await m("pg jsonb", 1e3, async (i) => {
  const r = await poolOf(db).query("select body from bench_jsonb where id=$1::uuid", [ids[i % 200]]);
  return JSON.stringify(r.rows[0]?.body);
});
await m("getChunk", 1e3, (i) => getChunk(ctx, { id: ids[i % 200], chunk: 0 }));
await m("pg jsonb", 1e3, async (i) => {
  const r = await poolOf(db).query("select body from bench_jsonb where id=$1::uuid", [ids[i % 200]]);
  return JSON.stringify(r.rows[0]?.body);
});
await db.$disconnect();
