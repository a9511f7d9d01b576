import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import type { AppointOutcome } from '../../../services/policies.ts'
import { inParts, NOTHING_CHANGED } from '../../../views/failure-parts.ts'
import { openly, privately } from '../../../views/reply.ts'
import { lines, person, text } from '../../../views/rich-text.ts'
import { defineCommand } from '../../define.ts'
import { chatPerson, nobodyReply, readChatPerson } from './person.ts'

type Outcome = AppointOutcome | { readonly kind: 'nobody'; readonly typed: string }

const WHAT = 'Nobody was made a steward'

/** `/greenlight steward add @ann` */
export const greenlightStewardAdd = defineCommand({
  path: ['greenlight', 'steward', 'add'],
  summary: 'Let somebody look after the policy of this channel',
  effect: 'write',
  access: permissions.channelChanged,
  needs: 'nothing',
  positionals: ['person'],
  input: z.object({ person: chatPerson }),
  async run({ person: typed }, { policies }): Promise<Outcome> {
    const user = readChatPerson(typed)
    return user === null ? { kind: 'nobody', typed } : policies.appoint(user)
  },
  render(outcome) {
    switch (outcome.kind) {
      case 'nobody':
        return nobodyReply(WHAT, outcome.typed)
      case 'unfit':
        return inParts(
          { what: WHAT, now: NOTHING_CHANGED, ...unfitWords(outcome) },
          { reason: outcome.person === 'unknown' ? 'no-answer' : 'input' },
        )
      case 'already':
        return privately('They are a steward of this channel already. Nothing was changed.')
      case 'appointed': {
        const words = [person(outcome.user), text(' looks after the policy of this channel from now on.')]
        return openly(`<@${outcome.user}> looks after the policy of this channel from now on.`, [
          lines(words),
        ])
      }
    }
  },
  examples: [
    { typed: 'U012AB3CD', means: { person: 'U012AB3CD' } },
    { typed: '@ann', means: { person: '@ann' } },
  ],
})

function unfitWords({ person: is }: Extract<Outcome, { kind: 'unfit' }>) {
  switch (is) {
    case 'guest':
      return { why: 'They are a guest of this workspace.', next: 'Choose a member of the workspace.' }
    case 'deactivated':
      return { why: 'Their account in Slack is deactivated.', next: 'Choose a member of the workspace.' }
    case 'outsider':
      return {
        why: 'They do not belong to this workspace, or they are a bot.',
        next: 'Choose a member of the workspace.',
      }
    case 'unknown':
      return { why: 'Slack did not tell who they are.', next: 'Try again in a minute.' }
  }
}
