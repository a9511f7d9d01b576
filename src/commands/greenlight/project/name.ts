import type { KnownProject } from '../../../services/projects.ts'
import { oneLine } from '../../../views/text.ts'

/** `acme/web (42, alias web)`, from the known parts. */
export function nameOf({ project, alias, path }: KnownProject): string {
  const name = path === null ? `project ${project}` : oneLine(path, 100)
  const rest = [path ? String(project) : null, alias ? `alias ${oneLine(alias, 40)}` : null].filter(
    (part) => part !== null,
  )
  return rest.length > 0 ? `${name} (${rest.join(', ')})` : name
}
