import { z } from 'zod'
import { permissions } from '../../../services/access/permission.ts'
import type { WebhookActivity } from '../../../services/projects.ts'
import { privately } from '../../../views/reply.ts'
import { bold, bullets, lines, moment, text } from '../../../views/rich-text.ts'
import { count, escaped, utcMinute } from '../../../views/text.ts'
import { defineCommand } from '../../define.ts'
import { nameOf } from './name.ts'

/** `/greenlight project list` */
export const greenlightProjectList = defineCommand({
  path: ['greenlight', 'project', 'list'],
  summary: 'List the projects that have a short name',
  effect: 'read',
  access: permissions.workspace,
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  run: async (_, { projects }) => ({ known: await projects.list(), told: await projects.webhookActivity() }),
  render({ known, told }) {
    if (known.length === 0)
      return privately('No project has an alias yet. Add one, for example: `/greenlight project add web 42`')
    const shown = known.slice(0, 50).map((one) => ({ name: nameOf(one), ofIt: told.get(one.project) }))
    const names = shown.map(({ name, ofIt }) => name + (ofIt ? toldInText(ofIt) : ''))
    return privately(escaped(`${count(known.length, 'project')}: ${names.join('; ')}`), [
      lines([bold(count(known.length, 'project'))]),
      bullets(shown.map(({ name, ofIt }) => [text(name), ...(ofIt ? toldInBlocks(ofIt) : [])])),
    ])
  },
  examples: [{ typed: '', means: {} }],
})

const LAST = ', last event of the forge '
const MISSED = ', and a poll found a change that no event told of '

function toldInText({ lastEventAt, lastMissAt }: WebhookActivity): string {
  return `${LAST}${utcMinute(lastEventAt)}${lastMissAt ? `${MISSED}${utcMinute(lastMissAt)}` : ''}`
}

function toldInBlocks({ lastEventAt, lastMissAt }: WebhookActivity) {
  return [text(LAST), moment(lastEventAt), ...(lastMissAt ? [text(MISSED), moment(lastMissAt)] : [])]
}
