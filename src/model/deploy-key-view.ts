/** What a public key tells about itself. */
export interface PublicKeyFacts {
  /** The first word of its line: `ssh-ed25519`. */
  readonly type: string
  readonly bits: number
  /** `SHA256:` and base64 without padding, as `ssh-keygen -l` prints it. */
  readonly sha256: string
  /** Sixteen pairs of hex digits with colons between. */
  readonly md5: string
}

/** A deploy key as people see it: never the key itself, nor its comment, which often is somebody’s address. */
export interface DeployKeyView {
  readonly id: number
  readonly title: string
  readonly created_at: string | null
  /** Null when what the forge keeps cannot be read as a key. */
  readonly facts: PublicKeyFacts | null
}
