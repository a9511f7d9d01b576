import type { RichTextElement } from '@slack/types'
import { type Issue, issueProject } from '../../model/issue.ts'
import { assigneesOf } from '../../model/merge-request.ts'
import { peopleWords } from '../people.ts'
import { link, text } from '../rich-text.ts'
import { oneLine } from '../text.ts'

/** `#7 The cart forgets`; on a group’s milestone with its project, `acme/api#7 The cart forgets`. */
export function issueName(issue: Issue, length: number): string {
  return `${issueNumber(issue)} ${oneLine(issue.title, length)}`
}

/** `#7`; on a group’s milestone `acme/api#7`. */
export function issueNumber(issue: Issue): string {
  const { iid, milestone } = issue
  const isShared = milestone !== null && milestone.group_id !== null
  const project = isShared ? (issueProject(issue) ?? `project ${issue.project_id ?? 'unknown'} `) : ''
  return `${oneLine(project, 80)}#${iid}`
}

/** `#7 The cart forgets` */
export function issueWords(issue: Issue): RichTextElement[] {
  return [link(issue.web_url, issueName(issue, 70))]
}

/** `#7 The cart forgets, Bob Baker` */
export function issueLine(issue: Issue): RichTextElement[] {
  const who = peopleWords(assigneesOf(issue), 60) ?? 'unassigned'
  return [link(issue.web_url, issueName(issue, 150)), text(`, ${who}`)]
}
