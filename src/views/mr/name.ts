import type { KnownBlock, RichTextElement } from '@slack/types'
import type { Job } from '../../model/build.ts'
import { fullName, type MergeRequest, projectPath, sourceWords } from '../../model/merge-request.ts'
import { type PageOf, pageButtons, pageWords } from '../pages.ts'
import { header, type Reply } from '../reply.ts'
import { code, lines, link, text } from '../rich-text.ts'
import { capital, escaped, oneLine, shortSha } from '../text.ts'

/** `acme/web!12`, short enough for a headline. */
export function shortName(mr: MergeRequest): string {
  return oneLine(fullName(mr), 100)
}

export function answerHead(headline: string, mr: MergeRequest, details: readonly string[]): KnownBlock[] {
  const detail = details.filter(Boolean).join(', ')
  return [
    header(headline),
    lines([link(mr.web_url, `!${mr.iid} ${oneLine(mr.title, 200)}`)], [text(oneLine(capital(detail), 300))]),
  ]
}

/** One page of a list about a merge request, with the buttons to the others; `of` names what it lists. */
export function pageReply(
  { mr, verb, of, shown }: { mr: MergeRequest; verb: string; of: string; shown: PageOf<unknown> },
  {
    headline,
    words,
    details,
    rows,
  }: { headline: string; words: string; details: string[]; rows: KnownBlock[] },
): Reply {
  const blocks = [
    ...answerHead(headline, mr, [...details, pageWords(shown)]),
    ...rows,
    ...pageButtons(shown, (page) => ({ verb, input: { ...aboutOf(mr), page } }), of),
  ]
  return { message: { to: 'channel', text: escaped(`${headline}. ${words}`), blocks, pages: true } }
}

/** The merge request as the input of a verb. */
export function aboutOf({ project_id: project, iid }: MergeRequest) {
  return { project, mr: iid }
}

/** `acme/web!12`, short enough for a sentence. */
export function mrName(mr: MergeRequest): string {
  return oneLine(fullName(mr), 120)
}

/** `1a2b3c4`, or in words while the server does not show it. */
export function headName({ sha }: Pick<MergeRequest, 'sha'>): string {
  return sha ? shortSha(sha) : 'its newest commit'
}

/** `acme/web`, from the address of the merge request; `project 42` without an address. */
export function projectName(mr: MergeRequest): string {
  const path = projectPath(mr)
  return path ? oneLine(path, 100) : `project ${mr.project_id}`
}

/** Its source branch, with whose it is in front of one of a fork: `bob:fix`; at most `max` characters. */
export function sourceName(mr: MergeRequest, max = 200): string {
  return oneLine(sourceWords(mr), max)
}

/** The same as code, and as plain words what is no name: `fix` from a fork. */
export function sourceBranch(mr: MergeRequest, max = 200): RichTextElement[] {
  const { source_branch: branch } = mr
  const words = sourceWords(mr)
  // A fork without a name stands behind the branch.
  if (!words.startsWith(`${branch} from `)) return [code(oneLine(words, max))]
  return [code(oneLine(branch, max)), text(words.slice(branch.length))]
}

/** `unit (test)`: a job and its stage. */
export function jobName({ name, stage }: Pick<Job, 'name' | 'stage'>): string {
  return oneLine(stage ? `${name} (${stage})` : name, 80)
}

/** `unit (test) and lint (check)`, `unit (test) and 3 more`. */
export function jobNames(jobs: readonly Pick<Job, 'name' | 'stage'>[]): string {
  const [first, second, ...more] = jobs.map(jobName)
  if (second === undefined) return first ?? ''
  return `${first} and ${more.length > 0 ? `${more.length + 1} more` : second}`
}
