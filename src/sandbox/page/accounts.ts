/** A word of what each account of the sandbox may do, beside its name in the switch. */
export const accountWords: Readonly<Record<string, string>> = {
  ann: 'may merge, and is an admin',
  bob: 'may not merge',
  cy: 'has not connected (token: sandbox-cy)',
  gus: 'a guest of the workspace',
  eve: 'from another workspace',
}
