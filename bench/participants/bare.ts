import { App } from '@slack/bolt'

// The floor of a start: Bolt is imported, and listens.

const app = new App({ signingSecret: 'unused', token: 'xoxb-bench', tokenVerificationEnabled: false })
await app.start(Number(process.argv[2]))
process.stdout.write('listening\n')
