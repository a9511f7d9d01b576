import type { AuditRow } from '../model/audit.ts'
import type { AuditCheckRow, AuditHeadRow, ButtonRow, DeliveryRow, IntentRow } from './tables/acts.ts'
import type { CardRow, FeedRow, PollRow, SightingRow, StoryRow, WatchRow } from './tables/cards.ts'
import type {
  AliasRow,
  ChannelRow,
  ChannelRulesRow,
  FreezeRow,
  PolicyChangeRow,
  ProjectPathRow,
  StewardRow,
} from './tables/channels.ts'
import type { DigestRow, DigestSlotRow } from './tables/digests.ts'
import type { DurableMarkRow, DurableWorkRow } from './tables/durable-work.ts'
import type { ForgeDeliveryRow, ForgeHookRow } from './tables/forge-events.ts'
import type {
  AuditExportRow,
  ConfirmationRow,
  HeldChangeRow,
  IntegrationSecretRow,
  LinkRow,
  SecretLinkRow,
  SignInRow,
} from './tables/one-time.ts'
import type { OutboxRow, PostMarkRow, PostPaceRow } from './tables/outbox.ts'
import type { AccountRow, DepartureRow, StoreFactRow, WantedRow } from './tables/people.ts'
import type { InboxRow, LeaseRow, ReplicaRow } from './tables/replicas.ts'
import type { SnapshotRow } from './tables/snapshots.ts'

/**
 * The tables, in what SQLite and PostgreSQL have in common: text, and whole numbers that fit 53 bits (times as
 * ms UTC, yes as 1). Columns are these names in snake_case; ids are text, as Slack gives them.
 */
export interface Schema {
  storeFacts: StoreFactRow
  accounts: AccountRow
  links: LinkRow
  confirmations: ConfirmationRow
  signIns: SignInRow
  secretLinks: SecretLinkRow
  heldChanges: HeldChangeRow
  integrationSecrets: IntegrationSecretRow
  channels: ChannelRow
  aliases: AliasRow
  projectPaths: ProjectPathRow
  cards: CardRow
  watches: WatchRow
  polls: PollRow
  sightings: SightingRow
  stories: StoryRow
  feeds: FeedRow
  deliveries: DeliveryRow
  audit: AuditRow
  auditHeads: AuditHeadRow
  auditChecks: AuditCheckRow
  auditExports: AuditExportRow
  buttons: ButtonRow
  intents: IntentRow
  wanted: WantedRow
  departures: DepartureRow
  leases: LeaseRow
  replicas: ReplicaRow
  inbox: InboxRow
  snapshots: SnapshotRow
  channelRules: ChannelRulesRow
  stewards: StewardRow
  freezes: FreezeRow
  policyChanges: PolicyChangeRow
  digests: DigestRow
  digestSlots: DigestSlotRow
  outbox: OutboxRow
  postPaces: PostPaceRow
  postMarks: PostMarkRow
  forgeDeliveries: ForgeDeliveryRow
  forgeHooks: ForgeHookRow
  durableWork: DurableWorkRow
  durableMarks: DurableMarkRow
}
