import { defineConfig } from "prisma/config";

export default defineConfig({
  schema: "../prisma/schema.prisma",
  migrations: { path: "../prisma/migrations" },
  ...(process.env["DATABASE_URL"] ? { datasource: { url: process.env["DATABASE_URL"] } } : {}),
  experimental: { externalTables: true },
  tables: {
    external: [
      "public.trajectory",
      "public.review",
      "public.signal",
      "public.likeness",
      "public.selection",
      "public.judgement",
      "public.judge_check",
      "public.process_metric",
      "public.process_finding",
      "public.rescored_outcome",
      "public.trajectory_outline",
      "public.trajectory_body",
      "public.trajectory_raw",
    ],
  },
});
