import { json } from '../../http/answer.ts'
import { type ProjectCall, projectRoute, type Route } from '../../http/route.ts'
import { projectEntity } from './entity.ts'
import { listProjects } from './list.ts'
import { memberRoutes } from './members.ts'

function view({ world, project, user }: ProjectCall) {
  return json(200, projectEntity(world, project, user))
}

export const projectRoutes: readonly Route[] = [
  { method: 'GET', template: '/projects', handle: listProjects },
  projectRoute('GET', '', view),
  ...memberRoutes,
]
