import { writeCommit } from '../git/merge.ts'
import { PROJECTS, USERS } from '../state/projects.ts'
import type { World } from '../world.ts'
import { afterPush } from './after-push.ts'

/** A commit that somebody pushes onto a branch that is there. */
export interface PushedCommit {
  readonly project: number
  readonly branch: string
  readonly username: string
  readonly title: string
}

/** Pushes a commit that adds a file; false when there is no such project, branch or person. */
export async function pushCommit(world: World, pushed: PushedCommit): Promise<boolean> {
  const project = world.database.find(PROJECTS, { id: pushed.project })
  const by = world.database.find(USERS, { username: pushed.username })
  if (!project || !by) return false
  const push = async () => {
    const repository = world.repository(project)
    const before = await repository.heads()
    const head = before.get(pushed.branch)
    if (head === undefined) return false
    const written = await repository.text(['hash-object', '-w', '--stdin'], { input: `${pushed.title}\n` })
    const file = `100644 blob ${written.trim()}\tnote-${head.slice(0, 12)}.md\n`
    const listed = await repository.text(['ls-tree', head])
    const tree = (await repository.text(['mktree'], { input: `${listed}${file}` })).trim()
    const commit = { tree, parents: [head], message: pushed.title, author: by, at: new Date(world.now()) }
    await repository.moveBranch(pushed.branch, await writeCommit(repository, commit), head)
    await afterPush(world, project, { before, after: await repository.heads() }, by)
    return true
  }
  return world.locks.run(project.id, push, by.id)
}
