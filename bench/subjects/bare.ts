import { App } from '@slack/bolt'

// The floor of a start: Bolt is imported, and listens.

const [signingSecret = ''] = process.argv.slice(2)
const app = new App({ signingSecret, token: 'xoxb-bench', tokenVerificationEnabled: false })
const server = await app.start(0)
const address = server.address()
process.stdout.write(`listening ${typeof address === 'object' ? address?.port : 0}\n`)
