import type { ConstructorOptions } from 'pg-boss'

// pg-boss 12.35 ships declarations that name a type which it does not declare.
declare module '../../node_modules/pg-boss/dist/types.js' {
  export type ResolvedConstructorOptions = ConstructorOptions
}
