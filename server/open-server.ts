import { scheduleMoveToBucket } from '@backend/attachments/file-content'
import { createBackend, MAX_CONCURRENT_PASSWORD_CHECKS } from '@backend/app'
import { DUE_JOB_INTERVAL_MS } from '@backend/due-work/run-due-jobs'
import { scheduleRateDownload } from '@backend/exchange-rates/ecb'
import { seedDemo } from '@backend/seed/worlds'
import { secureRandom, systemClock, type Clock } from '@backend/app-context'
import type {
  BackupConfiguration,
  BucketConfiguration,
  DataStore,
  MailConfiguration,
  MetricsAddress,
} from './configuration'
import { createApp } from './app'
import { BACKUP_CHECK_MS, runDailyBackup } from './backup/daily-backups'
import { openBucket } from './bucket'
import { claimDataFolder } from './claim-folder'
import { assertDemoIsIntended } from './demo-guard'
import { startDueWork } from './due-work'
import { openHttpServer } from './http-server'
import { createLog, type LogLevel } from './log'
import { openMailer } from './mailer'
import { scheduleRetention } from '@backend/retention/delete-expired'
import { createMetrics, serveMetrics } from './metrics'
import { isEmpty, openDatabase } from './open-database'
import { loadPaperFonts } from './paper-fonts'
import { downloadExchangeRates } from './exchange-rates'
import { openPasswordThreads } from './password-threads'
import { runPeriodically } from './run-periodically'

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
  /** Lowest level that is logged. */
  logLevel?: LogLevel
  /** Serves metrics for Prometheus on a port of their own. */
  metricsAddress?: MetricsAddress
  /** Daily backups of the embedded database. */
  backups?: BackupConfiguration
  /** Address of the XML file of daily exchange rates. Without it rates are entered by users. */
  exchangeRatesUrl?: string
  /** Mail server. Without it, emails stay queued. */
  postOffice?: MailConfiguration
  /** Clock of the server; tests set it. */
  clock?: Clock
  /** Milliseconds between two runs of due jobs; the backend's own by default. */
  dueEvery?: number
  /**
   * Milliseconds that idle connections wait for a last request when the server closes, which is
   * answered with `Connection: close`; 0 by default, which closes them at once.
   */
  idleGraceMs?: number
  /** Validates every response against the contract. For tests, because it takes time. */
  validatesResponses?: boolean
}

export interface OpenServer {
  /** `http://127.0.0.1:4000`, without a slash. */
  url: string
  /** Stops accepting requests, finishes running ones, closes the database. May be called twice. */
  close: () => Promise<void>
}

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
    backups,
    logLevel = 'error',
    metricsAddress,
    exchangeRatesUrl,
    tiles,
    clock = systemClock,
    dueEvery = DUE_JOB_INTERVAL_MS,
    idleGraceMs = 0,
    validatesResponses = false,
  } = options
  const endClaim = 'dataDir' in options ? await claimDataFolder(options.dataDir) : () => undefined
  const { db, dialect } = await openDatabase(options).catch((error: unknown) => {
    endClaim()
    throw error
  })
  const log = createLog(logLevel, process.stdout.isTTY)
  const passwords = openPasswordThreads(MAX_CONCURRENT_PASSWORD_CHECKS)
  let closeMetrics = () => {}
  const release = async () => {
    closeMetrics()
    await Promise.all([db.destroy(), passwords.close()]).finally(endClaim)
    log.close()
  }
  try {
    if (demo && dialect === 'sqlite' && (await isEmpty(db))) {
      await db
        .transaction()
        .execute((transaction) => seedDemo(transaction, { clock, random: secureRandom }))
    }
    await assertDemoIsIntended(db, { demo, host, trustProxy })
    const services = {
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
      ...services,
      loadPaperFonts,
    }
    await scheduleRetention({ db, clock }).catch((error: unknown) =>
      log.error('The deletion of old data could not be scheduled', error),
    )
    if (exchangeRatesUrl) await scheduleRateDownload({ db, clock })
    if (bucket) await scheduleMoveToBucket(db, clock())
    const backend = createBackend({
      ...context,
      verifyPassword: passwords.verify,
      validatesResponses,
    })
    const metrics = createMetrics(db, backend.countWaitingLogins)
    const app = await createApp({ backend, log, metrics, trustProxy, dist, tiles })
    if (metricsAddress) closeMetrics = await serveMetrics(metrics, metricsAddress)
    const server = await openHttpServer(app, { port, host, trustProxy, idleGraceMs, log })
    const stopDueWork = startDueWork({ ...context, onDeleted: metrics.countDeleted }, dueEvery)
    const stopBackups =
      backups && 'dataDir' in options
        ? runPeriodically(() => runDailyBackup(options.dataDir, backups, context), BACKUP_CHECK_MS)
            .stop
        : () => undefined
    let closing: Promise<void> | undefined
    const shutDown = async () => {
      try {
        await Promise.all([server.close(), stopDueWork(), stopBackups()])
      } finally {
        await release()
      }
    }
    return { url: server.url, close: () => (closing ??= shutDown()) }
  } catch (error) {
    await release()
    throw error
  }
}
