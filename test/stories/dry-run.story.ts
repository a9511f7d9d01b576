import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ENTERED_SECRET, type ForgeCall, typedText, writeVerbs } from '../faults/write-verbs.ts'
import {
  API,
  forgeApi,
  forgeKind,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const isDry = ({ ephemeral, text }: Message) => ephemeral && text.includes(' would send ')

const onForge =
  (version: string): ForgeCall =>
  async (token, method, path, body) =>
    (await sandbox.api(token, path, { method, version, ...(body ? { body } : {}) })).body

const builder = {
  startBuild: (project: number, branch: string) =>
    sandbox.call('/sandbox/build', { project, branch, status: 'running' }),
  finishBuild: (build: object) => sandbox.call('/sandbox/build', { ...build }),
}

const verbs = writeVerbs.filter(
  ({ verb, by, api }) => verb !== 'mr.triage.merge' && by === 'U0ANN' && (!api || api === forgeApi),
)

test.each(verbs)('$name --dry-run shows what would be sent, and sends nothing', async (verb) => {
  const made = await verb.prepare?.(onForge(verb.api ?? 'v3'), sandbox.forgeUrl, builder)
  let said: Message | undefined
  const sent = await sandbox.writes(async () => {
    said = await sandbox.asks('ann', `${typedText(verb, made)} --dry-run`, isDry)
  })
  expect(sent).toEqual([])
  const shown = said ? words(said) : ''
  expect(shown).toContain('would send 1 request')
  expect(shown).toMatch(new RegExp(`(?:PUT|POST|DELETE) ${API}/projects/`))
  expect(shown).not.toContain(ENTERED_SECRET)
  if (verb.name.endsWith('-secret') || verb.name.endsWith('-password')) expect(shown).toContain('"[secret]"')
})

test('a merge shows the head that it guards, and is no operation: the same merge runs right after', async () => {
  const said = await sandbox.asks('ann', '/mr merge !14 --dry-run', isDry)
  expect(said.text).toMatch(/"sha": "[0-9a-f]{40}"/)
  await sandbox.press(
    'ann',
    await sandbox.asks('ann', '/mr merge !14', ({ blocks }) => JSON.stringify(blocks).includes('"mr.merge"')),
    'mr.merge',
  )
  await sandbox.sees('ann', ({ text }) => text.startsWith('!14 ') && text.includes('Merged'))
  const audit = await sandbox.asks('ann', '/greenlight audit', ({ ephemeral }) => ephemeral)
  expect(words(audit)).toContain('dry run')
})

test('what would be refused says why, and a verb that reads has no dry run', async () => {
  const merged = await sandbox.asks('ann', '/mr merge !9 --dry-run', isDry)
  // Servers as shipped look for conflicts when they are asked to merge.
  expect(merged.text).toMatch(
    forgeKind === 'shipped' ? /would send 1 request .*merge$/m : /would send nothing/,
  )
  if (forgeKind !== 'shipped') expect(merged.text).toContain('conflicts')
  await sandbox.asks('ann', '/mr list --dry-run', ({ text }) => text.includes('There’s no --dry-run here'))
  await sandbox.asks('cy', '/mr merge !14 --dry-run', ({ text }) => text.includes('account first'))
})
