import { byId } from './api.ts'

/** The viewer's account, channel (null on the Home tab) and open thread (the `ts` of its first message). */
export interface Place {
  readonly user: string
  readonly channel: string | null
  readonly thread: string | null
}

const USER = 'greenlight-sandbox-user'

/** The account is stored per browser tab, so that two tabs can be two people. */
export function currentPlace(): Place {
  const links = [...document.querySelectorAll<HTMLElement>('#sidebar [data-channel]')]
  const [, name = '', thread] = /^#channel\/([^/]*)(?:\/(\d+\.\d+))?$/.exec(location.hash) ?? []
  const requested = decodeURIComponent(name)
  const channel = links.find((link) => link.dataset.channel === requested) ?? links[0]
  return {
    user: chosenAccount(),
    channel: location.hash === '#home' ? null : (channel?.dataset.channel ?? null),
    thread: thread ?? null,
  }
}

export function goToThread({ channel }: Place, thread: string | null): void {
  location.hash = `#channel/${channel}${thread === null ? '' : `/${thread}`}`
}

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
  // As in Slack, nobody writes where the app's manifest makes its messages read-only.
  byId('composer', HTMLElement).hidden = home || channel === document.body.dataset.silent
  byId('home', HTMLElement).hidden = !home
}

/** The skip link goes to the message field, or to the Home tab; the address keeps naming the place. */
export function listenForSkip(): void {
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault()
    const targets = [byId('home', HTMLElement), byId('text', HTMLElement), byId('log', HTMLElement)]
    targets.find((target) => target.checkVisibility())?.focus()
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

export function chooseAccount(user: string): void {
  accountRadios()
    .find(({ value }) => value === user)
    ?.click()
}

function chosenAccount(): string {
  return accountRadios().find((radio) => radio.checked)?.value ?? ''
}

function accountRadios(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('#sidebar input[name=account]')]
}

/** Shows beside each channel how many messages of others have come since this person last looked there. */
export function showUnread(counts: Readonly<Record<string, number>>, { user, channel }: Place): void {
  const key = `greenlight-sandbox-seen-${user}`
  const seen = new Map<string, number>(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  for (const link of document.querySelectorAll<HTMLElement>('#sidebar [data-channel]')) {
    const name = link.dataset.channel ?? ''
    const count = counts[name] ?? 0
    // What stood in a channel before is not new; what the bot told somebody alone is.
    const before = seen.get(name) ?? ('direct' in link.dataset ? 0 : count)
    const previous = name === channel ? count : Math.min(count, before)
    seen.set(name, previous)
    const badge = link.querySelector<HTMLElement>('.unread')
    if (!badge) continue
    badge.hidden = previous === count
    badge.textContent = badge.hidden ? '' : `${count - previous} new`
  }
  sessionStorage.setItem(key, JSON.stringify([...seen]))
}

export function showAccounts(lines: Readonly<Record<string, string>>): void {
  for (const line of document.querySelectorAll<HTMLElement>('#sidebar [data-account]'))
    line.textContent = lines[line.dataset.account ?? ''] ?? ''
}
