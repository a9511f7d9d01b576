import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { readTypedValues } from '../../../src/commands/integration/typed-values.ts'
import { integrationNames } from '../../../src/model/integration-kinds.ts'
import { madeUp } from '../../support/integration-values.ts'

const read = (name: (typeof integrationNames)[number], text: string) =>
  readTypedValues(name, text, 'document')

describe('values are read', () => {
  test.each(integrationNames)('all that %s takes', (name) => {
    const { typed, values } = madeUp(name)
    expect(read(name, typed)).toEqual({ kind: 'typed', values })
  })

  test.each([
    ['room=lobby color=RED', { room: 'lobby', color: 'red' }],
    ['ROOM=lobby api-version=v2', { room: 'lobby', api_version: 'v2' }],
    ['room="The lobby" notify=yes', { room: 'The lobby', notify: 'yes' }],
    ['room=“The lobby”', { room: 'The lobby' }],
    ['room=The lobby notify=no', { room: 'The lobby', notify: 'no' }],
    ['room=', { room: '' }],
    ['room="the token ring"', { room: 'the token ring' }],
    ['room=the webhook lobby', { room: 'the webhook lobby' }],
    ['server=https://chat.example.com/?a=b', { server: 'https://chat.example.com/?a=b' }],
    ['', {}],
  ])('`%s`', (typed, values) => {
    expect(read('hipchat', typed)).toEqual({ kind: 'typed', values })
  })

  test('several words where several are wanted', () => {
    expect(read('emails-on-push', 'recipients=ann@example.com bob@example.com disable_diffs=yes')).toEqual({
      kind: 'typed',
      values: { recipients: 'ann@example.com bob@example.com', disable_diffs: 'yes' },
    })
  })
})

describe('what cannot be taken is named, and no value is repeated', () => {
  test.each([
    ['external-wiki', 'lobby', ['The first word isn’t written as name=value.']],
    ['hipchat', 'canary', [expect.stringMatching(/^The first word .* If it’s a secret, it’s now in Slack/)]],
    ['hipchat', 'token canary', [expect.stringMatching(/^token is a secret/)]],
    ['bamboo', 'password = canary', [expect.stringMatching(/^password is a secret/)]],
    ['asana', 'my api_key canary', [expect.stringMatching(/^api_key is a secret/)]],
    ['hipchat', 'room=token=canary', [expect.stringMatching(/^token is a secret/)]],
    [
      'hipchat',
      'server=https://x.example.com?auth_token=canary',
      [expect.stringMatching(/^auth_token is a secret/)],
    ],
    ['hipchat', 'room=lobby token canary', [expect.stringMatching(/^token is a secret/)]],
    ['hipchat', 'room=lobby Token: canary', [expect.stringMatching(/^Token is a secret/)]],
    ['hipchat', 'room="lobby', ['A quotation mark is opened and never closed.']],
    ['hipchat', 'room="a "strange" room"', ['A word without a name follows a closing quotation mark.']],
    ['hipchat', 'room=a room=b', ['The value of room is given twice.']],
    ['hipchat', 'rom=canary', [expect.stringMatching(/no value called rom: did you mean room\?/)]],
    [
      'hipchat',
      'flavour=canary',
      [expect.stringMatching(/it takes color, notify, room, api_version, server\.$/)],
    ],
    ['flowdock', 'flow=canary', [expect.stringMatching(/it takes only secrets\.$/)]],
    [
      'hipchat',
      'color=canary notify=canary',
      [expect.stringMatching(/^The value of color must/), expect.stringMatching(/^The value of notify must/)],
    ],
    ['bamboo', 'username=x', ['The value of bamboo_url is missing.', 'The value of build_key is missing.']],
    [
      'bamboo',
      'username=x build_key= bamboo_url=canary',
      [expect.stringMatching(/^The value of bamboo_url must/), 'The value of build_key is missing.'],
    ],
    [
      'bamboo',
      'bamboo_url=https://u:canary@x',
      [
        expect.stringMatching(/bamboo_url must not hold a user name or password/),
        expect.anything(),
        expect.anything(),
      ],
    ],
    ['bamboo', 'password=canary', [expect.stringMatching(/^password is a secret/)]],
    ['slack', 'webhok=https://hooks.example.com/canary', [expect.stringMatching(/^webhok is a secret/)]],
    ['slack', 'token=canary', [expect.stringMatching(/^token is a secret/)]],
  ] as const)('%s %s', (name, typed, problems) => {
    const answer = read(name, typed)
    expect(answer).toMatchObject({ kind: 'refused', problems })
    expect(JSON.stringify(answer)).not.toContain('canary')
  })
})

test.prop([fc.constantFrom(...integrationNames), fc.string({ unit: 'grapheme' })])(
  'never throws, whatever is typed',
  (name, text) => {
    expect(['typed', 'refused']).toContain(read(name, text).kind)
  },
)
