import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(async () => {
  await sandbox.stop()
})

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGKLUM2gMmxYpTM0ycPtRSRAnc6LmCI5cmwWRYBWOFWX'
const BIG = '9007199254740993'
const MEGABYTE = 'x'.repeat(1_000_000)

/** What is typed, and what the answer must say of it: the words that help. */
const wrong: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  'an unknown project': [
    [
      '/mr view nosuch!1',
      /I don’t know the project “nosuch”\. Known here: .*Use its (?:full path or )?number/s,
    ],
    ['/mr list --project nosuch', /I don’t know the project “nosuch”\. Known here: acme\/api/],
    [
      '/mr create --source a --target b --title c --project 999',
      /Project 999 isn’t there, or you can’t see it/,
    ],
    ['/milestone list --project 999', /Project 999 isn’t there, or you can’t see it/],
    ['/milestone create X --project nosuch', /I don’t know the project “nosuch”\. Known here: acme\/api/],
    ['/deploy-key list --project 999', /Project 999 isn’t there, or you can’t see it/],
    [`/deploy-key add CI ${KEY} --project 999`, /Project 999 isn’t there, or you can’t see it/],
    ['/integration list --project 999', /Project 999 isn’t there, or you can’t see it/],
    ['/integration view slack --project nosuch', /I don’t know the project “nosuch”\. Known here: acme\/api/],
  ],
  'an unknown iid or id': [
    ['/mr close !9999', /!9999 isn’t there, or you can’t see it/],
    ['/mr reopen !9999', /!9999 isn’t there, or you can’t see it/],
    ['/mr edit !9999 --title x', /!9999 isn’t there, or you can’t see it/],
    ['/mr todo !9999', /!9999 isn’t there, or you can’t see it/],
    ['/mr delete !9999', /!9999 isn’t there, or you can’t see it/],
    ['/mr commits !9999', /!9999 isn’t there, or you can’t see it/],
    ['/mr versions !9999', /!9999 isn’t there, or you can’t see it/],
    ['/milestone edit %9999 --title x', /%9999 isn’t there, or you can’t see it/],
    ['/milestone close %9999', /%9999 isn’t there, or you can’t see it/],
    ['/deploy-key view 9999', /9999/],
    ['/deploy-key enable 9999', /9999/],
    ['/deploy-key disable 9999', /9999/],
    ['/deploy-key delete 9999', /9999/],
  ],
  'text for a number': [
    ['/mr close twelve', /"twelve" isn’t a merge request.*!12/s],
    ['/mr view !12a', /"!12a" isn’t a merge request/],
    ['/mr list --page two', /"two" isn’t a number for page/],
    ['/mr list --iid one', /iid/],
    ['/milestone list --iid one', /iid/],
    ['/mr versions !12 first', /first/],
  ],
  'the number 2^53+1': [
    [`/mr view !${BIG}`, /isn’t a merge request/],
    [`/mr merge ${BIG}!1`, /isn’t a merge request/],
    [`/mr list --project ${BIG}`, /isn’t a project/],
    [`/mr list --iid ${BIG}`, /iid/],
    [`/milestone close %${BIG}`, /isn’t a milestone/],
    [`/deploy-key view ${BIG}`, new RegExp(BIG)],
    [`/deploy-key delete ${BIG}`, new RegExp(BIG)],
  ],
  'an empty title': [
    ['/mr create --source feature/empty --target main --title ""', /title/i],
    ['/mr create --source feature/empty --target main --title "  "', /title/i],
    ['/mr edit !12 --title ""', /title/i],
    ['/milestone create ""', /title/i],
    ['/milestone edit %3 --title ""', /title/i],
    [`/deploy-key add "" ${KEY}`, /title/i],
  ],
  'a bad date': [
    ['/milestone create Someday --due someday', /someday.*(2027-01-15|fri)/s],
    ['/milestone create Leap --due 2026-02-30', /2026-02-30/],
    ['/milestone edit %3 --due 31/31', /31\/31/],
    ['/mr list --stale yesterday', /yesterday/],
  ],
  'a bad key': [
    ['/deploy-key add CI ssh-ed25519 AAAA', /key/i],
    ['/deploy-key add CI ssh-rsa not_base64', /key/i],
    ['/deploy-key add CI hello', /key/i],
    [`/deploy-key add CI ${KEY.replace('ed25519', 'rsa')}`, /key/i],
    [
      '/deploy-key add CI -----BEGIN OPENSSH PRIVATE KEY----- b3BlbnNzaC1rZXktdjEAAAA',
      /private key.*public half/s,
    ],
    ['/mr edit !12 --description "—–BEGIN RSA PRIVATE KEY—–"', /private key.*public half/s],
  ],
  'an unknown kind of integration': [
    ['/integration view slak', /slak.*slack/s],
    ['/integration set nosuch', /nosuch/],
    ['/integration remove everything', /everything/],
  ],
  'something missing': [
    ['/mr merge', /Which merge request\?/],
    ['/mr close', /Which merge request\?/],
    ['/milestone edit', /Which milestone\?/],
    ['/deploy-key view', /Which key\?/],
    ['/integration set', /Which kind\?/],
    ['/integration set custom-issue-tracker title=Ours', /new_issue_url.*issues_url.*project_url/s],
    ['/integration set irker server_port=6659', /recipients/],
  ],
  'a megabyte of text': [
    [`/mr edit !12 --title ${MEGABYTE}`, /longer than 8 KB.*Make it shorter/s],
    [`/milestone create ${MEGABYTE}`, /longer than 8 KB/],
    [`/deploy-key add CI ssh-rsa ${MEGABYTE}`, /longer than 8 KB/],
    [`/integration set slack channel=${MEGABYTE}`, /longer than 8 KB/],
  ],
}

describe.each(Object.entries(wrong))('%s', (_, rows) => {
  test.each(rows.map(([typed, helps]) => [typed.slice(0, 70), typed, helps] as const))(
    '%s',
    async (_short, typed, helps) => {
      let text = ''
      const writes = await sandbox.writes(async () => {
        text = (await sandbox.asks('ann', typed, ({ ephemeral }) => ephemeral)).text
      })
      expect(text).toMatch(helps)
      expect(text).not.toMatch(/undefined|\[object|\bnull\b|NaN|[{}]|<html/i)
      expect(text.length).toBeLessThan(1_500)
      // Only the forge can tell whether there is such a key in another project: it is asked, and refuses.
      const asked = writes.filter(({ path }) => !path.endsWith('/9999/enable'))
      expect(asked).toEqual([])
      expect(writes.every(({ effect }) => effect === undefined)).toBe(true)
    },
  )
})
