import type { DialectName } from './db/dialect'
import type { Db } from './db/tables'

export type Clock = () => Date

/** Returns random bytes: cryptographically secure in a host, deterministic in a test. */
export type RandomBytes = (length: number) => Uint8Array

/** Logs unexpected failures, which are never sent to the caller. */
export type Log = { error(message: string, cause: unknown): void }

/**
 * True if the password has that Argon2 hash. A check takes about 0.1 s and 19 MiB by design, so
 * hosts run it on another thread.
 */
export type VerifyPassword = (password: string, hash: string) => Promise<boolean>

type MailAddress = { name: string; email: string }

export type OutgoingMail = {
  to: readonly MailAddress[]
  /** Hidden copies. */
  bcc?: readonly MailAddress[]
  /** Address for replies; the sender of all mails by default. */
  replyTo?: MailAddress
  subject: string
  text: string
  attachment?: { name: string; media_type: string; content: Uint8Array }
}

/** Sends mail and provides the base URL for its links. */
export type Mailer = {
  /** Such as `https://desk.example`, without a trailing slash. */
  appUrl: string
  /**
   * Returns the addresses that the mail server refused, if it accepted others.
   * @throws if delivery fails
   */
  send(mail: OutgoingMail): Promise<readonly string[]>
}

/** File storage outside the database, by file id. It may be slow or unavailable. */
export type FileStore = {
  /**
   * Stores a file.
   * @throws if delivery fails
   */
  put(id: string, content: Uint8Array): Promise<void>
  /**
   * Opens a file, without its first `from` bytes. Returns null if there is no such file.
   * @throws if it can't be opened; the stream fails if the rest does not arrive
   */
  get(id: string, from: number): Promise<ReadableStream<Uint8Array> | null>
  /** Does nothing if there is no such file. */
  remove(id: string): Promise<void>
}

/** Font files of PDFs (TTF), each with all letters of our languages. */
export type PaperFonts = { regular: Uint8Array; semiBold: Uint8Array }

/** External dependencies of the backend, replaceable in tests. */
export type AppContext = {
  db: Db
  dialect: DialectName
  clock: Clock
  random: RandomBytes
  log: Log
  verifyPassword: VerifyPassword
  /** IANA name of the zone that defines business days and weeks; Europe/Vilnius by default. */
  timeZone?: string
  /** Without a mailer, mails stay queued. */
  mailer?: Mailer
  /** True while demo data is created: no mail about it is written. */
  isSeeding?: boolean
  /** Without fonts, no PDF can be made. */
  loadPaperFonts?: () => Promise<PaperFonts>
  /**
   * Downloads an XML file of daily rates of the European Central Bank. Without it, rates are
   * entered by users.
   * @throws if the download fails
   */
  fetchExchangeRates?: () => Promise<string>
  /** Receives the number of expired rows that were deleted, for metrics. */
  onDeleted?: (table: string, rows: number) => void
  /** Without a file store, files are stored in the database. */
  files?: FileStore
}

export const systemClock: Clock = () => new Date()
export const secureRandom: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length))
