import { describe, expect, test } from 'vitest'
import { notOfferedReply } from '../../src/commands/not-offered.ts'
import { readCommand } from '../../src/commands/read.ts'

const FORGE = 'https://git.example.com'

function told(typed: string): string | undefined {
  const reading = readCommand('mr', typed, FORGE)
  if (reading.kind !== 'not-offered') throw new Error(JSON.stringify(reading))
  return notOfferedReply(reading.absent, FORGE).message?.text
}

describe('a word for what the forge’s API does not have', () => {
  test.each(['approve !12', 'rebase 12', 'checkout web!12', 'revoke', 'note !12 well done'])(
    '/mr %s says so, and where it can be done',
    (typed) => {
      const text = told(typed)
      expect(text).toContain('cannot be done from here. Nothing was changed.')
      expect(text).toContain(FORGE)
    },
  )

  test('is explained by help too', () => {
    expect(told('help approve')).toBe(told('approve'))
  })

  test('“ready” can be done by another verb, so it is not said that it cannot', () => {
    const text = told('ready !12')
    expect(text).toContain('/mr edit !12 --no-draft')
    expect(text).not.toContain('cannot be done')
  })
})
