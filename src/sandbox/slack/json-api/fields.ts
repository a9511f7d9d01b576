import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import { HOOK_FAULTS } from '../../forge/hooks/deliveries.ts'
import { FORGE_FAULTS } from '../../forge/http/faults.ts'
import { SINK_FAULTS } from '../../forge/outgoing/sinks.ts'
import { REMOVALS } from '../deliveries/deliver.ts'
import { channels, DIRECT, findChannel, findPerson, people, userGroups } from '../seed.ts'
import type { Channel, Person } from '../workspace.ts'
import { SLACK_FAULTS } from '../world.ts'

const anyText = z.string('must be a text')
const text = anyText.min(1, 'must not be empty')

const user = text.transform((value, context): Person => {
  const found = findPerson(value)
  if (found) return found
  context.addIssue(`must be one of ${people.map(({ name }) => name).join(', ')}`)
  return z.NEVER
})

const channel = text.transform((value, context): Channel => {
  const found = value === DIRECT.name ? DIRECT : findChannel(value)
  if (found) return found
  context.addIssue(`must be one of ${[...channels, DIRECT].map(({ name }) => name).join(', ')}`)
  return z.NEVER
})

const entered = z.union([z.string(), z.number(), z.array(z.string()), z.null()], {
  error: 'must be a text, a list of texts or null',
})
const values = z.record(z.string(), entered, 'must be an object of values by block_id').default({})
const CALL_FAULTS =
  'drop-reply, drop-request, status:503, slow:5000, pace:1000, redirect or garbage, or limit:60 or none for the forge'
const FAULTS = {
  forge: [FORGE_FAULTS, CALL_FAULTS],
  slack: [SLACK_FAULTS, CALL_FAULTS],
  hooks: [HOOK_FAULTS, 'lose, duplicate, swap, late:5000, drop-reply or deliver'],
  sinks: [SINK_FAULTS, 'down, hang, refuse, slow:5000, status:503 or none'],
} as const

const inMessage = { user, channel, ts: text }

const MAX_DAYS = 366
const flag = z.boolean('must be true or false')
const amount = z.number('must be a number').default(0)
const project = z.int('must be a project id')
const count = z.int('must be a whole number')
const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function oneOf<const Words extends readonly string[]>(...words: Words) {
  return z.enum(words, `must be ${alternatives.format(words)}`)
}

/** The distance of a clock move in ms, the sum of the given units; a negative one is always at once. */
const clockMove = z
  .object({ days: amount, hours: amount, ms: amount, at_once: flag.default(false) })
  .transform(({ days, hours, ms, at_once: atOnce }, context) => {
    const sum = Math.round(days * millisecondsInDay + (hours * millisecondsInDay) / 24 + ms)
    if (sum !== 0 && Math.abs(sum) <= MAX_DAYS * millisecondsInDay)
      return { ms: sum, atOnce: atOnce || sum < 0 }
    context.addIssue(`The call needs days, hours or ms, of ${MAX_DAYS} days at most`)
    return z.NEVER
  })

/** A call about an element of a message or of a view. */
const place = z
  .object({ channel: channel.optional(), ts: text.optional(), view_id: text.optional() })
  .transform(({ channel: where, ts, view_id: viewId }, context) => {
    if (viewId !== undefined) return { place: { viewId } }
    if (where !== undefined && ts !== undefined) return { place: { channel: where, ts } }
    context.addIssue('The call needs channel and ts, or view_id')
    return z.NEVER
  })

export const inputs = {
  command: z.object({ user, channel, command: text, text: anyText.default('') }),
  press: z
    .object({ user, action_id: text, block_id: text.optional(), value: entered.optional(), values })
    .and(place),
  submit: z.object({ user, view_id: text, values }),
  options: z.object({ user, view_id: text, action_id: text, block_id: text.optional(), value: anyText }),
  close: z.object({ user, view_id: text }),
  home: z.object({ user }),
  /** Without a message: a shortcut that works everywhere. */
  shortcut: z.union([
    z.object({ ...inMessage, callback_id: text }),
    z.object({ user, ts: z.undefined().optional(), callback_id: text }),
  ]),
  group: z.object({
    group: text.refine((name) => userGroups.some((one) => one.name === name), 'must be a user group'),
    members: z.array(user, 'must be a list of people, or null').nullable(),
  }),
  invite: z.object({ user, channel }),
  kick: z.object({ user, channel }),
  say: z.object({
    user,
    channel,
    text,
    thread_ts: text.optional(),
    metadata: z
      .object(
        { event_type: text, event_payload: z.record(z.string(), z.unknown(), 'must be an object') },
        'must be an object',
      )
      .optional(),
    by_app: flag.optional(),
    /** The app is told of it later, by `deliver`. */
    held: flag.optional(),
  }),
  compose: z.object({ user, text }),
  edit: z.object({ ...inMessage, text }),
  deliver: z.object(inMessage),
  clock: clockMove,
  build: z
    .object({
      project: z.union([z.int(), text], 'must be a project id or path'),
      sha: text.optional(),
      branch: text.optional(),
      /** `running` starts one, of the branch of an open merge request or of the result of its merge. */
      status: oneOf('running', 'manual', 'scheduled', 'success', 'failed', 'canceled', 'skipped'),
    })
    .refine(
      (build) => (build.sha === undefined) !== (build.branch === undefined),
      'The call needs either sha or branch',
    ),
  push: z.object({ user, project, branch: text, title: text.default('Say it in fewer words') }),
  fault: z
    .object({
      target: oneOf('forge', 'slack', 'hooks', 'sinks'),
      match: anyText,
      kind: text,
      times: count.min(1).max(1000).default(1),
    })
    .superRefine(({ target, kind }, context) => {
      const [pattern, words] = FAULTS[target]
      if (!pattern.test(kind))
        context.addIssue({ code: 'custom', path: ['kind'], message: `must be ${words}` })
    }),
  hold: z.object({
    project,
    mr: z.int('must be the number of a merge request'),
    status: z.union([text, z.null()], 'must be a word or null'),
  }),
  demand: z.strictObject({
    project,
    archived: flag.optional(),
    merge_requests_access_level: oneOf('disabled', 'private', 'enabled').optional(),
    merge_method: oneOf('merge', 'rebase_merge', 'ff').optional(),
    squash_option: oneOf('never', 'always', 'default_on', 'default_off').optional(),
    only_allow_merge_if_pipeline_succeeds: flag.optional(),
    allow_merge_on_skipped_pipeline: flag.optional(),
    only_allow_merge_if_all_discussions_are_resolved: flag.optional(),
    remove_source_branch_after_merge: flag.optional(),
    merge_trains_enabled: flag.optional(),
    merge_train_enforcement: oneOf(
      'allow_bypass',
      'enforce_for_all_users',
      'enforce_with_owner_override',
    ).optional(),
    automatic_rebase_enabled: flag.optional(),
    require_password_to_approve: flag.optional(),
    /** The answer of a hook of the server to every merge. */
    merge_refusal: text.nullable().optional(),
    approvals: count.min(0).max(10).optional(),
    resets_on_push: flag.optional(),
    needs_sha: flag.optional(),
  }),
  release: z.object({
    release: z.string().regex(/^\d+\.\d+\.\d+(?:-ce)?$/, 'must be a release such as 18.5.0 or 18.5.0-ce'),
  }),
  revoke: z.object({ token: text, ending: oneOf('revoked', 'expired').default('revoked') }),
  withdraw: z.object({ user }),
  event: z.object({
    type: oneOf(...REMOVALS),
    tokens: z.object({ bot: z.array(text).default([]), oauth: z.array(text).default([]) }).optional(),
    /** Sends the event late: the app is installed again, and its token works. */
    late: flag.default(false),
  }),
  /** A change of a channel; the sandbox’s own channels stay as they are. */
  channel: z.object({
    type: oneOf('channel_id_changed', 'channel_rename', 'channel_archive', 'channel_deleted'),
    channel,
    to: channel.optional(),
  }),
  app: z.object({ request_url: z.url({ protocol: /^https?$/, error: 'must be an address' }) }),
  messages: z.object({ user, channel }),
  views: z.object({ user }),
  ledger: z.object({ target: oneOf('forge', 'slack', 'hooks').default('slack') }),
  nothing: z.object({}),
}

export function wrongInputSentence(error: z.ZodError): string {
  const [issue] = error.issues
  const name = issue?.path.join('.') ?? ''
  return name === '' ? `${issue?.message}.` : `${name} ${issue?.message}.`
}
