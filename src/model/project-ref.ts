/** A project as people name it: `42` is its id, `web` an alias, `acme/web` its path. */
export type ProjectRef =
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'alias'; readonly alias: string }
  | { readonly kind: 'path'; readonly path: string }

/** Returns the project as a person would type it. */
export function printProjectRef(project: ProjectRef): string {
  switch (project.kind) {
    case 'id':
      return String(project.id)
    case 'alias':
      return project.alias
    case 'path':
      return project.path
  }
}
