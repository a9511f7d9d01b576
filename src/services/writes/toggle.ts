import type { z } from 'zod'
import type { Session } from '../../forge/client.ts'
import type { ApiResult, NotDone, Refused } from '../../forge/result.ts'
import { withOwnAccount } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, writeFailure } from '../failure.ts'
import type { Operation } from './operation.ts'
import {
  confirmed,
  type Preparation,
  reconcile,
  ruledOut,
  unreadable,
  type Verification,
} from './reconcile.ts'

/** A thing as the forge shows it. */
export interface Observed<View> {
  readonly kind: 'view'
  readonly view: View
}

/** The reads of one thing around a write, whichever write it is. `Before` is what is recorded before the call. */
export interface Target<View, Before, Outcome> {
  readonly before: z.ZodType<Before>
  record(view: View): Before | Promise<Before>
  nameOf(before: Before): string
  /** Reads what decides whether the call is sent. */
  find(): Promise<Observed<View> | Outcome>
  /** Reads what is shown beside a blocker; null where `find` has read it. */
  readonly whole: (() => Promise<Observed<View> | Outcome>) | null
  read(before: Before, answer: ApiResult<unknown>): Promise<Observed<View> | Outcome>
  /** Explains a call that was refused or never sent, when its answer alone says why. */
  refused(answer: NotDone, before: Before): Promise<Outcome>
}

/** A write that brings its target into one of two states. */
export interface Toggle<View, Before, Outcome> extends Target<View, Before, Outcome> {
  /** Returns why nothing is sent: it is so already, or something stands against it. */
  blocker(view: View): Outcome | null | Promise<Outcome | null>
  send(before: Before): Promise<ApiResult<unknown>>
  /** True in the state that is to be brought about. */
  isDesired(view: View): boolean
  /** Returns the outcome in that state. Where the forge’s answer was lost, another person may have brought it about. */
  done(view: View, answer: Accepted, before: Before): Outcome | Promise<Outcome>
  otherwise(view: View, before: Before, answer: Accepted): Verification<Outcome>
  /** Statuses of refusals with several meanings, which only the state distinguishes; null when there are none. */
  readonly ambiguous: {
    readonly statuses: ReadonlySet<number>
    explain(view: View, before: Before, answer: Refused): Outcome
  } | null
  readonly afterwards: ((outcome: Outcome) => Promise<void>) | null
}

type Accepted = Exclude<ApiResult<unknown>, { kind: 'refused' }>

/** Makes a use case of a toggle: one call with the caller’s own account, or none; the outcome is read afterwards. */
export function toggle<Input, View, Before, Outcome extends { readonly kind: string }>(
  declare: (session: Session, input: Input, context: ForgeContext) => Toggle<View, Before, Outcome | Failure>,
) {
  return (context: ForgeContext, input: Input, operation: Operation): Promise<Outcome | Failure> =>
    withOwnAccount(context, async (session) => {
      const change = declare(session, input, context)
      const { ambiguous } = change
      const outcome = await reconcile<Before, Outcome | Failure>(context, operation, {
        before: change.before,
        async prepare(): Promise<Preparation<Before, Outcome | Failure>> {
          const read = await readBeforeWrite(await change.find(), change.whole, change.blocker)
          return read.kind === 'view' ? { kind: 'send', before: await change.record(read.view) } : read
        },
        send: change.send,
        async refused(answer, before) {
          const isAmbiguous = answer.kind === 'refused' && ambiguous?.statuses.has(answer.status)
          return isAmbiguous ? null : change.refused(answer, before)
        },
        async verify(before, answer) {
          const what = change.nameOf(before)
          const now = await change.read(before, answer)
          if (answer.kind === 'refused') {
            const explained = isObserved(now) ? ambiguous?.explain(now.view, before, answer) : now
            return ruledOut(explained ?? writeFailure(answer, what))
          }
          if (!isObserved(now)) return unreadable(now, what)
          if (change.isDesired(now.view)) return confirmed(await change.done(now.view, answer, before))
          return change.otherwise(now.view, before, answer)
        },
      })
      await change.afterwards?.(outcome)
      return outcome
    })
}

/** A first read before a write; a blocker in it is looked for again in a whole view, and shown with that. */
export async function readBeforeWrite<View, Outcome extends { readonly kind: string }>(
  first: Observed<View> | Outcome,
  whole: (() => Promise<Observed<View> | Outcome>) | null,
  blocker: (view: View) => Outcome | null | Promise<Outcome | null>,
): Promise<Observed<View> | { readonly kind: 'stop'; readonly outcome: Outcome }> {
  if (!isObserved(first)) return { kind: 'stop', outcome: first }
  const outcome = await blocker(first.view)
  if (outcome === null) return first
  return whole ? readBeforeWrite(await whole(), null, blocker) : { kind: 'stop', outcome }
}

function isObserved<View>(read: Observed<View> | { readonly kind: string }): read is Observed<View> {
  return read.kind === 'view'
}
