import { expect, test } from 'vitest'
import { keyEnabledReply } from '../../../src/views/deploy-key/enable.ts'

const place = { project: 42, projectName: 'acme/web' }

test('a key of no project of theirs: what is said is true for an admin too, who sees every key', () => {
  const { message } = keyEnabledReply({ kind: 'not-shared', id: 603 }, place, 'U1')
  expect(message).toMatchObject({ to: 'person' })
  expect(message?.text).toContain(
    'Deploy key 603 does not exist, or it is on no project of which your account is a member',
  )
  expect(message?.text).not.toContain('cannot see')
  expect(message?.text).toContain('Nothing was changed.')
})

test('a doubt is one sentence', () => {
  const outcome = {
    kind: 'unconfirmed',
    what: 'Deploy key 603',
    reason: 'The forge cannot be read now',
  } as const
  const { message } = keyEnabledReply(outcome, place, 'U1')
  expect(message?.text).toContain('I do not know whether deploy key 603 was enabled.')
})
