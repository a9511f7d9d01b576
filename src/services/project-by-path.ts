import type { Session } from '../forge/client.ts'
import { findProject, getProject } from '../forge/projects.ts'
import type { Project } from '../model/project.ts'
import { type Failure, readFailure } from './failure.ts'

export type LocatedProject =
  | { readonly kind: 'found'; readonly project: Project }
  /** It is somewhere else now. */
  | { readonly kind: 'moved'; readonly project: Project }
  | Failure

/** Asks the forge for a project by its path, where it offers that; one that may not be seen is not found. */
export async function locateProject(session: Session, path: string): Promise<LocatedProject> {
  const answer = await findProject(session, path)
  if (answer.kind === 'done') return located(answer.value, path)
  const { movedTo } = { movedTo: undefined, ...answer }
  const what = `The project ${path}`
  if (movedTo === undefined) return unseen(readFailure(answer, what), what)
  const moved = await getProject(session, movedTo)
  if (moved.kind !== 'done') return unseen(readFailure(moved, what), what)
  return { kind: 'moved', project: moved.value }
}

/** What may not be seen is told in the words of what is not there. */
function unseen(failure: Failure, what: string): Failure {
  return failure.kind === 'may-not' && !failure.barred ? { kind: 'not-found', what } : failure
}

/** Some servers answer at the old path with the project as it is called now; capitals do not tell two apart. */
function located(project: Project, path: string): LocatedProject {
  const isThere = project.path_with_namespace.toLowerCase() === path.toLowerCase()
  return { kind: isThere ? 'found' : 'moved', project }
}
