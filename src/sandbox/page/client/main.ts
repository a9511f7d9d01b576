import { listenForActions, listenForEnter } from './actions.ts'
import { byId, call, fragment, notice } from './api.ts'
import { listenForTyping } from './composer.ts'
import { currentPlace, listenForSkip, onPlaceChange, type Place, showPlace, showUnread } from './place.ts'
import {
  listenForBuilds,
  listenForNextDay,
  listenForReset,
  listenForSidebar,
  showBuilds,
  showToday,
} from './sidebar.ts'
import { listenForModal, showEnd, showMessages, showViews } from './views.ts'

const LOST = 'The connection to the sandbox is lost. Trying again.'

let place = currentPlace()
/** The place whose messages are on the page. */
let shown: Place | undefined
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
  const { user, channel } = target
  const [messages, views, today, builds, direct] = await Promise.all([
    channel === null ? '' : fragment('messages', { channel, user }),
    fragment('views', { user }),
    fragment('today', { user }),
    fragment('builds', {}),
    fragment('direct', { user }),
  ])
  if (target !== place) return
  if (channel !== null) showMessages(byId('log', HTMLElement), messages, shown !== target)
  showViews(views)
  showToday(today)
  showBuilds(builds)
  showUnread(Number(direct), target)
  shown = target
}

function move(): void {
  place = currentPlace()
  showPlace(place)
  notice('')
  if (place.channel === null)
    void call('home', { user: place.user }).then(({ error }) => error && notice(error))
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
listenForActions(() => place)
listenForTyping(
  () => place,
  () => showEnd(byId('log', HTMLElement)),
)
listenForEnter()
listenForModal(
  () => place.user,
  () => void refresh(),
)
listenForReset(() => void refresh())
listenForNextDay(() => void refresh())
listenForBuilds(() => void refresh())
onPlaceChange(move)
move()
if (place.channel !== null) byId('text', HTMLElement).focus()
followChanges()
