import { describe, expect, test } from 'vitest'
import { policy } from '../../src/commands/policy.ts'
import { registry } from '../../src/commands/registry.ts'

const member = { team: 'T1', userTeam: 'T1', installedTeam: 'T1' }
const outsiders = [
  { team: 'T1', userTeam: 'T2', installedTeam: 'T1' },
  { team: 'T2', userTeam: 'T2', installedTeam: 'T1' },
  { team: 'T1', userTeam: 'T11', installedTeam: 'T1' },
  { team: 'T1', userTeam: 't1', installedTeam: 'T1' },
  { team: 'T1', userTeam: '', installedTeam: null },
  { team: '', userTeam: '', installedTeam: null },
]

/** Which access each need asks for; a need that is not here fails the test. */
const allowedWith = {
  nothing: ['own', 'service', 'none'],
  reader: ['own', 'service'],
  account: ['own'],
} as const

test('while Slack has not told the workspace, its own members are served', () => {
  const [first] = registry
  if (first)
    expect(policy(first, { team: 'T1', userTeam: 'T1', installedTeam: null }, 'own').kind).toBe('allowed')
})

describe.each(registry.map((command) => [command.id, command] as const))('%s', (_, command) => {
  test.each(['own', 'service', 'none'] as const)('by a member with access %s', (access) => {
    const allowed = (allowedWith[command.needs] as readonly string[]).includes(access)
    const verdict = policy(command, member, access)
    expect(verdict.kind).toBe(allowed ? 'allowed' : 'denied')
    if (verdict.kind === 'denied') expect(verdict.reply.message?.text).toContain('not connected')
  })

  test('by people of another workspace: never', () => {
    for (const outsider of outsiders) expect(policy(command, outsider, 'own').kind).toBe('denied')
  })
})

test('nothing that changes the forge runs with the service token', () => {
  for (const command of registry) {
    if (command.effect !== 'read' && command.needs === 'reader')
      throw new Error(`${command.id} may write without an account`)
  }
})
