import type { IntegrationChange } from '../model/integration-change.ts'
import { type IntegrationName, type IntegrationSlugs, integrationKind } from '../model/integration-kinds.ts'
import { type IntegrationView, integrationView } from '../model/integration-view.ts'
import type { Store } from '../store/store.ts'
import { type Access, type Actor, asOwn } from './access.ts'
import { type ListedIntegrations, listIntegrations } from './integration/list.ts'
import { findIntegration, type IntegrationPlace, type NotOfferedHere } from './integration/look.ts'
import { type RemoveOutcome, remove } from './integration/remove.ts'
import { type SetOutcome, set } from './integration/set.ts'
import type { Resolve } from './resolve.ts'
import type { Trouble } from './trouble.ts'

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
  list(project: number): Promise<ListedIntegrations | Trouble>
  view(target: IntegrationTarget): Promise<IntegrationViewed | NotOfferedHere | Trouble>
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
  { secretLinks, heldChanges }: Pick<Store, 'secretLinks' | 'heldChanges'>,
  { team, user, userName, channel }: Actor,
  access: Access,
  {
    publicUrl,
    slugs,
    resolve,
  }: { readonly publicUrl: string; readonly slugs: IntegrationSlugs; readonly resolve: Resolve },
): Integrations {
  const slugOf = (name: IntegrationName) => slugs.get(name) ?? integrationKind(name).slug
  const placeOf = (project: number, name: IntegrationName): IntegrationPlace => ({
    project,
    name,
    slug: slugOf(name),
  })
  const ground = {
    placeOf: ({ project, name }: IntegrationChange) => placeOf(project, name),
    resolve,
  }

  return {
    list: (project) => asOwn(access, (session) => listIntegrations(session, project, slugOf)),
    view: ({ project, kind }) =>
      asOwn<IntegrationViewed | NotOfferedHere>(access, async (session) => {
        const found = await findIntegration(session, placeOf(project, kind))
        if (found.kind !== 'found') return found
        return { kind: 'view', view: integrationView(project, kind, found.told) }
      }),
    set: (change) =>
      asOwn(access, (session) => set<never>(session, async () => ({ ...change, secrets: {} }), ground)),
    hold: (change) => heldChanges.hold(team, user, { ...change, secrets: {} }),
    async enter(change, about) {
      const form = { ...change, ...about }
      const nonce = await secretLinks.open({ team, user, userName, channel, form })
      return { url: `${publicUrl.replace(/\/$/, '')}/secret/${nonce}` }
    },
    confirm(held) {
      const given = async () => (await heldChanges.take(held, team, user)) ?? GONE
      return asOwn<SetOutcome | typeof GONE>(access, (session) => set(session, given, ground))
    },
    discard: (held) => heldChanges.discard(held, team, user),
    remove: ({ project, kind }) =>
      asOwn(access, (session) => remove(session, placeOf(project, kind), resolve)),
  }
}
