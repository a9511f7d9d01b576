import type { Session } from '../../forge/client.ts'
import { pathOf } from '../../forge/request.ts'
import { MARK } from '../../log/token-shapes.ts'
import type { IntegrationChange } from '../../model/integration.ts'
import { integrationKind, secretsOf } from '../../model/integration-kinds.ts'
import type { ForgeContext } from '../context.ts'

/** A write that a dry run holds back, as it would be sent. */
export interface HeldCall {
  readonly method: string
  /** Includes the base of the API and the query. */
  readonly path: string
  readonly body: object | null
}

interface DryRun {
  /** Reads like the context it was made of; every write is held back, at the forge and in the store. */
  readonly context: ForgeContext
  readonly calls: readonly HeldCall[]
  /** The change whose secrets a page would ask for; null when there is none. */
  entering(): IntegrationChange | null
}

export function createDryRun(context: ForgeContext): DryRun {
  const calls: HeldCall[] = []
  let held: IntegrationChange | null = null
  let entering: IntegrationChange | null = null
  const quiet = (session: Session | null) => session && withoutWrites(session, (call) => calls.push(call))
  const { own, current, service } = context.forge.credentials
  return {
    calls,
    entering: () => entering,
    context: {
      ...context,
      forge: {
        ...context.forge,
        credentials: {
          own: quiet(own),
          current: async () => quiet(await current()),
          service: async (project) => quiet(await service(project)),
        },
      },
      store: {
        ...context.store,
        autoMerges: { ...context.store.autoMerges, add: async () => {}, find: async () => null },
        pendingIntegrationChanges: {
          async hold(_team, _user, change) {
            held = change
            return 'dry-run'
          },
          take: async () => held,
          discard: async () => false,
        },
        secretLinks: {
          ...context.store.secretLinks,
          async open({ form: { project, name, values, edition } }) {
            const secrets = secretsOf(integrationKind(name, edition)).map((secret) => [secret.name, MARK])
            held = { project, name, values, secrets: Object.fromEntries(secrets) }
            entering = held
            return 'dry-run'
          },
        },
      },
    },
  }
}

/** Returns the session with its reads as they are; each write is noted and not sent. */
function withoutWrites(session: Session, note: (call: HeldCall) => void): Session {
  return {
    ...session,
    async call(call) {
      if (call.method === 'GET') return session.call(call)
      const { method, body = null } = call
      note({ method, path: pathOf(session, call), body })
      return { kind: 'unsent', reason: 'This is a dry run' }
    },
  }
}
