import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ServerOptions } from '../server/open-server'

export interface StartedServer {
  url: string
  process: ChildProcess
}

/**
 * Runs a server in a process of its own for as long as the work takes.
 * @param store folder of its data, or address of its PostgreSQL
 */
export async function withServer(
  store: string,
  work: (server: StartedServer) => Promise<void>,
  options: Pick<ServerOptions, 'trustProxy' | 'idleGraceMs' | 'checkAnswers'> = {},
): Promise<void> {
  const server = fork(
    path.join(import.meta.dirname, 'server-process.ts'),
    [store, JSON.stringify(options)],
    {
      execArgv: ['--import', 'tsx'],
    },
  )
  try {
    const [url] = (await once(server, 'message')) as [string]
    await work({ url, process: server })
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
}
