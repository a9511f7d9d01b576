import type { Reply } from '../blocks/reply.ts'
import { escaped } from '../blocks/text.ts'
import type { Actor } from '../services/access.ts'
import type { ServiceRoom, Services } from '../services/services.ts'
import type { Command, Executed, Progress } from './define.ts'
import type { FormRequest } from './form-request.ts'
import { nounHelp, refusalReply, verbHelp } from './help.ts'
import { notOfferedReply } from './not-offered.ts'
import { isMember, policy, strangerReply } from './policy.ts'
import { type Given, type Reading, readCommand } from './read.ts'
import type { MergeRequestRef } from './text/reference.ts'
import { door, invalidReply, projectReply, question } from './turn-replies.ts'

/** A person in chat and what they ask from; `userTeam` differs for people of another workspace. */
export interface Asker extends Actor {
  readonly userTeam: string
  readonly installedTeam: string | null
  readonly now: Date
  /** Names this turn in its answer and in the log. */
  readonly reference: string
}

/** A modal that a turn wants to open: the form of a verb, or the name of a thing to be typed. */
export type Opens =
  | (Opener & { readonly kind: 'form'; readonly request: FormRequest<unknown> })
  | (Opener & { readonly kind: 'phrase'; readonly ask: Extract<Executed, { kind: 'type' }> })

interface Opener {
  readonly command: Command
  /** See PressedHow.from. */
  readonly from: string | undefined
}

/** What a turn comes to: a reply, and whether the person wants it for themselves. */
export interface Turned {
  readonly reply: Reply
  readonly privately: boolean
  /** To be opened in place of the reply, which stands in for it where no modal can open. */
  readonly opens?: Opens
}

/** How a button was pressed; `from` is the message whose button led to it (see Place.from in slack). */
export interface PressedHow {
  readonly confirmed: boolean
  readonly privately: boolean
  readonly from?: string | undefined
}

type Result = Omit<Turned, 'privately'>

/** The one road from any surface to a service and back: policy, projects, confirmation, service, rendering. */
export interface Turns {
  /** `noun` is the slash command without its slash. */
  typed(noun: string, text: string, asker: Asker): Promise<Turned>
  /** `filled`: the reading comes from a form that the verb asked for. */
  read(reading: Reading, asker: Asker, filled?: boolean): Promise<Turned>
  /** `confirmed`: the press itself is the confirmation; `privately`: the button stands in a private answer. */
  pressed(
    command: Command,
    input: Readonly<Record<string, unknown>>,
    asker: Asker,
    how: PressedHow,
  ): Promise<Turned>
}

export function createTurns(room: ServiceRoom, forgeUrl: string): Turns {
  async function read(reading: Reading, asker: Asker, filled = false): Promise<Turned> {
    switch (reading.kind) {
      case 'given': {
        const result = await run(reading.given, asker, { confirmed: false, filled })
        return { ...result, privately: reading.given.privately }
      }
      case 'not-offered': {
        if (!isMember(asker)) return { reply: strangerReply(), privately: true }
        const url = await pageOf(reading.mergeRequest, await room.of(asker))
        return { reply: notOfferedReply(reading.absent, url), privately: true }
      }
      case 'refused':
        return { reply: refusalReply(reading.refusal, reading.command), privately: false }
      case 'help': {
        if (!isMember(asker)) return { reply: strangerReply(), privately: true }
        const current = await (await room.of(asker)).projects.current()
        return {
          reply: reading.command ? verbHelp(reading.command, current) : nounHelp(reading.noun, current),
          privately: false,
        }
      }
    }
  }

  async function run(
    { command, raw, projects, privately }: Given,
    asker: Asker,
    { from, ...progress }: Progress & Pick<PressedHow, 'from'>,
  ): Promise<Result> {
    const services = await room.of(asker)
    const verdict = policy(command, asker, services.access)
    if (verdict.kind === 'denied') return { reply: verdict.reply }

    const input: Record<string, unknown> = { ...raw }
    for (const { key, fromChannel } of command.fields.filter(({ kind }) => kind === 'project')) {
      const ref = projects.get(key) ?? numeric(input[key])
      if (ref === undefined && !fromChannel) continue
      const resolved = await services.projects.resolve(ref)
      if (resolved.kind !== 'project') return { reply: projectReply(resolved) }
      input[key] = resolved.project
    }
    if (services.access === 'own' && command.needs !== 'nothing') await services.accounts.used()
    const { user, now } = asker
    const executed = await command.execute(input, services, { user, now }, progress)
    return resultOf(command, executed, { privately, input, from })
  }

  /** The page of the forge that a word is about: the merge request, or the project’s front. */
  async function pageOf(named: MergeRequestRef | null, services: Services): Promise<string> {
    const resolved = await services.projects.resolve(named?.project)
    const path = resolved.kind === 'project' ? await services.projects.path(resolved.project) : null
    if (path === null) return forgeUrl
    return `${forgeUrl}/${path}${named ? `/merge_requests/${named.iid}` : ''}`
  }

  return {
    typed: (noun, words, asker) => read(readCommand(noun, words, forgeUrl), asker),
    read,
    async pressed(command, input, asker, { confirmed, privately: kept, from }) {
      const given: Given = { command, raw: input, projects: new Map(), privately: kept }
      return { ...(await run(given, asker, { confirmed, from })), privately: kept }
    },
  }
}

function numeric(value: unknown) {
  return typeof value === 'number' ? ({ kind: 'id', id: value } as const) : undefined
}

function resultOf(
  command: Command,
  executed: Executed,
  context: {
    readonly privately: boolean
    readonly from: string | undefined
    readonly input: Readonly<Record<string, unknown>>
  },
): Result {
  switch (executed.kind) {
    case 'reply':
      return { reply: executed.reply }
    case 'ask':
      return { reply: question(command, executed, context) }
    case 'type':
      return {
        reply: door(command, executed.text, context.input, 'Go on'),
        opens: { kind: 'phrase', command, ask: executed, from: context.from },
      }
    case 'form':
      return {
        reply: door(command, escaped(`${executed.about}.`), context.input, 'Fill in the form'),
        opens: { kind: 'form', command, request: executed, from: context.from },
      }
    case 'invalid':
      return { reply: invalidReply(command, executed, context.input) }
  }
}
