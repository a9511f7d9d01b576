import { draftTitle, readyTitle } from '../model/draft.ts'
import type { Session } from './client.ts'

/** Returns the title with the forge’s draft mark, or without any; a title already in that form is kept. */
export function titleOf({ dialect }: Session, draft: boolean, title: string): string {
  return (draft ? draftTitle : readyTitle)(title, dialect.mergeRequests.drafts)
}
