import { createLoader, createParser } from "nuqs/server";
import { localPath } from "@/lib/domain/local-path";

const parseAsLocalPath = createParser<string>({ parse: localPath, serialize: (path) => path });

export const loadSignIn = createLoader({ next: parseAsLocalPath.withDefault("/") });
