import { createRequire } from 'node:module'
import { z } from 'zod'

const require = createRequire(import.meta.url)
const Method = z.custom<(...args: readonly unknown[]) => unknown>((value) => typeof value === 'function')
const Holder = z.custom<object>((value) => typeof value === 'object' && value !== null)

/** What an old client gave its caller. */
export interface Outcome {
  readonly error: unknown
  readonly result: unknown
}

/** Calls `merge_requests.show` and the like as the client's documentation says, and waits for the callback. */
export type Client = (call: string, ...args: readonly unknown[]) => Promise<Outcome>

/** The npm package `gitlab` 1.8.0: the callback has one argument, which is null after most failures. */
export function gitlabClient(url: string, credentials: { token: string } | { oauth_token: string }): Client {
  const client = Holder.parse(Method.parse(require('gitlab'))({ url, ...credentials }))
  const projects = Holder.parse(Reflect.get(client, 'projects'))
  return async (call, ...args) =>
    new Promise((resolve) => {
      // The client looks at how many arguments its callback has.
      invoke(projects, call, [...args, (result: unknown) => resolve({ error: null, result })])
    })
}

/** The npm package `node-gitlab` 1.6.1: the token goes into the query or a form. */
export function nodeGitlabClient(url: string, privateToken: string): Client {
  const create = Method.parse(Reflect.get(Method.parse(require('node-gitlab')), 'create'))
  const client = Holder.parse(create({ api: `${url}/api/v3`, privateToken }))
  return async (call, ...args) =>
    new Promise((resolve) => {
      invoke(client, call, [...args, (error: unknown, result: unknown) => resolve({ error, result })])
    })
}

function invoke(holder: object, call: string, args: readonly unknown[]): void {
  const [resource = '', name = ''] = call.split('.')
  const owner = Holder.parse(Reflect.get(holder, resource))
  Reflect.apply(Method.parse(Reflect.get(owner, name)), owner, [...args])
}
