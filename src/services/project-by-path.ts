import type { Session } from '../forge/client.ts'
import { findProject, getProject, type Project } from '../forge/projects.ts'
import { type Failure, readFailure } from './failure.ts'

type LocatedProject =
  | { readonly kind: 'found'; readonly project: Project }
  | { readonly kind: 'moved'; readonly project: Project }
  | Failure

/** Asks the forge for a project by its path, if it supports that; an invisible one is not found. */
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

/** Reports an invisible project like a missing one. */
function unseen(failure: Failure, what: string): Failure {
  return failure.kind === 'may-not' && !failure.tokenDenial ? { kind: 'not-found', what } : failure
}

/** Some servers return a moved project at its old path, under its current name; case does not matter. */
function located(project: Project, path: string): LocatedProject {
  const isThere = project.path_with_namespace.toLowerCase() === path.toLowerCase()
  return { kind: isThere ? 'found' : 'moved', project }
}
