import { lines, type SeedProject } from './timeline.ts'

/** What the pages talk to. */
export const apiProject: SeedProject = {
  id: 43,
  group_id: 70,
  days: 115,
  path: 'api',
  name: 'API',
  members: [
    { who: 'ann', level: 'master' },
    { who: 'bob', level: 'developer' },
  ],
  milestones: [
    { title: '1.8 Orders', description: 'Orders that can be taken back.', dueIn: 9, days: 40 },
    { title: 'Clean-up', days: 40 },
  ],
  issues: [
    { title: 'Cancel an order', by: 'ann', days: 30, milestone: 1, assignee: 'bob' },
    { title: 'An order can be paid twice', by: 'bob', days: 28, milestone: 1, closed: true, labels: ['bug'] },
    { title: 'Remove the first version of the price list', by: 'bob', days: 20, milestone: 2 },
    { title: 'Prices take a second to load', by: 'ann', days: 19, assignee: 'bob', labels: ['performance'] },
    { title: 'Ask for all prices at once', by: 'bob', days: 17, closed: true, touched: 6 },
    { title: 'Order numbers give away the turnover', by: 'ann', days: 12, milestone: 1, confidential: true },
  ],
  timeline: [
    {
      kind: 'commit',
      by: 'bob',
      days: 110,
      message: 'Start the order service',
      files: {
        'README.md': lines('# Acme API', '', 'Orders, prices and stock.'),
        'src/orders.ts': lines('export const orders = new Map<string, Order>()'),
        'src/prices.ts': lines("export const currency = 'EUR'", 'export const digits = 2'),
      },
    },
    {
      kind: 'request',
      iid: 1,
      title: 'Cancel an order',
      branch: 'feature/cancel-order',
      by: 'bob',
      days: 16,
      milestone: 1,
      assignee: 'ann',
      description: 'Closes #1',
      notes: 1,
      commits: [
        {
          message: 'Add the cancelled state',
          files: { 'src/order-state.ts': lines("export type State = 'open' | 'paid' | 'cancelled'") },
        },
        {
          message: 'Cancel an order',
          files: {
            'src/cancel.ts': lines(
              "export const cancel = (order: Order) => ({ ...order, state: 'cancelled' })",
            ),
          },
        },
      ],
    },
    {
      kind: 'request',
      iid: 2,
      title: 'Refuse a second payment',
      branch: 'fix/pay-once',
      by: 'bob',
      days: 15,
      milestone: 1,
      description: 'Closes #2',
      commits: [
        {
          message: 'Refuse a second payment',
          files: { 'src/pay.ts': lines("export const payable = (order: Order) => order.state === 'open'") },
        },
      ],
    },
    { kind: 'merge', iid: 2, by: 'ann', days: 14 },
    {
      kind: 'request',
      iid: 3,
      title: 'Count stock per warehouse',
      branch: 'feature/warehouses',
      by: 'ann',
      days: 6,
      build: 'success',
      commits: [
        {
          message: 'Count stock per warehouse',
          files: { 'src/stock.ts': lines('export const stock = new Map<string, Map<string, number>>()') },
        },
      ],
    },
    {
      kind: 'request',
      iid: 4,
      title: 'Prices in more currencies',
      branch: 'feature/currencies',
      by: 'bob',
      days: 5,
      milestone: 2,
      commits: [
        {
          message: 'Prices in more currencies',
          files: {
            'src/prices.ts': lines("export const currencies = ['EUR', 'SEK']", 'export const digits = 2'),
          },
        },
      ],
    },
    {
      kind: 'commit',
      by: 'ann',
      days: 4,
      message: 'Take the currency from the settings',
      files: {
        'src/prices.ts': lines('export const currency = settings.currency', 'export const digits = 2'),
      },
    },
  ],
}
