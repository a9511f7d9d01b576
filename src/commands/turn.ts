import { button } from '../blocks/button.ts'
import { privately, type Reply } from '../blocks/reply.ts'
import { bullets, lines, text } from '../blocks/rich-text.ts'
import { escaped, oneLine } from '../blocks/text.ts'
import type { Actor } from '../services/access.ts'
import type { ResolvedProject } from '../services/projects.ts'
import type { ServiceRoom } from '../services/services.ts'
import type { Command, Executed } from './define.ts'
import { nameOf } from './greenlight/project/name.ts'
import { nounHelp, refusalReply, verbHelp } from './help.ts'
import { isMember, policy, strangerReply } from './policy.ts'
import { type Given, type Reading, readCommand } from './read.ts'

/** A person in chat and what they ask from; `userTeam` differs for people of another workspace. */
export interface Asker extends Actor {
  readonly userTeam: string
  readonly installedTeam: string | null
  readonly now: Date
}

/** What a turn comes to: a reply, and whether the person wants it for themselves. */
export interface Turned {
  readonly reply: Reply
  readonly privately: boolean
}

/** How a button was pressed; `from` is the message whose button led to it (see Place.from in slack). */
export interface PressedHow {
  readonly confirmed: boolean
  readonly privately: boolean
  readonly from?: string | undefined
}

/** The one road from any surface to a service and back: policy, projects, confirmation, service, rendering. */
export interface Turns {
  /** `noun` is the slash command without its slash. */
  typed(noun: string, text: string, asker: Asker): Promise<Turned>
  read(reading: Reading, asker: Asker): Promise<Turned>
  /** `confirmed`: the press itself is the confirmation; `privately`: the button stands in a private answer. */
  pressed(
    command: Command,
    input: Readonly<Record<string, unknown>>,
    asker: Asker,
    how: PressedHow,
  ): Promise<Turned>
}

export function createTurns(room: ServiceRoom, forgeUrl: string): Turns {
  async function read(reading: Reading, asker: Asker): Promise<Turned> {
    switch (reading.kind) {
      case 'given':
        return {
          reply: await run(reading.given, asker, { confirmed: false }),
          privately: reading.given.privately,
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
    { confirmed, from }: Pick<PressedHow, 'confirmed' | 'from'>,
  ): Promise<Reply> {
    const services = await room.of(asker)
    const verdict = policy(command, asker, services.access)
    if (verdict.kind === 'denied') return verdict.reply

    const input: Record<string, unknown> = { ...raw }
    for (const { key } of command.fields.filter(({ kind }) => kind === 'project')) {
      const ref = projects.get(key) ?? numeric(input[key])
      if (ref === undefined && key !== 'project') continue
      const resolved = await services.projects.resolve(ref)
      if (resolved.kind !== 'project') return projectReply(resolved)
      input[key] = resolved.project
    }
    if (services.access === 'own' && command.needs !== 'nothing') await services.accounts.used()
    const asking = { user: asker.user, now: asker.now }
    return replyOf(command, await command.execute(input, services, asking, confirmed), {
      privately,
      input,
      from,
    })
  }

  return {
    typed: (noun, words, asker) => read(readCommand(noun, words, forgeUrl), asker),
    read,
    async pressed(command, input, asker, { confirmed, privately: kept, from }) {
      const given: Given = { command, raw: input, projects: new Map(), privately: kept }
      return { reply: await run(given, asker, { confirmed, from }), privately: kept }
    },
  }
}

function numeric(value: unknown) {
  return typeof value === 'number' ? ({ kind: 'id', id: value } as const) : undefined
}

function replyOf(
  command: Command,
  executed: Executed,
  context: {
    readonly privately: boolean
    readonly from: string | undefined
    readonly input: Readonly<Record<string, unknown>>
  },
): Reply {
  switch (executed.kind) {
    case 'reply':
      return executed.reply
    case 'ask':
      return question(command, executed, context)
    case 'invalid': {
      const what = executed.field ? `The ${executed.field} ${executed.problem}` : executed.problem
      return refusalReply(
        {
          token: executed.field === null ? '' : String(context.input[executed.field] ?? executed.field),
          problem: `${oneLine(what, 200)}.`,
          fix: `Type /${command.path[0]} help ${command.path.slice(1).join(' ')}`,
        },
        command,
      )
    }
  }
}

/** A typed command has no dialog of its own, so a risky one answers with what would happen and a button. */
function question(
  command: Command,
  ask: Extract<Executed, { kind: 'ask' }>,
  { privately: kept, from }: { readonly privately: boolean; readonly from: string | undefined },
): Reply {
  const input = { ...ask.input, ...(kept ? { privately: true } : {}), ...(from ? { from } : {}) }
  const go = button(ask.yes, { verb: command.id, input }, { style: 'primary', confirmed: true })
  const no = button('Cancel', { verb: 'dismiss', input: {} })
  return privately(ask.text, [...ask.blocks, { type: 'actions', elements: [go, no] }])
}

function projectReply(resolved: Exclude<ResolvedProject, { kind: 'project' }>): Reply {
  if (resolved.kind === 'no-default') {
    return privately(
      'Nothing was done: this channel has no project. Name one with `--project`, or set it with `/greenlight default`, for example `/greenlight default 42`.',
    )
  }
  const what = `Nothing was done: I do not know the project ${oneLine(resolved.typed, 100)}.`
  const fix = 'Name it by its number, or add an alias once: /greenlight project add web 42'
  const known = resolved.known.slice(0, 20).map((project) => [text(nameOf(project))])
  return privately(escaped(`${what} ${fix}`), [
    lines([text(what)], [text(fix)]),
    ...(known.length > 0 ? [lines([text('Known here:')]), bullets(known)] : []),
  ])
}
