import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgeApi, forgeKind, type Message, PAGES, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox.stop()
})

const statusOf = async (address: string) => (await fetch(address, { redirect: 'manual' })).status

/** Every address of the server in what somebody sees, each once. */
function addressesIn(shown: unknown): string[] {
  const found = JSON.stringify(shown).match(/http:\/\/127\.0\.0\.1:\d+[^\s"\\<>|)]*/g) ?? []
  return [...new Set(found.map((address) => address.replace(/[.,]$/, '')))].filter((address) =>
    address.startsWith(`${sandbox.forgeUrl}/`),
  )
}

const isToday = forgeKind === 'today'
const SHOWN = [
  ['/mr view !12', 'merge_requests/12'],
  ['/mr view !14', 'merge_requests/14'],
  ['/mr view !11', 'merge_requests/11'],
  ['/mr view !5', 'merge_requests/5'],
  ['/mr list --state all', 'merge_requests/12'],
  ['/mr triage', 'merge_requests/12'],
  ['/mr todo !10', 'merge_requests/10'],
  ['/mr closes !15', isToday ? 'issues/' : ''],
  ['/milestone view %3', isToday ? 'milestones/3' : ''],
  ['/milestone progress %3', isToday ? 'milestones/3' : ''],
  ['/milestone list', ''],
  ['/milestone digest preview', isToday ? 'milestones/3' : ''],
  ['/mr digest preview', 'merge_requests/'],
  // Refusals, and what this server or Greenlight does not have.
  ['/mr checkout !12', 'merge_requests/12'],
  ['/mr checkout api!1', 'acme/api/PAGES/merge_requests/1'],
  ['/mr checkout', '/acme/web'],
  ['/milestone delete %3', 'milestones/3'],
  ['/milestone rm 3', 'milestones/3'],
  ['/milestone rm api%1', 'acme/api/PAGES/milestones/1'],
  ['/milestone rm "Sprint"', '/acme/web/PAGES/milestones'],
  ['/milestone rm', '/acme/web/PAGES/milestones'],
  ['/integration test slack', '/acme/web'],
] as const

test.each(SHOWN)('%s: every address in the answer is a page of this server', async (typed, leadsTo) => {
  const answer = await sandbox.asks('ann', typed, ({ bot }) => bot)
  const addresses = addressesIn(answer)
  const page = leadsTo.replace('/PAGES', PAGES)
  if (page) expect(addresses).toContainEqual(expect.stringContaining(page))
  for (const address of addresses) expect([address, await statusOf(address)]).toEqual([address, 200])
})

test('a milestone’s number never leads to a merge request, nor its title to anything but the list', async () => {
  for (const typed of [
    '/milestone rm "12"',
    '/milestone delete 12',
    '/milestone del %12',
    '/milestone remove 12',
  ]) {
    const { text } = await sandbox.asks('ann', typed, ({ ephemeral }) => ephemeral)
    expect(text).toMatch(new RegExp(`${sandbox.forgeUrl}/acme/web${PAGES}/milestones(?:/12)?$`))
    expect(text.endsWith('/12')).toBe(!typed.includes('"'))
  }
})

test('the questions before a merge and a deletion lead to pages of this server', async () => {
  const merge = await sandbox.asks('ann', '/mr merge !12', ({ ephemeral }) => ephemeral)
  expect(addressesIn(merge)).toContainEqual(expect.stringContaining('merge_requests/12'))
  await sandbox.command('ann', '/mr delete !12')
  const addresses = [...addressesIn(merge), ...addressesIn(await sandbox.modal('ann'))]
  for (const address of addresses) expect([address, await statusOf(address)]).toEqual([address, 200])
})

test.runIf(isToday)('the page of a group’s milestone is named', async () => {
  const { text } = await sandbox.asks(
    'ann',
    `/milestone rm ${sandbox.forgeUrl}/groups/acme/-/milestones/1`,
    ({ ephemeral }) => ephemeral,
  )
  const address = `${sandbox.forgeUrl}/groups/acme/-/milestones/1`
  expect(text).toContain(address)
  expect(await statusOf(address)).toBe(200)
})

const PAGE_NAMES = [
  'merge_requests/12',
  'merge_requests/12/diffs',
  'issues/3',
  'issues',
  'milestones/3',
  'wikis/home',
]

test.each(PAGE_NAMES)('of the two addresses of %s that there have been, one is served', async (name) => {
  const at = (prefix: string) => statusOf(`${sandbox.forgeUrl}/acme/web${prefix}/${name}`)
  expect(await at(PAGES)).toBe(200)
  expect(await at(forgeApi === 'v4' ? '' : '/-')).toBe(404)
})

test.each([
  ['merge_requests/12', 12],
  ['-/merge_requests/12', 12],
  ['merge_requests/12/diffs?view=parallel#note_1', 12],
  ['-/merge_requests/12/diffs?view=parallel#note_1', 12],
  ['-/merge_requests/9/commits', 9],
  ['merge_requests/9#note_7', 9],
])('%s can be pasted on every kind of server', async (pasted, iid) => {
  const isCard = ({ text, bot }: Message) => bot && text.startsWith(`!${iid} `)
  await sandbox.asks('ann', `/mr view ${sandbox.forgeUrl}/acme/web/${pasted}`, isCard)
})
