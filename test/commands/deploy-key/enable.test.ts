import { expect, test } from 'vitest'
import { SERVER } from '../../../src/model/server-name.ts'
import { keyEnabledReply } from '../../../src/views/deploy-key/add.ts'

const place = { project: 42, projectName: 'acme/web' }

test('a key of no project of theirs: what is said is true for an admin too, who sees every key', () => {
  const { message } = keyEnabledReply({ kind: 'not-shared', id: 603 }, place, 'U1')
  expect(message).toMatchObject({ to: 'person' })
  expect(message?.text).toContain('There’s no deploy key 603 on any of your projects')
  expect(message?.text).not.toContain('cannot see')
})

test('a doubt is one sentence', () => {
  const outcome = {
    kind: 'unconfirmed',
    what: 'Deploy key 603',
    reason: `I can’t read ${SERVER} now`,
  } as const
  const { message } = keyEnabledReply(outcome, place, 'U1')
  expect(message?.text).toContain('I can’t tell whether deploy key 603 was enabled.')
})
