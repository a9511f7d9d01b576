import { listenForActions, listenForEnter } from './actions.ts'
import { around, byId, call, fragment, notice, pageState } from './api.ts'
import { listenForTyping } from './composer.ts'
import { listenForControls, showControls } from './drawer.ts'
import {
  currentPlace,
  listenForSkip,
  onPlaceChange,
  type Place,
  showAccounts,
  showPlace,
  showUnread,
} from './place.ts'
import { listenForScenes } from './scenes.ts'
import { startTour } from './tour.ts'
import {
  isAtEnd,
  keepEnd,
  listenForModal,
  listenForThreads,
  showEnd,
  showMessages,
  showThread,
  showViews,
} from './views.ts'

function listenForSidebar(): void {
  const button = byId('menu-button', HTMLButtonElement)
  const sidebar = byId('sidebar', HTMLElement)
  const open = (yes: boolean) => {
    document.body.classList.toggle('menu-open', yes)
    button.setAttribute('aria-expanded', String(yes))
  }
  const isOpen = () => document.body.classList.contains('menu-open')
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    open(!isOpen())
    if (isOpen()) sidebar.querySelector('a')?.focus()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return
    open(false)
    button.focus()
  })
  document.addEventListener('click', (event) => {
    if (isOpen() && (!around(event.target, '#sidebar') || around(event.target, '#sidebar a'))) open(false)
  })
}

const MINUTE_MS = 60_000
const LOST = 'The connection to the sandbox is lost. Trying again.'

const log = byId('log', HTMLElement)
let place = currentPlace()
let shown: Place | undefined
/** Something was sent since then: its answer may be among the first messages that are shown. */
let hasSent = false
let running = false
let stale = false

/** Updates the page; a request during an update repeats it afterwards. */
async function refresh(): Promise<void> {
  stale = true
  if (running) return
  running = true
  while (stale) {
    stale = false
    await show(place).catch(() => notice(LOST))
  }
  running = false
}

async function show(target: Place): Promise<void> {
  const { user, channel, thread } = target
  const [messages, replies, views, state] = await Promise.all([
    channel === null ? '' : fragment('messages', { channel, user }),
    channel === null || thread === null ? null : fragment('messages', { channel, user, thread }),
    fragment('views', { user }),
    pageState(user),
  ])
  if (target !== place) return
  const isSameChannel = shown?.user === user && shown.channel === channel
  if (channel !== null) showNewer(showMessages(log, messages, !isSameChannel), !isSameChannel)
  showThread(replies, !isSameChannel || shown?.thread !== thread)
  showViews(views)
  showControls(state)
  showUnread(state.messages, target)
  showAccounts(state.accounts)
  shown = target
  tour.look(!isSameChannel && !hasSent)
  if (byId('modal', HTMLDialogElement).open) tour.report('dialog')
  if (replies !== null) tour.report('thread')
  tour.follow(state.tour)
}

/** Says how many messages came below what is in sight. */
function showNewer(count: number, fresh: boolean): void {
  const button = byId('newer', HTMLButtonElement)
  const sum = (fresh || button.hidden ? 0 : Number(button.dataset.count)) + count
  button.dataset.count = String(sum)
  button.hidden = sum === 0 || isAtEnd(log)
  button.textContent = sum === 1 ? '1 new message' : `${sum} new messages`
}

function listenForNewer(): void {
  const button = byId('newer', HTMLButtonElement)
  button.addEventListener('click', () => {
    showEnd(log)
    byId('text', HTMLElement).focus()
  })
  log.addEventListener('scroll', () => {
    if (isAtEnd(log)) button.hidden = true
  })
}

function move(): void {
  const before = place
  place = currentPlace()
  showPlace(place)
  tour.showFor(place.user)
  if (before.user !== place.user || before.channel !== place.channel || !shown) {
    notice('')
    hasSent = false
    if (place.channel === null)
      void call('home', { user: place.user }).then(({ error }) => error && notice(error))
  }
  void refresh()
}

function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
  }
  dark.addEventListener('change', apply)
  apply()
}

/** Times such as “2 minutes ago” grow old; an open menu or dialog isn't drawn again under somebody's hand. */
function followTime(): void {
  setInterval(() => {
    if (!document.querySelector('dialog[open], :popover-open')) void refresh()
  }, MINUTE_MS)
}

function followChanges(): void {
  const events = new EventSource('/page/events')
  events.addEventListener('change', () => void refresh())
  events.addEventListener('open', () => {
    if (byId('notice', HTMLElement).textContent === LOST) notice('')
    void refresh()
  })
  events.addEventListener('error', () => notice(LOST))
}

followTheme()
listenForSkip()
listenForSidebar()
listenForControls(() => void refresh())
listenForActions(() => place)
const write = listenForTyping(
  () => place,
  (text) => {
    showEnd(log)
    hasSent = true
    tour.report(`sent ${text}`)
  },
)
const scenes = listenForScenes(write)
const tour = startTour(write, scenes.promise)
listenForThreads(() => place)
listenForNewer()
keepEnd(log)
listenForEnter()
listenForModal(
  () => place.user,
  () => void refresh(),
)
document.addEventListener('click', (event) => {
  if (around(event.target, '#drawer-button') && !byId('drawer', HTMLElement).hidden) tour.report('drawer')
  if (document.querySelector('dialog[open]')) tour.report('dialog')
})
onPlaceChange(move)
move()
if (place.channel !== null && place.thread === null) byId('text', HTMLElement).focus()
followChanges()
followTime()
