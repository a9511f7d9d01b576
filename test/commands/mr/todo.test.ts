import { expect, test } from 'vitest'
import { mrTodo } from '../../../src/commands/mr/todo.ts'
import { json, openRoom, startOddForge } from '../../services/room.ts'
import { execute } from '../../support/execute.ts'

const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }

async function told(post: (response: Parameters<typeof json>[0]) => void) {
  const { url, received } = await startOddForge((request, response) => {
    if (request.startsWith('POST')) post(response)
    return request.startsWith('POST')
  })
  const services = await (await openRoom(url)).contextOf('ann')
  const executed = await execute(mrTodo, { project: 42, mr: 12 }, services, asking, { confirmed: false })
  expect(received.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  return executed.kind === 'reply' ? executed.reply : undefined
}

const todo = {
  id: 1,
  action_name: 'marked',
  target_url: 'https://git.example.com/acme/web/merge_requests/12',
}

test.each([200, 201])(
  'a %i puts it on the list, and the answer has the way to it and is private',
  async (status) => {
    const reply = await told((response) => json(response, status, todo))
    expect(reply?.message).toMatchObject({
      to: 'person',
      text: `Added acme/web!12 to your to-do list. ${todo.target_url}`,
    })
    expect(JSON.stringify(reply?.message?.blocks)).toContain(todo.target_url)
  },
)

test('one whose target can’t be read is on the list all the same', async () => {
  const reply = await told((response) => json(response, 201, { ...todo, target: { title: 'Elsewhere' } }))
  expect(reply?.message?.text).toBe(`Added acme/web!12 to your to-do list. ${todo.target_url}`)
})

test('a 304 means that it was there already', async () => {
  const reply = await told((response) => void response.writeHead(304).end())
  expect(reply?.message?.text).toContain('is already on your to-do list')
})

test('of a lost answer it is said what is known, and that to ask again does no harm', async () => {
  const reply = await told((response) => response.destroy())
  expect(reply?.message?.text).toMatch(
    /^I can’t tell whether acme\/web!12 is on your to-do list.*added twice/,
  )
})
