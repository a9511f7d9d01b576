import { z } from 'zod'
import { headOf } from '../bodies.ts'

/** What the two peers show of a merge request: about as much as the bot does. */
export const Row = z.object({ iid: z.number(), title: z.string(), web_url: z.string(), state: z.string() })
export type Row = z.infer<typeof Row>

const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } })
const button = (action_id: string, text: string, value: string) => ({
  type: 'button',
  action_id,
  value,
  text: { type: 'plain_text', text },
})

/** The card of a list: a line and two buttons for each. */
export function listCard(rows: readonly Row[]): object[] {
  return rows.flatMap(({ iid, title, web_url }) => [
    section(`<${web_url}|!${iid}> ${title}\nfix/total-${iid} → main, by User 1, updated on Friday`),
    {
      type: 'actions',
      elements: [button('view', 'View', `${iid}`), button('merge', 'Merge', `${iid} ${headOf(iid)}`)],
    },
  ])
}

/** The card of one merge request. */
export function viewCard({ iid, title, web_url, state }: Row, commits: number, files: number): object[] {
  return [
    section(`<${web_url}|!${iid}> *${title}*\n${state}, ${commits} commits, ${files} files`),
    { type: 'actions', elements: [button('merge', 'Merge', `${iid} ${headOf(iid)}`)] },
  ]
}
