import { groupBy } from '@backend/db/rows'
import { cases } from '@backend/conformance/cases'
import type { Case } from '@backend/conformance/case'
import { createPeople, type People, type Send } from '@backend/conformance/host'
import { createHttpSend } from '@backend/conformance/hosts/over-http'
import { operations, type OperationId } from '@contract/operations'

/** A call of a case and its answer. */
export interface Exchange {
  operation: OperationId
  method: string
  /** Path after `/api`, with its query. */
  path: string
  sent: RequestInit
  status: number
  /** Null if it is not JSON. */
  answer: unknown
}

const operationIds = Object.keys(operations) as OperationId[]

const patterns = operationIds
  .map((id) => ({
    id,
    method: operations[id].method as string,
    pattern: new RegExp(`^${operations[id].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    parameterCount: operations[id].path.split('{').length,
  }))
  // `/deals/totals/` before `/deals/{id}/`.
  .toSorted((a, b) => a.parameterCount - b.parameterCount)

/** Returns the operation of a call; undefined if there is none. */
export const findOperation = (method: string, path: string): OperationId | undefined =>
  patterns.find((one) => one.method === method && one.pattern.test(path.split('?')[0] ?? ''))?.id

interface Observer {
  onSend?: (method: string, path: string) => void
  onAnswer?: (exchange: Exchange) => void
}

/**
 * Creates the demo's people, whose calls are observed.
 * @param urls servers on one database; each call goes to the next one
 */
export function createObservedPeople(urls: readonly string[], observer: Observer = {}): People {
  let sentCount = 0
  const createSend = (): Send => {
    const send = createHttpSend(() => {
      sentCount += 1
      return urls[sentCount % urls.length] ?? ''
    })
    return async (path, init) => {
      const { method = 'GET' } = init
      observer.onSend?.(method, path)
      const answer = await send(path, init)
      const operation = findOperation(method, path)
      if (operation && observer.onAnswer) {
        const isJson = answer.headers.get('content-type')?.includes('json') ?? false
        const body: unknown = isJson ? await answer.clone().json() : null
        observer.onAnswer({
          operation,
          method,
          path,
          sent: init,
          status: answer.status,
          answer: body,
        })
      }
      return answer
    }
  }
  return createPeople({ createSend, close: async () => {} })
}

interface NamedCase extends Case {
  operation: OperationId
}

/** Returns the cases that succeed, of all operations or of those that write. */
export const listSuccesses = ({ writes = false } = {}): NamedCase[] =>
  operationIds.flatMap((operation) =>
    writes && operations[operation].method === 'GET'
      ? []
      : (cases[operation] ?? [])
          .filter(({ kind }) => kind === 'success')
          .map((one) => ({ ...one, operation })),
  )

/**
 * Returns a function that gives the next case of a write: one of each operation in turn, in random
 * order, so that a short time reaches many operations. The next round takes their other cases.
 */
export function createWriteRotation(): () => NamedCase | undefined {
  const byOperation = groupBy(listSuccesses({ writes: true }), ({ operation }) => operation)
  const operationCases = [...byOperation.values()]
    .map((cases) => ({ cases, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
  let count = 0
  return () => {
    const { cases = [] } = operationCases[count % operationCases.length] ?? {}
    const round = Math.floor(count / operationCases.length)
    count += 1
    return cases[round % cases.length]
  }
}

/**
 * Runs cases, some at once, until the signal aborts. Cases may fail, because they disturb each
 * other or the server ends.
 */
export async function runUntil(
  signal: AbortSignal,
  people: People,
  workers: number,
  next = createWriteRotation(),
): Promise<void> {
  const work = async () => {
    while (!signal.aborted)
      await next()
        ?.run(people)
        .catch(() => undefined)
  }
  await Promise.all(Array.from({ length: workers }, work))
}
