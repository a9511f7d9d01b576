/** What is mutated together, and the tests that have to notice. */
export interface Area {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
  /** True when the tests run on PostgreSQL as well. */
  readonly onPostgres?: true
}

/** The areas by name; each can be run alone. */
export const AREAS: Readonly<Record<string, Area>> = {
  parse: {
    mutate: ['src/parse/**/*.ts'],
    tests: ['test/parse/**/*.test.ts'],
  },
  authorize: {
    mutate: [
      'src/interactions/authorize.ts',
      'src/interactions/policy.ts',
      'src/services/access/permission.ts',
    ],
    tests: [
      'test/interactions/{authorize,policy,unsupported-verbs,handle}.test.ts',
      'test/commands/mr/armed.test.ts',
      'test/services/access/*.test.ts',
      'test/commands/authority.test.ts',
      'test/commands/greenlight/channel-care.test.ts',
    ],
  },
  operations: {
    mutate: ['src/operations/**/!(*.d).ts'],
    // The processes that kill.test.ts starts run the code without a change.
    tests: ['test/operations/durable/!(kill).test.ts'],
    onPostgres: true,
  },
  outbox: {
    mutate: ['src/slack/outgoing/{outbox,post-work,send}.ts'],
    tests: ['test/slack/outgoing/*.test.ts'],
  },
  forge: {
    mutate: ['src/forge/{client,request,build-request,interpret-response,breaker,paging}.ts'],
    tests: ['test/forge/**/*.test.ts'],
  },
}
