import { button } from '../blocks/button.ts'
import { type Blocks, privately, type Reply } from '../blocks/reply.ts'
import { bold, bullets, code, lines, text } from '../blocks/rich-text.ts'
import { escaped, oneLine } from '../blocks/text.ts'
import type { KnownProject } from '../services/projects.ts'
import type { Command } from './define.ts'
import { type Field, typedFields } from './fields.ts'
import { nouns, verbsOf } from './registry.ts'
import type { Refusal } from './text/refusal.ts'

/** All verbs of a slash command, each with its usage. */
export function nounHelp(noun: string, current: KnownProject | null): Reply {
  const about = nouns.get(noun)?.about ?? noun
  const rows = verbsOf(noun).map((command) => [code(shortUsageOf(command)), text(`  ${command.summary}`)])
  const others = [...nouns.keys()].filter((other) => other !== noun)
  return privately(escaped(`${about}: ${verbsOf(noun).map(shortUsageOf).join('; ')}`), [
    lines([bold(`${about}.`), text(` ${projectWords(current)}`)]),
    bullets(rows),
    lines([
      text('More: '),
      code(`/${noun} help ${verbsOf(noun)[0]?.path.slice(1).join(' ') ?? ''}`),
      text(' explains a verb. Also: '),
      ...others.flatMap((other) => [code(`/${other} help`), text(' ')]),
    ]),
  ])
}

/** One verb: its usage, its fields, and examples that work in this channel. */
export function verbHelp(command: Command, current: KnownProject | null): Reply {
  const examples = command.examples.map(({ typed }) => exampleHere(command, typed, current))
  const fields = inReadingOrder(command)
  return privately(escaped(`${usageOf(command)}: ${command.summary}. For example: ${examples.join('; ')}`), [
    lines([code(usageOf(command))], [text(`${command.summary}.`)], alsoWords(command)),
    ...(fields.length > 0
      ? [
          bullets(
            fields.map((field) => [
              code(flagOf(command, field)),
              text(`  ${field.help}${fallbackWords(field)}`),
            ]),
          ),
        ]
      : []),
    lines([bold('For example')]),
    bullets(examples.map((example) => [code(example)])),
    lines(takesProject(command) ? [text(projectWords(current))] : [], [
      text('Every verb takes '),
      code('--private'),
      text(': only you see the answer.'),
    ]),
  ])
}

function alsoWords({ path, also }: Command) {
  const typed = also.map((word) => code(`/${[...path.slice(0, -1), word].join(' ')}`))
  return typed.length > 0 ? [text('The same: '), ...typed.flatMap((word) => [word, text(' ')])] : []
}

/** Says what was not understood, one fix, and offers the form of the verb when there is one. */
export function refusalReply({ token, problem, fix }: Refusal, command: Command | null): Reply {
  const about = problem.includes(token) ? '' : oneLine(token, 80)
  const blocks: Blocks = [
    lines([bold('Nothing was done. '), text(problem)], about === '' ? [] : [text('About '), code(about)], [
      text(fix),
    ]),
    ...(command && typedFields(command.fields).length > 0
      ? [
          {
            type: 'actions' as const,
            elements: [button('Fill in a form', { verb: 'form', input: { verb: command.id } })],
          },
        ]
      : []),
  ]
  const words = ['Nothing was done.', problem, about && `About “${about}”.`, fix]
  return privately(escaped(words.filter(Boolean).join(' ')), blocks)
}

/** What is typed without a flag first, the project last: it is the channel’s most of the time. */
function inReadingOrder({ fields, positionals }: Command): Field[] {
  const rank = ({ key }: Field) =>
    positionals.includes(key) ? positionals.indexOf(key) : key === 'project' ? 200 : 100
  return typedFields(fields).sort((a, b) => rank(a) - rank(b))
}

/** `/mr merge <mr>`: without the flags, which the help of the verb explains. */
export function shortUsageOf({ path, fields, positionals }: Command): string {
  const placed = positionals
    .map((key) => fields.find((field) => field.key === key))
    .filter((field) => field !== undefined)
  return [
    `/${path.join(' ')}`,
    ...placed.map(({ name, required }) => (required ? `<${name}>` : `[${name}]`)),
  ].join(' ')
}

/** `/mr merge <mr> [--when-build-succeeds] [--message text]` */
export function usageOf(command: Command): string {
  const flags = inReadingOrder(command).filter(({ key }) => !command.positionals.includes(key))
  return [shortUsageOf(command), ...flags.map((field) => `[${flag(field)}]`)].join(' ')
}

function flag({ name, kind, choices }: Field): string {
  if (kind === 'flag') return `--${name}`
  return `--${name} ${choices ? choices.join('|') : kind === 'text' ? 'text' : kind === 'number' ? 'number' : name}`
}

function flagOf(command: Command, field: Field): string {
  return command.positionals.includes(field.key) ? field.name : flag(field)
}

function fallbackWords({ fallback, kind }: Field): string {
  return fallback === undefined || kind === 'flag' || fallback === '' ? '' : ` (default: ${String(fallback)})`
}

/** The example as it works here: without a channel’s project, one must be named. */
function exampleHere(command: Command, typed: string, current: KnownProject | null): string {
  const plain = `/${command.path.join(' ')} ${typed}`.trim()
  return takesProject(command) && !current ? `${plain} --project 42` : plain
}

function takesProject({ fields }: Command): boolean {
  return fields.some(({ key }) => key === 'project')
}

function projectWords(current: KnownProject | null): string {
  if (!current)
    return 'This channel has no project yet: name one with --project, or set it with /greenlight default.'
  return `Without --project it is ${current.path ?? `project ${current.project}`}, this channel’s project.`
}
