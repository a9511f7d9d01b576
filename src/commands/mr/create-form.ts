import { type FormInput, type FormRequest, LONGEST_INPUT } from '../form-request.ts'

/** What was typed of a new merge request so far. */
export interface Begun {
  readonly project: number
  readonly targetProject?: number | undefined
  readonly title?: string | undefined
  readonly source?: string | undefined
  readonly target?: string | undefined
  readonly description?: string | undefined
  readonly assignee?: string | undefined
  readonly labels?: string | undefined
  readonly milestone?: number | string | undefined
  readonly draft?: boolean | undefined
}

/** The form of a new merge request, filled in with what was typed and with the branch that it will likely go to. */
export function createForm(begun: Begun, usualTarget: string, projectName: string): FormRequest<Begun> {
  const { project, targetProject, description = '' } = begun
  const tooLong = description.length > LONGEST_INPUT
  const about = `Open a merge request in ${projectName}`
  return {
    kind: 'form',
    yes: 'Open it',
    title: 'Open a merge request',
    about: tooLong
      ? `${about}. The description that you typed is longer than a form holds: add it with /mr edit afterwards`
      : about,
    inputs: [
      { name: 'source', label: 'source branch', required: true, ...filled(begun.source) },
      { name: 'target', label: 'target branch', required: true, value: begun.target ?? usualTarget },
      { name: 'title', required: true, ...filled(begun.title) },
      { name: 'description', ...filled(tooLong ? undefined : description) },
      { name: 'assignee', ...filled(begun.assignee) },
      { name: 'labels', ...filled(begun.labels) },
      { name: 'milestone', ...filled(typedMilestone(begun.milestone)) },
      { name: 'draft', ...filled(begun.draft ? 'true' : undefined) },
    ],
    input: { project, ...(targetProject === undefined ? {} : { targetProject }) },
  }
}

function filled(value: string | undefined): Pick<FormInput, 'value'> {
  return value === undefined ? {} : { value }
}

/** As it would be typed: `%3`, or the title in quotes so that it stays one. */
function typedMilestone(milestone: number | string | undefined): string | undefined {
  if (milestone === undefined) return undefined
  return typeof milestone === 'number' ? `%${milestone}` : `"${milestone.replaceAll('"', '""')}"`
}
