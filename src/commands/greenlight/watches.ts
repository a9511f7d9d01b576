import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { privately } from '../../views/reply.ts'
import { bold, bullets, lines, moment, person, text } from '../../views/rich-text.ts'
import { count, escaped, oneLine } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { CHANNEL_PAUSE_MESSAGES } from '../pause-messages.ts'
import { wantsWords } from './feed/words.ts'

/** Most channel watches in one list. */
const MOST = 30

/** `/greenlight watches` */
export const greenlightWatches = defineCommand({
  path: ['greenlight', 'watches'],
  summary: 'List the projects that this channel watches, and what it is told of them',
  effect: 'read',
  access: permissions.channelShown,
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  async run(_, { watches, projects }) {
    const found = (await watches.list()).slice(0, MOST)
    return Promise.all(
      found.map(async (feed) => ({ feed, name: oneLine(await projects.title(feed.project), 100) })),
    )
  },
  render(found) {
    if (found.length === 0)
      return privately('This channel watches no project. `/greenlight watch` turns that on for its own one.')
    const headline = `This channel watches ${count(found.length, 'project')}.`
    const lineOf = ({ feed, name }: (typeof found)[number]) =>
      `${name}: ${wantsWords(feed.filter)}${feed.paused ? ` (paused: ${CHANNEL_PAUSE_MESSAGES[feed.paused.why]})` : ''}`
    return privately(escaped(`${headline} ${found.map(lineOf).join('; ')}`), [
      lines([bold(headline)]),
      bullets(
        found.map((one) => [
          text(`${lineOf(one)}, turned on by `),
          person(one.feed.user),
          text(' on '),
          moment(new Date(one.feed.since)),
        ]),
      ),
    ])
  },
  examples: [{ typed: '', means: {} }],
})
