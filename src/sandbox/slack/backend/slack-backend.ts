import type { Json } from '../json.ts'

/**
 * What stores channels, messages and people and answers the plain part of Slack's Web API. The gateway around
 * it adds all that it lacks, so it can be replaced by anything that answers these calls.
 */
export interface SlackBackend {
  /**
   * Calls a Web API method; gives Slack's answer, or undefined when the backend has no such method.
   * `as` is a user id, which may do all that the user may, or `app`: the bot within its token's scopes.
   */
  call(method: string, args: Json, as: string): Promise<Json | undefined>
  close(): Promise<void>
}
