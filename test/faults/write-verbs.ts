import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { FinishedBuild } from '../../src/sandbox/forge/start.ts'
import type { BuildEnding, BuildPause } from '../../src/sandbox/forge/state/builds.ts'
import type { ShownMessage } from '../../src/sandbox/slack/workspace.ts'
import { clone } from '../support/sandbox.ts'
import type { Person } from './person.ts'

/** A call to the forge past the bot; fails unless it was taken. */
export type ForgeCall = (
  token: string,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

type Builder = {
  startBuild(project: number, branch: string): Promise<unknown>
  finishBuild(build: FinishedBuild): Promise<unknown>
}

/** `forgeUrl`: where the forge’s git is. */
type Prepare = (forge: ForgeCall, forgeUrl: string, sandbox: Builder) => Promise<unknown>
type Approach = (person: Person, since: readonly ShownMessage[]) => Promise<() => Promise<void>>

/** One thing that people have the bot do at the forge, and how they go about it. */
export interface WriteVerb {
  /** Names it in a cell: the verb’s id, and a word where the verb can do several things. */
  readonly name: string
  readonly verb: string
  readonly by: 'U0ANN' | 'U0CY'
  /** What the forge’s ledger calls the effect. */
  readonly effect: string
  /** `{made}` stands for what `prepare` returns. */
  readonly typed: string
  /** The version of the API that has it; the document’s own where left out. */
  readonly api?: 'v4'
  /** Brings the forge to where this makes sense. */
  readonly prepare?: Prepare
  /** What the person does after the typing, up to the last step, which it returns; without it the typing is all. */
  readonly approach?: Approach
  /** No read of the forge can tell what came of it. */
  readonly unreadable?: true
  /** 304 means “already so” and is taken for an answer. */
  readonly takes304?: true
  /** A refusal of one of these statuses makes the bot look at how things stand. */
  readonly looksAfter?: readonly number[]
}

const ANN = 'sandbox-ann'
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIN37sZ/RcHKBXn31no/ZGWoa5OEi38h1zAtwpnwLfxGs'
const TEAMCITY = { teamcity_url: 'https://teamcity.example.com', build_type: 'Web_Main', username: 'deploy' }
const BAMBOO = { bamboo_url: 'https://bamboo.example.com', build_key: 'WEB-MAIN', username: 'deploy' }
/** Entered on the bot’s page, and for the forge alone. */
export const ENTERED_SECRET = 'canary-entered-5up3rs3cr3t'

const MERGE_WORDS = [404, 405, 406, 409, 422]
const Approvals = z.object({ user_has_approved: z.boolean() })
const Discussion = z.object({ notes: z.array(z.object({ id: z.number() })).length(1) })
const Requests = z.array(z.object({ id: z.number(), sha: z.string() })).length(1)

/** Has a merge request wait for its build. */
function arms(project: number, iid: number): Prepare {
  return async (forge) => {
    const [found] = Requests.parse(await forge(ANN, 'GET', `/projects/${project}/merge_requests?iid=${iid}`))
    const wanted = { sha: found?.sha, merge_when_build_succeeds: true }
    await forge(ANN, 'PUT', `/projects/${project}/merge_requests/${found?.id}/merge`, wanted)
  }
}

/** Starts a discussion about a merge request; returns the number of its comment. */
function discusses(project: number, iid: number): Prepare {
  return async (forge) => {
    const path = `/projects/${project}/merge_requests/${iid}/discussions`
    const { notes } = Discussion.parse(await forge(ANN, 'POST', path, { body: 'Is that needed?' }))
    return notes[0]?.id
  }
}

/** Approves a merge request, unless an earlier cell has left it so. */
function approves(project: number, iid: number): Prepare {
  return async (forge) => {
    const path = `/projects/${project}/merge_requests/${iid}`
    const { user_has_approved: has } = Approvals.parse(await forge(ANN, 'GET', `${path}/approvals`))
    if (!has) await forge(ANN, 'POST', `${path}/approve`)
  }
}

/** Somebody asks for one more merge, which nothing else here is about. */
const asksForMerge: Prepare = async (forge, forgeUrl) => {
  const work = await clone(forgeUrl, 'acme/api', 'ann')
  const source = `triage/${randomUUID()}`
  await work.git('checkout', '--quiet', '-b', source)
  await writeFile(join(work.folder, `${randomUUID()}.md`), 'One more page')
  await work.git('add', '.')
  await work.git('commit', '--quiet', '-m', 'One for triage')
  await work.git('push', '--quiet', 'origin', source)
  await work.remove()
  const wanted = { source_branch: source, target_branch: 'main', title: 'One for triage' }
  await forge(ANN, 'POST', '/projects/43/merge_requests', wanted)
}

/** Of no other verb: what comes of its build stays for the rest of the lane. */
const BUILT = 'fix/keep-cart'

/** Brings the build of !9 to such an end, whatever came of it before. */
function built(status: BuildEnding | BuildPause): Prepare {
  return async (_, __, sandbox) => {
    await sandbox.startBuild(42, BUILT)
    await sandbox.finishBuild({ project: 42, branch: BUILT, status })
  }
}

/** Somebody pushes to main, so that what goes there can be rebased. */
const moveMain: Prepare = async (_, forgeUrl) => {
  const work = await clone(forgeUrl, 'acme/web', 'ann')
  await work.git('commit', '--quiet', '--allow-empty', '-m', 'main moves on')
  await work.git('push', '--quiet', 'origin', 'HEAD:main')
  await work.remove()
}

/** A question comes, and the last step is the press that says yes. */
function press(actionId: string): Approach {
  return async (person, since) => {
    const question = await person.sees(since, (message) => holds(message, actionId))
    return () => person.presses(question, actionId)
  }
}

/** A modal wants the name of the thing; where Slack did not wait for it, a button opens it. */
function phrase(words: string, actionId: string): Approach {
  return async (person, since) => {
    const offered = async () => (await person.news(since)).find((message) => holds(message, actionId))
    const found = await person.waits(async () => person.modal() ?? (await offered()), 20_000)
    if (typeof found !== 'string') await person.presses(found, actionId)
    await person.opened()
    return () => person.submits({ phrase: words })
  }
}

/** The values go to the bot’s own page, and the question that follows has the button. */
function page(secrets: Readonly<Record<string, string>>): Approach {
  return async (person, since) => {
    const link = await person.sees(since, (message) => holds(message, 'open'))
    const [url = ''] = /https?:\/\/[^"\\]+\/secret\/[\w-]+/.exec(JSON.stringify(link.blocks)) ?? []
    const entered = await fetch(url, { method: 'POST', body: new URLSearchParams(secrets) })
    if (entered.status !== 200) throw new Error(`The page answered ${entered.status}`)
    const question = await person.sees(since, (message) => holds(message, 'integration.set'))
    return () => person.presses(question, 'integration.set')
  }
}

function holds({ blocks }: ShownMessage, actionId: string): boolean {
  return JSON.stringify(blocks).includes(`"action_id":"${actionId}"`)
}

export function typedText({ typed }: WriteVerb, made: unknown): string {
  return typed.replace('{made}', String(made))
}

/** Each changes something else at the forge, so that one forge does for one of each. */
export const writeVerbs: readonly WriteVerb[] = [
  {
    name: 'mr.merge',
    verb: 'mr.merge',
    by: 'U0ANN',
    effect: 'merged',
    typed: '/mr merge !14',
    approach: press('mr.merge'),
    looksAfter: MERGE_WORDS,
  },
  {
    name: 'mr.merge-later',
    verb: 'mr.merge',
    by: 'U0ANN',
    effect: 'waiting',
    typed: '/mr merge !11 --when-build-succeeds',
    approach: press('mr.merge'),
    looksAfter: MERGE_WORDS,
  },
  {
    name: 'mr.triage.merge',
    verb: 'mr.triage.merge',
    by: 'U0ANN',
    effect: 'merged',
    typed: '/mr triage merge --project 43',
    prepare: asksForMerge,
    approach: async (person) => {
      const value = await person.choice('!\\d+ One for triage')
      return () => person.submits({ 'picked.list': value })
    },
    looksAfter: MERGE_WORDS,
  },
  {
    name: 'mr.cancel',
    verb: 'mr.cancel',
    by: 'U0ANN',
    effect: 'wait cancelled',
    prepare: arms(42, 10),
    typed: '/mr cancel !10',
    looksAfter: MERGE_WORDS,
  },
  {
    name: 'mr.create',
    verb: 'mr.create',
    by: 'U0ANN',
    effect: 'merge request created',
    typed: '/mr create --source feature/blinking-banner --target main --title "Blink again"',
    looksAfter: [409],
  },
  {
    name: 'mr.edit',
    verb: 'mr.edit',
    by: 'U0ANN',
    effect: 'merge request updated',
    typed: '/mr edit !12 --title "Pick the dates" --labels ui',
  },
  { name: 'mr.close', verb: 'mr.close', by: 'U0ANN', effect: 'closed', typed: '/mr close !16' },
  {
    name: 'mr.close-waiting',
    verb: 'mr.close',
    by: 'U0ANN',
    effect: 'closed',
    prepare: arms(43, 3),
    typed: '/mr close 43!3',
    approach: press('mr.close'),
  },
  { name: 'mr.reopen', verb: 'mr.reopen', by: 'U0ANN', effect: 'reopened', typed: '/mr reopen !3' },
  {
    name: 'mr.subscribe',
    verb: 'mr.subscribe',
    by: 'U0ANN',
    effect: 'subscribed',
    typed: '/mr subscribe !17',
    takes304: true,
  },
  {
    name: 'mr.unsubscribe',
    verb: 'mr.unsubscribe',
    by: 'U0ANN',
    effect: 'unsubscribed',
    typed: '/mr unsubscribe !7',
    takes304: true,
  },
  {
    name: 'mr.todo',
    verb: 'mr.todo',
    by: 'U0ANN',
    effect: 'todo created',
    typed: '/mr todo !13',
    takes304: true,
    unreadable: true,
  },
  {
    name: 'mr.delete',
    verb: 'mr.delete',
    by: 'U0CY',
    effect: 'merge request deleted',
    typed: '/mr delete !15',
    approach: phrase('acme/web!15', 'mr.delete'),
    looksAfter: [403, 404],
  },
  {
    name: 'mr.review',
    verb: 'mr.review',
    by: 'U0ANN',
    effect: 'merge request updated',
    typed: '/mr review !17 bob',
    api: 'v4',
  },
  {
    name: 'mr.edit-people',
    verb: 'mr.edit',
    by: 'U0ANN',
    effect: 'merge request updated',
    typed: '/mr edit !14 --assignee ann,bob --reviewer +cy',
    api: 'v4',
  },
  {
    name: 'mr.approve',
    verb: 'mr.approve',
    by: 'U0ANN',
    effect: 'approved',
    typed: '/mr approve !12',
    api: 'v4',
    looksAfter: [401, 404, 409],
  },
  {
    name: 'mr.unapprove',
    verb: 'mr.unapprove',
    by: 'U0ANN',
    effect: 'approval withdrawn',
    prepare: approves(43, 1),
    typed: '/mr unapprove 43!1',
    api: 'v4',
    looksAfter: [401, 404, 409],
  },
  {
    name: 'mr.comment',
    verb: 'mr.comment',
    by: 'U0ANN',
    effect: 'note created',
    typed: '/mr comment !13 Looks good to me',
    api: 'v4',
  },
  {
    name: 'mr.resolve',
    verb: 'mr.resolve',
    by: 'U0ANN',
    effect: 'thread resolved',
    prepare: discusses(43, 1),
    typed: '/mr resolve 43!1 {made}',
    api: 'v4',
  },
  {
    name: 'mr.draft',
    verb: 'mr.draft',
    by: 'U0ANN',
    effect: 'merge request updated',
    typed: '/mr draft !13',
    api: 'v4',
  },
  {
    name: 'mr.ready',
    verb: 'mr.ready',
    by: 'U0ANN',
    effect: 'merge request updated',
    typed: '/mr ready !8',
    api: 'v4',
  },
  {
    name: 'mr.rebase',
    verb: 'mr.rebase',
    by: 'U0ANN',
    effect: 'rebase begun',
    prepare: moveMain,
    typed: '/mr rebase !7',
    api: 'v4',
    looksAfter: [409],
  },
  {
    name: 'mr.retry',
    verb: 'mr.retry',
    by: 'U0ANN',
    effect: 'build retried',
    prepare: built('failed'),
    typed: '/mr retry !9',
    api: 'v4',
    looksAfter: [400, 403],
  },
  {
    name: 'mr.retry-job',
    verb: 'mr.retry',
    by: 'U0ANN',
    effect: 'build retried',
    prepare: built('failed'),
    typed: '/mr retry !9 unit',
    api: 'v4',
    looksAfter: [400, 403],
  },
  {
    name: 'mr.play',
    verb: 'mr.play',
    by: 'U0ANN',
    effect: 'job played',
    prepare: built('manual'),
    typed: '/mr play !9 production',
    api: 'v4',
    looksAfter: [400, 403],
  },
  {
    name: 'mr.stop',
    verb: 'mr.stop',
    by: 'U0ANN',
    effect: 'build canceled',
    prepare: (_, __, sandbox) => sandbox.startBuild(42, BUILT),
    typed: '/mr stop !9',
    api: 'v4',
    looksAfter: [400, 403],
  },
  {
    name: 'milestone.create',
    verb: 'milestone.create',
    by: 'U0ANN',
    effect: 'milestone created',
    typed: '/milestone create "Sprint 10" --due 2027-01-15',
  },
  {
    name: 'milestone.edit',
    verb: 'milestone.edit',
    by: 'U0ANN',
    effect: 'milestone updated',
    typed: '/milestone edit %3 --title "2.4 Search" --due 2027-02-01',
  },
  {
    name: 'milestone.close',
    verb: 'milestone.close',
    by: 'U0ANN',
    effect: 'milestone closed',
    typed: '/milestone close %4',
    approach: press('milestone.close'),
  },
  {
    name: 'milestone.activate',
    verb: 'milestone.activate',
    by: 'U0ANN',
    effect: 'milestone activated',
    typed: '/milestone activate "2.2 Cart"',
  },
  {
    name: 'deploy-key.add',
    verb: 'deploy-key.add',
    by: 'U0ANN',
    effect: 'deploy key added',
    typed: `/deploy-key add "CI runner" ${KEY}`,
  },
  {
    name: 'deploy-key.enable',
    verb: 'deploy-key.enable',
    by: 'U0ANN',
    effect: 'deploy key enabled',
    typed: '/deploy-key enable 603',
  },
  {
    name: 'deploy-key.disable',
    verb: 'deploy-key.disable',
    by: 'U0ANN',
    effect: 'deploy key disabled',
    typed: '/deploy-key disable 602',
    approach: press('deploy-key.disable'),
    looksAfter: [404],
  },
  {
    name: 'deploy-key.delete',
    verb: 'deploy-key.delete',
    by: 'U0ANN',
    effect: 'deploy key deleted',
    typed: '/deploy-key delete 601',
    approach: phrase('Staging', 'deploy-key.delete'),
    looksAfter: [404],
  },
  {
    name: 'integration.set',
    verb: 'integration.set',
    by: 'U0ANN',
    effect: 'integration set',
    typed: '/integration set external-wiki external_wiki_url=https://wiki.example.com/new',
    approach: press('integration.set'),
  },
  {
    name: 'integration.set-secret',
    verb: 'integration.set',
    by: 'U0ANN',
    effect: 'integration set',
    typed: `/integration set bamboo ${typedValues(BAMBOO)}`,
    approach: page({ password: ENTERED_SECRET }),
  },
  {
    name: 'integration.set-password',
    verb: 'integration.set',
    by: 'U0ANN',
    effect: 'integration set',
    prepare: (forge) =>
      forge(ANN, 'PUT', '/projects/42/services/teamcity', { ...TEAMCITY, password: 'the one of before' }),
    typed: `/integration set teamcity ${typedValues(TEAMCITY)}`,
    approach: page({ password: ENTERED_SECRET }),
    unreadable: true,
  },
  {
    name: 'integration.remove',
    verb: 'integration.remove',
    by: 'U0ANN',
    effect: 'integration removed',
    typed: '/integration remove slack',
    approach: phrase('slack', 'integration.remove'),
    looksAfter: [404],
  },
]

function typedValues(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
}
