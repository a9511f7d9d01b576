import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createOneWorkspace } from '../../src/slack/workspaces.ts'
import { keptLog, listen } from './recording-handlers.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function slackThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  return `http://127.0.0.1:${await listen(server)}/api/`
}

const json = { 'content-type': 'application/json' }

test('the bot learns who it is after Slack was down, spoke nonsense and refused, and asks no more then', async () => {
  const asked: string[] = []
  const slackApiUrl = await slackThat((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`)
    if (asked.length === 1) request.socket.destroy()
    else if (asked.length === 2) response.writeHead(503).end('down')
    else if (asked.length === 3) response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')
    else if (asked.length === 4) response.writeHead(200, json).end('{"ok":false,"error":"invalid_auth"}')
    else if (asked.length === 5) response.writeHead(200, json).end('{"ok":true}')
    else if (asked.length === 6)
      response.writeHead(200, json).end('{"ok":true,"user_id":"UBOT","bot_id":"B1","team_id":"T1"}')
    else response.writeHead(200, json).end('{"ok":true,"bot":{"app_id":"A1"}}')
  })
  const { log, lines } = keptLog()
  const workspaces = createOneWorkspace({ token: 'xoxb-1-testtesttest', slackApiUrl, log, firstPauseMs: 1 })
  expect(workspaces.ready()).toBe(false)
  expect(await workspaces.home).toBe('T1')
  expect(workspaces.ready()).toBe(true)
  expect(await workspaces.bot('T1')).toEqual({ botId: 'B1', botUserId: 'UBOT', app: null })
  await expect.poll(() => workspaces.installed('T1')).toEqual({ installedTeam: 'T1', installedApp: 'A1' })
  expect(asked).toEqual([
    ...Array(6).fill('/api/auth.test Bearer xoxb-1-testtesttest'),
    '/api/bots.info Bearer xoxb-1-testtesttest',
  ])
  expect(lines.join('')).not.toContain('testtesttest')
})

test('an answer after the stop reaches nobody, and Slack is not asked again', async () => {
  const asked: ServerResponse[] = []
  const slackApiUrl = await slackThat((_, response) => void asked.push(response))
  const { log, lines } = keptLog()
  const workspaces = createOneWorkspace({ token: 'xoxb-1-testtesttest', slackApiUrl, log, firstPauseMs: 1 })
  await expect.poll(() => asked.length).toBe(1)
  workspaces.stop()
  asked[0]
    ?.writeHead(200, json)
    .end('{"ok":true,"user_id":"UBOT","bot_id":"B1","team_id":"T1","url":"https://t.slack.com/"}')
  await expect.poll(() => lines.join('')).toContain('Slack knows the bot')
  const told = await Promise.race([workspaces.home, sleep(50, 'nothing')])
  expect(told).toBe('nothing')
  expect(asked).toHaveLength(1)
})
