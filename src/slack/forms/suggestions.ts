import type { PlainTextOption } from '@slack/types'
import { commandOf } from '../../commands/registry.ts'
import { newCorrelationId } from '../../interactions/log-and-reference.ts'
import type { ChoiceList, Suggest } from '../../interactions/suggest.ts'
import type { Log } from '../../log/log.ts'
import { withOwnSecrets } from '../../log/own-secrets.ts'
import { holdsToken } from '../../log/token-shapes.ts'
import { withTimeout } from '../../model/deadline.ts'
import type { Chat } from '../../model/directory.ts'
import type { PickKind } from '../../model/pick.ts'
import type { ActionTokens } from '../../store/tables/action-tokens.ts'
import { type PickOption, pickOptions } from '../../views/form-input.ts'
import { findMetadata, MAX_OPTION_VALUE } from '../actions/issue-tokens.ts'
import { homeOf } from '../directory.ts'
import type { InputValue, Suggestion, ViewSubmission } from '../interaction.ts'
import { createRateLimit } from '../receive/rate-limit.ts'
import type { Workspaces } from '../workspaces.ts'
import { readContext } from './form-context.ts'

/** Longest wait for the options, in ms: Slack waits three seconds, then shows none. */
const WITHIN_MS = 2_000

/** Requests for options that a form may make, per command within the rate limit. */
const PER_FORM = 5

/** The action under which the values of options are kept. */
const OPTION = 'option'
/** Begins a value that stands for a longer one; alone, for none. */
const STORED = 'greenlight-option:'

interface SuggestionOptions {
  readonly tokens: ActionTokens
  /** False for a workspace without the app. */
  readonly isServed: (team: string) => Promise<boolean>
  readonly suggest: Suggest
  /** See Workspaces.installed. */
  readonly installed: Workspaces['installed']
  /** Most commands of a person in a minute; a form is filled in for each, and Slack asks while they type. */
  readonly commandsPerMinute: number
  /** ms UTC */
  readonly now: () => number
  readonly chat: Pick<Chat, 'person'>
  readonly log: Log
}

/** Returns the function that answers what somebody types into a select; it answers in time, and never rejects. */
export function createSuggestions(
  options: SuggestionOptions,
): (suggestion: Suggestion) => Promise<readonly PlainTextOption[]> {
  const { tokens, isServed, suggest, installed, chat, log, now } = options
  const rateLimit = createRateLimit(options.commandsPerMinute * PER_FORM)

  async function choicesOf(suggestion: Suggestion): Promise<ChoiceList> {
    const { team, user, name, typed } = suggestion
    if (!(await isServed(team))) return NONE
    const found = await findMetadata(tokens, suggestion, suggestion)
    const command = commandOf(suggestion.callbackId)
    if (found.kind !== 'found' || !command) return NONE
    const { channel, settled = {}, request } = readContext(found.value)
    const kind = request
      ? request.inputs.find((input) => input.name === name)?.picks
      : kindOf(command.fields.find((field) => field.name === name)?.kind)
    if (kind === undefined) return NONE
    const { userName, app } = suggestion
    const userTeam = await homeOf(chat, suggestion)
    const caller = {
      team,
      user,
      userTeam,
      userName,
      channel,
      app,
      ...installed(team),
      now: new Date(now()),
      reference: newCorrelationId(),
    }
    const { choices, isRead } = await suggest(caller, { command, settled, name, kind, typed })
    // Its text would be shown without the token, and be another one.
    return { choices: choices.filter((choice) => !Object.values(choice).some(isTokenShaped)), isRead }
  }

  /** Stores what is longer than the value of an option. */
  async function inLimits(
    { team, user }: Suggestion,
    picked: readonly PickOption[],
  ): Promise<PlainTextOption[]> {
    const long = picked.filter(({ value }) => !isPlain(value))
    const ids = await tokens.keep(
      { team, user, channel: '' },
      long.map(({ value }) => ({ action: OPTION, value, limit: MAX_OPTION_VALUE - STORED.length })),
    )
    return picked.map((option) => {
      const { text, about, value } = option
      const stored = `${STORED}${ids[long.indexOf(option)] ?? ''}`
      return {
        text: words(text),
        description: about === undefined ? undefined : words(about),
        value: isPlain(value) ? value : value === '' ? STORED : stored,
      }
    })
  }

  async function answer(suggestion: Suggestion): Promise<readonly PlainTextOption[]> {
    const { team, user, typed } = suggestion
    const failed = (err: unknown) => {
      log.error({ err }, 'options could not be listed')
      return UNREAD
    }
    const isInPace = rateLimit.pass(JSON.stringify([team, user]), false) === 'go'
    const found = isInPace
      ? await withTimeout(WITHIN_MS, choicesOf(suggestion).catch(failed), UNREAD)
      : { choices: [], isRead: 'too-often' as const }
    const picked = pickOptions(found.choices, holdsToken(typed) ? '' : typed, found.isRead)
    return inLimits(suggestion, picked).catch((err: unknown) => {
      failed(err)
      const short = picked.filter(({ value }) => isPlain(value))
      return inLimits(suggestion, short)
    })
  }

  return (suggestion) => withOwnSecrets(() => answer(suggestion))
}

const UNREAD: ChoiceList = { choices: [], isRead: false }
const NONE: ChoiceList = { choices: [], isRead: true }

function kindOf(field: string | undefined): PickKind | undefined {
  return field === 'project' ? field : undefined
}

function isTokenShaped(value: unknown): boolean {
  return typeof value === 'string' && holdsToken(value)
}

function isPlain(value: string): boolean {
  return value !== '' && value.length <= MAX_OPTION_VALUE && !value.startsWith(STORED)
}

function words(text: string): PlainTextOption['text'] {
  return { type: 'plain_text', text, emoji: false }
}

/** Returns the values of a form with what its options stand for; null when one of them is not known any more. */
export async function chosenValues(
  tokens: Pick<ActionTokens, 'find'>,
  { team, user, values }: Pick<ViewSubmission, 'team' | 'user' | 'values'>,
): Promise<ViewSubmission['values'] | null> {
  const one = async (value: string): Promise<string | null> => {
    if (!value.startsWith(STORED)) return value
    if (value === STORED) return ''
    const found = await tokens.find(value.slice(STORED.length), { team, user, channel: '', action: OPTION })
    return found.kind === 'found' ? found.value : null
  }
  const chosen: Record<string, InputValue> = {}
  for (const [name, value] of Object.entries(values)) {
    const parts = await Promise.all((typeof value === 'string' ? [value] : (value ?? [])).map(one))
    const known = parts.filter((part) => part !== null)
    if (known.length < parts.length) return null
    chosen[name] = typeof value === 'string' ? (known[0] ?? '') : value && known.filter(Boolean)
  }
  return chosen
}
