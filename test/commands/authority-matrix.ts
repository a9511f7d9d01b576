import type { Command } from '../../src/commands/command.ts'
import { commandOf } from '../../src/commands/registry.ts'
import { authorize } from '../../src/interactions/authorize.ts'
import { type ChannelRules, usualRules } from '../../src/model/channel-rules.ts'
import type { Chat, ChatPerson } from '../../src/model/directory.ts'
import { createAccessContexts, unknownDirectory } from '../../src/services/access/access-context.ts'
import { createChannelProjects } from '../../src/services/projects.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { recordedServices } from '../support/recorded-services.ts'

/** Everybody of whom the chat can tell, and the two who are made by what is stored and configured. */
const PEOPLE = [
  'admin',
  'listed-admin',
  'manager',
  'member',
  'manager-elsewhere',
  'guest',
  'listed-guest',
  'outsider',
  'deactivated',
  'unknown',
] as const
type Person = (typeof PEOPLE)[number]

/** Whose press or command it is: the workspace and app of the delivery, and who acts on what was shown to whom. */
const PRESSERS = ['same', 'another', 'other-workspace', 'other-installation', 'other-app'] as const
type Presser = (typeof PRESSERS)[number]

/** What is asked for is always about project 42. */
const CHANNELS = ['bound', 'bound-elsewhere', 'unbound', 'direct', 'shared'] as const
type Channel = (typeof CHANNELS)[number]

/** What a manager or admin has set beside the binding. */
const SETTINGS = ['usual', 'opened', 'limited'] as const
type Setting = (typeof SETTINGS)[number]

/** What the `limited` setting allows. */
const ALLOWED = ['mr.list', 'mr.view', 'mr.merge', 'milestone.view']

interface Cell {
  readonly person: Person
  readonly presser: Presser
  readonly channel: Channel
  readonly setting?: Setting
}

const TEAM = 'T1'
const chatSays: Readonly<Record<Person, ChatPerson>> = {
  admin: 'admin',
  'listed-admin': 'member',
  manager: 'member',
  member: 'member',
  'manager-elsewhere': 'member',
  guest: 'guest',
  'listed-guest': 'guest',
  outsider: 'outsider',
  deactivated: 'deactivated',
  unknown: 'unknown',
}
const chat: Chat = {
  ...unknownDirectory,
  person: async (_team, user) => ({
    status: chatSays[PEOPLE.find((person) => idOf(person) === user) ?? 'unknown'],
    name: null,
    zone: null,
  }),
  conversation: async (_team, channel) => ({
    place: channel.startsWith('D') ? 'direct' : channel.startsWith('CSHARED') ? 'shared' : 'channel',
    presence: 'there',
  }),
}

const idOf = (person: Person) => `U${PEOPLE.indexOf(person)}`
const channelId = (channel: Channel, setting: Setting) =>
  `${channel === 'direct' ? 'D' : `C${channel.toUpperCase()}`}-${setting}`

async function openOffice() {
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing() })
  for (const channel of CHANNELS)
    for (const setting of SETTINGS) {
      const where = { team: TEAM, channel: channelId(channel, setting), user: 'U0' }
      const projects = {
        bound: [7, 42],
        'bound-elsewhere': [4, 420, 43],
        unbound: [],
        direct: [],
        shared: [],
      }
      const opened = setting === 'usual' ? {} : { guests: true, shared: true }
      const limited = setting === 'limited' ? { verbs: ALLOWED } : {}
      const rules: ChannelRules = { ...usualRules, projects: projects[channel], ...opened, ...limited }
      await store.policies.change(where, () => rules)
      await store.managers.appoint(TEAM, where.channel, idOf('manager'), 'U0')
    }
  await store.managers.appoint(TEAM, 'CELSEWHERE', idOf('manager-elsewhere'), 'U0')
  const standings = createAccessContexts(
    store,
    chat,
    createChannelProjects(store, []),
    new Set([idOf('listed-admin'), idOf('listed-guest')]),
  )
  const services = await recordedServices().room.contextOf({
    team: TEAM,
    user: 'U1',
    userName: 'u',
    channel: 'C1',
  })
  return { standings, services, close: () => store.close() }
}

type Office = Awaited<ReturnType<typeof openOffice>>

/** What the one gate says of one cell: `allowed`, or its word for why not. */
async function judge(office: Office, command: Command, cell: Cell): Promise<string> {
  const { person, presser, channel, setting = 'usual' } = cell
  const actor = {
    team: presser === 'other-installation' ? 'T2' : TEAM,
    userTeam: presser === 'other-workspace' ? 'T11' : presser === 'other-installation' ? 'T2' : TEAM,
    installedTeam: TEAM,
    app: presser === 'other-app' ? 'A11' : 'A1',
    installedApp: 'A1',
    user: idOf(person),
    userName: person,
    channel: channelId(channel, setting),
  }
  const standing = await office.standings.of(actor)
  const raw = ['greenlight.policy', 'greenlight.thread'].includes(command.id) ? {} : { project: 42, mr: 12 }
  const projects = new Map(
    command.fields
      .filter(({ kind }) => kind === 'project')
      .map(({ key }) => [key, { kind: 'id', id: 42 }] as const),
  )
  const now = new Date('2026-11-20T12:00:00Z')
  const passed = await authorize(
    { command, raw, projects },
    standing,
    office.services,
    now,
    'https://git.example.com',
  )
  return passed.kind === 'open' ? 'allowed' : passed.kind === 'denied' ? passed.reason : passed.kind
}

/** The verdict on one cell. */
export async function verdictOf(verb: string, cell: Cell): Promise<string> {
  const command = commandOf(verb)
  if (!command) throw new Error(`There is no ${verb}`)
  const office = await openOffice()
  try {
    return await judge(office, command, cell)
  } finally {
    await office.close()
  }
}

const READS =
  'mr.list mr.triage mr.view mr.commits mr.changes mr.closes mr.versions mr.build mr.changelog milestone.list milestone.view milestone.issues milestone.progress milestone.details milestone.counted milestone.digest.list milestone.digest.preview mr.digest.list mr.digest.preview'.split(
    ' ',
  )
const MINE = ['connect', 'confirm', 'resume', 'me', 'notify', 'disconnect', 'forget-me'].map(
  (verb) => `greenlight.${verb}`,
)
/** Of no use to a guest who may not even read. */
const CONNECT = 'greenlight.connect'
const DIGEST = /^(milestone|mr)\.digest\./
const FEEDS = /^greenlight\.(watch|unwatch|queue\.on|queue\.off)$/
/** What ends something that a channel is told by itself works wherever a member may speak at all. */
const ENDS = ['greenlight.unwatch', 'greenlight.queue.off', 'milestone.digest.off', 'mr.digest.off']
/** Shows merge requests, and so is allowed where `mr.view` is. */
const POSTS_CARDS = ['greenlight.watch', 'greenlight.queue.on']
const OF_CHANNEL = /^greenlight\.((policy|manager|freeze|watches|thread)(\.|$)|queue$)/
/** In a direct message it shows the own account instead. */
const SETTINGS_SHOWN = 'greenlight.settings'
/** Concerns whoever runs the bot, and says of it what nobody outside is to read. */
const OF_OPERATORS = /^greenlight\.(doctor|server)(\.|$)/
const CHANGES_CHANNEL = /^greenlight\.(manager|freeze)\.(add|remove)$/

/**
 * Written from the words of the policy and not from its code, in the order of what a person would be told first.
 * `null` when it must be allowed.
 */
function expected(command: Command, { person, presser, channel, setting = 'usual' }: Cell): string | null {
  const { id, path } = command
  if (presser === 'other-workspace' || presser === 'other-installation' || presser === 'other-app')
    return 'stranger'
  if (person === 'outsider') return 'stranger'
  if (person === 'deactivated') return 'deactivated'
  if (person === 'unknown') return 'unknown-person'
  if (person === 'guest' || person === 'listed-guest') {
    const mayRead = [...READS, CONNECT].includes(id) && setting !== 'usual'
    if ((!MINE.includes(id) || id === CONNECT) && !mayRead) return 'guest'
  }
  if (CHANGES_CHANNEL.test(id) && (person === 'member' || person === 'manager-elsewhere')) return 'role'
  const isOperator = person === 'admin' || person === 'listed-admin'
  if (OF_OPERATORS.test(id) && !isOperator) return 'role'
  if (channel === 'direct' && (OF_CHANNEL.test(id) || DIGEST.test(id) || FEEDS.test(id))) return 'direct'
  if (ENDS.includes(id)) return null
  if (channel === 'shared' && !MINE.includes(id) && !OF_CHANNEL.test(id) && id !== SETTINGS_SHOWN) {
    if (path[0] === 'deploy-key' || path[0] === 'integration' || OF_OPERATORS.test(id)) return 'shared'
    if (setting === 'usual') return 'shared'
  }
  // A watch posts what a view shows.
  const governing = POSTS_CARDS.includes(id) ? 'mr.view' : id
  const isGoverned = governing.split('.')[0] !== 'greenlight'
  if (setting === 'limited' && isGoverned && !ALLOWED.includes(governing)) return 'verb'
  const isAboutProject = command.fields.some(({ kind }) => kind === 'project')
  return channel === 'bound-elsewhere' && isAboutProject ? 'project' : null
}

/** Every verb, person, presser, kind of channel and setting, in process, against the expectation. */
export async function verdictsOf(commands: readonly Command[]) {
  const office = await openOffice()
  const wrong: string[] = []
  const counted = new Map<string, { allowed: number; denied: number }>()
  let cells = 0
  for (const command of commands)
    for (const person of PEOPLE)
      for (const presser of PRESSERS)
        for (const channel of CHANNELS)
          for (const setting of SETTINGS) {
            const cell = { person, presser, channel, setting }
            const verdict = await judge(office, command, cell)
            const wanted = expected(command, cell) ?? 'allowed'
            cells += 1
            const row = counted.get(person) ?? { allowed: 0, denied: 0 }
            row[verdict === 'allowed' ? 'allowed' : 'denied'] += 1
            counted.set(person, row)
            if (verdict !== wanted)
              wrong.push(`${command.id} ${JSON.stringify(cell)}: ${verdict}, not ${wanted}`)
          }
  await office.close()
  return { cells, wrong, table: printed(commands.length, cells, wrong.length, counted) }
}

function printed(
  verbs: number,
  cells: number,
  wrong: number,
  counted: ReadonlyMap<string, { readonly allowed: number; readonly denied: number }>,
): string {
  const rows = [...counted].map(
    ([person, { allowed, denied }]) =>
      `${person.padEnd(18)} allowed ${String(allowed).padStart(5)}  denied ${String(denied).padStart(5)}`,
  )
  const size = `${verbs} verbs x ${PEOPLE.length} people x ${PRESSERS.length} pressers x ${CHANNELS.length} channels x ${SETTINGS.length} settings`
  return [`policy: ${size} = ${cells} cells, ${wrong} unexpected`, ...rows].join('\n')
}
