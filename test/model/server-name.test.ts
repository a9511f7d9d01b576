import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { getMergeRequest } from '../../src/forge/merge-requests.ts'
import { jsonWithoutServerMark, SERVER, withoutServerMark } from '../../src/model/server-name.ts'
import { decode } from '../../src/slack/receive/decode.ts'
import { mergeRequestBody, serve, sessionAt } from '../forge/servers.ts'

/** Text that is rich in the character, in backslashes and in what looks like its escape. */
const tricky = fc
  .array(fc.constantFrom(SERVER, '\\', '\\ue000', 'ue000', '"', 'a', '\u{E001}', '😀', '\n'))
  .map((parts) => parts.join(''))

/** JSON as a server may write it: with the character as it is, or as an escape. */
const spellings = (value: unknown) => {
  const json = JSON.stringify(value)
  return [json, json.replaceAll(SERVER, '\\ue000'), json.replaceAll(SERVER, '\\uE000')]
}

property.prop([tricky])('foreign JSON loses the character however it is spelt, and nothing else', (title) => {
  for (const json of spellings({ title, more: [title] })) {
    const clean = withoutServerMark(title)
    expect(JSON.parse(jsonWithoutServerMark(json))).toEqual({ title: clean, more: [clean] })
  }
})

property.prop([tricky])('so does what people type in Slack', (typed) => {
  const text = `x${typed}`
  const from = { team_id: 'T1', user_id: 'U1', user_name: text }
  const clean = withoutServerMark(text)
  expect(decode({ ...from, command: '/mr', text })).toMatchObject({ text: clean, userName: clean })
})

test.each(spellings(mergeRequestBody(7, { title: `Leave ${SERVER} out` })))(
  'and what the server sends: %s',
  async (body) => {
    const forge = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    })
    expect(await getMergeRequest(sessionAt(forge.url, {}), 42, { id: 7, iid: 1 })).toMatchObject({
      kind: 'done',
      value: { title: 'Leave  out' },
    })
  },
)
