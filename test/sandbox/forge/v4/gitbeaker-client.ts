import { Gitlab } from '@gitbeaker/rest'
import { z } from 'zod'
import type { Client } from '../client-table.ts'

const Method = z.custom<(...args: readonly unknown[]) => unknown>((value) => typeof value === 'function')
const Holder = z.custom<object>((value) => typeof value === 'object' && value !== null)

/** The npm package `@gitbeaker/rest` 43.8.0, called by the names of its methods: `MergeRequests.show`. */
export function gitbeakerClient(host: string, token: string): Client {
  const api = new Gitlab({ host, token })
  return async (call, ...args) => {
    const [resource = '', name = ''] = call.split('.')
    const owner = Holder.parse(Reflect.get(api, resource))
    try {
      const result = await Reflect.apply(Method.parse(Reflect.get(owner, name)), owner, [...args])
      return { error: null, result }
    } catch (error) {
      return { error, result: null }
    }
  }
}
