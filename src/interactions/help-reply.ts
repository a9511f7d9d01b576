import type { Command } from '../commands/command.ts'
import { mrList } from '../commands/mr/list.ts'
import { nouns, verbsOf } from '../commands/registry.ts'
import type { AccessContext } from '../services/access/access-context.ts'
import { denialReason, mayAskForHelp, mayFillIn } from '../services/access/permission.ts'
import type { ForgeContext } from '../services/context.ts'
import type { KnownProject } from '../services/projects.ts'
import type { Services } from '../services/services.ts'
import type { Reply } from '../views/reply.ts'
import { denialWords, noHelpReply, strangerReply } from './denial-messages.ts'
import { allHelp, groupHelp, nounHelp, type ShownNoun, verbHelp } from './help.ts'
import type { NamedPage, ParseResult } from './parsed-command.ts'
import type { Caller } from './types.ts'
import {
  isSupported,
  type MissingSet,
  missingFeatureReply,
  unsupportedVerbReply,
  withoutUnsupported,
} from './unsupported-verbs.ts'

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
  const current = mayReadHere(accessContext) ? await context.projects.current() : undefined
  const shown = (noun: string) => shownOf(noun, accessContext, current, context.missing)
  const { noun, command, all = false, group, typed } = question
  if (command) return helpOnVerb(withoutUnsupported(command, context.missing), accessContext, current, typed)
  if (noun === null && group !== undefined)
    return groupHelp(
      group,
      [...nouns.keys()].map((each) => [each, shown(each)]),
    )
  if (noun === null) return allHelp([...nouns.keys()].map((each) => [each, shown(each)] as const))
  if (group !== undefined) return groupHelp(group, [[noun, shown(noun)]])
  return all ? allHelp([[noun, shown(noun)]]) : nounHelp(noun, shown(noun))
}

/** Counts and hides commands that the caller may not use here; shows all while the caller is unknown. */
function shownOf(
  noun: string,
  accessContext: AccessContext,
  current: KnownProject | null | undefined,
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

function helpOnVerb(
  command: Command,
  accessContext: AccessContext,
  current: KnownProject | null | undefined,
  typed: string | undefined,
): Reply {
  const isDirect = accessContext.place === 'direct'
  return verbHelp(command, current, { note: denialNote(command, accessContext), isDirect, typed })
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
  if (named?.group) return `${forgeUrl}/groups/${named.group}${context.pages}/${named.of}/${named.iid}`
  const resolved = await context.projects.resolve(named?.project)
  const path = resolved.kind === 'project' ? await context.projects.path(resolved.project) : null
  if (path === null) return forgeUrl
  if (named === null) return `${forgeUrl}/${path}`
  return `${forgeUrl}/${path}${context.pages}/${named.of}${named.iid === null ? '' : `/${named.iid}`}`
}
