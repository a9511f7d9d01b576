import { z } from 'zod'
import { addDeployKey, listDeployKeys } from '../../forge/deploy-keys.ts'
import type { ApiResult } from '../../forge/result.ts'
import { parseDate } from '../../model/day.ts'
import type { DeployKeyView } from '../../model/deploy-key.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { explainRefusedWrite, type Failure } from '../failure.ts'
import type { PublicKey } from '../ssh/public-key.ts'
import type { Operation } from '../writes/operation.ts'
import { confirmed, reconcile, stillPending, unreadable } from '../writes/reconcile.ts'
import { type ListedDeployKeys, listKeys } from './list.ts'

interface AddInput {
  readonly project: number
  readonly title: string
  readonly key: PublicKey
}

export type AddKeyOutcome =
  /** `answered` false: the forge’s answer was lost, so another person may have done it at that moment. */
  | { readonly kind: 'added'; readonly answered: boolean; readonly key: DeployKeyView }
  /** The forge knew the key already; it is on the project now, and the given title was not used. */
  | {
      readonly kind: 'known-key'
      readonly answered: boolean
      readonly key: DeployKeyView
      readonly given: string
    }
  /** The key was on the project before, so nothing was sent. */
  | { readonly kind: 'already'; readonly key: DeployKeyView }
  /** The forge knows the key and does not let this account add it. */
  | { readonly kind: 'taken' }
  | Failure

/** Longest assumed clock difference to the forge, in ms, before a new key counts as an old one. */
const CLOCKS_DIFFER_MS = 10 * 60_000

/** `began`: the time of sending, in ms UTC. */
const Before = z.object({ began: z.number() })

export function add(
  context: ForgeContext,
  { project, title, key }: AddInput,
  operation: Operation,
): Promise<AddKeyOutcome> {
  return withOwnAccount(context, (session) => {
    const what = `The key ${key.facts.sha256}`
    return reconcile<z.infer<typeof Before>, AddKeyOutcome>(context, operation, {
      before: Before,
      async prepare() {
        const listed = await listKeys(session, project)
        if (listed.kind !== 'list') return { kind: 'stop', outcome: listed }
        const there = holds(listed, key)
        if (there) return { kind: 'stop', outcome: { kind: 'already', key: there } }
        return { kind: 'send', before: { began: context.now() } }
      },
      send: () => addDeployKey(session, project, { title, key: key.line }),
      refused: async (answer) =>
        isTaken(answer)
          ? { kind: 'taken' }
          : explainRefusedWrite(answer, `Project ${project}`, () => listDeployKeys(session, project)),
      async verify({ began }, answer) {
        const listed = await listKeys(session, project)
        if (listed.kind !== 'list') return unreadable(listed, what)
        // It was not on the project before, so it has been added since, by this call or another.
        const added = holds(listed, key)
        if (!added)
          return stillPending({ kind: 'unconfirmed', what, reason: `${SERVER} doesn’t list the key` })
        const answered = answer.kind === 'done'
        return isNew(added, title, began)
          ? confirmed({ kind: 'added', answered, key: added })
          : confirmed({ kind: 'known-key', answered, key: added, given: title })
      },
    })
  })
}

function holds({ items }: ListedDeployKeys, { facts }: PublicKey): DeployKeyView | undefined {
  return items.find((item) => item.facts?.sha256 === facts.sha256)
}

function isTaken(answer: ApiResult<unknown>): boolean {
  if (answer.kind !== 'refused' || answer.status >= 500) return false
  const reason = answer.reason.toLowerCase()
  const at = reason.indexOf('fingerprint')
  return at >= 0 && reason.includes('taken', at)
}

/** True for a new key: an existing one keeps its own title and date. */
function isNew({ title: has, created_at }: DeployKeyView, given: string, began: number): boolean {
  const created = parseDate(created_at)?.getTime() ?? began
  return oneSpaced(has) === oneSpaced(given) && created >= began - CLOCKS_DIFFER_MS
}

function oneSpaced(title: string): string {
  return title.trim().replaceAll(/\s+/g, ' ')
}
