import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { DataStore } from './configuration'

export interface ServerOptions {
  store: DataStore
  /** TCP port; 0 takes any free one. */
  port: number
  /** Interface to listen on; 127.0.0.1 unless said. */
  host?: string
  /** Whether an empty embedded database gets the demo people and their documents. */
  demo: boolean
  trustProxy?: boolean
  /** The built application; without it only the API is served. */
  dist?: string
  /** Now; tests hold it still. */
  clock?: () => Date
}

export interface OpenServer {
  /** `http://127.0.0.1:4000`, without a slash. */
  url: string
  /** Stops accepting, lets requests in progress finish, closes the database. */
  close: () => Promise<void>
}
