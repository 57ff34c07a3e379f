import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { scheduleMoveToBucket } from '@backend/attachments/file-content'
import { createBackend, MAX_CONCURRENT_PASSWORD_CHECKS } from '@backend/app'
import { runDueJobs, DUE_JOB_INTERVAL_MS } from '@backend/due-work/run-due-jobs'
import { scheduleRateDownload } from '@backend/exchange-rates/ecb'
import { seedDemo } from '@backend/seed/worlds'
import { secureRandom, systemClock, type Clock } from '@backend/app-context'
import type { BucketConfiguration, DataStore, MailConfiguration } from './configuration'
import { createApp } from './app'
import { openBucket } from './bucket'
import { claimDataFolder } from './claim-folder'
import { openMailer } from './mailer'
import { isEmpty, openDatabase } from './open-database'
import { loadPaperFonts } from './paper-fonts'
import { downloadExchangeRates } from './exchange-rates'
import { openPasswordThreads } from './password-threads'

export type ServerOptions = DataStore & {
  /** TCP port; 0 takes any free one. */
  port: number
  /** Interface to listen on; 127.0.0.1 by default. */
  host?: string
  /** Adds demo users and documents to an empty embedded database. */
  demo: boolean
  /** Trusts `X-Forwarded-*` headers. */
  trustProxy?: boolean
  /** The folder of the built application; without it only the API is served. */
  dist?: string
  /** IANA name of the time zone of days and weeks; the backend's own by default. */
  timeZone?: string
  /** Host of map tiles, as in a content security policy. Without it there are no maps. */
  tiles?: string
  /** Bucket for files. Without it they are stored in the database. */
  bucket?: BucketConfiguration
  /** Address of the XML file of daily exchange rates. Without it rates are entered by users. */
  exchangeRatesUrl?: string
  /** Mail server. Without it mails stay in the outbox. */
  postOffice?: MailConfiguration
  /** Now; tests hold it still. */
  clock?: Clock
  /** Milliseconds between two looks for what is due; the backend's own unless said. */
  dueEvery?: number
  /** Validates every response against the contract. For tests, because it takes time. */
  checkAnswers?: boolean
}

export interface OpenServer {
  /** `http://127.0.0.1:4000`, without a slash. */
  url: string
  /** Stops accepting requests, finishes running ones, closes the database. May be called twice. */
  close: () => Promise<void>
}

/** Milliseconds that running requests have after a shutdown signal. */
const shutdownGraceMs = 10_000

/**
 * Runs all of Timberdesk in this process: database, backend, files, HTTP.
 * @throws if the port is taken, another server uses the folder, or the database can't be opened or
 * migrated
 */
export async function openServer(options: ServerOptions): Promise<OpenServer> {
  const {
    port,
    host = '127.0.0.1',
    demo,
    trustProxy = false,
    dist,
    timeZone,
    postOffice,
    bucket,
    exchangeRatesUrl,
    tiles,
    clock = systemClock,
    dueEvery = DUE_JOB_INTERVAL_MS,
    checkAnswers = false,
  } = options
  const endClaim = 'dataDir' in options ? await claimDataFolder(options.dataDir) : () => undefined
  const { db, dialect } = await openDatabase(options).catch((error: unknown) => {
    endClaim()
    throw error
  })
  const passwords = openPasswordThreads(MAX_CONCURRENT_PASSWORD_CHECKS)
  const release = () => Promise.all([db.destroy(), passwords.close()]).finally(endClaim)
  try {
    if (demo && dialect === 'sqlite' && (await isEmpty(db))) {
      await db
        .transaction()
        .execute((transaction) => seedDemo(transaction, { clock, random: secureRandom }))
    }
    const log = { error: (message: string, cause: unknown) => console.error(message, cause) }
    const outside = {
      ...(postOffice && { mailer: openMailer(postOffice) }),
      ...(bucket && { files: openBucket(bucket) }),
      ...(exchangeRatesUrl && {
        fetchExchangeRates: () => downloadExchangeRates(exchangeRatesUrl),
      }),
    }
    const context = {
      db,
      dialect,
      clock,
      random: secureRandom,
      log,
      ...(timeZone && { timeZone }),
      ...outside,
      loadPaperFonts,
    }
    if (exchangeRatesUrl) await scheduleRateDownload(db, clock())
    if (bucket) await scheduleMoveToBucket(db, clock())
    const backend = createBackend({
      ...context,
      verifyPassword: passwords.verify,
      checkAnswers,
    })
    const app = await createApp({ backend, trustProxy, dist, tiles })
    const listen = getRequestListener(app.fetch, { errorHandler: toErrorResponse })
    const server = createServer(
      { keepAliveTimeout },
      (incoming, outgoing) => void listen(incoming, outgoing),
    )
    server.listen(port, host)
    await once(server, 'listening')
    const due = runPeriodically(() => runDueJobs(context), dueEvery)
    let closing: Promise<void> | undefined
    const shutDown = async () => {
      try {
        await closeServer(server)
        await due.stop()
      } finally {
        await release()
      }
    }
    return { url: formatServerUrl(server), close: () => (closing ??= shutDown()) }
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * Milliseconds that an idle connection is kept. Longer than proxies keep theirs, because a
 * connection closed here just before a request is a lost request.
 */
const keepAliveTimeout = 75_000

/**
 * Answers errors outside the backend, which handles its own. The response contains nothing of the
 * error.
 */
function toErrorResponse(error: unknown): Response {
  if (error instanceof RequestError) return new Response(null, { status: 400 })
  console.error(error)
  return new Response(null, { status: 500 })
}

function formatServerUrl(server: Server): string {
  const address = server.address()
  const isAnywhere =
    typeof address === 'object' && (address?.address === '0.0.0.0' || address?.address === '::')
  const { address: ip, port } =
    typeof address === 'object' && address ? address : { address: '', port: 0 }
  return `http://${isAnywhere ? 'localhost' : ip}:${port}`
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // Repeatedly, because a connection is idle only after its last response, and browsers keep it for
  // seconds.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const timer = setTimeout(() => server.closeAllConnections(), shutdownGraceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(timer)
}

/**
 * Runs work at once and then periodically, one run at a time.
 * @param work never throws
 * @returns a function that stops it after the current run
 */
function runPeriodically(
  work: () => Promise<unknown>,
  intervalMs: number,
): { stop: () => Promise<void> } {
  let running: Promise<unknown> | null = null
  const run = () => {
    running ??= work().finally(() => {
      running = null
    })
  }
  run()
  const timer = setInterval(run, intervalMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
