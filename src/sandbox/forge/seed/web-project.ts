import type { SeedProject } from './timeline.ts'
import { webHistory } from './web-history.ts'
import { searchAndReports } from './web-issues.ts'
import { webRequests } from './web-requests.ts'

/** The shop's pages. */
export const webProject: SeedProject = {
  id: 42,
  group_id: 70,
  days: 130,
  path: 'web',
  name: 'Web',
  members: [
    { who: 'ann', level: 'master' },
    { who: 'bob', level: 'developer' },
    { who: 'cy', level: 'reporter' },
  ],
  timeline: [...webHistory, ...webRequests],
  milestones: [
    {
      title: '2.2 Cart',
      description: 'A cart that survives a reload.',
      dueIn: -40,
      closed: true,
      days: 90,
    },
    { title: '2.3 Checkout', description: 'Paying in one page.', dueIn: -6, days: 60 },
    {
      title: '2.4 Search and reports',
      description: 'Finding things, and counting them.',
      dueIn: 16,
      days: 30,
    },
    { title: 'Ideas', description: 'Worth doing one day.', days: 85 },
  ],
  issues: [
    { title: 'The cart is empty after a reload', by: 'cy', days: 88, milestone: 1, closed: true },
    { title: 'Two tabs show two different carts', by: 'bob', days: 80, milestone: 1, closed: true },
    { title: 'Prices are off by one cent', by: 'cy', days: 14, milestone: 2, labels: ['bug'] },
    { title: 'Checkout asks for the country twice', by: 'cy', days: 50, milestone: 2, closed: true },
    { title: 'The receipt shows more than two decimals', by: 'ann', days: 13, milestone: 2, labels: ['bug'] },
    { title: 'A refused voucher gives no reason', by: 'cy', days: 20, milestone: 2, assignee: 'bob' },
    { title: 'Search forgets the chosen category', by: 'ann', days: 22, milestone: 3, closed: true },
    { title: 'Reports need a date range', by: 'ann', days: 21, milestone: 3, assignee: 'bob' },
    { title: 'Repeated searches are slow', by: 'bob', days: 18, milestone: 3, labels: ['performance'] },
    { title: 'Sort results by price', by: 'cy', days: 11, milestone: 3 },
    { title: 'Gift wrapping', by: 'cy', days: 70, milestone: 4 },
    { title: 'Remember the last used address', by: 'bob', days: 66, milestone: 4, closed: true },
    { title: 'Pages jump while pictures load', by: 'cy', days: 9, labels: ['performance'] },
    ...searchAndReports,
    {
      title: 'Vouchers can be guessed',
      by: 'ann',
      days: 15,
      milestone: 2,
      confidential: true,
      labels: ['bug'],
    },
  ],
}
