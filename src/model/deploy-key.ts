import { z } from 'zod'
import { Id, OptionalFlag, OptionalText, Words } from './fields.ts'

/** A public key that may read a project. A key can be on several projects, with the same id and title. */
export const DeployKey = z.object({
  id: Id,
  title: Words,
  /** The forge’s own text; old rows may hold anything. Read it with `readPublicKey`. */
  key: Words,
  created_at: OptionalText,
  /** True when it may push to this project; null on servers whose keys only read. */
  can_push: OptionalFlag,
  expires_at: OptionalText,
  /** `SHA256:…` */
  fingerprint_sha256: OptionalText,
})
export type DeployKey = z.infer<typeof DeployKey>
