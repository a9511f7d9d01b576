import { fingerprintOf } from '../resources/deploy-keys/fingerprint.ts'
import type { Database } from '../state/database.ts'
import { addDeployKey, linkDeployKey } from '../state/deploy-keys.ts'
import { before } from './timeline.ts'

/** A key of one project, or a public one that any master may enable. Their private halves were thrown away. */
const KEYS: readonly { title: string; project: number | null; key: string; days: number }[] = [
  {
    title: 'Staging',
    project: 42,
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKTxI06u77a91bso+ztoiiCzX1atJez4PA100FzpPeW/ staging@acme.example',
    days: 75,
  },
  {
    title: 'Build server',
    project: 42,
    key: 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQDGrucqpCiC8WjF95+keOKtFKNA68FuP960WSpra8Sxsml3jtzE185Ps1Cod8q3BrwNADUG5Ti+LmqmDM+wkuKhvg4gulpb5efR69o3umizK9b0Ux8RiFgA21V6k/6q4IZiHih+98h4N/4SJMwLVN9C8PW9AxaPUlkMablghOEsCFNgHseLGBK1ZG5rNaQkDsHxxf+oSdRBZnr3wRa7209UNRrMM9RuJ+9Li1RIMRkMVQGNJ0iHrmpi7iGaM3qan7+l6jb5Z+Koh+iKo4zop4l5WTkVnPqgXGHf9GHAba6m+5pk9WA3GpWk+DVX/qX7OH+fZnDpxeBmrGhqDlLyiou7 ci@acme.example',
    days: 60,
  },
  {
    title: 'Orders',
    project: 43,
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ8/pKpt1nUdU7TspkUINUOMf2P9kSxnV7BV8r1Gl1b4 api@acme.example',
    days: 50,
  },
  {
    title: 'Vault',
    project: 44,
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOOny2z8Pf8qgyQ2qLY8nS8Ct0suFlwSizQVORN6x+2C vault@acme.example',
    days: 45,
  },
  {
    title: 'Shared mirror',
    project: null,
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIH4nBz0qGZi2kspJCs0ZG9neXUOX3sZyswg9t2KoVz4K mirror@acme.example',
    days: 40,
  },
]

export function sowDeployKeys(database: Database, now: Date): void {
  for (const { title, project, key, days } of KEYS) {
    const fingerprint = fingerprintOf(key)
    if (!fingerprint) throw new Error(`the deploy key ${title} cannot be read`)
    const created_at = before(now, days)
    const row = { title, key, fingerprint, public: project === null, expires_at: null, created_at }
    const id = addDeployKey(database, row)
    if (project !== null) linkDeployKey(database, project, id)
  }
}
