import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// Hundreds of files are compiled once for each version, and not at each start. Where the folder cannot be written,
// or NODE_COMPILE_CACHE names another one, Node does as it would anyway.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
await import('./app/run.ts')
flushCompileCache()
