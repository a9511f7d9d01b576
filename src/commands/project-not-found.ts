import type { ResolvedProject } from '../services/projects.ts'
import { inParts, NOTHING_DONE } from '../views/failure-parts.ts'
import type { Reply } from '../views/reply.ts'
import { bullets, lines, text } from '../views/rich-text.ts'
import { oneLine } from '../views/text.ts'
import { failureReply } from './failure.ts'
import { nameOf } from './greenlight/project/name.ts'

/** No project was named, or an unknown one. */
export function projectNotFoundReply(resolved: Exclude<ResolvedProject, { kind: 'project' }>): Reply {
  if (resolved.kind === 'no-default') {
    const next =
      'Name one with --project, or set it with /greenlight default, for example /greenlight default 42'
    return inParts({ ...NOTHING_DONE, why: 'This channel has no project.', next }, { reason: 'input' })
  }
  if (resolved.kind === 'moved')
    return inParts(
      {
        ...NOTHING_DONE,
        why: `The project ${oneLine(resolved.typed, 100)} has moved: it is ${oneLine(resolved.path, 100)} now.`,
        next: `Type ${oneLine(resolved.path, 100)} instead.`,
      },
      { reason: 'input' },
    )
  if (resolved.kind !== 'unknown') return failureReply(resolved, { tried: NOTHING_DONE.what })
  const why = `I do not know the project ${oneLine(resolved.typed, 100)}.`
  const names = resolved.byPath ? 'its whole path, such as acme/web, or its number' : 'its number'
  const next = `Name it by ${names}, or add an alias once: /greenlight project add web 42`
  const known = resolved.known.slice(0, 20).map((project) => [text(nameOf(project))])
  return inParts(
    { ...NOTHING_DONE, why, next },
    { reason: 'input' },
    known.length > 0 ? [lines([text('Known here:')]), bullets(known)] : [],
  )
}
