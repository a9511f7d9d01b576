import { createElement as h, type ReactNode } from 'react'
import { accountWords } from '../accounts.ts'
import { styleNames } from '../assets.ts'
import type { Workspace } from '../workspace.ts'
import { confirmTemplate } from './controls.ts'
import { readerAt } from './dates.ts'

const plain = (text: string) => ({ type: 'plain_text' as const, text })

const startOver = {
  title: plain('Start over?'),
  text: plain('All messages, merges and accounts of the sandbox go back to how they were at the start.'),
  confirm: plain('Start over'),
  deny: plain('Cancel'),
  style: 'danger' as const,
}

/** The page around the messages: everything that does not change while it is open. */
export function shell(workspace: Workspace): ReactNode {
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, `${workspace.teamName}: sandbox`),
      h('link', { rel: 'icon', href: '/assets/icon.svg', type: 'image/svg+xml' }),
      h('link', { rel: 'stylesheet', href: '/assets/renderer.css' }),
      styleNames.map((name) => h('link', { key: name, rel: 'stylesheet', href: `/assets/${name}.css` })),
      h('script', { type: 'module', src: '/assets/client/main.ts' }),
    ),
    h(
      'body',
      { 'data-commands': JSON.stringify(workspace.commands), 'data-bot': workspace.bot.realName },
      h('a', { className: 'skip', href: '#text' }, 'Skip the sidebar'),
      sidebar(workspace),
      conversation(),
      h('dialog', { id: 'modal', 'aria-labelledby': 'modal-title' }),
    ),
  )
}

function sidebar({ teamName, bot, channels, direct, people, now }: Workspace): ReactNode {
  return h(
    'aside',
    { id: 'sidebar', 'aria-label': 'Workspace' },
    h(
      'div',
      { className: 'team' },
      h('h1', null, teamName),
      h('p', null, 'Sandbox: nothing leaves this machine'),
    ),
    h(
      'nav',
      { 'aria-label': 'Channels and apps' },
      h('h2', { id: 'channels-title' }, 'Channels'),
      h(
        'ul',
        { 'aria-labelledby': 'channels-title' },
        channels.map(({ name, topic }) =>
          h(
            'li',
            { key: name },
            h(
              'a',
              {
                href: `#channel/${name}`,
                'data-channel': name,
                'data-title': `# ${name}`,
                'data-topic': topic,
              },
              h('span', { 'aria-hidden': true }, '# '),
              name,
            ),
          ),
        ),
      ),
      h('h2', { id: 'apps-title' }, 'Apps'),
      h(
        'ul',
        { 'aria-labelledby': 'apps-title' },
        h(
          'li',
          null,
          h(
            'a',
            { href: '#home', 'data-home': true },
            h('span', { className: 'avatar bot tiny', 'aria-hidden': true }),
            `Home of ${bot.realName}`,
          ),
        ),
        h(
          'li',
          null,
          h(
            'a',
            {
              href: `#channel/${direct.name}`,
              'data-channel': direct.name,
              'data-title': bot.realName,
              'data-topic': direct.topic,
            },
            h('span', { className: 'avatar bot tiny', 'aria-hidden': true }),
            `Messages of ${bot.realName}`,
            h('span', { id: 'unread', className: 'unread', hidden: true }),
          ),
        ),
      ),
    ),
    h(
      'fieldset',
      { className: 'accounts' },
      h('legend', null, 'You are'),
      people.map(({ name }, index) =>
        h(
          'label',
          { key: name, className: 'account' },
          h('input', { type: 'radio', name: 'account', value: name, defaultChecked: index === 0 }),
          h(
            'span',
            null,
            h('strong', null, name),
            accountWords[name] && h('small', null, accountWords[name]),
          ),
        ),
      ),
    ),
    h(
      'section',
      { className: 'builds', 'aria-labelledby': 'builds-title' },
      h('h2', { id: 'builds-title', tabIndex: -1 }, 'Running builds'),
      h('div', { id: 'builds' }),
    ),
    h(
      'section',
      { className: 'clock', 'aria-labelledby': 'clock-title' },
      h('h2', { id: 'clock-title' }, 'In the sandbox it is'),
      h('div', { id: 'today', 'aria-live': 'polite' }),
      h('button', { id: 'next-day', type: 'button', className: 'button' }, 'Next day'),
    ),
    h(
      'span',
      { className: 'element' },
      h('button', { id: 'reset', type: 'button', className: 'button' }, 'Start over'),
      confirmTemplate(startOver, {
        users: [],
        channels: [],
        reader: readerAt('UTC', now()),
      }),
    ),
  )
}

function conversation(): ReactNode {
  return h(
    'main',
    null,
    h(
      'header',
      { className: 'top' },
      h(
        'button',
        {
          id: 'menu-button',
          type: 'button',
          className: 'button quiet',
          'aria-expanded': false,
          'aria-controls': 'sidebar',
        },
        'Menu',
      ),
      h('div', { className: 'place' }, h('h2', { id: 'place-name' }), h('p', { id: 'place-topic' })),
    ),
    h('p', { id: 'notice', role: 'status' }),
    h('div', { id: 'log', role: 'log', 'aria-live': 'polite', 'aria-labelledby': 'place-name', tabIndex: 0 }),
    h('section', { id: 'home', 'aria-labelledby': 'place-name', tabIndex: -1, hidden: true }),
    composer(),
    h(
      'noscript',
      null,
      h(
        'p',
        { className: 'empty' },
        'The chat page needs JavaScript. The same can be done with the /sandbox calls that the README lists.',
      ),
    ),
  )
}

function composer(): ReactNode {
  return h(
    'form',
    { id: 'composer' },
    h('p', { id: 'composer-error', role: 'alert' }),
    h('ul', { id: 'suggestions', role: 'listbox', 'aria-label': 'Suggestions', hidden: true }),
    h(
      'div',
      { className: 'composer-box' },
      h('label', { htmlFor: 'text', className: 'unseen', id: 'text-label' }, 'Message'),
      h('textarea', {
        id: 'text',
        rows: 1,
        autoComplete: 'off',
        spellCheck: false,
        'aria-autocomplete': 'list',
        'aria-controls': 'suggestions',
        'aria-describedby': 'composer-hint',
      }),
      h('button', { type: 'submit', className: 'button primary' }, 'Send'),
    ),
    h(
      'p',
      { id: 'composer-hint', className: 'faint' },
      'Type / for commands. Enter sends, Shift+Enter starts a new line, arrow up brings back what you sent.',
    ),
  )
}
