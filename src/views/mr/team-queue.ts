import type { TeamQueue, TeamQueueOutcome, TeamWait } from '../../services/mr/queue.ts'
import { withPrivateAnswers } from '../button.ts'
import { failureReply } from '../failure.ts'
import { isNoPerson, peopleWords, personNotFoundReply, teamName, unknownMembersWords } from '../people.ts'
import { plain, privately, type Reply, small } from '../reply.ts'
import { bold, lines, text } from '../rich-text.ts'
import { count, escaped } from '../text.ts'
import { cardSelect, rowOf } from './list-rows.ts'
import { projectName } from './name.ts'
import { NO_PROJECTS, unreadNote } from './queue.ts'

const TRIED = 'The team’s merge requests can’t be shown'
const TITLES: Readonly<Record<TeamWait, string>> = {
  review: 'Needs a review',
  mend: 'Needs a change',
  ready: 'Ready to merge',
}
const ORDER: readonly TeamWait[] = ['review', 'mend', 'ready']
/** Most rows of one part; the others are counted. */
const MAX_ROWS = 10

/** Shows what waits for the people of a team; only the person who asked sees it. */
export function teamQueueReply(outcome: TeamQueueOutcome): Reply {
  switch (outcome.kind) {
    case 'team-queue':
      return teamMessage(outcome)
    case 'no-projects':
      return privately(NO_PROJECTS, plain(NO_PROJECTS))
    default:
      return isNoPerson(outcome)
        ? personNotFoundReply(outcome, TRIED, 'Type /mr queue for yours.')
        : failureReply(outcome, { tried: TRIED })
  }
}

function teamMessage(queue: TeamQueue): Reply {
  const { items, complete, unknownMembers } = queue
  const several = new Set(items.map(({ mr }) => mr.project_id)).size > 1
  const team = teamName(queue.team)
  const headline =
    items.length === 0
      ? `Nothing waits for ${team} right now.`
      : `${count(items.length, 'merge request')} for ${team}.`
  const left = complete ? '' : ' Only the latest open ones were looked through.'
  const note = `${unknownMembersWords(unknownMembers)}${left}`.trim()
  const parts = ORDER.flatMap((waits) => {
    const all = items.filter((item) => item.waits === waits)
    return all.length === 0 ? [] : [{ waits, all }]
  })
  const said = parts.map(({ waits, all }) => {
    const names = all
      .slice(0, MAX_ROWS)
      .map(({ mr, people }) => `!${mr.iid} (${peopleWords(people, 60) ?? ''})`)
    return `${TITLES[waits]}: ${names.join(' ')}.`
  })
  const blocks = [
    lines([bold(headline)]),
    ...parts.map(({ waits, all }) =>
      lines(
        [bold(`${TITLES[waits]} · ${all.length}`)],
        ...all
          .slice(0, MAX_ROWS)
          .map(({ mr, people }) => [
            ...rowOf(mr, { name: several ? `${projectName(mr)}!${mr.iid}` : `!${mr.iid}` }),
            text(` · for ${peopleWords(people, 60) ?? ''}`),
          ]),
        all.length > MAX_ROWS ? [text(`and ${all.length - MAX_ROWS} more`)] : [],
      ),
    ),
    ...(note === '' ? [] : [small(escaped(note))]),
    ...unreadNote(queue),
    ...(items.length === 0
      ? []
      : [{ type: 'actions' as const, elements: [cardSelect(items.map(({ mr }) => mr))] }]),
  ]
  const words = [headline, ...said, note].filter(Boolean).join(' ')
  return { message: { to: 'person', text: escaped(words), blocks: withPrivateAnswers(blocks) } }
}
