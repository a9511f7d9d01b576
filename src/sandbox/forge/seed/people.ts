import type { Database } from '../state/database.ts'
import type { PersonName } from './timeline.ts'

interface SeedPerson {
  readonly id: number
  readonly name: string
  readonly email: string
}

/** The accounts; the token of each is `sandbox-` and the short name. Only root is an administrator. */
export const PEOPLE: Readonly<Record<PersonName, SeedPerson>> = {
  root: { id: 1, name: 'root', email: 'root@acme.example' },
  ann: { id: 2, name: 'Ann Archer', email: 'ann@acme.example' },
  bob: { id: 3, name: 'Bob Baker', email: 'bob@acme.example' },
  cy: { id: 4, name: 'Cy Carter', email: 'cy@acme.example' },
}

export function sowPeople(database: Database): void {
  for (const [username, person] of Object.entries(PEOPLE)) {
    const account = { username, token: `sandbox-${username}`, admin: username === 'root' }
    database.insert('users', { ...person, ...account })
  }
}
