import type { Command } from '../commands/command.ts'
import { type Field, typedFields } from '../commands/fields.ts'
import { mrList } from '../commands/mr/list.ts'
import { nouns, verbsOf } from '../commands/registry.ts'
import type { AccessContext } from '../services/access/access-context.ts'
import { denialReason, mayAskForHelp, mayFillIn } from '../services/access/permission.ts'
import type { ForgeContext } from '../services/context.ts'
import type { KnownProject } from '../services/projects.ts'
import type { Services } from '../services/services.ts'
import { button, typedButtons } from '../views/button.ts'
import { knownProjectName, noProject } from '../views/greenlight/project.ts'
import { actions, privately, type Reply } from '../views/reply.ts'
import { bold, bullets, code, lines, text } from '../views/rich-text.ts'
import { count, escaped } from '../views/text.ts'
import { denialWords, noHelpReply, strangerReply } from './denial-messages.ts'
import type { NamedPage, ParseResult } from './parsed-command.ts'
import type { Caller } from './types.ts'
import {
  isSupported,
  type MissingSet,
  missingFeatureReply,
  unsupportedVerbReply,
  withoutUnsupported,
} from './unsupported-verbs.ts'

/** The part of a slash command’s help that the caller sees. */
export interface ShownNoun {
  readonly verbs: readonly Command[]
  /** The number of further commands that the caller may not use here. */
  readonly hidden: number
  /** Undefined when the caller may not know the channel’s project. */
  readonly current: KnownProject | null | undefined
  /** A sentence about all of the commands. */
  readonly note: string | null
  /** True in a direct message. */
  readonly isDirect?: boolean
}

/** Shows what people need first of a slash command, with buttons, and where the rest is. */
export function nounHelp(noun: string, shown: ShownNoun): Reply {
  const { about = noun, first: all = [] } = nouns.get(noun) ?? {}
  const { verbs, current, note, isDirect } = shown
  const first = all.filter(({ command }) => verbs.some(({ id }) => id === command.id))
  const [example] = first.filter(({ typed }) => typed.includes(' '))
  if (first.length === 0) return allHelp([[noun, shown]])
  const headline = current ? `${about} in ${knownProjectName(current)}` : about
  const rows = first.map(({ typed, does }) => [`/${noun} ${typed}`.trim(), does] as const)
  const words = rows.map(([typed, does]) => `${typed}: ${does}`).join('; ')
  return privately(escaped([`${headline}. ${words}.`, note].filter(Boolean).join(' ')), [
    lines([bold(headline)], [text(note ?? '')], [text(current === null ? projectWords(null, isDirect) : '')]),
    bullets(rows.map(([typed, does]) => [code(typed), text(`  ${does}`)])),
    ...actions([
      ...first.flatMap(({ button: label, command }) =>
        label ? [button(label, { verb: command.id, input: {} })] : [],
      ),
      button('All commands', { verb: 'help', input: { noun } }),
    ]),
    lines([
      ...(example
        ? [code(`/${noun} help ${example.command.path.slice(1).join(' ')}`), text(' explains one command. ')]
        : []),
      ...otherNouns(noun),
    ]),
  ])
}

/** Shows the verbs that begin with a word, each as a button: `/milestone digest on`, `/milestone digest off`. */
export function groupHelp(group: string, nounsShown: readonly (readonly [noun: string, ShownNoun])[]): Reply {
  const isOf = ({ path }: Command) => path.length > 2 && path[1] === group
  const shown = nounsShown.filter(([noun]) => verbsOf(noun).some(isOf))
  const of = shown.flatMap(([, { verbs }]) => verbs.filter(isOf))
  const note = shown[0]?.[1].note ?? null
  const headline = shown.map(([noun]) => `/${noun} ${group}`).join(', ')
  const words = of.map((command) => `${shortUsageOf(command)}: ${command.summary}`).join('; ')
  const typed =
    shown.length > 1
      ? shown.map(([noun]) => `/${noun} help ${group}`)
      : of.map(({ path }) => `/${path.join(' ')}`)
  return privately(escaped([`${headline}. ${words}.`, note].filter(Boolean).join(' ')), [
    lines([bold(headline)], [text(note ?? '')]),
    ...(of.length > 0
      ? [bullets(of.map((command) => [code(shortUsageOf(command)), text(`  ${command.summary}`)]))]
      : []),
    ...typedButtons(of.length > 0 ? typed.slice(0, 5) : []),
  ])
}

/** Lists all commands of these slash commands that the caller may use here. */
function allHelp(shown: readonly (readonly [noun: string, ShownNoun])[]): Reply {
  const parts = shown.map(([noun, { verbs, hidden, current, note, isDirect }]) => {
    const about = nouns.get(noun)?.about ?? noun
    const more = hiddenWords(verbs.length, hidden)
    const usages = verbs.length > 0 ? `${about}: ${verbs.map(shortUsageOf).join('; ')}.` : `${about}.`
    const rows = verbs.map((command) => [code(shortUsageOf(command)), text(`  ${command.summary}`)])
    const project = current === undefined || shown.length > 1 ? '' : ` ${projectWords(current, isDirect)}`
    const head = lines([bold(`${about}.`), text(project)], [text(note ?? '')])
    return {
      words: [usages, more, note].filter(Boolean).join(' '),
      blocks: [head, ...(rows.length > 0 ? [bullets(rows)] : []), ...(more ? [lines([text(more)])] : [])],
    }
  })
  const [[noun] = ['']] = shown
  return privately(escaped(parts.map(({ words }) => words).join(' ')), [
    ...parts.flatMap(({ blocks }) => blocks),
    ...(shown.length > 1 ? [] : [lines(otherNouns(noun))]),
  ])
}

function otherNouns(noun: string) {
  const others = [...nouns.keys()].filter((other) => other !== noun)
  return [text('Also: '), ...others.flatMap((other) => [code(`/${other} help`), text(' ')])]
}

function hiddenWords(shown: number, hidden: number): string {
  if (hidden === 0) return ''
  return shown === 0
    ? 'You don’t have access to this here.'
    : `${count(hidden, 'more command')} you can’t use here.`
}

/**
 * Shows one command: usage, fields, and examples that work in this channel; `note` is a sentence on it, `typed` the
 * command that was asked about, as a button.
 */
export function verbHelp(
  command: Command,
  current: ShownNoun['current'],
  { note, isDirect, typed: question }: Pick<ShownNoun, 'note' | 'isDirect'> & { typed?: string | undefined },
): Reply {
  const examples = command.examples.map(({ typed }) => exampleHere(command, typed, current))
  const fields = inReadingOrder(command)
  const typed = examples.map((example) => `\`${example}\``)
  const words = [`\`${usageOf(command)}\` ${command.summary}.`, `For example: ${typed.join(', ')}.`, note]
  return privately(escaped(words.filter(Boolean).join(' ')), [
    lines([code(usageOf(command))], [text(`${command.summary}.`)], alsoWords(command), [text(note ?? '')]),
    ...typedButtons(question === undefined ? [] : [question]),
    ...(fields.length > 0
      ? [
          bullets(
            fields.map((one) => [code(flagOf(command, one)), text(`  ${one.help}${fallbackWords(one)}`)]),
          ),
        ]
      : []),
    lines([bold('For example')]),
    bullets(examples.map((example) => [code(example)])),
    lines(takesProject(command) && current !== undefined ? [text(projectWords(current, isDirect))] : [], [
      text('Every command takes '),
      code('--private'),
      text(': only you see the answer.'),
      ...(command.writesToForge
        ? [text(' With '), code('--dry-run'), text(' you see the requests, and none is sent.')]
        : []),
    ]),
  ])
}

function alsoWords({ path, also }: Command) {
  const typed = also.map((word) => code(`/${[...path.slice(0, -1), word].join(' ')}`))
  return typed.length > 0 ? [text('The same: '), ...typed.flatMap((word) => [word, text(' ')])] : []
}

/** Sorts positional fields first and the project last: it is usually the channel’s. */
function inReadingOrder({ fields, positionals }: Command): Field[] {
  const rank = ({ key }: Field) =>
    positionals.includes(key) ? positionals.indexOf(key) : key === 'project' ? 200 : 100
  return typedFields(fields).sort((a, b) => rank(a) - rank(b))
}

/** Returns `/mr merge <mr>`, without the flags, which the command’s help explains. */
function shortUsageOf({ path, fields, positionals }: Command): string {
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
  const isPlain = kind === 'text' || kind === 'date' || kind === 'number'
  return `--${name} ${choices ? choices.join('|') : isPlain ? kind : name}`
}

function flagOf(command: Command, field: Field): string {
  return command.positionals.includes(field.key) ? field.name : flag(field)
}

function fallbackWords({ fallback, kind }: Field): string {
  return fallback === undefined || kind === 'flag' || fallback === '' ? '' : ` (default: ${String(fallback)})`
}

/** Returns the example as it works here: without a channel project, it must name one. */
function exampleHere(command: Command, typed: string, current: ShownNoun['current']): string {
  const plain = `/${command.path.join(' ')} ${typed}`.trim()
  return takesProject(command) && !current ? `${plain} --project 42` : plain
}

function takesProject({ fields }: Command): boolean {
  return fields.some(({ key }) => key === 'project')
}

function projectWords(current: KnownProject | null, isDirect = false): string {
  if (!current)
    return `${noProject(isDirect)}. Name one with --project, or choose it with /greenlight default.`
  const whose = isDirect ? 'the project of our chat' : 'this channel’s project'
  return `Without --project it is ${current.path ?? `project ${current.project}`}, ${whose}.`
}

const MAY_LOOK =
  'You can only look at it here. Who manages this channel’s rules can change it, or a workspace admin.'

type Question = Extract<ParseResult, { kind: 'help' | 'missing-feature' | 'not-offered' }>

/** Returns help on the commands that the caller may use here. `forgeUrl` has no trailing slash. */
export async function helpReply(
  question: Question,
  caller: Caller,
  services: Services,
  forgeUrl: string,
): Promise<Reply> {
  const accessContext = await services.accessContexts.of(caller)
  if (!mayAskForHelp(accessContext))
    return accessContext.role === 'outsider' ? strangerReply() : noHelpReply()
  const context = await services.contextOf(caller)
  if (question.kind !== 'help') {
    const url = mayReadHere(accessContext) ? await pageOf(question.named, context, forgeUrl) : forgeUrl
    return question.kind === 'missing-feature'
      ? missingFeatureReply(question.missingFeature, url)
      : unsupportedVerbReply(question.absent, url, question.typed)
  }
  const current = mayReadHere(accessContext) ? await context.workspace.projects.current() : undefined
  const { noun, command, all = false, group, typed } = question
  if (command) {
    const supported = withoutUnsupported(command, context.forge.missing)
    const isDirect = accessContext.place === 'direct'
    return verbHelp(supported, current, { note: denialNote(supported, accessContext), isDirect, typed })
  }
  const shownIn = (each: string) => shownOf(each, accessContext, current, context.forge.missing)
  if (noun !== null && group === undefined && !all) return nounHelp(noun, shownIn(noun))
  const shown = (noun === null ? [...nouns.keys()] : [noun]).map((each) => [each, shownIn(each)] as const)
  return group === undefined ? allHelp(shown) : groupHelp(group, shown)
}

/** Counts and hides commands that the caller may not use here; shows all while the caller is unknown. */
function shownOf(
  noun: string,
  accessContext: AccessContext,
  current: ShownNoun['current'],
  missing: MissingSet,
): ShownNoun {
  const all = verbsOf(noun).filter((command) => isSupported(command, missing))
  const isUnknown = accessContext.role === 'unknown' || accessContext.place === 'unknown'
  const verbs = isUnknown ? all : all.filter((command) => denialReason(command, accessContext) === null)
  const first = all[0]
  const note = isUnknown && first ? denialNote(first, accessContext) : null
  const isDirect = accessContext.place === 'direct'
  return { verbs, hidden: all.length - verbs.length, current, note, isDirect }
}

/** Returns why the caller may not use a command here, or only in part; null when they may. */
function denialNote(command: Command, accessContext: AccessContext): string | null {
  const denial = denialReason(command, accessContext)
  if (denial !== null) return denialWords(denial, command, accessContext)
  return mayFillIn(command, accessContext) ? null : MAY_LOOK
}

/** True when the caller may read here: project names are shown only then. */
function mayReadHere(accessContext: AccessContext): boolean {
  return denialReason(mrList, { ...accessContext, rules: { ...accessContext.rules, verbs: null } }) === null
}

/** Returns the address of a page at the forge; without one, of the project’s front page. */
export async function pageOf(
  named: NamedPage | null,
  context: ForgeContext,
  forgeUrl: string,
): Promise<string> {
  if (named?.group) return `${forgeUrl}/groups/${named.group}${context.forge.pages}/${named.of}/${named.iid}`
  const resolved = await context.workspace.projects.resolve(named?.project)
  const path = resolved.kind === 'project' ? await context.workspace.projects.path(resolved.project) : null
  if (path === null) return forgeUrl
  if (named === null) return `${forgeUrl}/${path}`
  return `${forgeUrl}/${path}${context.forge.pages}/${named.of}${named.iid === null ? '' : `/${named.iid}`}`
}
