import { expect, test } from 'vitest'
import { readConcerningFacts } from '../../src/forge/unlisted-facts.ts'
import { json, serve, sessionAt } from './servers.ts'

const shown = (iid: number) => ({
  id: `gid://gitlab/MergeRequest/${iid}`,
  iid: `${iid}`,
  webUrl: null,
  headPipeline: null,
  sourceProject: null,
  approvedBy: { nodes: [] },
})

test.each([
  [99, 99],
  [100, null],
])('of %i that concern somebody, one of them hidden, all are told or none', async (count, told) => {
  const forge = await serve((_, response) => {
    const nodes = Array.from({ length: count }, (__, index) => (index === 0 ? null : shown(index)))
    const lists = { authorUsername: { nodes }, assigneeUsername: { nodes: [] }, reviewerUsername: { nodes } }
    json(response, 200, { data: { projects: { nodes: [lists] } } })
  })
  const answer = await readConcerningFacts(sessionAt(forge.url, { api: 'v4' }), 42, 'ann')
  if (answer.kind !== 'done') throw new Error(answer.reason)
  expect(answer.value?.size ?? null).toBe(told === null ? null : told - 1)
})
