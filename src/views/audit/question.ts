import type { RichTextElement } from '@slack/types'
import type { AuditFilter, AuditSight } from '../../model/audit.ts'
import { channel, person, text } from '../rich-text.ts'
import { oneLine } from '../text.ts'

/** An audit query; `projectNames` covers every project in the filter or the rows. */
export interface AuditQuestion {
  readonly filter: AuditFilter
  readonly projectNames: ReadonlyMap<number, string>
}

/** The filter in words, in the order of the flags; empty when there is none. */
export function filterElements({ filter, projectNames }: AuditQuestion): RichTextElement[] {
  const { user, channel: place, verb, project, target, outcome, reference, since, before } = filter
  const where = project === undefined ? '' : ` in ${projectName(projectNames, project)}`
  const parts: (readonly RichTextElement[])[] = [
    user === undefined ? [] : [text('by '), person(user)],
    verb === undefined ? [] : [text(verbWords(verb))],
    target === undefined && project === undefined ? [] : [text(`${target ?? ''}${where}`.trim())],
    outcome === undefined ? [] : [text(`outcome ${outcome}`)],
    reference === undefined ? [] : [text(`reference ${reference}`)],
    since === undefined ? [] : [text(`since ${utc(since)}`)],
    before === undefined ? [] : [text(`before ${utc(before)}`)],
    place === undefined ? [] : [text('asked in '), channel(place)],
  ].filter((part) => part.length > 0)
  return parts.flatMap((part, index) => (index === 0 ? part : [text('; '), ...part]))
}

/** The people whose acts the answer covers. */
export function sightWords(sight: AuditSight): string {
  if (sight === 'all') return 'in this workspace'
  return 'user' in sight ? 'of your own' : 'in this channel'
}

/** `/mr merge` */
export function verbWords(verb: string): string {
  return `/${verb.replaceAll('.', ' ')}`
}

export function projectName(names: ReadonlyMap<number, string>, project: number): string {
  return oneLine(names.get(project) ?? `project ${project}`, 100)
}

/** The text of elements that hold the bot’s own words only; people and channels by their ids. */
export function spoken(elements: readonly RichTextElement[]): string {
  return elements.map(spokenElement).join('')
}

function spokenElement(element: RichTextElement): string {
  switch (element.type) {
    case 'text':
      return element.text
    case 'user':
      return element.user_id
    case 'channel':
      return element.channel_id
    case 'date':
      return element.fallback ?? ''
    default:
      return ''
  }
}

/** `2026-07-01 00:00 UTC` */
export function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
