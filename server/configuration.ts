import { DEFAULT_TIME_ZONE } from '@backend/business-day'
import { ConfigurationError } from './configuration-error'
import { LOG_LEVELS, type LogLevel } from './log'
import { readSecretFiles, type Environment } from './secret-files'

export { ConfigurationError }

/** Database: one file beside the application, or a PostgreSQL shared by several servers. */
export type DataStore = { dataDir: string } | { databaseUrl: string }

export interface MailConfiguration {
  /** Such as `smtps://user:password@mail.example:465`. */
  smtpUrl: string
  from: string
  /**
   * Address of the application for links, without a trailing slash. Not read from requests, because
   * a client could name another host.
   */
  appUrl: string
}

/** S3 bucket in which files are stored. */
export interface BucketConfiguration {
  /** Such as `https://s3.eu-north-1.amazonaws.com/desk`, without a slash at its end. */
  url: string
  accessKeyId: string
  secretAccessKey: string
  /** As its provider names it. */
  region: string
}

/** Daily backups of the embedded database. */
export interface BackupConfiguration {
  folder: string
  /** Days that a backup is kept. */
  keepDays: number
}

/** Address of the metrics, which no proxy passes on. */
export interface MetricsAddress {
  port: number
  host: string
}

/** Configuration from environment variables. */
export type Configuration = DataStore & {
  /** TCP port; 0 takes any free one. */
  port: number
  /** Interface to listen on: this machine alone for a demo, else all of them by default. */
  host: string
  /** Adds demo users and documents to an empty embedded database, and serves them. */
  demo: boolean
  /** Trusts `X-Forwarded-*` headers, because a proxy of ours writes them. */
  trustProxy: boolean
  /** IANA name of the zone whose days and weeks count. */
  timeZone: string
  /** Mail server. Without it, emails stay queued, and a demo shows them. */
  postOffice?: MailConfiguration
  /** Bucket for files. Without it, they are stored in the database. */
  bucket?: BucketConfiguration
  /** Lowest level that is logged. */
  logLevel: LogLevel
  /** Without it, no metrics are served. */
  metricsAddress?: MetricsAddress
  /** Without it, backups are made by hand only. */
  backups?: BackupConfiguration
  /** Address of the XML file of daily exchange rates. Without it, rates are entered by users. */
  exchangeRatesUrl?: string
  /** Host of map tiles, as in a content security policy. Without it there are no maps. */
  tiles?: string
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigurationError with a message for the operator
 */
export function readConfiguration(given: Environment): Configuration {
  const env = readSecretFiles(given)
  const databaseUrl = readDatabaseUrl(env['DATABASE_URL'])
  const postOffice = readMailConfiguration(env)
  const bucket = readBucket(env['FILES_URL'])
  const backups = readBackups(env, databaseUrl !== null)
  const tiles = readTiles(env['VITE_MAP_TILES'])
  const exchangeRatesUrl = readExchangeRatesUrl(env['EXCHANGE_RATES_URL'])
  return {
    ...(databaseUrl ? { databaseUrl } : { dataDir: env['DATA_DIR'] || 'data' }),
    port: readPort('PORT', env['PORT'] || '4000'),
    logLevel: readLogLevel(env['LOG_LEVEL']),
    ...readAudience(env, databaseUrl !== null),
    timeZone: readTimeZone(env['TIME_ZONE']),
    ...(postOffice && { postOffice }),
    ...(bucket && { bucket }),
    ...(backups && { backups }),
    ...(env['METRICS_PORT'] && {
      metricsAddress: {
        port: readPort('METRICS_PORT', env['METRICS_PORT']),
        host: env['METRICS_HOST'] || LOCAL_HOST,
      },
    }),
    ...(tiles && { tiles }),
    ...(exchangeRatesUrl && { exchangeRatesUrl }),
  }
}

/**
 * Everyone knows the password of the demo users, so a demo listens on this machine alone unless
 * the operator asks for both.
 */
function readAudience(
  env: Environment,
  hasPostgres: boolean,
): Pick<Configuration, 'host' | 'demo' | 'trustProxy'> {
  const trustProxy = readSwitch('TRUST_PROXY', env['TRUST_PROXY'], false)
  const host = env['HOST']
  const isPrivate = !isPublic({ host: host || LOCAL_HOST, trustProxy })
  const demo = readSwitch('DEMO', env['DEMO'], isPrivate && !hasPostgres)
  if (demo && hasPostgres)
    throw new ConfigurationError(
      'DEMO=true adds a demo to the embedded database only. Leave out DEMO or DATABASE_URL.',
    )
  return { host: host || (demo ? LOCAL_HOST : '0.0.0.0'), demo, trustProxy }
}

const LOCAL_HOST = '127.0.0.1'

/** True if others can reach the server: on the network, or through a proxy. */
export function isPublic({ host, trustProxy }: { host: string; trustProxy: boolean }): boolean {
  return trustProxy || !/^(127\.[\d.]+|::1|localhost)$/.test(host)
}

/** The message does not contain the URL, because it may contain a password. */
function readDatabaseUrl(url: string | undefined): string | null {
  if (!url) return null
  // `postgres://user@/name?host=/run/postgresql` names a socket, which `URL` does not parse.
  if (!isUrl(url.replace('@/', '@localhost/'), ['postgres:', 'postgresql:']))
    throw new ConfigurationError(
      'DATABASE_URL is no address of a PostgreSQL database; give one such as postgres://user:password@db.example:5432/timberdesk.',
    )
  return url
}

function readExchangeRatesUrl(url: string | undefined): string | null {
  if (!url) return null
  if (!isUrl(url, ['http:', 'https:']))
    throw new ConfigurationError(
      `EXCHANGE_RATES_URL is "${url}"; give an address such as https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml.`,
    )
  return url
}

/**
 * Returns the policy's host for a tile URL: `https://*.tiles.example` for
 * `https://{s}.tiles.example/{z}/{x}/{y}.png`.
 */
function readTiles(url: string | undefined): string | null {
  if (!url) return null
  const host = /^https?:\/\/[\w.*:-]+(?=\/)/.exec(url.replace('{s}', '*'))?.[0]
  if (host === undefined)
    throw new ConfigurationError(
      `VITE_MAP_TILES is "${url}"; give an address such as https://tiles.example/{z}/{x}/{y}.png.`,
    )
  return host
}

/** Parses `https://key:secret@s3.eu-north-1.amazonaws.com/desk?region=eu-north-1`. */
function readBucket(text: string | undefined): BucketConfiguration | null {
  if (!text) return null
  const error = new ConfigurationError(
    'FILES_URL is no address of a bucket; give one such as https://key:secret@s3.example/bucket?region=eu-north-1.',
  )
  if (!isUrl(text, ['http:', 'https:'])) throw error
  const { username, password, origin, pathname, searchParams } = new URL(text)
  const bucketPath = pathname.replace(/\/+$/, '')
  if (!username || !password || !bucketPath) throw error
  return {
    url: origin + bucketPath,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
  }
}

function readBackups(env: Environment, hasPostgres: boolean): BackupConfiguration | null {
  const folder = env['BACKUP_DIR']
  if (!folder) return null
  if (hasPostgres)
    throw new ConfigurationError(
      'BACKUP_DIR is for the embedded database. Leave it out, and back up PostgreSQL with pg_dump.',
    )
  const keepDays = Number(env['BACKUP_KEEP'] || 14)
  if (!Number.isInteger(keepDays) || keepDays < 1)
    throw new ConfigurationError(
      `BACKUP_KEEP is "${env['BACKUP_KEEP']}"; give a number of days, such as 14.`,
    )
  return { folder, keepDays }
}

function readMailConfiguration(env: Environment): MailConfiguration | null {
  const smtpUrl = env['SMTP_URL']
  if (!smtpUrl) return null
  if (!isUrl(smtpUrl, ['smtp:', 'smtps:']))
    throw new ConfigurationError(
      'SMTP_URL is not an address of a mail server. Use one such as smtps://user:password@mail.example:465.',
    )
  const appUrl = (env['APP_URL'] ?? '').replace(/\/+$/, '')
  if (!isUrl(appUrl, ['http:', 'https:']))
    throw new ConfigurationError(
      'Emails contain links to the application. Set its address, such as APP_URL=https://desk.example.',
    )
  return {
    smtpUrl,
    appUrl,
    from: env['MAIL_FROM'] || `Timberdesk <no-reply@${new URL(appUrl).hostname}>`,
  }
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

function readPort(name: string, text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigurationError(`${name} is "${text}"; give a number from 0 to 65535.`)
  }
  return port
}

function readLogLevel(text: string | undefined): LogLevel {
  const level = LOG_LEVELS.find((one) => one === (text || 'info'))
  if (level) return level
  throw new ConfigurationError(`LOG_LEVEL is "${text}"; give one of ${LOG_LEVELS.join(', ')}.`)
}

function readTimeZone(text: string | undefined): string {
  if (!text) return DEFAULT_TIME_ZONE
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    throw new ConfigurationError(
      `TIME_ZONE is "${text}"; give the name of a zone, such as ${DEFAULT_TIME_ZONE}.`,
    )
  }
}

function readSwitch(name: string, text: string | undefined, fallback: boolean): boolean {
  if (!text) return fallback
  if (['1', 'true', 'yes', 'on'].includes(text.toLowerCase())) return true
  if (['0', 'false', 'no', 'off'].includes(text.toLowerCase())) return false
  throw new ConfigurationError(`${name} is "${text}"; give true or false.`)
}
