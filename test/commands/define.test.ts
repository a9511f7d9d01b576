import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCommand } from '../../src/commands/define.ts'
import { project } from '../../src/commands/fields.ts'
import { permissions } from '../../src/services/access/permission.ts'
import { privately } from '../../src/views/reply.ts'
import { execute } from '../support/execute.ts'
import { recordedServices } from '../support/recorded-services.ts'

const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }

/** Asks for the name when there is none, then for the name to be typed, and counts what it did. */
function lamp() {
  const lit: string[] = []
  const command = defineCommand({
    path: ['mr', 'light'],
    summary: 'Light a lamp',
    effect: 'destructive',
    includes: [],
    unblocks: 'none',
    access: permissions.changes,
    needs: 'nothing',
    positionals: ['name'],
    input: z.object({
      project,
      name: z.string().max(5, 'must be 5 characters or less').optional().describe('Name of the lamp'),
    }),
    form: async (_, { name }) =>
      name === 'none'
        ? { kind: 'settled', outcome: 'no such lamp' }
        : name
          ? null
          : {
              kind: 'form',
              yes: 'Do it',
              title: 'Light a lamp',
              about: 'Which one?',
              inputs: [{ name: 'name', required: true }],
              input: { project: 42 },
            },
    confirm: async (_, input) => ({
      kind: 'type',
      phrase: input.name ?? '',
      text: 'Sure?',
      blocks: [],
      yes: 'Light it',
      input,
    }),
    run: async (_, { name = '' }) => {
      lit.push(name)
      return `lit ${name}`
    },
    render: (outcome) => privately(outcome),
    examples: [{ typed: 'hall', means: { name: 'hall' } }],
  })
  return { command, lit }
}

const services = await recordedServices().room.contextOf({
  team: 'T1',
  user: 'U1',
  userName: 'u',
  channel: 'C1',
})

describe('a verb with a form of its own and a typed confirmation', () => {
  test('asks by its form while something is missing, and does nothing', async () => {
    const { command, lit } = lamp()
    const asked = await execute(command, { project: 42 }, services, asking, { confirmed: false })
    expect(asked).toMatchObject({ kind: 'form', about: 'Which one?', input: { project: 42 } })
    expect(lit).toEqual([])
  })

  test('asks for the phrase when the input is enough, and does nothing', async () => {
    const { command, lit } = lamp()
    const input = { project: 42, name: 'hall' }
    for (const filled of [false, true]) {
      const asked = await execute(command, input, services, asking, { confirmed: false, filled })
      expect(asked).toMatchObject({ kind: 'type', phrase: 'hall' })
    }
    expect(lit).toEqual([])
  })

  test('is run once it is confirmed', async () => {
    const { command, lit } = lamp()
    await execute(command, { project: 42, name: 'hall' }, services, asking, { confirmed: true })
    expect(lit).toEqual(['hall'])
  })

  test('its form may find that there is nothing to ask', async () => {
    const { command, lit } = lamp()
    const settled = await execute(command, { project: 42, name: 'none' }, services, asking, {
      confirmed: false,
    })
    expect(settled).toMatchObject({ kind: 'reply', reply: { message: { text: 'no such lamp' } } })
    expect(lit).toEqual([])
  })

  test('tells what is wrong by field', () => {
    expect(lamp().command.problems({ project: 42, name: 'stairs' })).toEqual(
      new Map([['name', 'must be 5 characters or less']]),
    )
  })
})

test.each([
  [{ count: 1 }, 'name', 'is missing'],
  [{ name: '' }, 'name', 'must not be empty'],
  [{ name: 'hall', code: 'ab' }, 'code', 'must be 3 characters or more'],
  [{ name: 'hall', code: 'abcdef' }, 'code', 'must be 5 characters or less'],
  [{ name: 'hall', color: 'pink' }, 'color', 'must be red, green or blue'],
  [{ name: 'hall', count: 'two' }, 'count', 'must be a whole number'],
  [{ name: 'hall', count: 1.5 }, 'count', 'must be a whole number'],
  [{ name: 'hall', count: 0 }, 'count', 'must be 1 or more'],
  [{ name: 7 }, 'name', 'can’t be used'],
])('tells in words of its own what does not fit: %j', (typed, field, problem) => {
  const command = defineCommand({
    path: ['mr', 'light'],
    summary: 'Light a lamp',
    effect: 'read',
    access: permissions.reads,
    needs: 'nothing',
    positionals: ['name'],
    input: z.object({
      name: z.string().min(1).describe('Name of the lamp'),
      code: z.string().min(3).max(5).optional().describe('Its code'),
      color: z.enum(['red', 'green', 'blue']).optional().describe('Its color'),
      count: z.int().positive().optional().describe('How many'),
    }),
    run: async () => 'lit',
    render: (outcome) => privately(outcome),
    examples: [{ typed: 'hall', means: { name: 'hall' } }],
  })
  expect(command.problems(typed)).toEqual(new Map([[field, problem]]))
})
