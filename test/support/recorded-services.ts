import { type Disclosure, discloseTo } from '../../src/model/audience.ts'
import { usualRules } from '../../src/model/channel-rules.ts'
import type { DeployKeyView } from '../../src/model/deploy-key.ts'
import type { MilestoneProgress } from '../../src/model/digest.ts'
import { isMember } from '../../src/model/directory.ts'
import { Integration, type IntegrationView, viewOfIntegration } from '../../src/model/integration.ts'
import type { Edition, IntegrationName } from '../../src/model/integration-kinds.ts'
import { Issue } from '../../src/model/issue.ts'
import { MergeRequest } from '../../src/model/merge-request.ts'
import { Milestone } from '../../src/model/milestone.ts'
import type { AuditPage } from '../../src/services/audit.ts'
import type { ForgeContext } from '../../src/services/context.ts'
import type { Failure } from '../../src/services/failure.ts'
import type { Services } from '../../src/services/services.ts'
import { unrecorded } from '../../src/services/writes/operation.ts'
import type { RecordedContext, RecordedRoom } from './use-cases.ts'

export interface Recorded {
  readonly method: string
  readonly args: readonly unknown[]
}

export const HEAD = '1a2b3c4d'.repeat(5)

/** A merge request with everything that a card shows; override what a test is about. */
export function aMergeRequest(fields: Record<string, unknown> = {}): MergeRequest {
  return MergeRequest.parse({
    id: 1012,
    iid: 12,
    project_id: 42,
    title: 'Choose the dates of a report',
    state: 'opened',
    target_branch: 'main',
    source_branch: 'feature/report-range',
    sha: HEAD,
    merge_status: 'can_be_merged',
    author: { name: 'Bob Baker', username: 'bob', id: 3 },
    web_url: 'https://git.example.com/acme/web/merge_requests/12',
    ...fields,
  })
}

/** The progress of a milestone without issues. */
export function aProgress(fields: Partial<MilestoneProgress> = {}): MilestoneProgress {
  return {
    milestone: aMilestone(),
    counts: { open: 0, closed: 0 },
    complete: true,
    due: null,
    pace: { kind: 'no-issues' },
    burndown: { from: 'counts', columns: [], step: 1, line: null },
    atRisk: [],
    ...fields,
  }
}

export function aMilestone(fields: Record<string, unknown> = {}): Milestone {
  return Milestone.parse({
    id: 503,
    iid: 3,
    project_id: 42,
    title: 'Sprint 9',
    state: 'active',
    due_date: '2026-12-04',
    ...fields,
  })
}

export function anIssue(fields: Record<string, unknown> = {}): Issue {
  return Issue.parse({
    id: 701,
    iid: 1,
    project_id: 42,
    title: 'The cart forgets',
    state: 'opened',
    ...fields,
  })
}

export function aDeployKey(fields: Partial<DeployKeyView> = {}): DeployKeyView {
  return {
    id: 7,
    title: 'CI runner',
    created_at: '2026-09-14T10:00:00Z',
    facts: {
      type: 'ssh-ed25519',
      bits: 256,
      sha256: 'SHA256:7aSuEt/fbSMAYfbw9SgGIBl+IJD9bjqQ45zrcMaPDVg',
      md5: '0c:5b:62:11:0e:df:9a:3c:51:4e:27:aa:9d:08:f0:6b',
    },
    ...fields,
  }
}

/** An integration that is on; `told` is what the forge tells of it. */
export function anIntegration(
  name: IntegrationName = 'external-wiki',
  told: Record<string, unknown> = {
    properties: { external_wiki_url: 'https://wiki.example.com/old' },
  },
  edition: Edition = 'document',
): IntegrationView {
  const integration = Integration.parse({ id: 9, active: true, ...told })
  return viewOfIntegration({ project: 42, name, edition }, integration)
}

/**
 * Services that write down what they are asked and answer plausibly, with nothing behind them; `missing` as
 * that of a context’s forge, nothing when left out.
 */
export function recordedServices(missing: ForgeContext['forge']['missing'] = () => null): {
  readonly room: Omit<Services, 'contextOf'> & RecordedRoom
  readonly calls: Recorded[]
} {
  const calls: Recorded[] = []
  const record =
    <Args extends readonly unknown[], Result>(method: string, result: Result) =>
    async (...args: Args): Promise<Result> => {
      calls.push({ method, args })
      return result
    }
  const trouble: Failure = { kind: 'unreachable', reason: 'nothing is behind this' }
  const auditPage: AuditPage = {
    scope: { user: 'U1' },
    rows: [],
    total: 0,
    more: false,
    page: 1,
    last: 1,
  }
  const web = { project: 42, alias: 'web', path: 'acme/web' }
  const context: RecordedContext = {
    forge: {
      missing,
      pages: '/-',
      access: 'own',
      credentials: { own: null, current: unused, service: unused },
      ids: { mergeRequestIds: unused, learn: unused },
      identities: { of: unused, learn: unused },
      speed: 1,
      users: {
        findGroup: async () => null,
        namesOf: async () => [],
        find: async () => ({ kind: 'person', person: { id: 3, username: 'bob', name: 'Bob Baker' } }),
      },
    },
    workspace: {
      integrations: {
        edition: 'document',
        slugs: new Map(),
        publicUrl: 'https://greenlight.example.com',
        log: { error() {} },
      },
      accounts: {
        restored: null,
        resume: record('accounts.resume', 'resumed'),
        me: record('accounts.me', { linked: null, serviceReads: false }),
        connect: record('accounts.connect', {
          url: 'https://greenlight.example.com/link/n',
          replaces: false,
          signsIn: false,
        }),
        confirm: record('accounts.confirm', 'linked'),
        used: async () => {},
        refused: async () => true,
        disconnect: record('accounts.disconnect', 'deleted'),
        forget: record('accounts.forget', ['deleted']),
      },
      membership: {
        join: record('membership.join', { kind: 'joined', channel: 'C1', resumed: [], paused: [] }),
      },
      watches: {
        watch: record('watches.watch', trouble),
        unwatch: record('watches.unwatch', null),
        list: record('watches.list', []),
        groups: {
          find: async () => null,
          read: record('watches.groups.read', trouble),
          watch: record('watches.groups.watch', trouble),
          unwatch: record('watches.groups.unwatch', null),
          list: async () => [],
        },
        own: record('watches.own', []),
      },
      policies: {
        view: record('policies.view', { rules: usualRules, managers: [], freezes: [], lastChange: null }),
        change: record('policies.change', usualRules),
        appoint: record('policies.appoint', { kind: 'appointed', user: 'U0ANN' }),
        dismiss: record('policies.dismiss', { kind: 'dismissed', user: 'U0ANN' }),
        managers: record('policies.managers', []),
        freezes: record('policies.freezes', []),
        freeze: record('policies.freeze', { kind: 'no-span', problem: 'It is over already' }),
        thaw: record('policies.thaw', true),
      },
      projects: {
        // The way to a project is the same for every verb and no effect of one, so it is not written down.
        resolve: async (ref) =>
          ref?.kind === 'id' ? { kind: 'project', project: ref.id } : { kind: 'project', project: 42 },
        current: async () => web,
        title: async () => 'acme/web',
        path: async () => 'acme/web',
        list: record('projects.list', [web]),
        inUse: record('projects.inUse', [web]),
        webhookActivity: record('projects.told', new Map()),
        bind: record('projects.bind', { kind: 'bound', project: web }),
        add: record('projects.add', { kind: 'added', project: web }),
        remove: record('projects.remove', { kind: 'removed', addedBy: 'U1' }),
      },
      examine: record('examine', [
        { about: 'slack', found: 'answers' },
        { about: 'server', found: 'silent', reason: 'It is down' },
      ]),
      freeze: async () => null,
      // Writing down what was done is no effect of a verb either.
      audit: {
        record: async () => {},
        has: async () => false,
        page: record('audit.page', auditPage),
        file: record('audit.file', { ...auditPage, url: 'https://greenlight.example.com/audit/n' }),
      },
    },
    caller: { team: 'T1', user: 'U1', userName: 'ann', channel: 'C1' },
    withLock: unused,
    now: Date.now,
    store: {
      idempotencyKeys: { ensure: unused, claim: unused, release: unused },
      operations: {
        markSent: unused,
        markEnded: unused,
        find: unused,
        duplicateOf: unused,
        rereadDuplicate: unused,
        last: unused,
      },
      digests: {
        list: unused,
        find: unused,
        ownedBy: unused,
        running: unused,
        add: unused,
        renew: unused,
        remove: unused,
        snooze: unused,
        pause: unused,
        paused: unused,
        resume: unused,
        unnotified: unused,
        markNotified: unused,
      },
      digestSlots: {
        claim: unused,
        unfinished: unused,
        find: unused,
        write: unused,
        countTry: unused,
        end: unused,
        lastBaseline: unused,
      },
      nudgeSettings: {
        off: record('nudges.off', new Set<never>()),
        set: record('nudges.set', undefined),
      },
      queueCards: {
        add: unused,
        of: record('queueCards.of', []),
        find: unused,
        queues: unused,
        show: unused,
        reset: unused,
        claim: unused,
        release: unused,
        leave: unused,
        remove: unused,
      },
      snoozes: {
        of: record('snoozes.all', []),
        set: record('snoozes.set', undefined),
        end: record('snoozes.end', true),
      },
      threadReplies: { find: unused, add: unused, hasLeft: unused, became: unused, among: unused },
      autoMerges: { add: unused, all: unused, find: unused, remove: unused, end: unused, move: unused },
      deferredCommands: { keep: record('wanted.keep', undefined), take: async () => null },
      mergeRequestEvents: {
        add: unused,
        pending: unused,
        overdue: unused,
        countAttempt: unused,
        markNotified: unused,
      },
      pendingIntegrationChanges: { hold: unused, take: unused, discard: unused },
      secretLinks: { open: unused, find: unused, attempt: unused, enter: unused },
      snapshots: { record: unused, of: unused, lastOf: unused },
    },
    mergeRequests: {
      list: record('mergeRequests.list', trouble),
      view: record('mergeRequests.view', {
        kind: 'view',
        view: { mr: aMergeRequest(), commits: null, files: null },
      }),
      digest: record('mergeRequests.digest', trouble),
      queue: record('mergeRequests.queue', trouble),
      glance: record('mergeRequests.glance', trouble),
      tracked: record('mergeRequests.tracked', trouble),
      recent: record('mergeRequests.recent', trouble),
      search: record('mergeRequests.search', trouble),
      selectable: record('mergeRequests.selectable', trouble),
      commits: record('mergeRequests.commits', trouble),
      changes: record('mergeRequests.changes', trouble),
      closes: record('mergeRequests.closes', trouble),
      versions: record('mergeRequests.versions', trouble),
      version: record('mergeRequests.version', trouble),
      compareVersions: record('mergeRequests.compareVersions', trouble),
      // It waits for its build, so that closing it asks first.
      find: record('mergeRequests.find', {
        kind: 'found',
        mr: aMergeRequest({ merge_when_build_succeeds: true }),
      }),
      defaults: record('mergeRequests.defaults', { kind: 'defaults', target: 'main' }),
      create: record('mergeRequests.create', trouble),
      edit: record('mergeRequests.edit', trouble),
      approve: record('mergeRequests.approve', trouble),
      unapprove: record('mergeRequests.unapprove', trouble),
      rebase: record('mergeRequests.rebase', trouble),
      build: record('mergeRequests.build', trouble),
      changelog: record('mergeRequests.changelog', trouble),
      retry: record('mergeRequests.retry', trouble),
      play: record('mergeRequests.play', trouble),
      stop: record('mergeRequests.stop', trouble),
      markDraft: record('mergeRequests.markDraft', trouble),
      markReady: record('mergeRequests.markReady', trouble),
      comment: record('mergeRequests.comment', trouble),
      editComment: record('mergeRequests.editComment', trouble),
      resolve: record('mergeRequests.resolve', trouble),
      close: record('mergeRequests.close', trouble),
      reopen: record('mergeRequests.reopen', trouble),
      snooze: record('mergeRequests.snooze', trouble),
      take: record('mergeRequests.take', trouble),
      todo: record('mergeRequests.todo', trouble),
      delete: record('mergeRequests.delete', trouble),
      merge: record('mergeRequests.merge', trouble),
      cancel: record('mergeRequests.cancel', trouble),
      subscribe: record('mergeRequests.subscribe', trouble),
      unsubscribe: record('mergeRequests.unsubscribe', trouble),
    },
    milestones: {
      list: record('milestones.list', trouble),
      view: record('milestones.view', {
        kind: 'view',
        view: {
          project: 42,
          milestone: aMilestone(),
          open: discloseTo('person', [anIssue()]),
          closed: [],
          complete: true,
        },
      }),
      card: record('milestones.card', {
        kind: 'card',
        project: 42,
        progress: aProgress(),
        requests: [],
        allRequests: true,
      }),
      find: record('milestones.find', { kind: 'found', milestone: aMilestone() }),
      digest: record('milestones.digest', trouble),
      progress: record('milestones.progress', trouble),
      requests: record('milestones.requests', trouble),
      count: record('milestones.count', trouble),
      create: record('milestones.create', trouble),
      edit: record('milestones.edit', trouble),
      close: record('milestones.close', trouble),
      activate: record('milestones.activate', trouble),
    },
    digests: {
      on: record('digests.on', trouble),
      off: record('digests.off', { kind: 'none' }),
      list: record('digests.list', []),
      look: record('digests.look', trouble),
      now: record('digests.now', trouble),
    },
    deployKeys: {
      list: record('deployKeys.list', trouble),
      listAll: record('deployKeys.listAll', trouble),
      view: record('deployKeys.view', { kind: 'found', key: aDeployKey() }),
      add: record('deployKeys.add', trouble),
      enable: record('deployKeys.enable', trouble),
      disable: record('deployKeys.disable', trouble),
      delete: record('deployKeys.delete', trouble),
    },
    integrations: {
      list: record('integrations.list', trouble),
      // It is set, so that setting it anew asks first.
      view: record('integrations.view', { kind: 'view', view: anIntegration() }),
      set: record('integrations.set', trouble),
      hold: record('integrations.hold', 'held'),
      enter: record('integrations.enter', { url: 'https://greenlight.example.com/secret/n' }),
      confirm: record('integrations.confirm', trouble),
      discard: record('integrations.discard', true),
      remove: record('integrations.remove', trouble),
    },
  }
  const operations: Services['operations'] = {
    run: async (_record, { run }) => ({ kind: 'made', result: await run(unrecorded) }),
    find: async () => null,
    duplicateOf: async () => null,
    resume: async (_operation, { run }) => run(unrecorded),
  }
  const accessContexts: Services['accessContexts'] = {
    of: async (presser) => ({
      role: isMember(presser) ? 'admin' : 'outsider',
      place: 'channel',
      presence: 'there',
      rules: usualRules,
      zone: null,
      freezes: async () => [],
      hasFreezes: async () => false,
    }),
    channel: async () => ({ place: 'channel', presence: 'there', rules: usualRules }),
  }
  return {
    calls,
    room: {
      accessContexts,
      freezes: async () => [],
      contextOf: async () => context,
      verify: async () => ({ kind: 'valid', account: null }),
      signIn: {
        address: null,
        finish: async () => ({ kind: 'gone' }),
        endThere: async () => 'deleted',
        endAll: async (taken) => taken.map(() => 'deleted'),
      },
      operations,
      missing,
      pickers: { list: async () => ({ kind: 'picks', choices: [] }), channels: async () => [], forget() {} },
      forget() {},
    },
  }
}

/** Nothing that is doubled comes here. */
function unused(): never {
  throw new Error('It is behind a use case that has something in its place')
}

/** What was shown, of which nothing is hidden. */
export function knownOf<Known>(shown: Disclosure<Known>): Known {
  if (shown.kind !== 'named') throw new Error('It is hidden')
  return shown.known
}
