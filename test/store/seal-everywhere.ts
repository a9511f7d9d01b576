import type { Store } from '../../src/store/store.ts'
import { waiting } from '../support/entered.ts'

/** Something sealed in every column that holds sealed texts. */
export async function sealEverywhere(store: Store, user: string): Promise<void> {
  const person = { team: 'T1', user, userName: 'ann', channel: 'C1' }
  await sealSignIns(store, person)
  const link = await store.links.open({ ...person, project: 42 })
  await store.links.enter(link, `entered-by-${user}`)
  const form = {
    project: 42,
    name: 'slack' as const,
    values: {},
    projectName: 'acme/web',
    replaces: false,
    edition: 'document' as const,
  }
  await store.secretLinks.open({ ...person, form })
  await store.pendingIntegrationChanges.hold('T1', user, {
    project: 42,
    name: 'slack',
    values: {},
    secrets: {},
  })
  await store.installations.save({
    team: `T-of-${user}`,
    enterprise: null,
    app: 'A1',
    botId: 'B1',
    botUserId: 'UBOT',
    scopes: 'commands',
    installedBy: user,
    token: `xoxe.xoxb-of-${user}`,
    renewal: { refreshToken: `xoxe-of-${user}`, expiresAt: 1 },
  })
  await store.deferredCommands.keep('T1', user, { channel: 'C1', command: 'merge' })
  await store.actionTokens.keep({ team: 'T1', channel: 'C1', user }, [
    { action: 'mr.view', value: '{}', limit: 0 },
  ])
  const operation = {
    reference: `reference-of-${user}`,
    team: 'T1',
    channel: 'C1',
    user,
    verb: 'mr.merge',
    resourceKey: '42!12',
    idempotencyKey: 'w',
    request: 'asked',
    requestedAt: Date.now(),
  }
  await store.database.transaction().execute(async (transaction) => {
    await store.operations.markSent(transaction, operation, 'before')
    await store.operations.markEnded(transaction, operation, { state: 'done', answer: 'answer' })
  })
  await store.nudges.add(
    { team: 'T1', user, project: 42, iid: 12 },
    { kind: 'auto-merge', ref: 'ended', at: 1, words: 'It was not merged.' },
  )
  await sealWhatHappened(store, user)
  await sealPosts(store, user)
}

async function sealSignIns(
  store: Store,
  person: {
    readonly team: string
    readonly user: string
    readonly userName: string
    readonly channel: string
  },
): Promise<void> {
  const renewal = { refreshToken: `refresh-of-${person.user}`, expiresAt: 1 }
  const signIn = { kind: 'sign-in', token: `token-of-${person.user}`, renewal } as const
  const enter = async () => {
    const begun = await store.signIns.begin(await store.links.open({ ...person, project: 42 }))
    await store.signIns.arrive(begun?.state ?? '', begun?.browser ?? '', 'code')
    return begun?.browser ?? ''
  }
  for (const confirmed of [true, false]) {
    const returned = await store.signIns.take(await enter())
    const who = { id: person.user.charCodeAt(1), username: person.user }
    const { id, code } = waiting(await store.signIns.enter(returned?.linkHash ?? '', signIn, who))
    if (confirmed) await store.links.confirm(id, person.team, person.user, code)
  }
  await enter()
}

async function sealWhatHappened(store: Store, user: string): Promise<void> {
  const name = { team: 'T1', project: 42, iid: user.charCodeAt(1) }
  await store.mergeRequestStates.record(name, 0, 'seen', [])
  await store.mergeRequestEvents.add(name, { key: 'merged', event: 'story' })
  const reference = `delivery-of-${user}`
  await store.idempotencyKeys.claim(reference)
  const request = { reference, workKey: reference, team: 'T1', user, payload: 'payload' }
  await store.database.transaction().execute((transaction) => store.pendingRequests.add(transaction, request))
}

async function sealPosts(store: Store, user: string): Promise<void> {
  const channel = `C-${user}`
  const post = {
    id: `post-to-${user}`,
    team: 'T1',
    channel,
    user: null,
    key: 'k',
    thread: null,
    content: 'content',
    expiresAt: Date.now() + 60_000,
    mayBePosted: false,
    countsAsDropped: false,
  }
  await store.database.transaction().execute((transaction) => store.posts.add(transaction, post))
  const monday = { schedule: 'mon 9:00', cron: ['0 9 * * 1'], zone: 'UTC', holidays: [] }
  const digest = await store.digests.add(
    { team: 'T1', channel, user },
    { ...monday, kind: 'milestone', project: 42, empty: 'skip', staleDays: null, userGroup: null },
  )
  const slotAt = digest.settledUntil + 1
  await store.digestSlots.claim(digest, slotAt, 0)
  const slot = await store.digestSlots.find(digest, slotAt)
  if (slot) await store.digestSlots.write(slot, 'said')
}
