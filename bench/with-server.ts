import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface StartedServer {
  url: string
  process: ChildProcess
}

/**
 * Runs a server in a process of its own for as long as the work takes.
 * @param store The folder of its data, or the address of its PostgreSQL.
 */
export async function withServer(
  store: string,
  work: (server: StartedServer) => Promise<void>,
): Promise<void> {
  const server = fork(path.join(import.meta.dirname, 'server-process.ts'), [store], {
    execArgv: ['--import', 'tsx'],
  })
  try {
    const [url] = (await once(server, 'message')) as [string]
    await work({ url, process: server })
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
}
