import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// `npm start` loads this before main.ts: hundreds of files are compiled once for each version, and not at each start.
// It is JavaScript since Node loads what removes types, 20 MiB of it, for a TypeScript file that comes before the
// cache. Where the folder cannot be written, or NODE_COMPILE_CACHE names another one, Node does as it would anyway.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))
