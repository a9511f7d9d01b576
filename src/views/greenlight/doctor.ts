import { API_SETTING, type Finding, isWrong, type MissingScope } from '../../model/finding.ts'
import { SERVER } from '../../model/server-name.ts'
import { privately, type Reply } from '../reply.ts'
import { bold, bullets, lines, text } from '../rich-text.ts'
import { count, escaped, oneLine } from '../text.ts'

export function doctorReply(findings: readonly Finding[]): Reply {
  const { headline, wrong, well } = doctorWords(findings)
  return privately(escaped([headline, ...wrong].join(' ')), [
    lines([bold(headline)]),
    ...(wrong.length > 0 ? [bullets(wrong.map((line) => [text(line)]))] : []),
    ...(well.length > 0 ? [lines([bold('Fine')]), bullets(well.map((line) => [text(line)]))] : []),
  ])
}

/** The same as plain lines, for the command line. */
export function doctorWords(findings: readonly Finding[]) {
  const wrong = findings.filter(isWrong).map(findingWords)
  const well = findings.filter((finding) => !isWrong(finding)).map(findingWords)
  const headline =
    wrong.length === 0 ? 'I found nothing wrong.' : `I found ${count(wrong.length, 'problem')}.`
  return { headline, wrong, well: well.filter((line) => line !== '') }
}

/** The result of one check, and what to do; empty when there is nothing to say. */
export function findingWords(finding: Finding): string {
  switch (finding.about) {
    case 'slack':
      return slackWords(finding)
    case 'scopes':
      return scopeWords(finding.missing)
    case 'commands':
      return finding.unused.length === 0
        ? 'All my commands reach me.'
        : `Not typed since I started: ${finding.unused.join(', ')}. If one fails, update the app with what greenlight manifest prints.`
    case 'socket':
      return finding.refused === null
        ? 'Slack knows my app-level token.'
        : `Slack refuses my app-level token (${finding.refused}). Make one with connections:write, and set SLACK_APP_TOKEN.`
    case 'clock':
      return clockWords(finding)
    case 'server':
      return serverWords(finding)
    case 'api':
      return apiWords(finding)
    case 'webhook':
      return webhookWords(finding)
    case 'store':
      return storeWords(finding)
    case 'keys':
      return keyWords(finding)
    case 'channels':
      return channelWords(finding)
    case 'accounts':
      return accountWords(finding)
    case 'queue':
      return queueWords(finding)
  }
}

function slackWords(finding: Extract<Finding, { about: 'slack' }>): string {
  switch (finding.found) {
    case 'answers':
      return 'Slack knows my token.'
    case 'reachable':
      return 'Slack answers. My tokens come when workspaces install me.'
    case 'refuses':
      return `Slack refuses my token (${finding.code}). Install the app again. If SLACK_BOT_TOKEN is set, set the new one.`
    case 'silent':
      return `${finding.reason}. Check the network, SLACK_API_URL and status.slack.com.`
  }
}

function scopeWords(missing: readonly MissingScope[] | null): string {
  if (missing === null)
    return 'Slack didn’t say which scopes I have. Compare them with what greenlight manifest prints.'
  const needed = missing.filter((one) => !one.optional)
  const optional = missing.filter((one) => one.optional)
  if (needed.length > 0)
    return `I lack ${needed.length === 1 ? 'a scope' : 'scopes'}: ${namesOf(needed).join(', ')}. Add what’s missing to the app, and install it again.`
  const each = [...Map.groupBy(optional, ({ without }) => without)].map(
    ([without, scopes]) => `Without ${namesOf(scopes).join(' and ')}, ${without}.`,
  )
  return ['I have all the scopes I need.', ...each].join(' ')
}

function namesOf(scopes: readonly MissingScope[]): readonly string[] {
  return scopes.map(({ scope }) => scope)
}

function clockWords(finding: Extract<Finding, { about: 'clock' }>): string {
  const other = finding.of === 'slack' ? 'Slack' : SERVER
  if (!isWrong(finding)) return `My clock agrees with ${other}.`
  const way = finding.ahead > 0 ? 'ahead of' : 'behind'
  return `My clock is ${count(Math.abs(finding.ahead), 'second')} ${way} ${other}. Turn on time synchronization.`
}

function serverWords(finding: Extract<Finding, { about: 'server' }>): string {
  switch (finding.found) {
    case 'answers':
      return finding.version === null
        ? `${SERVER} answers, but doesn’t say which version it is. Check that FORGE_URL is its address.`
        : `${SERVER} answers, with version ${oneLine(finding.version, 40)}.`
    case 'refuses':
      return finding.whose === 'own'
        ? `${SERVER} refuses your access. Connect again.`
        : `${SERVER} refuses FORGE_TOKEN. Set a new one.`
    case 'silent':
      return `${oneLine(finding.reason, 200)}. Check the server, and FORGE_URL.`
    case 'unasked':
      return `I have no access with which to ask ${SERVER}. Connect, and ask again.`
  }
}

function apiWords(finding: Extract<Finding, { about: 'api' }>): string {
  if (finding.spoken === null)
    return `I can’t tell which API ${SERVER} speaks: ${oneLine(finding.reason, 200)}. Check the server, and FORGE_URL.`
  const { spoken, set } = finding
  if (set !== null && set !== spoken)
    return `${API_SETTING} says ${set}, but ${SERVER} speaks API ${spoken}. Unset ${API_SETTING}.`
  return `I speak API ${spoken} to ${SERVER}${set === null ? '' : `, as ${API_SETTING} says`}.`
}

function webhookWords(finding: Extract<Finding, { about: 'webhook' }>): string {
  switch (finding.found) {
    case 'off':
      return `${SERVER} doesn’t tell me about changes, so I look for them. A webhook is faster.`
    case 'silent':
      return `No webhook event has arrived yet. Set one up in your project on ${SERVER}.`
    case 'seen':
      return 'Webhook events arrive.'
    case 'missed':
      return `Changes in ${count(finding.projects, 'project')} came without a webhook event. Check its last deliveries on ${SERVER}.`
  }
}

function storeWords({ kind, reason }: Extract<Finding, { about: 'store' }>): string {
  const name = kind === 'file' ? 'My store in DATA_DIR' : 'My store in PostgreSQL'
  const setting = kind === 'file' ? 'DATA_DIR' : 'DATABASE_URL'
  return reason === null
    ? `${name} works.`
    : `${name} doesn’t work (${oneLine(reason, 200)}). Check ${setting}.`
}

function keyWords(finding: Extract<Finding, { about: 'keys' }>): string {
  if (finding.found === 'unreadable') return finding.reason
  const { newest, needed, unneeded } = finding
  const left = needed.map(({ key, secrets }) => {
    const [need, them] = secrets === 1 ? ['needs', 'it'] : ['need', 'them']
    return `${count(secrets, 'stored secret')} still ${need} ${key}. Keep it while I seal ${them} anew.`
  })
  const rest = unneeded.length === 0 ? [] : [`Only old backups need ${unneeded.join(', ')}.`]
  return [`The key ${newest} encrypts what is stored.`, ...left, ...rest].join(' ')
}

function channelWords({ bound, paused }: Extract<Finding, { about: 'channels' }>): string {
  const projects =
    bound === 0
      ? 'No channel has a project yet. /greenlight default 42 in a channel sets one'
      : `${count(bound, 'channel')} with a project`
  if (paused === 0) return `${projects}.`
  return `${count(paused, 'digest or watch', 'digests and watches')} paused in this workspace. /greenlight settings in the channel says why.`
}

function accountWords({ linked, refused }: Extract<Finding, { about: 'accounts' }>): string {
  const connected =
    linked === 0
      ? 'Nobody is connected yet. /greenlight connect does it.'
      : `${count(linked, 'person', 'people')} connected.`
  return refused === 0
    ? connected
    : `${connected} ${SERVER} refuses the token of ${refused} of them until they connect again.`
}

function queueWords(finding: Extract<Finding, { about: 'queue' }>): string {
  if (!isWrong(finding)) return 'Nothing is stuck.'
  const { oldest, late } = finding
  const minutes = count(Math.max(1, Math.round(oldest / 60_000)), 'minute')
  const stuck = oldest > 60_000 ? `A message to Slack is ${minutes} old. See my log for Slack’s answers.` : ''
  const overdue = late > 0 ? `${count(late, 'digest')} overdue. See my log for “digest failed”.` : ''
  return [stuck, overdue].filter((words) => words !== '').join(' ')
}
