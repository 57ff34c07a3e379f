import { explainDatabaseError } from './database-error'
import { ConfigurationError, type Configuration } from './configuration'

/** Explains to the operator why the server cannot start, without a stack. */
export function explainStartError(error: unknown, configuration: Configuration | null): string {
  if (error instanceof ConfigurationError) return error.message
  const sentence =
    configuration &&
    (explainListenError(error, configuration) ?? explainDatabaseError(error, configuration))
  const message = error instanceof Error ? error.message : String(error)
  return sentence ?? `Timberdesk could not start: ${message}`
}

function explainListenError(
  error: unknown,
  { port: mainPort, host }: Configuration,
): string | null {
  // The port may be that of the metrics.
  const { code, syscall, port = mainPort } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another one, such as ${port === mainPort ? 'PORT' : 'METRICS_PORT'}=${port + 1}.`
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not listen on port ${port}. Choose a port from 1024, such as PORT=4000.`
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return `This machine has no address ${host}. Set HOST to one of its own, such as 127.0.0.1 or 0.0.0.0.`
  return null
}
