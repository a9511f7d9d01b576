import { byId, call, notice } from './api.ts'
import { chooseAccount } from './place.ts'

/** Longest wait for what the bot answers, in ms. */
const ANSWER_MS = 15_000
const LOOK_MS = 100
/** Time to read a line, in ms. */
const READ_MS = 1_800

const BUILT = { project: 42, branch: 'feature/search-cache' }

/** Plays by the page’s own means, and by the sandbox’s calls, what a person would do; `write` fills the message field. */
export function listenForScenes(write: (text: string) => void): { readonly promise: () => void } {
  const type = (text: string) => {
    write(text)
    byId('composer', HTMLFormElement).requestSubmit()
  }
  const question = (since: string) => seen('.ephemeral [data-action-id="mr.merge"]', 'Merge', since)
  /** The button may have been drawn anew since the question came. */
  const press = async (since: string) => (await question(since))?.click()

  async function promise(): Promise<void> {
    inWeb('ann')
    notice('Ann is about to merge !12.')
    const since = newest()
    type('/mr merge 12')
    await question(since)
    await pause()
    notice('Meanwhile bob pushes a commit.')
    await call('push', { user: 'bob', project: 42, branch: 'feature/report-range' })
    await pause()
    notice('Ann presses Merge.')
    await press(since)
    await seen('.ephemeral', 'Not merged', since)
    notice('Nothing unseen was merged: the commit is named, and the new button carries it.')
  }

  async function day(): Promise<void> {
    inWeb('ann')
    await call('reset', {})
    notice(
      'Monday at nine. The digest has come. Ann wants posts about the project, and its digest each morning.',
    )
    await says('ann', '/greenlight', 'watch new merged closed')
    await says('ann', '/mr', 'digest on "weekdays at 9:00"')
    await hours(1, 'Bob asks ann for a review. She gets a message of her own.')
    await says('bob', '/mr', 'review 12 ann')
    await hours(1, 'Bob opens a merge request, and the channel hears of it.')
    await says('bob', '/mr', 'create --source spike/bundler --title "Try another bundler"')
    await hours(2, 'The build of !11 fails. Its author gets a message.')
    // Those that ran have ended by then.
    await call('build', { ...BUILT, status: 'running' })
    await call('build', { ...BUILT, status: 'failed' })
    await hours(2, 'Ann merges !12. Its card says so, in every channel that has it.')
    const since = newest()
    type('/mr merge 12')
    await question(since)
    await pause()
    await press(since)
    await hours(18, 'Tuesday at nine. The digest of merge requests has come.')
    notice('That was the day. What was for ann alone is under Messages of Greenlight.')
  }

  async function hours(count: number, words: string): Promise<void> {
    await pause()
    await call('clock', { hours: count })
    notice(words)
  }

  for (const [id, play] of [
    ['play-promise', promise],
    ['play-day', day],
  ] as const) {
    const button = byId(id, HTMLButtonElement)
    button.addEventListener('click', async () => {
      if (button.ariaBusy === 'true') return
      button.ariaBusy = 'true'
      await play()
      button.ariaBusy = null
    })
  }
  return { promise: () => byId('play-promise', HTMLButtonElement).click() }
}

function inWeb(user: string): void {
  chooseAccount(user)
  location.hash = 'channel/web'
}

async function says(user: string, command: string, text: string): Promise<void> {
  const { error } = await call('command', { user, channel: 'web', command, text })
  if (error) notice(error)
  await pause()
}

/** The time of the newest message in sight, as Slack writes it. */
function newest(): string {
  const stamps = [...document.querySelectorAll<HTMLElement>('#log [data-ts]')].map(stampOf)
  return stamps.toSorted().at(-1) ?? ''
}

function stampOf(part: HTMLElement): string {
  return part.closest<HTMLElement>('[data-ts]')?.dataset.ts ?? ''
}

/** The newest part of the chat since then that fits and says so; null when it doesn’t come. */
async function seen(selector: string, words: string, since: string): Promise<HTMLElement | null> {
  const until = performance.now() + ANSWER_MS
  while (performance.now() < until) {
    const found = [...document.querySelectorAll<HTMLElement>(`#log ${selector}`)]
    const last = found.findLast((part) => part.textContent.includes(words) && stampOf(part) > since)
    if (last) return last
    await pause(LOOK_MS)
  }
  return null
}

function pause(ms = READ_MS): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms))
}
