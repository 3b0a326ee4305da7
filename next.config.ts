import type { NextConfig } from "next";

// The policy for scripts and styles needs a nonce for each response: proxy.ts sets it.
const securityHeaders = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "x-frame-options", value: "DENY" },
  { key: "referrer-policy", value: "same-origin" },
  { key: "permissions-policy", value: "camera=(), microphone=(), geolocation=()" },
  { key: "cross-origin-opener-policy", value: "same-origin" },
  { key: "cross-origin-resource-policy", value: "same-origin" },
];

const config: NextConfig = {
  output: "standalone",
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  // npm run dev listens on the loopback address, which Next does not count as its own host.
  allowedDevOrigins: ["127.0.0.1"],
  outputFileTracingRoot: import.meta.dirname,
  // A path that is made at run time makes the tracer copy the whole project, data folder and all, into the build.
  outputFileTracingExcludes: { "/**": ["./!(node_modules|.next)", "./!(node_modules|.next)/**"] },
  // npm run verify checks the types of everything, tests and scripts included; a start need not do it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  experimental: {
    // A screen that the server cannot give is waited for; without this the browser's own error page takes this one's place.
    useOffline: true,
    // The first page of a start would wait a second for the code of all the others.
    preloadEntriesOnStart: false,
    // A page's code in a few large files: together they compress by 4 % better than in fifteen, and the reader keeps its
    // budget. What a page needs anew when one comes from another stays the same.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000, requestCost: 20_000_000 },
  },
  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};

export default config;
