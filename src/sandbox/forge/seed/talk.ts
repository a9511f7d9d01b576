import type { Database } from '../state/database.ts'
import { addNote } from '../state/notes.ts'
import { PEOPLE } from './people.ts'
import { before, type PersonName, type SeedRequest } from './timeline.ts'

/** What is said about a merge request, in this order. */
const SENTENCES = [
  'Reads well. Is it tried with an empty list?',
  'Tried it here, and it works.',
  'Nothing more from me.',
] as const

/** Who answers whom. */
const OTHER: Readonly<Record<PersonName, PersonName>> = { ann: 'bob', bob: 'ann', cy: 'ann', root: 'ann' }

/** As many notes as the seed says, by somebody else and the author in turn, an hour apart. */
export function sowNotes(database: Database, request: number, seed: SeedRequest, now: Date): void {
  for (let at = 0; at < (seed.notes ?? 0); at++) {
    addNote(database, {
      mergeRequest: request,
      author: PEOPLE[at % 2 === 0 ? OTHER[seed.by] : seed.by].id,
      body: SENTENCES[at % SENTENCES.length] ?? SENTENCES[0],
      at: before(now, seed.days - (at + 1) / 24),
    })
  }
}
