import type { Log } from '../log/log.ts'
import type { SignIn } from '../services/oauth/sign-in.ts'
import type { RevocableCredential } from '../store/credentials.ts'
import type { Store } from '../store/store.ts'

/**
 * Handles every workspace for which Slack reported an uninstall, each by its own token. Slack reports late and
 * repeatedly: only a dead token confirms an uninstall, an unknown state does not. A confirmed workspace is no longer
 * served, is deleted after 24 hours, and is served again as soon as the token works.
 */
export async function handleUninstalls({
  store: { uninstalls },
  tokenState,
  signIn,
  forget,
  log,
}: {
  readonly store: Pick<Store, 'uninstalls'>
  /** Returns the state of the bot’s token for a workspace at Slack. */
  readonly tokenState: (team: string) => Promise<'works' | 'dead' | 'unknown'>
  readonly signIn: Pick<SignIn, 'endAll'>
  /** Clears what this process has cached of a workspace. */
  readonly forget: (team: string) => void
  readonly log: Pick<Log, 'info' | 'warn'>
}): Promise<void> {
  for (const { team, uninstalledAt } of await uninstalls.all()) {
    const state = await tokenState(team)
    if (state === 'works') {
      await uninstalls.withdraw(team)
      log.info({ team, uninstalledAt }, 'workspace served again')
    }
    if (state !== 'dead') continue
    if (await uninstalls.confirm(team)) {
      forget(team)
      log.warn(
        { team },
        'the app was removed from a workspace: it is served no more, and deleted in 24 hours',
      )
    }
    if (!(await uninstalls.mustForget(team))) continue
    const taken = await uninstalls.forget(team)
    if (taken.length > 0) log.warn({ team }, 'workspace data erased')
    await endSignIns(taken, { signIn, log })
  }
}

/** Ends deleted sign-ins at the forge; the log counts those that may still be valid. */
export async function endSignIns(
  taken: readonly RevocableCredential[],
  { signIn, log }: { readonly signIn: Pick<SignIn, 'endAll'>; readonly log: Pick<Log, 'warn'> },
): Promise<void> {
  const became = await signIn.endAll(taken)
  const left = became.filter((one) => one === 'not-revoked').length
  const ended = became.filter((one) => one === 'revoked').length
  if (left > 0) log.warn({ ended, left }, 'sign-ins deleted here but not confirmed by the forge')
}

interface Installation {
  /** Resolves when a reinstallation is recorded. */
  recorded(): Promise<void>
}

/** Learns the workspace that Slack names; it is there again, if it was left before. */
export function followInstallation(
  home: Promise<string>,
  uninstalls: Pick<Store['uninstalls'], 'withdraw'>,
  log: Pick<Log, 'error'>,
): Installation {
  let recorded: Promise<void> = Promise.resolve()
  void home.then((named) => {
    recorded = uninstalls
      .withdraw(named)
      .catch((err: unknown) => log.error({ err }, 'reinstallation could not be recorded'))
  })
  return { recorded: () => recorded }
}
