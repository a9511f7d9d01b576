import { describe, expect, test } from 'vitest'
import { mrMerge } from '../../../src/commands/mr/merge.ts'
import { checkView } from '../../../src/sandbox/slack/block-kit/check.ts'
import { readContext } from '../../../src/slack/forms/form-context.ts'
import { openedView, readSubmission, submissionKey } from '../../../src/slack/forms/forms.ts'
import type { ViewSubmission } from '../../../src/slack/interaction.ts'

const FORGE = 'https://git.example.com'
const place = { channel: 'C1', responseUrl: 'https://hooks.example.com/1' }

const phraseModal = openedView(
  {
    kind: 'phrase',
    command: mrMerge,
    ask: {
      kind: 'type',
      phrase: 'acme/web!12',
      text: 'Sure?',
      blocks: [],
      yes: 'Do it',
      input: { project: 42, mr: 12 },
    },
    sourceTs: '1.2',
  },
  place,
  true,
)

const submission = (values: ViewSubmission['values'], metadata = phraseModal.private_metadata) => ({
  kind: 'submission' as const,
  team: 'T1',
  userTeam: 'T1',
  user: 'U1',
  userName: 'u',
  channel: '',
  viewId: 'V1',
  callbackId: String(phraseModal.callback_id),
  privateMetadata: metadata ?? '',
  values,
})

describe('a modal in which a name must be typed', () => {
  test('is one that Slack takes, and remembers what it stands for and where the answer goes', () => {
    expect(checkView(phraseModal)).toBeUndefined()
    expect(readContext(phraseModal.private_metadata ?? '')).toMatchObject({
      ...place,
      privately: true,
      sourceTs: '1.2',
      phrase: 'acme/web!12',
      settled: { project: 42, mr: 12 },
    })
  })

  test.each(['', 'acme/web!1', 'acme/web!122', 'ACME/web!12', '!12'])('“%s” is not the name', (typed) => {
    const delivery = submission({ phrase: typed })
    const read = readSubmission(delivery, readContext(delivery.privateMetadata), FORGE)
    expect(read).toMatchObject({ kind: 'errors', errors: { phrase: expect.stringContaining('acme/web!12') } })
  })

  test('the name, with spaces around it, is', () => {
    const delivery = submission({ phrase: ' acme/web!12 ' })
    const read = readSubmission(delivery, readContext(delivery.privateMetadata), FORGE)
    expect(read).toEqual({ kind: 'phrase', command: mrMerge })
  })
})

test('a form of another version is told from one of this', () => {
  const delivery = { ...submission({}), callbackId: 'mr.gone' }
  expect(readSubmission(delivery, readContext(''), FORGE)).toEqual({ kind: 'old' })
})

test('the steps that follow each other in one modal are told apart, and each counts once', () => {
  const delivery = submission({})
  const steps = [{ channel: '' }, { channel: '', settled: {} }, { channel: '', settled: {}, phrase: 'x' }]
  const keys = steps.map((context) => submissionKey(delivery, context))
  expect(new Set(keys).size).toBe(3)
  expect(submissionKey(delivery, { channel: 'other' })).toBe(keys[0])
  expect(submissionKey({ ...delivery, team: 'T2' }, { channel: '' })).not.toBe(keys[0])
})
