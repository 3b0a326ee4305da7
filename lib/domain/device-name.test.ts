import { expect, test } from "vitest";
import { deviceName } from "./device-name";

test.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36",
    "Chrome on Linux",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0", "Edge on Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1 Version/19.0 Safari/605.1", "Safari on macOS"],
  ["Mozilla/5.0 (Linux; Android 16) Firefox/150.0", "Firefox on Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit CriOS/156 Safari", "Chrome on iPhone or iPad"],
  ["tool/1.0 (Linux)", "A program on Linux"],
  ["", "An unknown program"],
])("%j is shown as %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
