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
  },
  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};

export default config;
