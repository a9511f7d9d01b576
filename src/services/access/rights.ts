/** Who a verb is for at least, from the widest to the narrowest. */
export type MinimumRole =
  /** Everybody of the workspace, guests too. */
  | 'anyone'
  /** Guests as well, where the channel lets them read. */
  | 'guest'
  | 'member'
  | 'steward'
  | 'admin'

/** What one verb needs. */
export interface Permission {
  readonly least: MinimumRole
  /** What is needed as soon as anything is given with it, where that changes what it shows. */
  readonly toChange?: MinimumRole
  /** The same where the channel has a freeze: what it changes says for which project that holds. */
  readonly toMoveFreeze?: MinimumRole
  /** Whether it may be used where no channel is: in a direct message, in the Home tab. */
  readonly direct: boolean
  /** Whether it may be used in a channel that people of another workspace read. */
  readonly shared: 'always' | 'where-opened' | 'never'
  /** The channel says whether it may be used there, for which projects, and what is asked before a change. */
  readonly governed: boolean
  /** It is held back by a freeze: always, or where the merge request is set to merge by itself. */
  readonly merges?: 'always' | 'where-armed'
  /** It has messages posted later: the bot must be in the channel, and the channel must take them. */
  readonly posts?: true
  /** It may name any project, whichever ones the channel is bound to: it only ends something there. */
  readonly anyProject?: true
}

const reads: Permission = { least: 'guest', direct: true, shared: 'where-opened', governed: true }
const changes: Permission = { least: 'member', direct: true, shared: 'where-opened', governed: true }
const merges: Permission = { ...changes, merges: 'always' }
/** Keys and integrations are nobody’s business in a channel with others. */
const discreet: Permission = { least: 'member', direct: true, shared: 'never', governed: true }
/** A person’s own account: what they are told, nobody else sees. */
const own: Permission = { least: 'anyone', direct: true, shared: 'always', governed: false }
const workspace: Permission = { least: 'member', direct: true, shared: 'where-opened', governed: false }
/** What a channel is told of by itself: everybody there reads it. */
const feeds: Permission = {
  least: 'member',
  direct: false,
  shared: 'where-opened',
  governed: false,
  posts: true,
}
const channelShown: Permission = { least: 'member', direct: false, shared: 'always', governed: false }
/** What ends something that a channel is told by itself: it works also where nothing else is allowed. */
const ends: Permission = { ...channelShown, anyProject: true }
const channelChanged: Permission = { least: 'steward', direct: false, shared: 'always', governed: false }

/** Every verb by its whole id. One that is not here is denied to everybody. */
export const permissions: ReadonlyMap<string, Permission> = new Map(
  Object.entries({
    'mr.list': reads,
    'mr.view': reads,
    'mr.commits': reads,
    'mr.changes': reads,
    'mr.closes': reads,
    'mr.versions': reads,
    'mr.create': changes,
    'mr.edit': changes,
    'mr.close': changes,
    'mr.reopen': changes,
    'mr.review': changes,
    'mr.approve': { ...changes, merges: 'where-armed' },
    'mr.unapprove': changes,
    'mr.comment': changes,
    'mr.draft': changes,
    'mr.ready': changes,
    'mr.rebase': changes,
    'mr.merge': merges,
    'mr.cancel': changes,
    'mr.subscribe': changes,
    'mr.unsubscribe': changes,
    'mr.todo': changes,
    'mr.delete': changes,
    'milestone.list': reads,
    'milestone.view': reads,
    'milestone.create': changes,
    'milestone.edit': changes,
    'milestone.close': changes,
    'milestone.activate': changes,
    'milestone.issues': reads,
    'milestone.digest.on': { ...changes, direct: false, posts: true },
    'milestone.digest.off': ends,
    'milestone.digest.list': { ...reads, direct: false },
    'milestone.digest.now': { ...changes, direct: false },
    'milestone.digest.preview': { ...reads, direct: false },
    'milestone.progress': reads,
    'milestone.details': reads,
    'milestone.counted': reads,
    'deploy-key.list': discreet,
    'deploy-key.view': discreet,
    'deploy-key.add': discreet,
    'deploy-key.enable': discreet,
    'deploy-key.disable': discreet,
    'deploy-key.delete': discreet,
    'integration.list': discreet,
    'integration.view': discreet,
    'integration.set': discreet,
    'integration.remove': discreet,
    'greenlight.connect': own,
    'greenlight.confirm': own,
    'greenlight.resume': own,
    'greenlight.me': own,
    'greenlight.disconnect': own,
    'greenlight.forget-me': own,
    'greenlight.audit': workspace,
    'greenlight.default': { ...workspace, toMoveFreeze: 'steward' },
    'greenlight.project.add': workspace,
    'greenlight.project.list': workspace,
    'greenlight.project.remove': workspace,
    'greenlight.policy': { ...channelShown, toChange: 'steward' },
    'greenlight.steward.add': channelChanged,
    'greenlight.steward.remove': channelChanged,
    'greenlight.steward.list': channelShown,
    'greenlight.freeze.add': channelChanged,
    'greenlight.freeze.remove': channelChanged,
    'greenlight.freeze.list': channelShown,
    'greenlight.watch': feeds,
    'greenlight.unwatch': ends,
    'greenlight.watches': channelShown,
  } satisfies Record<string, Permission>),
)
