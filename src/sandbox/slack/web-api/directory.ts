import { asObject, type Json, textIn } from '../json.ts'
import { BOT_ID, bot, findChannel, findPerson, TEAM } from '../seed.ts'
import type { World } from '../world.ts'
import { passOn } from './conversations.ts'
import { refuse } from './refusal.ts'

/** Who somebody is: the backend knows their name only, and the seed what they are in the workspace. */
export async function usersInfo(world: World, args: Json): Promise<Json> {
  const answer = await passOn(world, 'users.info', args)
  const user = asObject(answer.user)
  if (user === undefined) return answer
  const person = findPerson(textIn(user.id))
  const is = person?.is ?? 'member'
  return {
    ...answer,
    user: {
      ...user,
      team_id: person?.team ?? TEAM.id,
      is_admin: is === 'admin',
      is_owner: false,
      is_primary_owner: false,
      is_restricted: is === 'guest',
      is_ultra_restricted: false,
      is_stranger: is === 'stranger',
      deleted: is === 'deactivated',
      ...zoneFields(person?.zone ?? 'UTC', world.now()),
    },
  }
}

/** Where somebody is, as Slack tells it: the zone, its name, and what it is ahead of UTC now, in seconds. */
function zoneFields(zone: string, now: number): Json {
  const part = (timeZoneName: 'long' | 'longOffset') =>
    new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(part('longOffset')) ?? []
  const seconds = Number(hours) * 3_600 + Number(minutes) * 60
  return { tz: zone, tz_label: part('long'), tz_offset: sign === '-' ? -seconds : seconds }
}

/** What a conversation is, and whether people of another workspace are in it. */
export async function conversationsInfo(world: World, args: Json): Promise<Json> {
  const answer = await passOn(world, 'conversations.info', args)
  const channel = asObject(answer.channel)
  if (channel === undefined) return answer
  const isShared = findChannel(textIn(channel.id))?.isShared ?? false
  const shared = {
    is_shared: isShared,
    is_ext_shared: isShared,
    is_org_shared: false,
    is_pending_ext_shared: false,
  }
  return { ...answer, channel: { ...channel, ...shared } }
}

/** The app’s bot, which is the only one. */
export async function botsInfo(world: World, args: Json): Promise<Json> {
  if (!(world.manifest.scopes?.includes('users:read') ?? true)) return refuse('missing_scope')
  if (textIn(args.bot) !== BOT_ID) return refuse('bot_not_found')
  const { appId } = world.app
  return {
    ok: true,
    bot: {
      id: BOT_ID,
      app_id: appId,
      user_id: bot.id,
      name: bot.name,
      deleted: false,
      updated: 0,
      icons: {},
    },
  }
}
