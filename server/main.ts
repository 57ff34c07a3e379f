import path from 'node:path'
import { ConfigurationError, readConfiguration } from './configuration'
import { demoAccounts } from './demo-accounts'
import { openServer } from './open-server'

const dist = path.resolve(import.meta.dirname, '../dist')

try {
  const configuration = readConfiguration(process.env)
  const server = await openServer({ ...configuration, dist })
  console.log(`\nTimberdesk is at ${server.url}`)
  console.log(await demoAccounts(server.url))
  if (!configuration.postOffice && !configuration.demo)
    console.log(
      'No mail is sent: set SMTP_URL and APP_URL, or nobody gets a link to set a password.',
    )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      console.log('Ending …')
      void server.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(formatStartError(error))
  process.exitCode = 1
}

function formatStartError(error: unknown): unknown {
  if (error instanceof ConfigurationError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken by another program; choose one with PORT=4001 npm start.'
  }
  return error
}
