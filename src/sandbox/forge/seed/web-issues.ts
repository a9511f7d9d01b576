import type { SeedIssue } from './timeline.ts'

const issues: readonly Omit<SeedIssue, 'milestone'>[] = [
  { title: 'Search finds nothing when a word is misspelt', by: 'cy', days: 29, closed: true, touched: 24 },
  { title: 'Reports of one day are empty', by: 'bob', days: 28, closed: true, touched: 17, labels: ['bug'] },
  { title: 'Export a report as CSV', by: 'ann', days: 26, closed: true, touched: 9, assignee: 'bob' },
  { title: 'Show how many results there are', by: 'cy', days: 24, closed: true, touched: 3 },
  {
    title: 'Reports count cancelled orders',
    by: 'ann',
    days: 23,
    assignee: 'bob',
    dueIn: -3,
    labels: ['bug'],
  },
  { title: 'Filter results by size and colour', by: 'bob', days: 19, assignee: 'ann', dueIn: 4, touched: 2 },
  { title: 'Search is case sensitive in Turkish', by: 'cy', days: 16, labels: ['bug'] },
  { title: 'Compare a report with last year', by: 'ann', days: 12, assignee: 'cy', dueIn: 14, touched: 5 },
  { title: 'Suggest words while somebody types', by: 'bob', days: 8, assignee: 'bob', touched: 0.5 },
  { title: 'Explain what a report leaves out', by: 'cy', days: 2 },
]

/** Most issues of %3, the milestone that is on its way; in their project they are #14 to #23. */
export const searchAndReports: readonly SeedIssue[] = issues.map((issue) => ({ ...issue, milestone: 3 }))
