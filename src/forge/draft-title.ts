import { draftTitle, readyTitle } from '../model/draft.ts'
import type { Session } from './client.ts'

/** The title with the forge’s mark of a draft, or without any; one that is so already stays as it is. */
export function titleOf({ dialect }: Session, draft: boolean, title: string): string {
  return (draft ? draftTitle : readyTitle)(title, dialect.mergeRequests.drafts)
}
