import { lines, type SeedProject } from './timeline.ts'

/** Nobody but the administrator can see it, so its name must never be heard elsewhere. */
export const vaultProject: SeedProject = {
  id: 44,
  group_id: null,
  days: 61,
  path: 'vault',
  name: 'Vault',
  members: [],
  milestones: [{ title: 'Audit', dueIn: 30, days: 20 }],
  issues: [{ title: 'Rotate the signing keys', by: 'root', days: 18, milestone: 1 }],
  timeline: [
    {
      kind: 'commit',
      by: 'root',
      days: 60,
      message: 'Start the vault',
      files: { 'README.md': lines('# Vault') },
    },
    {
      kind: 'request',
      iid: 1,
      title: 'Rotate the signing keys',
      branch: 'chore/rotate',
      by: 'root',
      days: 12,
      commits: [
        { message: 'Rotate the signing keys', files: { 'keys.md': lines('Rotated once a quarter.') } },
      ],
    },
  ],
}
