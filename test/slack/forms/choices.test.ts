import { expect, test } from 'vitest'
import { createChoices } from '../../../src/slack/forms/choices.ts'
import { writeContext } from '../../../src/slack/forms/form-context.ts'

const PERSON = { team: 'T1', userTeam: 'T1', user: 'U1', userName: 'ann', channel: '' }
const text = (words: string) => ({ type: 'plain_text' as const, text: words, emoji: false })
const view = {
  type: 'modal' as const,
  callback_id: 'mr.merge',
  private_metadata: 'sealed',
  title: text('Merge !12?'),
  close: text('Cancel'),
  blocks: [{ type: 'divider' as const }],
}
const request = {
  title: 'Merge !12?',
  about: 'Merge !12',
  yes: 'Merge',
  inputs: [
    {
      name: 'when',
      input: 'radio',
      options: [
        { value: 'now', label: 'Now', yes: 'Merge now' },
        { value: 'later', label: 'Later', yes: 'Turn on auto-merge' },
        { value: 'never', label: 'Never' },
      ],
    },
  ],
} as const

/** A modal in Slack, whose hash changes with each update and lets no update of another one pass. */
function open() {
  const shown: { hash: string; submit: string | undefined; sent: unknown[] } = {
    hash: 'h0',
    submit: undefined,
    sent: [],
  }
  const choose = createChoices({
    tokens: {
      async find(id, { team, user, action }) {
        const isIt = id === 'sealed' && team === 'T1' && user === 'U1' && action === 'view mr.merge'
        return isIt
          ? { kind: 'found' as const, value: writeContext({ channel: 'C1', request }) }
          : { kind: 'of-somebody-else' as const }
      },
    },
    api: {
      async updateView({ hash }, sent) {
        // As long as a call takes.
        await new Promise((resolve) => setTimeout(resolve, shown.sent.length === 0 ? 20 : 1))
        if (hash !== shown.hash) return null
        shown.sent.push(sent)
        shown.submit = 'submit' in sent ? sent.submit?.text : undefined
        shown.hash = `h${shown.sent.length}`
        return shown.hash
      },
    },
  })
  const choice = (value: string, more = {}) =>
    choose({ kind: 'choice', ...PERSON, name: 'when', value, viewId: 'V1', hash: shown.hash, view, ...more })
  return { shown, choice }
}

test('a choice changes the submit button, and sends everything else back as it is', async () => {
  const { shown, choice } = open()
  await choice('later')
  expect(shown.sent).toEqual([{ ...view, submit: text('Turn on auto-merge') }])
  await choice('now')
  expect(shown.submit).toBe('Merge now')
})

test('of quick choices the last one is shown, whatever hash they name', async () => {
  const { shown, choice } = open()
  await Promise.all([choice('now'), choice('later'), choice('now'), choice('later')])
  expect(shown.submit).toBe('Turn on auto-merge')
})

test.each([
  ['without words of its own', 'never', {}],
  ['that the form does not have', 'other', {}],
  ['in a form of somebody else', 'now', { user: 'U2' }],
  ['of an input that the form does not have', 'now', { name: 'other' }],
  ['in a modal that has become another one', 'now', { hash: 'h7' }],
])('a choice %s changes nothing', async (_, value, more) => {
  const { shown, choice } = open()
  await choice(value, more)
  expect(shown.sent).toEqual([])
})
