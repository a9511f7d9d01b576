import { z } from 'zod'
import { Id, OptionalText, WordList } from './fields.ts'

/** A public key that may read a project. A key can be on several projects, with the same id and title. */
export const DeployKey = z.object({
  id: Id,
  title: WordList,
  /** The forge’s own text; old rows may hold anything. Read it with `readPublicKey`. */
  key: WordList,
  created_at: OptionalText,
})
export type DeployKey = z.infer<typeof DeployKey>

const PublicKeyFacts = z
  .object({
    /** The first word of the key’s line: `ssh-ed25519`. */
    type: z.string(),
    bits: z.number(),
    /** `SHA256:` and base64 without padding, as `ssh-keygen -l` prints it. */
    sha256: z.string(),
    /** Sixteen pairs of hex digits, separated by colons. */
    md5: z.string(),
  })
  .readonly()
export type PublicKeyFacts = z.infer<typeof PublicKeyFacts>

/** A deploy key as displayed: never the key itself, nor its comment, which is often an email address. */
export const DeployKeyView = z
  .object({
    id: z.number(),
    title: z.string(),
    created_at: z.string().nullable(),
    /** Null when the forge’s text of the key cannot be read as a key. */
    facts: PublicKeyFacts.nullable(),
  })
  .readonly()
export type DeployKeyView = z.infer<typeof DeployKeyView>
