import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { ServerOptions } from '../server/open-server'

export interface StartedServer {
  url: string
  process: ChildProcess
}

type Options = Pick<ServerOptions, 'trustProxy' | 'idleGraceMs' | 'validatesResponses' | 'logLevel'>

/**
 * Starts a server in a process of its own.
 * @param store folder of its data, or address of its PostgreSQL
 * @param onLine receives the lines of its log, which are printed otherwise
 * @throws if it ends before it listens
 */
export async function startServer(
  store: string,
  options: Options = {},
  onLine?: (line: string) => void,
): Promise<StartedServer> {
  const server = fork(
    path.join(import.meta.dirname, 'server-process.ts'),
    [store, JSON.stringify(options)],
    { execArgv: ['--import', 'tsx'], silent: onLine !== undefined },
  )
  if (onLine && server.stdout) createInterface(server.stdout).on('line', onLine)
  const ended = new AbortController()
  try {
    const [url] = (await Promise.race([
      once(server, 'message', { signal: ended.signal }),
      once(server, 'exit', { signal: ended.signal }).then(() => {
        throw new Error('The server did not start.')
      }),
    ])) as [string]
    return { url, process: server }
  } finally {
    ended.abort()
  }
}

/** Ends a server. Does nothing if it has ended. */
export async function stopServer(
  { process: server }: Pick<StartedServer, 'process'>,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

/** Runs a server in a process of its own for as long as the work takes. */
export async function withServer(
  store: string,
  work: (server: StartedServer) => Promise<void>,
  options: Options = {},
): Promise<void> {
  const server = await startServer(store, options)
  try {
    await work(server)
  } finally {
    await stopServer(server)
  }
}
