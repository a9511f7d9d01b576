import { KINDS, type Kind } from '../../resources/integrations/kinds.ts'
import { password, required, text, url } from '../../resources/integrations/parameter.ts'

/** These products were given up. */
const GONE: ReadonlySet<string> = new Set(['flowdock', 'gemnasium', 'hipchat'])

/** What has other parameters than in the API document. */
const CHANGED: readonly Kind[] = [
  tracker('custom-issue-tracker', 'Custom issue tracker'),
  tracker('redmine', 'Redmine'),
  {
    slug: 'jira',
    title: 'Jira',
    parameters: [
      required(url('url')),
      url('api_url'),
      text('username'),
      required(password('password')),
      text('jira_issue_transition_id'),
    ],
  },
]

const TODAY: readonly Kind[] = KINDS.filter(({ slug }) => !GONE.has(slug)).map(
  (kind) => CHANGED.find(({ slug }) => slug === kind.slug) ?? kind,
)

/** The kind with this slug on today's servers. */
export function kindToday(slug: string): Kind | undefined {
  return TODAY.find((kind) => kind.slug === slug)
}

function tracker(slug: string, title: string): Kind {
  const addresses = ['project_url', 'issues_url', 'new_issue_url']
  return { slug, title, parameters: addresses.map((name) => required(url(name))) }
}
