import { z } from 'zod'
import type { DigestKind } from '../../model/digest.ts'
import { permissions } from '../../services/access/permission.ts'
import { preview } from '../../services/digest/preview.ts'
import { digestPreviewReply } from '../../views/digest/preview.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'
import { DIGEST_SHOWS } from './shows.ts'

function digestPreview(kind: DigestKind) {
  return defineCommand({
    path: [kind, 'digest', 'preview'],
    summary: 'Preview the digest (only you see it)',
    formTitle: 'Preview the digest',
    effect: 'read',
    includes: DIGEST_SHOWS[kind],
    access: { ...permissions.reads, direct: false },
    needs: 'reader',
    positionals: [],
    input: z.object({
      project,
      digest: z
        .int()
        .positive()
        .optional()
        .meta({ kind: 'hidden', description: 'Which one, where the project has several here' }),
    }),
    run: (context, { project, digest = null }, { zone }) =>
      preview(context, { kind, project, zone: zone ?? 'UTC', id: digest }),
    render: digestPreviewReply,
    examples: [
      { typed: '', means: {} },
      { typed: '--project 42', means: { project: 42 } },
    ],
  })
}

export const milestoneDigestPreview = digestPreview('milestone')
export const mrDigestPreview = digestPreview('mr')
