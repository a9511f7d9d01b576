import { fc } from '@fast-check/vitest'

// The name of a property holds its seed, and a test is found again by its name; the rest keeps each mutant short.
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 1_000, endOnFailure: true })
