import { ofAccount, ofRenewal } from './accounts.ts'
import { ofButton } from './buttons.ts'
import { ofDigest } from './digest-slots.ts'
import { ofHeldChange } from './held-changes.ts'
import { ofDelivery } from './inbox.ts'
import { ofIntent } from './intents.ts'
import { ofConfirmation, ofEnteredRenewal } from './links.ts'
import { ofPost } from './outbox-posts.ts'
import { ofPostMark } from './post-marks.ts'
import type { Schema } from './schema.ts'
import type { SealedFor } from './sealed-text.ts'
import { ofSecretForm } from './secret-links.ts'
import { ofSighting, ofStory } from './sightings.ts'
import { ofSignIn } from './sign-ins.ts'
import { ofWanted } from './wanted.ts'

/** A column that holds sealed texts, and what each is bound to. */
export interface SealedColumn {
  readonly table: keyof Schema
  readonly column: string
  /** The column that stands beside the team in what the texts are bound to. */
  readonly owner: string
  readonly boundTo: (team: string, owner: string) => SealedFor
}

/** Every sealed column of the store: what is missing here is neither checked at the start nor sealed anew. */
export const sealedColumns: readonly SealedColumn[] = [
  sealed('accounts', 'token', 'user', ofAccount),
  sealed('accounts', 'renewal', 'user', ofRenewal),
  sealed('confirmations', 'token', 'user', ofConfirmation),
  sealed('confirmations', 'renewal', 'user', ofEnteredRenewal),
  sealed('signIns', 'verifier', 'user', ofSignIn),
  sealed('signIns', 'code', 'user', ofSignIn),
  sealed('secretLinks', 'form', 'user', ofSecretForm),
  sealed('heldChanges', 'change', 'user', ofHeldChange),
  sealed('wanted', 'action', 'user', ofWanted),
  sealed('buttons', 'value', 'id', ofButton),
  sealed('sightings', 'seen', 'name', ofSighting),
  sealed('stories', 'story', 'name', ofStory),
  sealed('inbox', 'payload', 'reference', ofDelivery),
  sealed('intents', 'asked', 'reference', ofIntent),
  sealed('intents', 'before', 'reference', ofIntent),
  sealed('intents', 'answer', 'reference', ofIntent),
  sealed('outbox', 'content', 'id', ofPost),
  sealed('postMarks', 'secret', 'team', ofPostMark),
  sealed('digestSlots', 'said', 'channel', ofDigest),
]

/** Names of tables and columns that are misspelt do not compile. */
function sealed<Table extends keyof Schema>(
  table: Table,
  column: keyof Schema[Table] & string,
  owner: keyof Schema[Table] & string,
  boundTo: SealedColumn['boundTo'],
): SealedColumn {
  return { table, column, owner, boundTo }
}
