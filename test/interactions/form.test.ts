import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCommand } from '../../src/commands/define.ts'
import { project } from '../../src/commands/fields.ts'
import { readForm, requestedForm } from '../../src/interactions/form.ts'
import { checkView } from '../../src/sandbox/slack/block-kit/check.ts'
import { permissions } from '../../src/services/access/permission.ts'
import { privately } from '../../src/views/reply.ts'

const FORGE = 'https://git.example.com'

const paint = defineCommand({
  path: ['mr', 'paint'],
  summary: 'Paint a wall',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.changes,
  needs: 'nothing',
  positionals: ['wall'],
  input: z
    .object({
      project,
      wall: z.string().max(5, 'must be 5 characters or less').describe('Which wall'),
      note: z.string().optional().meta({ long: true, description: 'Anything else' }),
      values: z
        .record(z.string(), z.string())
        .default({})
        .meta({ kind: 'hidden', description: 'What the form holds' }),
    })
    .superRefine(({ values }, context) => {
      if (values.color === 'plaid')
        context.addIssue({ code: 'custom', path: ['values', 'color'], message: 'is not a colour' })
    }),
  run: async () => 'painted',
  render: (outcome) => privately(outcome),
  examples: [{ typed: 'north', means: { wall: 'north' } }],
})

test('parts of a hidden field come together, empty ones are left out, and what is settled stays', () => {
  const read = readForm(
    paint,
    { wall: 'north', 'values.color': 'red', 'values.gloss': '', 'values.coats': ['2'] },
    FORGE,
    { project: 42 },
  )
  expect(read).toMatchObject({
    kind: 'given',
    given: { raw: { project: 42, wall: 'north', values: { color: 'red', coats: '2' } } },
  })
})

test('what the verb’s own schema finds wrong is told at its input', () => {
  const read = readForm(paint, { wall: 'northern', 'values.color': 'plaid' }, FORGE, { project: 42 })
  expect(read).toEqual({
    kind: 'errors',
    errors: { wall: 'This must be 5 characters or less.', 'values.color': 'This is not a colour.' },
  })
})

test('what is needed and neither filled in nor settled is asked for at its input', () => {
  expect(readForm(paint, { wall: '' }, FORGE, {})).toEqual({
    kind: 'errors',
    errors: { wall: 'This is needed.' },
  })
  expect(readForm(paint, {}, FORGE, { project: 42, wall: 'north' })).toMatchObject({ kind: 'given' })
})

test('a private key in any input is refused there, and its words are not repeated', () => {
  const pasted = '-----BEGIN OPENSSH PRIVATE KEY-----\nc2VjcmV0\n-----END OPENSSH PRIVATE KEY-----'
  const read = readForm(paint, { wall: 'north', 'values.color': pasted }, FORGE, { project: 42 })
  expect(read).toMatchObject({
    kind: 'errors',
    errors: { 'values.color': expect.stringMatching(/private key.*public half/) },
  })
  expect(JSON.stringify(read)).not.toContain('c2VjcmV0')
})

test('a form that a verb asks for is one that Slack takes, with long inputs where they are wanted', () => {
  const view = requestedForm(
    paint,
    {
      yes: 'Do it',
      title: 'Paint a wall of the house',
      about: 'Which one',
      inputs: [
        { name: 'wall', value: 'north', required: true },
        { name: 'note' },
        { name: 'values.color', label: 'Colour', input: 'choice', choices: ['red', 'green'], value: 'red' },
        { name: 'values.gloss', label: 'Gloss', help: 'Whether it shines', input: 'check' },
      ],
    },
    '{}',
  )
  expect(checkView(view)).toBeUndefined()
  expect(view.blocks).toMatchObject([
    {},
    { block_id: 'wall', element: { initial_value: 'north', multiline: false } },
    { block_id: 'note', element: { multiline: true } },
    { block_id: 'values.color', element: { initial_option: { value: 'red' } } },
    { block_id: 'values.gloss', element: { type: 'checkboxes' } },
  ])
})

test('what a form is about is shown as it is written, without styles, emoji or what nobody sees', () => {
  const about = 'Change *this* _and_ `that` :tada: <!channel>\u202e'
  const form = requestedForm(paint, { title: 'Paint', about, yes: 'Go on', inputs: [{ name: 'note' }] }, '{}')
  expect(form.blocks[0]).toEqual({
    type: 'section',
    text: { type: 'plain_text', text: 'Change *this* _and_ `that` :tada: <!channel>.', emoji: false },
  })
})
