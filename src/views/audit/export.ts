import { type AuditRow, auditLine } from '../../model/audit.ts'
import { linkButton } from '../button.ts'
import { privately, type Reply, small } from '../reply.ts'
import { count, escaped } from '../text.ts'
import { auditHead, auditWords, type ShownAudit } from './list.ts'
import type { AuditQuestion } from './question.ts'

/** Slack refuses messages over 13,200 characters of JSON, in which a quotation mark counts twice. */
const LINES_LENGTH = 9_000

/** The rows as JSON lines: as many as fit, and a download of all. `url` works for one download. */
export function auditExport(file: ShownAudit & { readonly url: string }, question: AuditQuestion): Reply {
  const shown = fitting(file.rows)
  const rest =
    shown.length < file.total
      ? `The newest ${count(shown.length, 'line')} of ${file.more ? 'more than ' : ''}${file.total}. The file has all of them.`
      : 'The file has the same.'
  const way = `The address of the file works once, for ten minutes.`
  return privately(escaped(`${auditWords(file, question)} ${rest} ${way}`), [
    auditHead(file, question),
    {
      type: 'rich_text',
      elements: [{ type: 'rich_text_preformatted', elements: [{ type: 'text', text: shown.join('\n') }] }],
    },
    small(`${rest} ${way}`),
    {
      type: 'actions',
      elements: [
        linkButton(
          file.more ? 'Download all lines' : `Download ${count(file.total, 'line')}`,
          file.url,
          'Download the audit as JSON lines',
        ),
      ],
    },
  ])
}

function fitting(rows: readonly AuditRow[]): string[] {
  const shown: string[] = []
  let left = LINES_LENGTH
  for (const line of rows.map(auditLine)) {
    left -= JSON.stringify(line).length
    if (left < 0) break
    shown.push(line)
  }
  return shown
}
