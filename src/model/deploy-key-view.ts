import { z } from 'zod'

/** What a public key tells about itself. */
const PublicKeyFacts = z
  .object({
    /** The first word of its line: `ssh-ed25519`. */
    type: z.string(),
    bits: z.number(),
    /** `SHA256:` and base64 without padding, as `ssh-keygen -l` prints it. */
    sha256: z.string(),
    /** Sixteen pairs of hex digits with colons between. */
    md5: z.string(),
  })
  .readonly()
export type PublicKeyFacts = z.infer<typeof PublicKeyFacts>

/** A deploy key as people see it: never the key itself, nor its comment, which often is somebody’s address. */
export const DeployKeyView = z
  .object({
    id: z.number(),
    title: z.string(),
    created_at: z.string().nullable(),
    /** Null when what the forge keeps cannot be read as a key. */
    facts: PublicKeyFacts.nullable(),
  })
  .readonly()
export type DeployKeyView = z.infer<typeof DeployKeyView>
