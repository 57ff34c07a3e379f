import type { DialectName } from './db/dialect'
import type { Db } from './db/tables'

/** What time it is. */
export type Clock = () => Date

/** That many random bytes; in a host fit for secrets, in a test always the same. */
export type RandomBytes = (length: number) => Uint8Array

/** Where unexpected failures are told; never shown to a caller. */
export type Log = { error(message: string, cause: unknown): void }

/** What the backend needs from outside, so that a test or a story can hold it still. */
export type Surroundings = {
  db: Db
  dialect: DialectName
  clock: Clock
  random: RandomBytes
  log: Log
}

export const systemClock: Clock = () => new Date()
export const secureRandom: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length))
