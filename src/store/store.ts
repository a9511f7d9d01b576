import { CamelCasePlugin, Kysely } from 'kysely'
import { type Accounts, createAccounts } from './accounts.ts'
import { type Audit, createAudit } from './audit.ts'
import { type AuditExports, createAuditExports } from './audit-exports.ts'
import { type Buttons, createButtons } from './buttons.ts'
import { type Cards, createCards } from './cards.ts'
import { type Channels, createChannels } from './channels.ts'
import { createDeliveries, type Deliveries } from './deliveries.ts'
import { createDepartures, type Departures } from './departures.ts'
import { createDigestSlots, type DigestSlots } from './digest-slots.ts'
import { createDigests, type Digests } from './digests.ts'
import { openEngine, type StorePlace } from './engine.ts'
import { createFeeds, type Feeds } from './feeds.ts'
import { createForgeDeliveries, type ForgeDeliveries } from './forge-deliveries.ts'
import { createForgeHooks, type ForgeHooks } from './forge-hooks.ts'
import { forgetPerson } from './forgetting.ts'
import { createFreezes, type Freezes } from './freezes.ts'
import type { Ground } from './ground.ts'
import { createHeldChanges, type HeldChanges } from './held-changes.ts'
import { createInbox, type Inbox } from './inbox.ts'
import { createIntents, type Intents } from './intents.ts'
import { createJobRows, type JobRows } from './jobs.ts'
import type { KeyRing } from './keys.ts'
import type { Leases } from './leases.ts'
import { createLinks, type Links } from './links.ts'
import { migrate } from './migrate.ts'
import type { Versions } from './migrations.ts'
import { forgetExpired } from './one-time.ts'
import { createOutbox, type StoredPosts } from './outbox.ts'
import { createOwnLeases } from './own-leases.ts'
import { createPolicies, type Policies } from './policies.ts'
import { createPolls, type Polls } from './polls.ts'
import { createPostMarks, type PostMarks } from './post-marks.ts'
import { createPostPaces, type PostPaces } from './post-paces.ts'
import { createProjects, type Projects } from './projects.ts'
import { ownTime, sharedTime } from './real-time.ts'
import { createOwnReplica, type Replicas } from './replicas.ts'
import { createReseal, type Reseal } from './reseal.ts'
import type { Schema } from './schema.ts'
import { checkSealed } from './sealed-rows.ts'
import { createSecretLinks, type SecretLinks } from './secret-links.ts'
import { createSharedLeases } from './shared-leases.ts'
import { createSharedReplicas } from './shared-replicas.ts'
import { createSightings, type Sightings } from './sightings.ts'
import { createSignIns, type SignIns } from './sign-ins.ts'
import { createSnapshots, type Snapshots } from './snapshots.ts'
import { createStewards, type Stewards } from './stewards.ts'
import { createStories, type Stories } from './stories.ts'
import { type TakenCredential, takeExpiredSignIns, takeUnconfirmedSignIns } from './taken-credentials.ts'
import { createWanted, type Wanted } from './wanted.ts'
import { createWatches, type Watches } from './watches.ts'

export { type StorePlace, storeFile } from './engine.ts'

/** Everything that the bot remembers. */
export interface Store {
  readonly accounts: Accounts
  readonly links: Links
  readonly signIns: SignIns
  readonly secretLinks: SecretLinks
  readonly heldChanges: HeldChanges
  readonly channels: Channels
  readonly projects: Projects
  readonly cards: Cards
  readonly watches: Watches
  readonly polls: Polls
  readonly sightings: Sightings
  readonly stories: Stories
  readonly feeds: Feeds
  readonly deliveries: Deliveries
  readonly audit: Audit
  readonly auditExports: AuditExports
  readonly buttons: Buttons
  readonly intents: Intents
  readonly policies: Policies
  readonly stewards: Stewards
  readonly freezes: Freezes
  readonly wanted: Wanted
  readonly departures: Departures
  readonly digests: Digests
  readonly digestSlots: DigestSlots
  readonly leases: Leases
  readonly jobs: JobRows
  readonly replicas: Replicas
  readonly inbox: Inbox
  readonly snapshots: Snapshots
  readonly outbox: StoredPosts
  readonly postPaces: PostPaces
  readonly postMarks: PostMarks
  readonly forgeDeliveries: ForgeDeliveries
  readonly forgeHooks: ForgeHooks
  readonly reseal: Reseal
  /**
   * Deletes everything about a person but what the audit says of their deeds. Gives with what they reached the forge,
   * once: what of it ends there is up to the caller, here and below.
   */
  forgetPerson(team: string, user: string): Promise<readonly TakenCredential[]>
  /**
   * Deletes one-time addresses, what was entered behind them, and buttons, when their time is over. Gives the
   * sign-ins that nobody has confirmed.
   */
  forgetExpired(): Promise<readonly TakenCredential[]>
  /** Deletes the sign-ins of a person that wait for their yes, and gives them. */
  forgetUnconfirmed(team: string, user: string): Promise<readonly TakenCredential[]>
  /** Deletes everything but the schema. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** `now` in ms UTC; tests give their own. */
export type StoreOptions = StorePlace & {
  readonly keys: KeyRing
  readonly now?: () => number
}

// A record, so that a table which is missing here does not compile.
const tables: Readonly<Record<keyof Schema, keyof Schema>> = {
  accounts: 'accounts',
  links: 'links',
  confirmations: 'confirmations',
  signIns: 'signIns',
  secretLinks: 'secretLinks',
  heldChanges: 'heldChanges',
  channels: 'channels',
  aliases: 'aliases',
  projectPaths: 'projectPaths',
  cards: 'cards',
  watches: 'watches',
  polls: 'polls',
  sightings: 'sightings',
  stories: 'stories',
  feeds: 'feeds',
  deliveries: 'deliveries',
  audit: 'audit',
  auditHeads: 'auditHeads',
  auditExports: 'auditExports',
  buttons: 'buttons',
  intents: 'intents',
  channelRules: 'channelRules',
  stewards: 'stewards',
  freezes: 'freezes',
  policyChanges: 'policyChanges',
  wanted: 'wanted',
  departures: 'departures',
  digests: 'digests',
  digestSlots: 'digestSlots',
  leases: 'leases',
  jobs: 'jobs',
  replicas: 'replicas',
  inbox: 'inbox',
  snapshots: 'snapshots',
  outbox: 'outbox',
  postPaces: 'postPaces',
  postMarks: 'postMarks',
  forgeDeliveries: 'forgeDeliveries',
  forgeHooks: 'forgeHooks',
}

/**
 * Opens the store, making it where there is none, and brings its schema up to date.
 * @throws StoreError when the file is unusable, of a newer version, or holds secrets that no key opens.
 */
export async function openStore({ keys, now = Date.now, ...place }: StoreOptions): Promise<Store> {
  const engine = openEngine(place)
  const db = new Kysely<Schema>({ dialect: engine.dialect, plugins: [new CamelCasePlugin()] })
  const ground: Ground = { db, keys, now }
  const realTime = 'url' in place ? sharedTime : ownTime
  const replicas = 'url' in place ? createSharedReplicas(ground) : createOwnReplica()
  const deliveries = createDeliveries(ground)
  const intents = createIntents(ground, replicas)
  try {
    await migrate(db.withTables<Versions>(), engine, now)
    await replicas.beat()
    await forgetExpired(ground)
    await deliveries.sweep()
    await intents.sweep()
    await checkSealed(ground)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    accounts: createAccounts(ground),
    links: createLinks(ground),
    signIns: createSignIns(ground),
    secretLinks: createSecretLinks(ground),
    heldChanges: createHeldChanges(ground),
    channels: createChannels(ground),
    projects: createProjects(ground),
    cards: createCards(ground),
    watches: createWatches(ground),
    polls: createPolls(ground),
    sightings: createSightings(ground),
    stories: createStories(ground),
    feeds: createFeeds(ground),
    deliveries,
    audit: createAudit(ground),
    auditExports: createAuditExports(ground),
    policies: createPolicies(ground),
    stewards: createStewards(ground),
    freezes: createFreezes(ground),
    buttons: createButtons(ground),
    intents,
    replicas,
    inbox: createInbox(ground, replicas),
    wanted: createWanted(ground),
    departures: createDepartures(ground),
    digests: createDigests(ground),
    digestSlots: createDigestSlots(ground),
    jobs: createJobRows(ground),
    leases: 'url' in place ? createSharedLeases(ground) : createOwnLeases(),
    snapshots: createSnapshots(ground),
    outbox: createOutbox(ground, realTime),
    postPaces: createPostPaces(ground, realTime),
    postMarks: createPostMarks(ground),
    forgeDeliveries: createForgeDeliveries(ground),
    forgeHooks: createForgeHooks(ground),
    reseal: createReseal(ground),
    forgetPerson: (team, user) => forgetPerson(ground, team, user),
    async forgetExpired() {
      await forgetExpired(ground)
      return takeExpiredSignIns(ground)
    },
    forgetUnconfirmed: (team, user) => takeUnconfirmedSignIns(ground, team, user),
    clear: () =>
      db.transaction().execute(async (transaction) => {
        for (const table of Object.values(tables)) await transaction.deleteFrom(table).execute()
      }),
    close: () => db.destroy(),
  }
}
