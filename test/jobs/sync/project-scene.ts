import { onTestFinished } from 'vitest'
import { createPoller } from '../../../src/jobs/sync/poller.ts'
import type { WatchFilter } from '../../../src/model/channel-watch.ts'
import type { MergeRequest } from '../../../src/model/merge-request.ts'
import { serializeCardState } from '../../../src/model/merge-request-state.ts'
import type { MergeRequestView } from '../../../src/model/merge-request-view.ts'
import { Commit } from '../../../src/model/version.ts'
import { type Cards, createCards } from '../../../src/notifications/cards/cards.ts'
import type {
  AuthorizeBackground,
  BackgroundVerdict,
  BackgroundWork,
} from '../../../src/services/access/background-access.ts'
import type { Failure } from '../../../src/services/failure.ts'
import type { StoreImage } from '../../../src/store/engine.ts'
import { newKeyRing } from '../../../src/store/keys.ts'
import { openStore, type Store, type StorePlace } from '../../../src/store/store.ts'
import { allowing } from '../../notifications/digests/judges.ts'
import { IN_MEMORY } from '../../support/memory-store.ts'
import { noQueues } from '../../support/no-queues.ts'
import { aMergeRequest, recordedServices } from '../../support/recorded-services.ts'
import type { RecordedRoom, UseCases } from '../../support/use-cases.ts'
import { type RecordedOutbox, recordedOutbox } from './scene.ts'

export const everything: WatchFilter = {
  events: ['new', 'merged', 'closed'],
  allLabels: false,
  drafts: false,
  bots: false,
}

/** A forge that lists what a test puts there, a hundred a page, and a bot that may be started anew over one store. */
export interface ProjectScene {
  readonly store: Store
  readonly outbox: RecordedOutbox
  readonly cards: Cards
  readonly clock: { now: number }
  /** By iid; `touch` says when they changed. */
  readonly mrs: Map<number, MergeRequest>
  /** Puts a merge request there or changes it, at this moment of the forge’s clock (ms UTC). */
  touch(iid: number, at: number, fields?: Record<string, unknown>): void
  /** Each list that was asked for: `recent 42 1 by UANN`. */
  readonly asked: string[]
  /** What stands in the way of somebody’s account; null when nothing does. */
  as: (user: string, project: number) => Failure | null
  /** What the judgement says of something instead; null when it is allowed. */
  judged: (unasked: BackgroundWork) => BackgroundVerdict | null
  /** Called before a page is answered. */
  beforePage: (page: number) => void
  /** A bot of its own memory, as after a restart or on another machine. */
  bot(pace?: { fastest: number; slowest: number }): ReturnType<typeof createPoller>
  readonly failures: unknown[]
  /** Projects of which a poll found a change that no event told of. */
  readonly missed: number[]
  /** What one shows with its build and approvals; null where the forge shows no builds. */
  tracked: (iid: number) => MergeRequestView | null
  /** What only a look at one merge request tells. */
  commitsOf: (iid: number) => { id: string; title: string }[]
}

const nameOf = async (_: string, user: string) => (user === 'UANN' ? 'Ann Archer' : null)

export async function openProject(place: StorePlace | StoreImage = IN_MEMORY): Promise<ProjectScene> {
  const clock = { now: Date.UTC(2026, 10, 20, 12) }
  const store = await openStore({ ...place, keys: newKeyRing(), now: () => clock.now })
  onTestFinished(() => store.close())
  await store.projects.learnPath('T1', 42, 'acme/web')
  const { room } = recordedServices()
  const outbox = recordedOutbox()

  const pageOf = (project: number, page: number, state: string) => {
    const all = [...scene.mrs.values()]
      .filter((mr) => mr.project_id === project && (state === 'all' || mr.state === 'opened'))
      .sort((a, b) => (b.updated_at ?? '').localeCompare(a.updated_at ?? '') || b.id - a.id)
    const items = all
      .slice((page - 1) * 100, page * 100)
      // Lists tell nothing of builds.
      .map((mr) => aMergeRequest({ ...mr, head_pipeline: undefined }))
    return { items, nextPage: all.length > page * 100 ? page + 1 : null, total: all.length }
  }
  const mergeRequestsOf = (user: string, inherited: UseCases['mergeRequests']) => ({
    ...inherited,
    recent: (async ({ project, page, state = 'all' }) => {
      scene.asked.push(`recent ${project} ${page} by ${user}`)
      scene.beforePage(page)
      return scene.as(user, project) ?? { kind: 'recent', ...pageOf(project, page, state) }
    }) satisfies UseCases['mergeRequests']['recent'],
    glance: (async ({ project, iids }) => {
      scene.asked.push(`glance ${project} ${iids.join(',')}`)
      const items = iids.map((iid) => scene.mrs.get(iid)).filter((mr) => mr !== undefined)
      return scene.as(user, project) ?? { kind: 'summaries', items }
    }) satisfies UseCases['mergeRequests']['glance'],
    tracked: (async ({ project, iids }) => {
      scene.asked.push(`tracked ${project} ${iids.join(',')}`)
      const items = iids.map((iid) => scene.tracked(iid)).filter((view) => view !== null)
      return { kind: 'tracked', items }
    }) satisfies UseCases['mergeRequests']['tracked'],
    view: (async ({ mr: iid }) => {
      const mr = scene.mrs.get(iid)
      return mr
        ? {
            kind: 'view',
            view: { mr, commits: scene.commitsOf(iid).map((fields) => Commit.parse(fields)), files: [] },
          }
        : { kind: 'not-found', what: `!${iid}` }
    }) satisfies UseCases['mergeRequests']['view'],
  })
  const everybody: RecordedRoom = {
    async contextOf(actor) {
      const services = await room.contextOf(actor)
      return {
        ...services,
        forge: { ...services.forge, access: actor.user === '' ? 'none' : 'own' },
        mergeRequests: {
          ...services.mergeRequests,
          ...mergeRequestsOf(actor.user, services.mergeRequests),
        },
      }
    },
  }
  const judge: AuthorizeBackground = async (unasked) =>
    scene.judged(unasked) ?? allowing(store, everybody)(unasked)
  const newCards = () =>
    createCards(store, outbox, { authorizeBackground: judge, now: () => clock.now, nameOf })
  const scene: ProjectScene = {
    store,
    outbox,
    cards: newCards(),
    clock,
    mrs: new Map(),
    asked: [],
    failures: [],
    missed: [],
    commitsOf: () => [],
    tracked: () => null,
    as: () => null,
    judged: () => null,
    beforePage() {},
    touch(iid, at, fields = {}) {
      const before = scene.mrs.get(iid) ?? aMergeRequest({ id: 1000 + iid, iid, title: `Number ${iid}` })
      const updated = new Date(at).toISOString()
      scene.mrs.set(iid, aMergeRequest({ ...before, ...fields, updated_at: updated }))
    },
    bot: (pace = { fastest: 0, slowest: 0 }) =>
      createPoller({
        store,
        services: everybody,
        authorizeBackground: judge,
        cards: newCards(),
        queues: noQueues,
        outbox,
        pace,
        failed: (error) => scene.failures.push(error),
        missed: (project) => scene.missed.push(project),
        now: () => clock.now,
      }),
  }
  return scene
}

/** A channel that watches the project; everything up to `after` was there before. */
export async function watching(
  { store, mrs, clock }: ProjectScene,
  {
    after: sinceIid = 0,
    channel = 'C1',
    user = 'UANN',
    wants = {},
  }: {
    after?: number
    channel?: string
    user?: string
    wants?: Partial<WatchFilter>
  } = {},
): Promise<void> {
  for (const mr of mrs.values())
    await store.mergeRequestStates.record(
      { team: 'T1', project: 42, iid: mr.iid },
      0,
      serializeCardState({ view: { mr, commits: null, files: null }, at: new Date(clock.now) }),
      [],
    )
  await store.channelWatches.set({
    team: 'T1',
    channel,
    project: 42,
    groupId: null,
    user,
    filter: { ...everything, ...wants },
    sinceIid,
    milestones: '[]',
  })
}
