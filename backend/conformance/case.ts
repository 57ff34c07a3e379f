import type { OperationId } from '@contract/operations'
import type { People } from './host'

/**
 * Kind of a case: success, invalid value, forbidden user, stale version, missing record, repeated
 * request (idempotency).
 */
export type Kind = 'success' | 'invalid' | 'forbidden' | 'stale' | 'not_found' | 'idempotent'

export type Case = { kind: Kind; title: string; run: (people: People) => Promise<void> }
export type Cases = Partial<Record<OperationId, readonly Case[]>>

const createCaseFactory =
  (name: Kind) =>
  (title: string, run: Case['run']): Case => ({ kind: name, title, run })

export const success = createCaseFactory('success')
export const invalid = createCaseFactory('invalid')
export const forbidden = createCaseFactory('forbidden')
export const stale = createCaseFactory('stale')
export const notFound = createCaseFactory('not_found')
export const idempotent = createCaseFactory('idempotent')

/** Id of no record. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
