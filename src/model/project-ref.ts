/** A project as people name it: `42` is its id, `web` an alias, `acme/web` its path. */
export type ProjectRef =
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'alias'; readonly alias: string }
  | { readonly kind: 'path'; readonly path: string }
