import { AsyncLocalStorage } from 'node:async_hooks'
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import type { Log } from '@backend/app-context'
import { createRepetitionCounter } from './repeated-failures'
import { formatLine } from './terminal-lines'

/** Id of the request that the running code answers. */
export const requestId = new AsyncLocalStorage<string>()

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type ServerLog = Log & Pick<Logger, 'info' | 'debug'> & { close: () => void }

/**
 * Writes lines of JSON, or readable lines on a terminal. Lines contain neither bodies nor searches
 * of requests, so no words of users, passwords or tokens.
 */
export function createLog(
  level: LogLevel,
  isTerminal: boolean,
  output: DestinationStream = process.stdout,
): ServerLog {
  const destination: DestinationStream = isTerminal
    ? { write: (line) => output.write(formatLine(line)) }
    : output
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      serializers: { err: describeError },
      mixin: () => {
        const id = requestId.getStore()
        return id === undefined ? {} : { request_id: id }
      },
    },
    destination,
  )
  const repetitions = createRepetitionCounter((message, count) =>
    logger.error({ count }, `${message} (${count} more times in a minute)`),
  )
  return {
    info: logger.info.bind(logger),
    debug: logger.debug.bind(logger),
    error(message, cause) {
      const { message: reason, code } = describeError(cause)
      if (repetitions.isFirst(`${code ?? ''} ${reason}`, reason))
        logger.error({ err: cause }, message)
    },
    close: () => repetitions.close(),
  }
}

interface DescribedError {
  type: string
  message: string
  code?: string
  stack?: string
}

/**
 * Keeps the message and stack of an error, without the values of a row and the addresses of an
 * email that drivers add.
 */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: hideAddresses(String(error)) }
  return {
    type: error.name,
    message: hideAddresses(error.message),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.stack !== undefined && { stack: hideAddresses(error.stack) }),
  }
}

/** Hides email addresses, and users and passwords of URLs. */
const hideAddresses = (text: string): string =>
  text.replaceAll(/[^\s<>"'()/]+@(?=[\w[])[^\s<>"'(),;]*/g, '[hidden]')
