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
    ['/mr view nosuch!1', /do not know the project nosuch.*project add/s],
    ['/mr list --project nosuch', /do not know the project nosuch/],
    ['/mr create --source a --target b --title c --project 999', /Project 999 does not exist/],
    ['/milestone list --project 999', /Project 999 does not exist/],
    ['/milestone create X --project nosuch', /do not know the project nosuch/],
    ['/deploy-key list --project 999', /Project 999 does not exist/],
    [`/deploy-key add CI ${KEY} --project 999`, /Project 999 does not exist/],
    ['/integration list --project 999', /Project 999 does not exist/],
    ['/integration view slack --project nosuch', /do not know the project nosuch/],
  ],
  'an unknown iid or id': [
    ['/mr close !9999', /!9999 does not exist/],
    ['/mr reopen !9999', /!9999 does not exist/],
    ['/mr edit !9999 --title x', /!9999 does not exist/],
    ['/mr todo !9999', /!9999 does not exist/],
    ['/mr delete !9999', /!9999 does not exist/],
    ['/mr commits !9999', /!9999 does not exist/],
    ['/mr versions !9999', /!9999 does not exist/],
    ['/milestone edit %9999 --title x', /%9999 does not exist/],
    ['/milestone close %9999', /%9999 does not exist/],
    ['/deploy-key view 9999', /9999/],
    ['/deploy-key enable 9999', /9999/],
    ['/deploy-key disable 9999', /9999/],
    ['/deploy-key delete 9999', /9999/],
  ],
  'text for a number': [
    ['/mr close twelve', /"twelve" is not a merge request's number.*!12/s],
    ['/mr view !12a', /"!12a" is not a merge request's number/],
    ['/mr list --page two', /"two" is not a number for page/],
    ['/mr list --iid one', /iid/],
    ['/milestone list --iid one', /iid/],
    ['/mr versions !12 first', /first/],
  ],
  'the number 2^53+1': [
    [`/mr view !${BIG}`, /is not a merge request's number/],
    [`/mr merge ${BIG}!1`, /is not a merge request's number/],
    [`/mr list --project ${BIG}`, /is not a project's path, number or alias/],
    [`/mr list --iid ${BIG}`, /iid/],
    [`/milestone close %${BIG}`, /is not a milestone's number/],
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
      /private key.*new pair/s,
    ],
    ['/mr edit !12 --description "—–BEGIN RSA PRIVATE KEY—–"', /private key.*new pair/s],
  ],
  'an unknown kind of integration': [
    ['/integration view slak', /slak.*slack/s],
    ['/integration set nosuch', /nosuch/],
    ['/integration remove everything', /everything/],
  ],
  'something missing': [
    ['/mr merge', /The merge request is missing/],
    ['/mr close', /The merge request is missing/],
    ['/milestone edit', /milestone is missing/],
    ['/deploy-key view', /key is missing/],
    ['/integration set', /kind is missing/],
    ['/integration set custom-issue-tracker title=Ours', /new_issue_url.*issues_url.*project_url/s],
    ['/integration set irker server_port=6659', /recipients/],
  ],
  'a megabyte of text': [
    [`/mr edit !12 --title ${MEGABYTE}`, /longer than 8 KB.*Shorten/s],
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
