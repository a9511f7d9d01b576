import { byId } from './dom.ts'
import type { Place } from './place.ts'

/** Says beside the direct messages how many of them the person has not looked at since this tab was opened. */
export function showUnread(count: number, { user, channel }: Place): void {
  const badge = byId('unread', HTMLElement)
  const link = badge.closest<HTMLElement>('[data-channel]')
  const key = `greenlight-sandbox-seen-${user}`
  const seen =
    channel === link?.dataset.channel ? count : Math.min(count, Number(sessionStorage.getItem(key)))
  sessionStorage.setItem(key, String(seen))
  badge.hidden = seen === count
  badge.textContent = `${count - seen} new`
}
