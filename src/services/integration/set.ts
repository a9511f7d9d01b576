import { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import { getIntegration, type IntegrationBody, setIntegration } from '../../forge/integrations.ts'
import type { ApiResult, NotDone } from '../../forge/result.ts'
import { addOwnSecret } from '../../log/own-secrets.ts'
import {
  type Integration,
  IntegrationChange,
  type IntegrationView,
  presentValue,
  viewOfIntegration,
} from '../../model/integration.ts'
import { type Edition, integrationKind, plainOf, secretsOf } from '../../model/integration-kinds.ts'
import { wireValue } from '../../model/integration-parameter.ts'
import { SERVER } from '../../model/server-name.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, verdictOf, writeFailure } from '../failure.ts'
import type { Operation } from '../writes/operation.ts'
import {
  confirmed,
  reconcile,
  stillPending,
  unreadable,
  unverifiable,
  type Verification,
} from '../writes/reconcile.ts'
import {
  absenceIn,
  findIntegration,
  type IntegrationFound,
  type IntegrationPlace,
  type NotAvailableHere,
  nameOfIntegration,
  placeOf,
} from './view.ts'

export type SetOutcome =
  | {
      readonly kind: 'set'
      /** The current state, as the forge shows it. */
      readonly view: IntegrationView
      /** False when the forge’s answer was lost, so another person may have set it at that moment. */
      readonly answered: boolean
      /** Labels of values that the forge shows differently from those sent. */
      readonly differs: readonly string[]
    }
  | NotAvailableHere
  | Failure

const Before = z.object({
  /** Includes its secrets: the change held until the person’s confirmation is released only once. */
  change: IntegrationChange,
  body: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Labels of values that differed from the wanted ones before the call. */
  differed: z.array(z.string()),
})
type Before = z.infer<typeof Before>

/** A requested change, without secrets; see IntegrationChange. */
export type PlainChange = Omit<IntegrationChange, 'secrets'>

const GONE = { kind: 'gone' } as const

export function set(context: ForgeContext, change: PlainChange, operation: Operation): Promise<SetOutcome> {
  return withOwnAccount(context, (session) =>
    send<never>(session, async () => ({ ...change, secrets: {} }), context, operation),
  )
}

export function hold({ caller, store }: ForgeContext, change: PlainChange): Promise<string> {
  return store.pendingIntegrationChanges.hold(caller.team, caller.user, { ...change, secrets: {} })
}

/** Opens the one-time page for entering the secrets; its address is valid for ten minutes. */
export async function enter(
  { caller, store, workspace: { integrations } }: ForgeContext,
  input: PlainChange & { readonly projectName: string; readonly replaces: boolean },
): Promise<{ url: string }> {
  const { team, user, userName, channel } = caller
  const form = { ...input, edition: integrations.edition }
  const nonce = await store.secretLinks.open({ team, user, userName, channel, form })
  return { url: `${integrations.publicUrl.replace(/\/$/, '')}/secret/${nonce}` }
}

export function confirm(
  context: ForgeContext,
  held: string,
  operation: Operation,
): Promise<SetOutcome | typeof GONE> {
  const { caller, store } = context
  const change = async () =>
    (await store.pendingIntegrationChanges.take(held, caller.team, caller.user)) ?? GONE
  return withOwnAccount<SetOutcome | typeof GONE>(context, (session) =>
    send(session, change, context, operation),
  )
}

export function discard({ caller, store }: ForgeContext, held: string): Promise<boolean> {
  return store.pendingIntegrationChanges.discard(held, caller.team, caller.user)
}

/**
 * Sets an integration with one call and returns what the forge shows afterwards. `given` returns the change
 * right before it is sent; without one, its answer is the outcome.
 */
function send<None extends { readonly kind: string }>(
  session: Session,
  given: () => Promise<IntegrationChange | None>,
  context: ForgeContext,
  operation: Operation,
): Promise<SetOutcome | None> {
  const wherePlaced = ({ project, name }: IntegrationChange) => placeOf(context, project, name)
  return reconcile<Before, SetOutcome | None>(context, operation, {
    before: Before,
    async prepare() {
      const change = await given()
      if ('kind' in change) return { kind: 'stop', outcome: change }
      for (const secret of Object.values(change.secrets)) addOwnSecret(secret)
      const place = wherePlaced(change)
      const found = await findIntegration(session, place)
      if (found.kind !== 'found')
        return { kind: 'stop', outcome: withoutSecrets(found, Object.values(change.secrets)) }
      const body = bodyOf(change, found.integration, place.edition)
      const differed = [...compare(found.integration, change, body, place).differs]
      return { kind: 'send', before: { change, body: { ...body }, differed } }
    },
    send({ change, body }) {
      const { project, slug } = wherePlaced(change)
      return setIntegration(session, project, slug, body)
    },
    async refused(answer, { change }) {
      const outcome = await refusal(session, wherePlaced(change), answer)
      return withoutSecrets<NotAvailableHere>(outcome, Object.values(change.secrets))
    },
    async verify(before, answer) {
      const place = wherePlaced(before.change)
      const now = await findIntegration(session, place)
      const verified =
        now.kind === 'found' ? verify(now, before, answer, place) : unreadable(now, nameOfIntegration(place))
      return { ...verified, outcome: withoutSecrets(verified.outcome, Object.values(before.change.secrets)) }
    },
  })
}

/** Judges by what the forge shows afterwards: its answer is `true` at most. */
function verify(
  { integration }: IntegrationFound,
  { change, body, differed }: Before,
  answer: ApiResult<unknown>,
  place: IntegrationPlace,
): Verification<SetOutcome> {
  const doubt = (reason: string): Failure => ({ kind: 'unconfirmed', what: nameOfIntegration(place), reason })
  const view = viewOfIntegration(place, integration)
  const { differs, unseen: isUnseen } = compare(integration, change, body, place)
  const answered = answer.kind === 'done'
  if (answered && view.state !== 'never set') {
    // A difference other than before the call is the forge’s own change, and not a stale read.
    const hasArrived = differs.length === 0 || differs.join() !== differed.join()
    if (hasArrived) return confirmed({ kind: 'set', view, answered, differs })
    return stillPending(doubt(`${SERVER} took it and doesn’t show the change`))
  }
  if (differs.length > 0) return stillPending(doubt(`${SERVER} doesn’t show the change`))
  // Visible values that matched before the call prove nothing about invisible ones.
  if (isUnseen && differed.length === 0)
    return unverifiable(
      doubt(`${SERVER} doesn’t show secrets, so I can’t see whether the new ones are there`),
    )
  return confirmed({ kind: 'set', view, answered, differs: [] })
}

/** 401 may mean a missing right or a dead token, 404 a wrong value: the reason and a read tell them apart. */
async function refusal(
  session: Session,
  place: IntegrationPlace,
  answer: NotDone,
): Promise<NotAvailableHere | Failure> {
  if (answer.kind === 'unsent') return writeFailure(answer, nameOfIntegration(place))
  if (answer.status === 401) return diagnoseIntegration(session, place)
  if (answer.status === 404) return absenceIn(answer, place) ?? { ...answer, reason: WRONG_VALUE }
  return writeFailure(answer, nameOfIntegration(place))
}

const WRONG_VALUE = 'It doesn’t take one of the values, and doesn’t say which'

/** Returns the meaning of a 401 to a write, by a read with the same token. */
export async function diagnoseIntegration(session: Session, place: IntegrationPlace): Promise<Failure> {
  return verdictOf(await getIntegration(session, place.project, place.slug))
}

/** Length of the parts to search for, in characters: the forge may cut its texts, or quote a part. */
const PART = 6

const WITHHELD = 'Its words aren’t shown, because they quote a part of what was entered'

/** Returns the failure without the forge’s texts, whole or per field, that quote one of the sent secrets. */
export function withoutSecrets<Outcome extends { readonly kind: string }>(
  outcome: Outcome | Failure,
  secrets: readonly string[],
): Outcome | Failure {
  if (!('reason' in outcome) || typeof outcome.reason !== 'string') return outcome
  const isQuoting = (words: string) => secrets.some((secret) => quotes(words, secret))
  const safe = isQuoting(outcome.reason) ? { ...outcome, reason: WITHHELD } : outcome
  if (!('fields' in safe) || safe.fields === undefined) return safe
  const { fields, ...others } = safe
  const remaining = Object.entries(fields).filter(([, words]) => !isQuoting(words))
  return remaining.length === 0 ? others : { ...others, fields: Object.fromEntries(remaining) }
}

function quotes(words: string, secret: string): boolean {
  const lower = words.toLowerCase()
  const needle = secret.toLowerCase()
  if (needle.length <= PART) return lower.includes(needle)
  return Array.from({ length: needle.length - PART + 1 }, (_, at) => needle.slice(at, at + PART)).some(
    (part) => lower.includes(part),
  )
}

/**
 * Returns the request body: the person’s values, the entered secrets, and the existing values that they left
 * alone, because a server may treat the body as the whole. A blank is sent only to clear a value.
 */
function bodyOf(
  { name, values, secrets }: IntegrationChange,
  integration: Integration | null,
  edition: Edition,
): IntegrationBody {
  const body: Record<string, string | number | boolean> = {}
  for (const parameter of integrationKind(name, edition).parameters) {
    const present = parameter.secret ? '' : presentValue(parameter, integration)
    // The call itself turns it on, unless a value says otherwise.
    const unchanged = parameter.name === 'active' ? '' : present
    const text = (parameter.secret ? secrets : values)[parameter.name] ?? unchanged
    if (text !== '' || present !== '') body[parameter.name] = wireValue(parameter, text)
  }
  if (values.active === undefined) delete body.active
  return body
}

/** Returns the labels of values that differ from the sent ones, and whether a sent secret cannot be seen. */
function compare(
  integration: Integration | null,
  { secrets }: IntegrationChange,
  body: IntegrationBody,
  place: IntegrationPlace,
): { readonly differs: readonly string[]; readonly unseen: boolean } {
  const kind = integrationKind(place.name, place.edition)
  const view = viewOfIntegration(place, integration)
  const differs = plainOf(kind)
    .filter((parameter) => {
      const sent = body[parameter.name]
      const current = wireValue(parameter, presentValue(parameter, integration))
      // An empty value counts as a no.
      return sent !== undefined && current !== sent && !(sent === false && current === '')
    })
    .map(({ label }) => label)
  if (view.state === 'never set') differs.push('On')
  const sentSecrets = secretsOf(kind).filter((parameter) => secrets[parameter.name])
  const current = sentSecrets.map((parameter) => presentValue(parameter, integration))
  return {
    differs: [
      ...differs,
      ...sentSecrets
        .filter(({ name: secret }, at) => isOther(current[at], secrets[secret]))
        .map(({ label }) => label),
    ],
    unseen: current.some((text) => text === '' || isMask(text)),
  }
}

function isOther(current: string | undefined, sent: string | undefined): boolean {
  return current !== undefined && current !== '' && !isMask(current) && current.trim() !== sent?.trim()
}

function isMask(text: string): boolean {
  return /^[*•●x]+$/i.test(text)
}
