import type { DialectName } from './db/dialect'
import type { Db } from './db/tables'

/** What time it is. */
export type Clock = () => Date

/** That many random bytes; in a host fit for secrets, in a test always the same. */
export type RandomBytes = (length: number) => Uint8Array

/** Takes unexpected failures; a caller never sees them. */
export type Log = { error(message: string, cause: unknown): void }

/**
 * Whether a password has that Argon2 hash. It takes a tenth of a second and 19 MiB on purpose, so a host that has other work to do finds a
 * thread for it.
 */
export type VerifyPassword = (password: string, hash: string) => Promise<boolean>

/** What goes to somebody by e-mail. */
export type OutgoingMail = { to: { name: string; email: string }; subject: string; text: string }

/** Sends mail, and knows where the application is that its links lead to. */
export type Mailer = {
  /** Such as `https://desk.example`, without a slash at its end. */
  appUrl: string
  /** @throws when it was not taken */
  send(mail: OutgoingMail): Promise<void>
}

/** Where files lie outside the database, each by its own id. It may be slow, or away. */
export type FileStore = {
  /** @throws when it was not taken */
  put(id: string, content: Uint8Array): Promise<void>
  /** Null where it has no such file. */
  get(id: string): Promise<Uint8Array | null>
  /** One that is not there is no fault. */
  remove(id: string): Promise<void>
}

/** What the backend needs from outside, so that a test or a story can make it stand still. */
export type AppContext = {
  db: Db
  dialect: DialectName
  clock: Clock
  random: RandomBytes
  log: Log
  verifyPassword: VerifyPassword
  /** IANA name of the zone whose days and weeks count; Europe/Vilnius unless said. */
  timeZone?: string
  /** Left out, mails stay in the outbox. */
  mailer?: Mailer
  /** Left out, files lie in the database. */
  files?: FileStore
}

export const systemClock: Clock = () => new Date()
export const secureRandom: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length))
