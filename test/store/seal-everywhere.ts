import type { Store } from '../../src/store/store.ts'

/** Something sealed in every column that holds sealed texts. */
export async function sealEverywhere(store: Store, user: string): Promise<void> {
  const person = { team: 'T1', user, userName: 'ann', channel: 'C1' }
  await store.accounts.save('T1', user, `token-of-${user}`)
  const link = await store.links.open({ ...person, project: 42 })
  await store.links.enter(link, `entered-by-${user}`)
  const form = { project: 42, name: 'slack' as const, values: {}, projectName: 'acme/web', replaces: false }
  await store.secretLinks.open({ ...person, form })
  await store.heldChanges.hold('T1', user, { project: 42, name: 'slack', values: {}, secrets: {} })
  await store.wanted.keep('T1', user, { channel: 'C1', action: 'merge' })
  await store.buttons.keep({ team: 'T1', channel: 'C1', user }, [{ action: 'mr.view', value: '{}' }])
  const intent = { team: 'T1', channel: 'C1', user, verb: 'mr.merge', target: '42!12', wish: 'w' }
  const reference = `reference-of-${user}`
  await store.intents.begin({ ...intent, reference, asked: 'asked' })
  await store.intents.sending(reference, 'T1', 'before')
  await store.intents.ended(reference, 'T1', 'done', 'answer')
}
