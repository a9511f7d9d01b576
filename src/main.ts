import { flushCompileCache } from 'node:module'
import './app/run.ts'

// The next start finds what this one has compiled, however it ends.
flushCompileCache()
