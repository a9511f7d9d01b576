import type { Log } from '../log/log.ts'
import type { IntegrationChange } from '../model/integration-change.ts'
import {
  type Edition,
  type IntegrationName,
  type IntegrationSlugs,
  integrationKind,
} from '../model/integration-kinds.ts'
import { type IntegrationView, integrationView } from '../model/integration-view.ts'
import type { Store } from '../store/store.ts'
import { type Actor, type Credentials, withOwnAccount } from './access/credentials.ts'
import type { Failure } from './failure.ts'
import { type ListedIntegrations, listIntegrations } from './integration/list.ts'
import { findIntegration, type IntegrationPlace, type NotOfferedHere } from './integration/look.ts'
import { type RemoveOutcome, remove } from './integration/remove.ts'
import { type SetOutcome, set } from './integration/set.ts'
import type { Reconcile } from './operations/reconcile.ts'

/** Names an integration of a project. */
export interface IntegrationTarget {
  readonly project: number
  readonly kind: IntegrationName
}

/** What a person wants, without secrets; see IntegrationChange. */
export type PlainChange = Omit<IntegrationChange, 'secrets'>

export type IntegrationViewed = { readonly kind: 'view'; readonly view: IntegrationView }

/** What a person can do with the integrations of a project, with their own account only. */
export interface Integrations {
  /** Which kinds and parameters the forge has. */
  readonly edition: Edition
  list(project: number): Promise<ListedIntegrations | Failure>
  view(target: IntegrationTarget): Promise<IntegrationViewed | NotOfferedHere | Failure>
  /** For kinds without secrets: sends the values at once. */
  set(change: PlainChange): Promise<SetOutcome>
  /** Keeps the values until the person says yes in chat; the id is for `confirm` and `discard`. */
  hold(change: PlainChange): Promise<string>
  /** Address of the one-time page where the secrets are entered; good for ten minutes. */
  enter(change: PlainChange, about: { projectName: string; replaces: boolean }): Promise<{ url: string }>
  /** Sends what was held, once; what was entered is deleted before. */
  confirm(held: string): Promise<SetOutcome | { readonly kind: 'gone' }>
  /** False when it was not there. */
  discard(held: string): Promise<boolean>
  remove(target: IntegrationTarget): Promise<RemoveOutcome>
}

const GONE = { kind: 'gone' } as const

/** The integrations of one person. `publicUrl` is where browsers reach the bot’s own pages. */
export function createIntegrations(
  {
    secretLinks,
    pendingIntegrationChanges,
    integrationSecrets,
  }: Pick<Store, 'secretLinks' | 'pendingIntegrationChanges' | 'integrationSecrets'>,
  { team, user, userName, channel }: Actor,
  access: Credentials,
  {
    publicUrl,
    slugs,
    edition,
    log,
    resolve,
  }: {
    readonly publicUrl: string
    readonly slugs: IntegrationSlugs
    readonly edition: Edition
    /** For what cannot be kept. */
    readonly log: Pick<Log, 'error'>
    readonly resolve: Reconcile
  },
): Integrations {
  const slugOf = (name: IntegrationName) => slugs.get(name) ?? integrationKind(name).slug
  const placeOf = (project: number, name: IntegrationName): IntegrationPlace => ({
    project,
    name,
    slug: slugOf(name),
    edition,
  })
  const ground = {
    placeOf: ({ project, name }: IntegrationChange) => placeOf(project, name),
    async taken(values: readonly string[]) {
      for (const value of values)
        await integrationSecrets
          .keep(team, user, value)
          .catch((err: unknown) => log.error({ err, team }, 'secret could not be stored'))
    },
    resolve,
  }

  return {
    edition,
    list: (project) =>
      withOwnAccount(access, (session) => listIntegrations(session, { project, edition, slugOf })),
    view: ({ project, kind }) =>
      withOwnAccount<IntegrationViewed | NotOfferedHere>(access, async (session) => {
        const found = await findIntegration(session, placeOf(project, kind))
        if (found.kind !== 'found') return found
        return { kind: 'view', view: integrationView(project, kind, found.told, edition) }
      }),
    set: (change) =>
      withOwnAccount(access, (session) =>
        set<never>(session, async () => ({ ...change, secrets: {} }), ground),
      ),
    hold: (change) => pendingIntegrationChanges.hold(team, user, { ...change, secrets: {} }),
    async enter(change, about) {
      const form = { ...change, ...about, edition }
      const nonce = await secretLinks.open({ team, user, userName, channel, form })
      return { url: `${publicUrl.replace(/\/$/, '')}/secret/${nonce}` }
    },
    confirm(held) {
      const given = async () => (await pendingIntegrationChanges.take(held, team, user)) ?? GONE
      return withOwnAccount<SetOutcome | typeof GONE>(access, (session) => set(session, given, ground))
    },
    discard: (held) => pendingIntegrationChanges.discard(held, team, user),
    remove: ({ project, kind }) =>
      withOwnAccount(access, (session) => remove(session, placeOf(project, kind), resolve)),
  }
}
