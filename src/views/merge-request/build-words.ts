import type { RichTextElement } from '@slack/types'
import { type BuildFields, buildClause, buildOfHead, buildState } from '../../model/build.ts'
import { parseDate } from '../../model/day.ts'
import { isBlind } from '../../model/merge-offer.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import { hasTrains, type MergeRules } from '../../model/merge-rules.ts'
import { code, link, moment, text } from '../rich-text.ts'
import { oneLine, shortSha } from '../text.ts'

/** `its build is running`, `it has no build`; null when the forge shows no builds. */
export function buildWords(mr: BuildFields): string | null {
  const build = buildOfHead(mr)
  if (build === undefined) return null
  return build === null ? 'it has no build' : `its build ${oneLine(buildClause(build), 50)}`
}

/** The same before an immediate merge, as a sentence; empty for a passed build or without build data. */
export function buildWarning(mr: BuildFields): string {
  const state = buildState(mr)
  if (state === 'passed' || state === 'not-told') return ''
  const words = buildWords(mr) ?? ''
  const also = state === 'under-way' ? ', and this does not wait for it' : ''
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}${also}.`
}

/** One line of a card: the state of the head’s build, its time, and a link to it. */
export function buildLine(mr: MergeRequest): RichTextElement[] {
  const head = code(mr.sha ? shortSha(mr.sha) : 'an unknown commit')
  const build = buildOfHead(mr)
  if (build === undefined)
    return isBlind(mr) ? [text('Builds are not shown: the API of this forge does not tell them')] : []
  if (build === null) {
    const { head_pipeline: other } = mr
    if (!other) return [text('No build of '), head]
    const older = `; the last one, of ${shortSha(other.sha)}, ${oneLine(buildClause(other), 50)}`
    return [text('No build of '), head, text(older)]
  }
  const since = parseDate(buildState(mr) === 'under-way' ? build.created_at : build.updated_at)
  return [
    link(build.web_url, 'Build'),
    text(' of '),
    head,
    text(` ${oneLine(buildClause(build), 50)}`),
    ...(since ? [text(buildState(mr) === 'under-way' ? ', begun ' : ', '), moment(since)] : []),
  ]
}

/** The condition of an auto-merge: `when the build of 1a2b3c4 succeeds`. */
export function awaitedWords(mr: MergeRequest, rules?: MergeRules | null): string {
  const head = mr.sha ? shortSha(mr.sha) : 'an unknown commit'
  if (isBlind(mr)) return `when the build of ${head} succeeds`
  if (hasTrains(rules)) return 'when its turn on the merge train has come'
  const state = buildState(mr)
  return state === 'under-way' || state === 'not-told'
    ? `when the build of ${head} and all other checks pass`
    : 'when all its checks pass'
}
