import * as v from 'valibot'
import type { OperationId } from '@/shared/api/generated/operations'

const bytes = new TextEncoder()

/**
 * Converts a handler's result to a response. A record's version becomes its ETag; a whole response
 * is passed on.
 */
export function toSuccessResponse(result: unknown, status: number): Response {
  if (result instanceof Response) return result
  if (result === undefined) return new Response(null, { status })
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const version = getVersion(result)
  if (version !== null) headers.set('ETag', `"${version}"`)
  const text = JSON.stringify(result)
  // Lets a host know the length without reading the body.
  headers.set('Content-Length', String(bytes.encode(text).length))
  return new Response(text, { status, headers })
}

function getVersion(result: unknown): number | null {
  if (typeof result !== 'object' || result === null || !('version' in result)) return null
  return typeof result.version === 'number' ? result.version : null
}

/**
 * Validates a response against the contract.
 * @throws Error with the first mismatch; the caller gets a 500
 */
export function checkAnswer(
  id: OperationId,
  schema: v.GenericSchema | null,
  result: unknown,
): void {
  if (!schema) return
  const parsed = v.safeParse(schema, result)
  if (parsed.success) return
  const [issue] = parsed.issues
  throw new Error(
    `${id} answers against the contract at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`,
  )
}
