import { ACME, PEOPLE } from './seed/seed.ts'
import {
  addIssue,
  closeIssue,
  type Issue,
  issuesOfMilestone,
  listMilestones,
  type Milestone,
  reopenIssue,
} from './state/issues.ts'
import { changeMergeRequest, openMergeRequests } from './state/merge-requests.ts'
import { addNote } from './state/reviews.ts'
import type { World } from './world.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PROJECT = 42
/** The milestone of the seed that is on its way. */
const MILESTONE = 3
const ALL = { limit: 10_000, offset: 0 }

/** What happens at acme/web on the days by which the clock is moved; the same on each day, every time. */
export interface Life {
  /** Lets happen what has not happened yet, at most once for each day since the seed. */
  catchUp(): Promise<void>
}

/** Days are counted from now on. */
export function createLife(world: World): Life {
  const sown = world.now()
  let lived = 0
  return {
    catchUp: () =>
      world.turns.take(PROJECT, async () => {
        const now = world.now()
        const days = Math.floor((now - sown) / DAY_MS)
        while (lived < days) {
          lived += 1
          // The last day ends now, and the ones before it each a day earlier: nothing is older than what was seen.
          liveDay(world, lived, new Date(now - (days - lived) * DAY_MS).toISOString())
        }
      }),
  }
}

/** Each day an issue is closed; every third one is added, every fifth one reopened, every second a word is said. */
function liveDay(world: World, day: number, at: string): void {
  const { database } = world
  const [milestone] = listMilestones(database, PROJECT, { iids: [MILESTONE], state: 'active' }, ALL).rows
  if (!milestone) return
  const oldestFirst = issuesOfMilestone(database, milestone.id, { by: 0, all: true }, ALL).rows.toReversed()
  const open = oldestFirst.filter(({ state }) => state === 'opened')
  const closed = oldestFirst.filter(({ state }) => state === 'closed')
  const [first] = open
  if (first) closeIssue(database, first.id, at, first.assignee_id ?? first.author_id)
  if (day % 3 === 0 || open.length === 0) addThought(world, milestone, day, at)
  const again = day % 5 === 0 ? lastTouched(closed) : undefined
  if (again) reopenIssue(database, again.id, at)
  if (day % 2 === 0) sayAWord(world, milestone, day, at)
}

function addThought({ database }: World, milestone: Milestone, day: number, at: string): void {
  const { title, by } = ACME.thoughts[Math.floor(day / 3) % ACME.thoughts.length] ?? {
    title: 'More',
    by: 'cy',
  }
  addIssue(database, {
    project_id: PROJECT,
    title,
    milestone_id: milestone.id,
    author_id: PEOPLE[by].id,
    created_at: at,
  })
}

function lastTouched(issues: readonly Issue[]): Issue | undefined {
  return issues.toSorted((one, other) => (one.updated_at < other.updated_at ? -1 : 1)).at(-1)
}

function sayAWord({ database }: World, milestone: Milestone, day: number, at: string): void {
  const open = openMergeRequests(database, PROJECT).filter(
    ({ milestone_id }) => milestone_id === milestone.id,
  )
  const request = open[Math.floor(day / 2) % open.length]
  if (!request) return
  const body = ACME.remarks[Math.floor(day / 2) % ACME.remarks.length] ?? 'Still on it.'
  addNote(database, { mergeRequest: request.id, author: PEOPLE.bob.id, body, at })
  changeMergeRequest(database, request.id, { updated_at: at })
}
