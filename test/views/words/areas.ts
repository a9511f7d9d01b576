import { mrMerge } from '../../../src/commands/mr/merge.ts'
import { registry } from '../../../src/commands/registry.ts'
import { noHelpReply } from '../../../src/interactions/denial-messages.ts'
import { formOf } from '../../../src/interactions/form.ts'
import {
  duplicateMessage,
  notSentMessage,
  notSentTwiceMessage,
  pendingMessage,
  unknownMessage,
} from '../../../src/interactions/operation-messages.ts'
import type { InteractionResult } from '../../../src/interactions/types.ts'
import { withoutUnsupported } from '../../../src/interactions/unsupported-verbs.ts'
import { openedView } from '../../../src/slack/forms/forms.ts'
import { pendingCard } from '../../../src/views/mr/card.ts'
import { aMergeRequest } from '../../support/recorded-services.ts'
import { now } from '../foreign.ts'
import { type Hostile, openHostileForge, type World } from '../hostile-forge.ts'
import { home, snoozed, undone } from './personal.ts'
import { type Said, saidIn, saidInView } from './said.ts'
import { TYPICAL, WORLDS, withEffect } from './worlds.ts'

/** What is said in one situation. */
export interface Situation {
  readonly name: string
  readonly said: readonly Said[]
}

/** Sentences that stand in one file: those of a verb, or of what is around them. */
export interface Area {
  /** `mr/merge` */
  readonly name: string
  situations(forges: Forges): Promise<readonly Situation[]>
}

/** The forges of both APIs, with the clock at a standstill. */
export async function openForges() {
  const clock = () => now.getTime()
  return {
    v3: await openHostileForge({ api: 'v3', clock }),
    v4: await openHostileForge({ api: 'v4', clock }),
  }
}
export type Forges = Awaited<ReturnType<typeof openForges>>

const READS = [401, 403, 404, 429, 500, 502, 'lost', 'unsent', 'page'] as const
const WRITES = [...READS, 400, 405, 406, 409, 422] as const

function saidOf({ reply, modal }: InteractionResult): Said[] {
  return modal ? [saidInView(openedView(modal, { channel: 'C1' }, false))] : saidIn(reply)
}

/** Every outcome of a verb: each example, each state of the project, and each failure of the server. */
async function outcomesOf(verb: string, forges: Forges): Promise<Situation[]> {
  const examples = registry.find(({ id }) => id === verb)?.examples ?? []
  const found: Situation[] = []
  const at = async (api: keyof Forges, name: string, world: World, confirmed: boolean, example = 0) => {
    const said = saidOf(await forges[api].presses({ verb, example, words: null, confirmed }, world))
    found.push({ name: `${name}${confirmed ? ', confirmed' : ''} (${api})`, said })
  }
  for (const api of ['v3', 'v4'] as const) {
    for (const [example, { typed }] of examples.entries())
      for (const confirmed of [false, true])
        await at(
          api,
          `/${verb.replaceAll('.', ' ')} ${typed}`.trim(),
          withEffect(verb, TYPICAL),
          confirmed,
          example,
        )
    for (const [name, world] of Object.entries(WORLDS))
      for (const confirmed of [false, true]) {
        await at(api, name, world, confirmed)
        await at(api, `${name}, carried out`, withEffect(verb, world), confirmed)
      }
    for (const fate of READS) await at(api, `reads: ${fate}`, { ...TYPICAL, fates: [fate] }, true)
    for (const write of WRITES) {
      await at(api, `writes: ${write}`, { ...TYPICAL, write }, true)
      await at(api, `writes: ${write}, carried out`, withEffect(verb, { ...TYPICAL, write }), true)
    }
  }
  return found
}

/** What people type, right and wrong, around the verbs. */
const TYPED: readonly (readonly [string, string])[] = [
  ['mr', ''],
  ['mr', 'mrege !12'],
  ['mr', 'foo'],
  ['mr', 'dates'],
  ['mr', 'merge'],
  ['mr', 'merge !12 !7'],
  ['mr', 'merge abc'],
  ['mr', 'merge !12 --project'],
  ['mr', 'merge !12 --dry-run'],
  ['mr', 'close !12 --dry-run'],
  ['mr', 'reopen !12 --dry-run'],
  ['mr', 'list --dry-run'],
  ['mr', 'list --mine'],
  ['mr', 'list --label ui'],
  ['mr', 'list --stat merged'],
  ['mr', 'list --state foo'],
  ['mr', 'list --state opend'],
  ['mr', 'list --page 0'],
  ['mr', 'list --stale soon'],
  ['mr', 'list --state merged --state closed'],
  ['mr', 'list --private=yes'],
  ['mr', 'edit !12 --title'],
  ['mr', 'edit !12 --title "New'],
  ['mr', 'edit !12 --title "New"er'],
  ['mr', 'view https://elsewhere.example/acme/web/merge_requests/12'],
  ['mr', 'view https://git.example.com/help'],
  ['mr', 'view <@U0BOB>'],
  ['mr', 'view web!12 --project api'],
  ['mr', 'view ＃12'],
  ['mr', 'checkout !12'],
  ['mr', 'rebase !12'],
  ['mr', 'list --project nowhere'],
  ['mr', 'view !12 --project "a b"'],
  ['mr', `comment !12 ${'x'.repeat(9_000)}`],
  ['mr', 'comment !12 glpat-AbCdEfGhIjKlMnOpQrSt'],
  ['milestone', 'foo'],
  ['milestone', 'digest'],
  ['milestone', 'view sprint 9'],
  ['milestone', 'create "Sprint 10" --due gestern'],
  ['milestone', 'create "Sprint 10" --due 2026-13-45'],
  ['milestone', 'create Sprint 10 --due 15 jan'],
  ['milestone', 'create "Sprint 10" --due 1/2'],
  ['milestone', 'digest on nine'],
  ['milestone', 'delete %3'],
  ['deploy-key', 'add "CI" "not a key"'],
  ['deploy-key', 'add'],
  ['integration', 'set foo'],
  ['integration', 'set jira password=hunter22'],
  ['greenlight', 'project'],
  ['greenlight', 'default'],
  ['greenlight', 'default nowhere'],
  ['greenlight', 'freeze fri'],
  ['greenlight', 'freeze add fri 16:00 mon 08:00'],
]

async function typed(forges: Forges): Promise<Situation[]> {
  const found: Situation[] = []
  for (const [noun, text] of TYPED)
    for (const api of ['v3', 'v4'] as const) {
      const shown = text.length > 100 ? `${text.slice(0, 20)}…` : text
      found.push({
        name: `/${noun} ${shown} (${api})`,
        said: saidOf(await forges[api].types(noun, text, TYPICAL)),
      })
    }
  return found
}

const NOUNS = ['mr', 'milestone', 'deploy-key', 'integration', 'greenlight'] as const

async function helpOf(noun: string, forges: Forges): Promise<Situation[]> {
  const asked = [
    'help',
    'help all',
    ...registry.flatMap(({ path: [of, ...words] }) => (of === noun ? [`help ${words.join(' ')}`] : [])),
  ]
  const found: Situation[] = []
  for (const text of [...asked, 'help nowhere'])
    for (const [name, forge, team] of inTeams(forges))
      found.push({
        name: `/${noun} ${text} (${name})`,
        said: saidOf(await forge.types(noun, text, TYPICAL, team)),
      })
  return found
}

const inTeams = ({ v3, v4 }: Forges): readonly (readonly [string, Hostile, string])[] => [
  ['v3', v3, 'T1'],
  ['v4', v4, 'T1'],
  ['a stranger', v4, 'T2'],
]

/** What is said of a change that takes long, was asked for twice, or whose answer was lost. */
async function operations(): Promise<Situation[]> {
  const writes = registry.filter(({ effect }) => effect !== 'read')
  return NOUNS.flatMap((noun) => writes.find(({ path }) => path[0] === noun) ?? []).flatMap((command) => {
    const { id } = command
    const said: readonly (readonly [string, Said[]])[] = [
      ['takes long', saidIn(pendingMessage(command, { project: 42, mr: 12 }, 'U0ANN'))],
      [
        'asked for twice',
        saidIn(duplicateMessage(command, { project: 42, mr: 12 }, { answer: 'Done.', at: now })),
      ],
      ...(command.path[0] === 'mr' ? [['takes long, on its card', saidOnCard()] as const] : []),
      ['not sent', saidIn(notSentMessage(command, 'acme/web!12'))],
      ['not known', saidIn(unknownMessage(command, 'acme/web!12'))],
      ['not sent twice', saidIn(notSentTwiceMessage(command, 'acme/web!12'))],
    ]
    return said.map(([name, one]) => ({ name: `${id}: ${name}`, said: one }))
  })
}

function saidOnCard(): Said[] {
  const { pending } = pendingMessage(mrMerge, { project: 42, mr: 12 }, 'U0ANN')
  const view = { mr: aMergeRequest(), commits: null, files: null }
  return pending ? saidIn({ message: { to: 'channel', ...pendingCard(view, pending) } }) : []
}

async function forms(noun: string): Promise<Situation[]> {
  return registry
    .filter(({ path }) => path[0] === noun)
    .map((command) => ({
      name: `/${command.path.join(' ')}`,
      said: [
        saidInView(
          formOf(
            withoutUnsupported(command, () => null),
            '{}',
          ),
        ),
      ],
    }))
}

/** Every area, in the order of help. */
export const areas: readonly Area[] = [
  ...registry.map(({ id, path }) => ({
    name: `${path[0]}/${path.slice(1).join('-')}`,
    situations: (forges: Forges) => outcomesOf(id, forges),
  })),
  ...NOUNS.flatMap((noun) => [
    { name: `${noun}/help`, situations: (forges: Forges) => helpOf(noun, forges) },
    { name: `${noun}/forms`, situations: () => forms(noun) },
  ]),
  { name: 'around/typed', situations: typed },
  { name: 'around/operations', situations: operations },
  { name: 'around/home', situations: async () => home() },
  { name: 'around/undo', situations: async () => undone() },
  { name: 'around/snooze', situations: async () => snoozed() },
  { name: 'around/no-help', situations: async () => [{ name: 'nobody may', said: saidIn(noHelpReply()) }] },
]
