import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Json, textIn } from '../json.ts'
import type { Fault } from '../state/faults.ts'
import type { SlackLedgerEntry } from '../state/ledger.ts'
import type { World } from '../world.ts'
import { type HttpAnswer, send } from './answer.ts'

const GARBAGE: HttpAnswer = {
  status: 200,
  body: '<html><body>Not what you asked for</body></html>',
  headers: { 'content-type': 'text/html' },
}

/** A call that an app made to the workspace. */
interface AppCall {
  readonly kind: Exclude<SlackLedgerEntry['kind'], 'delivery'>
  readonly name: string
  readonly request: Json
}

/**
 * Answers an app's call: with the fault that is planned for it, or truly; either way it is in the ledger.
 * `act` is what has the effect, and does not run when the fault comes first.
 */
export async function answerCall(
  world: World,
  call: AppCall,
  response: ServerResponse,
  act: () => Promise<HttpAnswer>,
): Promise<void> {
  const started = world.now()
  const stopwatch = performance.now()
  const fault = world.faults.take(call.name)
  const answer = before(world, call, fault) ?? (fault?.kind === 'drop-request' ? null : await act())
  world.ledger.add({
    ...call,
    at: new Date(started).toISOString(),
    status: answer?.status ?? null,
    answer: answer?.body ?? null,
    milliseconds: Math.round(performance.now() - stopwatch),
    ...(fault && { fault: faultName(fault) }),
  })
  if (fault?.kind === 'slow') await pause(fault.milliseconds, undefined, { ref: false })
  if (answer === null || fault?.kind === 'drop-reply') response.destroy()
  else send(response, fault?.kind === 'garbage' ? GARBAGE : answer)
}

function before(world: World, call: AppCall, fault: Fault | undefined): HttpAnswer | undefined {
  switch (fault?.kind) {
    case 'status':
      return fault.status === 429 ? tooMany(1) : { status: fault.status, body: 'planned fault' }
    case 'pace': {
      const seconds = world.faults.tooSoon(call.name, textIn(call.request.channel), fault.milliseconds)
      return seconds > 0 ? tooMany(seconds) : undefined
    }
    case 'redirect':
      return { status: 302, body: '', headers: { location: `${world.origin}/elsewhere` } }
    default:
      return undefined
  }
}

/** Slack’s answer to a call that comes too soon. */
function tooMany(seconds: number): HttpAnswer {
  return { status: 429, body: 'planned fault', headers: { 'retry-after': String(seconds) } }
}

function faultName(fault: Fault): string {
  if (fault.kind === 'status') return `status:${fault.status}`
  return 'milliseconds' in fault ? `${fault.kind}:${fault.milliseconds}` : fault.kind
}
