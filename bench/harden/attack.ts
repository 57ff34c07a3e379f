import type { DataStore } from '../../server/configuration'
import type { StartedServer } from '../with-server'

/** One measurement of an attack, a line of the printed table. */
export interface Row {
  /** The attack, or its effect on users, such as `120 slow readers: memory`. */
  name: string
  /** The limit, with its unit. */
  aim: string
  /** The measured value, in the same unit. */
  measured: string
  /** True if the aim is met. */
  ok: boolean
}

/** A demo server in its own process, on 127.0.0.1, that only this attack uses. */
export interface HardenServer extends StartedServer {
  /** Folder of its SQLite file, or address of its PostgreSQL. */
  store: DataStore
  /** Stops PostgreSQL as an operator would, and starts it again. */
  restartDatabase?: () => Promise<void>
}

export type StoreName = 'SQLite' | 'PostgreSQL'

/** A module of this folder: one bounded attack, which ends by itself. */
export interface Attack {
  run: (server: HardenServer) => Promise<Row[]>
  /** Milliseconds that it may take; five minutes by default. */
  maxMs?: number
  /** Databases that it runs on, each with a server of its own; SQLite by default. */
  stores?: readonly StoreName[]
  /** True if the server trusts `X-Forwarded-For`, so that callers can have many addresses. */
  trustProxy?: boolean
  /** True if the server compares its answers with the contract. */
  validatesResponses?: boolean
}
