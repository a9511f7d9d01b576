import { shown } from './fake-workspace.ts'

const plain = (text: string) => ({ type: 'plain_text', text, emoji: false })
const mrkdwn = (text: string) => ({ type: 'mrkdwn', text })

const mergeConfirm = {
  title: plain('Merge !12?'),
  text: plain(
    'feature/login at 1a2b3c4 into master.\n2 commits: Add the form; Fix a typo\n3 files: src/login.ts, README.md',
  ),
  confirm: plain('Merge'),
  deny: plain('Cancel'),
}

/** A card as the bot posts it; the block id of its buttons is new with each edit. */
export function card(
  edit = 1,
  title = 'Let people sign in with their work account, and tell them plainly when they cannot',
) {
  return shown(30, {
    text: '!12 is open and ready to merge.',
    edited: edit > 1,
    blocks: [
      {
        type: 'rich_text',
        block_id: 'head',
        elements: [
          {
            type: 'rich_text_section',
            elements: [
              { type: 'link', url: 'https://forge.example/12', text: `!12 ${title}`, style: { bold: true } },
              { type: 'text', text: '  acme/web\n' },
              {
                type: 'text',
                text: edit > 1 ? `Open, ready to merge, edit ${edit}` : 'Open, ready to merge',
                style: { bold: true },
              },
            ],
          },
        ],
      },
      {
        type: 'rich_text',
        block_id: 'facts',
        elements: [
          {
            type: 'rich_text_section',
            elements: [
              { type: 'text', text: 'feature/login', style: { code: true } },
              { type: 'text', text: ' into ' },
              { type: 'text', text: 'master', style: { code: true } },
              { type: 'text', text: ' at ' },
              { type: 'text', text: '1a2b3c4', style: { code: true } },
              { type: 'text', text: '\n2 commits, 3 files (+41 −7)\nAuthor ' },
              { type: 'text', text: 'Ann Avila', style: { bold: true } },
              { type: 'text', text: '  Assignee ' },
              { type: 'user', user_id: 'U2' },
            ],
          },
        ],
      },
      {
        type: 'actions',
        block_id: `card.42.12.${edit}`,
        elements: [
          {
            type: 'button',
            action_id: 'mr.merge',
            text: plain('Merge'),
            style: 'primary',
            value: '{"mr":12}',
            confirm: mergeConfirm,
            accessibility_label: 'Merge !12 into master',
          },
          { type: 'button', action_id: 'mr.changes', text: plain('Changes'), value: '{"mr":12}' },
          { type: 'button', action_id: 'open', text: plain('Open'), url: 'http://127.0.0.1:9/nowhere' },
          {
            type: 'overflow',
            action_id: 'overflow',
            options: [
              { text: plain('Subscribe'), value: 'mr.subscribe {"mr":12}' },
              { text: plain('Unsubscribe'), value: 'mr.unsubscribe {"mr":12}' },
            ],
          },
        ],
      },
      {
        type: 'context',
        block_id: 'foot',
        elements: [mrkdwn('<@U1> asked  As of <!date^1790000000^{date_short_pretty} at {time}|noon>')],
      },
    ],
  })
}

export const list = shown(20, {
  text: '3 open in acme/web.',
  blocks: [
    { type: 'header', block_id: 'h', text: plain('3 open in acme/web, newest update first') },
    ...[
      ['!12 Let people sign in with their work account', 'Ready to merge', 'Ann Avila, 2 hours ago'],
      [
        '!11 Draft: a very long title about moving every single price from cents to a decimal type without breaking the old invoices',
        'Draft',
        'Bob Brandt, yesterday',
      ],
      ['!9 Fix the basket', 'Conflicts with master', 'Cy Castro, 3 days ago'],
    ].map(([title, status, by], index) => ({
      type: 'section',
      block_id: `row${index}`,
      text: mrkdwn(`*<https://forge.example/${index}|${title}>*\n${status}  ${by}`),
      accessory: { type: 'button', action_id: 'mr.show', value: `{"row":${index}}`, text: plain('Show') },
    })),
    {
      type: 'section',
      block_id: 'fields',
      fields: [
        mrkdwn('*Source*\n`feature/login`'),
        mrkdwn('*Target*\n`master`'),
        plain('*plain*'),
        mrkdwn('*Votes*\n2 up'),
      ],
    },
    {
      type: 'actions',
      block_id: 'filter',
      elements: [
        {
          type: 'static_select',
          action_id: 'state',
          placeholder: plain('State'),
          initial_option: { text: plain('Open'), value: 'opened' },
          options: [
            { text: plain('Open'), value: 'opened' },
            { text: plain('Merged'), value: 'merged' },
          ],
          confirm: {
            title: plain('Change?'),
            text: mrkdwn('*Really* change'),
            confirm: plain('Change'),
            deny: plain('Keep'),
          },
        },
        { type: 'button', action_id: 'page.next', text: plain('Next'), value: '2' },
      ],
    },
  ],
})

export const digest = shown(25, {
  text: 'Sprint 9 is behind.',
  thread_ts: shown(20).ts,
  blocks: [
    {
      type: 'data_visualization',
      block_id: 'chart',
      title: 'Open and closed',
      chart: {
        type: 'bar',
        series: [
          {
            name: 'Open',
            data: [
              { label: 'Mon', value: 3 },
              { label: 'Tue', value: 2 },
            ],
          },
          {
            name: 'Closed',
            data: [
              { label: 'Mon', value: 1 },
              { label: 'Tue', value: 2 },
            ],
          },
        ],
        axis_config: { categories: ['Mon', 'Tue'] },
      },
    },
    {
      type: 'table',
      block_id: 'table',
      column_settings: [null, { align: 'left' }, { align: 'right' }],
      rows: [
        [
          { type: 'raw_text', text: 'Day' },
          { type: 'raw_text', text: 'Who' },
          { type: 'raw_text', text: 'Open' },
        ],
        [
          { type: 'raw_text', text: '*Mon*' },
          {
            type: 'rich_text',
            elements: [{ type: 'rich_text_section', elements: [{ type: 'user', user_id: 'U1' }] }],
          },
          { type: 'raw_text', text: '3' },
        ],
      ],
    },
    {
      type: 'rich_text',
      block_id: 'rich',
      elements: [
        {
          type: 'rich_text_list',
          style: 'bullet',
          indent: 1,
          elements: [{ type: 'rich_text_section', elements: [{ type: 'text', text: 'one commit' }] }],
        },
        { type: 'rich_text_preformatted', elements: [{ type: 'text', text: '+ added\n- removed' }] },
      ],
    },
  ],
})

export const said = shown(10, {
  user: 'U1',
  bot: false,
  text: 'Good morning &lt;b&gt;all&lt;/b&gt; &amp; sundry',
})

export const secret = shown(40, {
  ephemeral: true,
  text: 'Connect your account.',
  blocks: [
    {
      type: 'section',
      block_id: 's',
      text: mrkdwn('Your account is not connected. `/greenlight connect` links it.'),
    },
    {
      type: 'actions',
      block_id: 'a',
      elements: [{ type: 'button', action_id: 'connect', text: plain('Connect'), style: 'danger' }],
    },
  ],
})

export const editModal = {
  id: 'V1',
  errors: {},
  view: {
    type: 'modal',
    callback_id: 'mr.edit',
    title: plain('Edit !12'),
    submit: plain('Save'),
    close: plain('Discard'),
    blocks: [
      { type: 'section', block_id: 'intro', text: mrkdwn('*acme/web* !12') },
      {
        type: 'input',
        block_id: 'title',
        label: plain('Title'),
        hint: plain('Shown in lists'),
        element: { type: 'plain_text_input', action_id: 'value', initial_value: 'Sign in' },
      },
      {
        type: 'input',
        block_id: 'text',
        optional: true,
        label: plain('Description'),
        element: { type: 'plain_text_input', action_id: 'value', multiline: true },
      },
      {
        type: 'input',
        block_id: 'who',
        optional: true,
        label: plain('Assignee'),
        element: {
          type: 'static_select',
          action_id: 'value',
          placeholder: plain('Nobody'),
          options: [{ text: plain('@bob'), value: 'U2' }],
        },
      },
      {
        type: 'input',
        block_id: 'due',
        optional: true,
        label: plain('Due'),
        element: { type: 'plain_text_input', action_id: 'value' },
      },
      {
        type: 'input',
        block_id: 'labels',
        optional: true,
        label: plain('Labels'),
        element: {
          type: 'checkboxes',
          action_id: 'value',
          initial_options: [{ text: plain('bug'), value: 'bug' }],
          options: [
            { text: plain('bug'), value: 'bug' },
            { text: plain('shop'), value: 'shop' },
          ],
        },
      },
    ],
  },
}

export const homeTab = {
  id: 'H1',
  errors: {},
  view: {
    type: 'home',
    blocks: [
      { type: 'header', block_id: 'h', text: plain('Your queue') },
      {
        type: 'section',
        block_id: 'q',
        text: mrkdwn('*!12* Ready to merge'),
        accessory: { type: 'button', action_id: 'mr.show', value: '12', text: plain('Show') },
      },
    ],
  },
}
