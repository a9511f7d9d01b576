import { flushCompileCache } from 'node:module'

// Otherwise it would open Node’s inspector, which shows every secret in memory.
process.on('SIGUSR1', () => {})
await import('./app/run.ts')

// The next start finds what this one has compiled, however it ends.
flushCompileCache()
