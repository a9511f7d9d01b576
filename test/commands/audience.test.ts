import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { createInteractionHandler } from '../../src/interactions/handle.ts'
import { discloseTo } from '../../src/model/audience.ts'
import type { ChatPlace } from '../../src/model/directory.ts'
import type { ForgeContext } from '../../src/services/context.ts'
import { milestoneIssuesReply } from '../../src/views/milestone/issues.ts'
import { closingIssues } from '../../src/views/mr/closes.ts'
import { asker, typeTo } from '../support/asker.ts'
import { aMergeRequest, aMilestone, anIssue, recordedServices } from '../support/recorded-services.ts'

/** For whom the services are asked when this is typed there. */
async function audienceOf(text: string, place: ChatPlace, access: ForgeContext['forge']['access']) {
  const { room, calls } = recordedServices()
  const turns = createInteractionHandler(
    {
      ...room,
      async contextOf(actor) {
        const context = await room.contextOf(actor)
        return { ...context, forge: { ...context.forge, access } }
      },
      accessContexts: {
        ...room.accessContexts,
        of: async (presser) => ({ ...(await room.accessContexts.of(presser)), place }),
      },
    },
    'https://git.example.com',
  )
  await typeTo(turns, 'milestone', text, asker)
  const asked = calls.findLast(({ method }) => /^milestones\.(view|card|progress)$/.test(method))
  return asked?.args
    .map((arg) => JSON.stringify(arg))
    .join()
    .match(/"(others|person)"/)?.[1]
}

test.each([
  ['issues %3', 'channel', 'own', 'others'],
  ['progress %3', 'channel', 'own', 'others'],
  ['issues %3 --private', 'channel', 'own', 'person'],
  ['issues %3', 'direct', 'own', 'person'],
  ['progress %3', 'unseen', 'own', 'person'],
  // Nobody knows whether the person may read at the forge what the service token may.
  ['issues %3 --private', 'channel', 'service', 'others'],
  ['issues %3', 'direct', 'service', 'others'],
  ['details %3', 'channel', 'own', 'person'],
  ['details %3', 'channel', 'service', 'others'],
  ['close %3', 'channel', 'own', 'person'],
] as const)(
  '/milestone %s in a place of kind %s, read by %s: for %s',
  async (text, place, access, audience) => {
    expect(await audienceOf(text, place, access)).toBe(audience)
  },
)

const word = fc.stringMatching(/^[a-z]{6,12}$/).map((letters) => `secret${letters}`)

test.prop([fc.uniqueArray(word, { minLength: 5, maxLength: 5 }), fc.constantFrom('opened', 'closed')])(
  'nothing of a confidential issue but that it is there comes to others',
  ([title = '', label = '', assignee = '', author = '', path = ''], state) => {
    const issue = anIssue({
      id: 987654,
      iid: 876543,
      title,
      state,
      labels: [label],
      confidential: true,
      assignee: { name: assignee },
      author: { name: author },
      due_date: '2026-11-01',
      web_url: `https://git.example.com/${path}/issues/876543`,
    })
    const told = (audience: 'others' | 'person') => {
      const issues = discloseTo(audience, [issue])
      const view = { project: 42, milestone: aMilestone(), open: issues, closed: [], complete: true }
      return JSON.stringify([
        closingIssues(aMergeRequest(), { issues, complete: true }, 1),
        milestoneIssuesReply({ ...view, projectName: 'acme/web' }, { open: false, closed: false, page: 1 }),
      ])
    }
    expect(told('others')).not.toMatch(/secret|987654|876543|2026-11-01/)
    expect(told('others').match(/a confidential issue/g)).toHaveLength(3)
    expect(told('person')).toContain(title)
  },
)

test.each([null, undefined, false])(
  'an issue that says “%s” of being confidential is named',
  (confidential) => {
    expect(discloseTo('others', [anIssue({ confidential })])).toMatchObject([{ kind: 'named' }])
    expect(discloseTo('others', [{ id: 'WEB-12', title: null }])).toMatchObject([{ kind: 'named' }])
  },
)
