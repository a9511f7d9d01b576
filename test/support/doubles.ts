import { vi } from 'vitest'

/** The use cases by module, and what each is called in `boundUseCases`. */
const DOUBLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'deploy-key/add': { add: 'deployKeys.add' },
  'deploy-key/delete': { disable: 'deployKeys.disable', remove: 'deployKeys.delete' },
  'deploy-key/enable': { enable: 'deployKeys.enable' },
  'deploy-key/list': { list: 'deployKeys.list', listAll: 'deployKeys.listAll', view: 'deployKeys.view' },
  'integration/list': { list: 'integrations.list' },
  'integration/remove': { remove: 'integrations.remove' },
  'integration/set': {
    set: 'integrations.set',
    hold: 'integrations.hold',
    enter: 'integrations.enter',
    confirm: 'integrations.confirm',
    discard: 'integrations.discard',
  },
  'integration/view': { view: 'integrations.view' },
  'milestone/close': { close: 'milestones.close', activate: 'milestones.activate' },
  'milestone/create': { create: 'milestones.create' },
  'milestone/details': { listMilestoneRequests: 'milestones.requests' },
  'milestone/digest': { compose: 'milestones.digest' },
  'digest/list': { list: 'digests.list' },
  'digest/on': { enableDigest: 'digests.on', disableDigest: 'digests.off' },
  'digest/preview': { preview: 'digests.look', postNow: 'digests.now' },
  'milestone/edit': { edit: 'milestones.edit' },
  'milestone/list': { list: 'milestones.list' },
  'milestone/progress': { progress: 'milestones.progress', countMilestone: 'milestones.count' },
  'milestone/view': {
    view: 'milestones.view',
    card: 'milestones.card',
    findMilestoneView: 'milestones.find',
  },
  'mr/approve': { approve: 'mergeRequests.approve', unapprove: 'mergeRequests.unapprove' },
  'mr/cancel': { cancel: 'mergeRequests.cancel' },
  'mr/close': { close: 'mergeRequests.close', reopen: 'mergeRequests.reopen' },
  'mr/closes': { listClosingIssues: 'mergeRequests.closes' },
  'mr/comment': { comment: 'mergeRequests.comment', editComment: 'mergeRequests.editComment' },
  'mr/resolve': { resolve: 'mergeRequests.resolve' },
  'mr/create': { create: 'mergeRequests.create', readDefaults: 'mergeRequests.defaults' },
  'mr/delete': { remove: 'mergeRequests.delete' },
  'mr/digest': { composeRequests: 'mergeRequests.digest' },
  'mr/draft': { markDraft: 'mergeRequests.markDraft', markReady: 'mergeRequests.markReady' },
  'mr/edit': { edit: 'mergeRequests.edit' },
  'mr/list': { list: 'mergeRequests.list', search: 'mergeRequests.search' },
  'mr/merge': { merge: 'mergeRequests.merge' },
  'mr/queue': { queue: 'mergeRequests.queue' },
  'mr/rebase': { rebase: 'mergeRequests.rebase' },
  'mr/changelog': { changelog: 'mergeRequests.changelog' },
  'mr/build': {
    showBuild: 'mergeRequests.build',
    retry: 'mergeRequests.retry',
    play: 'mergeRequests.play',
    stop: 'mergeRequests.stop',
  },
  'mr/recent': {
    readSummaries: 'mergeRequests.glance',
    readTracked: 'mergeRequests.tracked',
    listRecent: 'mergeRequests.recent',
  },
  'mr/subscribe': { subscribe: 'mergeRequests.subscribe', unsubscribe: 'mergeRequests.unsubscribe' },
  'mr/snooze': { snooze: 'mergeRequests.snooze' },
  'mr/take': { take: 'mergeRequests.take' },
  'mr/triage': { selectable: 'mergeRequests.selectable' },
  'mr/todo': { addTodo: 'mergeRequests.todo' },
  'mr/versions': {
    listVersions: 'mergeRequests.versions',
    viewVersion: 'mergeRequests.version',
    compareTwo: 'mergeRequests.compareVersions',
  },
  'mr/view': {
    view: 'mergeRequests.view',
    findMergeRequestView: 'mergeRequests.find',
    listCommits: 'mergeRequests.commits',
    listChanges: 'mergeRequests.changes',
  },
}

/** The member of that name; undefined where there is none. */
function memberOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined
}

const isOperation = (arg: unknown) => memberOf(arg, 'recordSend') !== undefined

/** The use case itself, unless the context that it is given has something in its place. */
function doubled(actual: unknown, path: string) {
  if (typeof actual !== 'function') throw new Error(`${path} is no use case`)
  const [noun = '', verb = ''] = path.split('.')
  return (context: unknown, ...args: readonly unknown[]): unknown => {
    const double = memberOf(memberOf(context, noun), verb)
    return typeof double === 'function'
      ? double(...args.filter((arg) => !isOperation(arg)))
      : actual(context, ...args)
  }
}

for (const [module, useCases] of Object.entries(DOUBLED))
  vi.doMock(`../../src/services/${module}.ts`, async (original) => {
    const actual: object = await original()
    const replaced = Object.entries(useCases).map(([name, path]) => [
      name,
      doubled(memberOf(actual, name), path),
    ])
    return { ...actual, ...Object.fromEntries(replaced) }
  })
