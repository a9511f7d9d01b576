import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { remove } from '../../services/integration/remove.ts'
import { view } from '../../services/integration/view.ts'
import { inParts, NOTHING_CHANGED } from '../../views/failure-parts.ts'
import { integrationTitle, presentList } from '../../views/integration/integration.ts'
import { openly } from '../../views/reply.ts'
import { bold, bullets, lines, person, text } from '../../views/rich-text.ts'
import { escaped } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { kind } from './kind.ts'
import { notDoneReply } from './outcome.ts'

/** `/integration remove slack`: deletes its settings, so the name must be typed. */
export const integrationRemove = defineCommand({
  path: ['integration', 'remove'],
  also: ['rm', 'delete'],
  summary: 'Remove the settings of an integration; asks for its name first',
  effect: 'destructive',
  access: permissions.discreet,
  needs: 'account',
  positionals: ['kind'],
  input: z.object({ project, kind }),
  async confirm(input, context) {
    const about = { name: input.kind, projectName: await context.projects.title(input.project) }
    const read = await view(context, input)
    if (read.kind !== 'view') return { kind: 'settled', outcome: { ...about, outcome: read } }
    const shown = read.view
    if (shown.state === 'never set')
      return {
        kind: 'settled',
        outcome: { ...about, outcome: { kind: 'was-not-set', view: shown } as const },
      }
    const headline = `Remove ${integrationTitle(shown, about.projectName)}?`
    const lost = presentList(shown)
    return {
      kind: 'type',
      phrase: shown.name,
      text: escaped(`${headline} Its settings are lost and cannot be brought back here.`),
      blocks: [
        lines(
          [bold(headline)],
          [text('Nothing has been changed yet.')],
          [text('It stops working, and its settings are lost. They cannot be brought back here.')],
          lost.length > 0 ? [text('This is what is there now:')] : [],
        ),
        ...(lost.length > 0 ? [bullets(lost)] : []),
      ],
      yes: 'Remove it',
      input,
    }
  },
  async run(input, context, operation) {
    const outcome = await remove(context, input, operation)
    return { name: input.kind, projectName: await context.projects.title(input.project), outcome }
  },
  render({ outcome, ...about }, { user }) {
    const title = integrationTitle(about, about.projectName)
    switch (outcome.kind) {
      case 'removed': {
        const { message } = openly(`<@${user}> ${escaped(`removed ${title}.`)}`, [
          lines([person(user), text(` removed ${title}. Its settings are gone.`)]),
        ])
        return message ? { message: { ...message, renews: true } } : {}
      }
      case 'over': {
        const sentence = `The answer was lost, and the forge shows that ${title} is not set any more.`
        return openly(escaped(sentence), [lines([text(sentence)])])
      }
      case 'was-not-set':
        return inParts(
          {
            what: `${title} was not removed`,
            why: 'It is not set, so there is nothing to remove.',
            now: NOTHING_CHANGED,
            next: 'Nothing is left to do.',
          },
          { reason: 'state' },
        )
      default:
        return notDoneReply(outcome, {
          tried: `${title} was not removed`,
          doubt: () => `I do not know whether ${title} was removed`,
        })
    }
  },
  examples: [{ typed: 'slack', means: { kind: 'slack' } }],
})
