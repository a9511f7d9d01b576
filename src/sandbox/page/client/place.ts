import { byId } from './api.ts'

/** The viewer's account and channel; `channel` is null on the Home tab. */
export interface Place {
  readonly user: string
  readonly channel: string | null
}

const USER = 'greenlight-sandbox-user'

/** The account is stored per browser tab, so that two tabs can be two people. */
export function currentPlace(): Place {
  const links = [...document.querySelectorAll<HTMLElement>('#sidebar [data-channel]')]
  const requested = decodeURIComponent(location.hash.replace(/^#channel\//, ''))
  const channel = links.find((link) => link.dataset.channel === requested) ?? links[0]
  return {
    user: chosenAccount(),
    channel: location.hash === '#home' ? null : (channel?.dataset.channel ?? null),
  }
}

/** Names the place in the head of the page, in the sidebar and on the message field. */
export function showPlace({ user, channel }: Place): void {
  const home = channel === null
  let title = `Home of ${document.body.dataset.bot}`
  for (const link of document.querySelectorAll<HTMLElement>('#sidebar nav a')) {
    const isCurrent = home ? 'home' in link.dataset : link.dataset.channel === channel
    if (isCurrent) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
    if (!isCurrent) continue
    byId('place-topic', HTMLElement).textContent = link.dataset.topic ?? ''
    title = link.dataset.title ?? title
  }
  byId('place-name', HTMLElement).textContent = title
  byId('text-label', HTMLElement).textContent = `Message ${title} as ${user}`
  byId('text', HTMLTextAreaElement).placeholder = `Message ${title} as ${user}`
  byId('log', HTMLElement).hidden = home
  byId('composer', HTMLElement).hidden = home
  byId('home', HTMLElement).hidden = !home
}

/** The skip link goes to the message field, or to the Home tab; the address keeps naming the place. */
export function listenForSkip(): void {
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault()
    const home = byId('home', HTMLElement)
    if (home.hidden) byId('text', HTMLElement).focus()
    else home.focus()
  })
}

/** Calls back after another channel, the Home tab or another account was chosen. */
export function onPlaceChange(listener: () => void): void {
  const saved = sessionStorage.getItem(USER)
  for (const radio of accountRadios()) if (radio.value === saved) radio.checked = true
  byId('sidebar', HTMLElement).addEventListener('change', () => {
    sessionStorage.setItem(USER, chosenAccount())
    listener()
  })
  window.addEventListener('hashchange', listener)
}

function chosenAccount(): string {
  return accountRadios().find((radio) => radio.checked)?.value ?? ''
}

function accountRadios(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('#sidebar input[name=account]')]
}

/** Shows beside the direct messages how many have arrived unread since this tab was opened. */
export function showUnread(count: number, { user, channel }: Place): void {
  const badge = byId('unread', HTMLElement)
  const link = badge.closest<HTMLElement>('[data-channel]')
  const key = `greenlight-sandbox-seen-${user}`
  const previous =
    channel === link?.dataset.channel ? count : Math.min(count, Number(sessionStorage.getItem(key)))
  sessionStorage.setItem(key, String(previous))
  badge.hidden = previous === count
  badge.textContent = `${count - previous} new`
}
