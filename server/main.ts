import path from 'node:path'
import * as v from 'valibot'
import { vListDemoPeopleResponse } from '@contract/validators'
import { readConfiguration, type Configuration } from './configuration'
import { createLog } from './log'
import { openServer } from './open-server'
import { explainStartError } from './start-error'

/** Longer than the seven seconds between two polls of an open page. */
const IDLE_GRACE_MS = 8_000

const dist = path.resolve(import.meta.dirname, '../dist')
let configuration: Configuration | null = null

try {
  // Lines for each request would push the printed address and demo users off a terminal.
  const LOG_LEVEL = process.env['LOG_LEVEL'] || (process.stdout.isTTY ? 'warn' : 'info')
  configuration = readConfiguration({ ...process.env, LOG_LEVEL })
  const server = await openServer({ ...configuration, dist, idleGraceMs: IDLE_GRACE_MS })
  const print = createPrinter(configuration)
  print(`\nTimberdesk is at ${server.url}`)
  print(await formatDemoAccounts(server.url))
  if (!configuration.postOffice && !configuration.demo)
    print('No email is sent. Set SMTP_URL and APP_URL, so that users get a link to set a password.')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      print('Stopping …')
      void server.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(explainStartError(error, configuration))
  process.exitCode = 1
}

/** Returns a function that prints text on a terminal, and otherwise logs it as JSON. */
function createPrinter({ demo, logLevel }: Configuration): (text: string) => void {
  if (process.stdout.isTTY || demo) return (text) => console.log(text)
  const log = createLog(logLevel, false)
  return (text) => log.info(text.trim())
}

/**
 * Returns the demo users as lines for the terminal, or the command that creates the first admin if
 * there are none.
 */
async function formatDemoAccounts(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/demo_people/`)
  const people = v.parse(vListDemoPeopleResponse, await answer.json())
  const [first] = people
  if (!first) return 'If there is no user yet, create an admin with `npm run create-admin`.\n'
  const rows = people.map(({ email, name }) => `  ${email.padEnd(42)} ${name}`)
  return [`Log in as a demo user with the password ${first.password}:`, ...rows, ''].join('\n')
}
