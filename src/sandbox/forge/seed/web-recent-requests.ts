import { lines, type Step } from './timeline.ts'

/** The newest merge requests of acme/web; with them the open ones do not fit on one page of ten. */
export const webRecentRequests: readonly Step[] = [
  {
    kind: 'request',
    iid: 13,
    title: '<!channel> & *stars* `code`',
    branch: 'docs/<!here>&tips',
    by: 'bob',
    days: 2.5,
    description: '<!everyone> *bold* <https://evil.example|click here> & "quotes"',
    labels: ['*docs*'],
    commits: [
      {
        message: 'Explain <!here> & `<@U1>` in *tips*',
        files: { 'docs/tips.md': lines('# Tips', '', 'Write `<!here>` with care.') },
      },
    ],
  },
  {
    kind: 'request',
    iid: 14,
    title: 'Translate the cart into Dutch',
    branch: 'feature/dutch',
    by: 'ann',
    days: 2,
    milestone: 4,
    commits: [
      {
        message: 'Translate the cart into Dutch',
        files: { 'locales/nl.json': lines('{ "cart.empty": "Je winkelwagen is leeg – nog wel" }') },
      },
    ],
  },
  {
    kind: 'request',
    iid: 15,
    title: 'Say why a voucher is refused',
    branch: 'fix/voucher-reason',
    by: 'bob',
    days: 1.5,
    milestone: 2,
    labels: ['bug'],
    description: 'Fixes #6 and #24',
    commits: [
      {
        message: 'Say why a voucher is refused',
        files: { 'src/voucher.ts': lines("export type Refusal = 'expired' | 'used' | 'unknown'") },
      },
    ],
  },
  {
    kind: 'request',
    iid: 16,
    title: 'Remove the newsletter form',
    branch: 'chore/no-newsletter',
    by: 'ann',
    days: 1,
    commits: [
      { message: 'Remove the newsletter form', files: { 'src/newsletter.ts': null } },
      {
        message: 'Move its style to the footer',
        files: { 'src/newsletter.css': null, 'src/footer.css': lines('.newsletter { padding: 1rem }') },
      },
    ],
  },
  {
    kind: 'request',
    iid: 17,
    title: 'Describe how to take a release back',
    branch: 'docs/rollback',
    by: 'bob',
    days: 0.2,
    commits: [
      {
        message: 'Describe how to take a release back',
        files: { 'docs/rollback.md': lines('# Taking a release back', '', 'Deploy the previous tag.') },
      },
    ],
  },
]
