import type { Schemas, PersonCall, TransitionCall } from '../call'
import { getBusinessYear } from '../business-day'
import { type NumberSeries, takeNextNumber } from '../db/document-numbers'
import { createId } from '../identifiers'
import { Problem } from '../problems/problem'
import { createPersonLookup } from '../people/person-refs'
import { getRecordActions, type RecordPolicy } from './record-policy'

/** Creates the first columns of a new draft: id, number, status, author. */
export async function createDocumentHead(call: PersonCall, series: NumberSeries) {
  const { number, key: number_key } = await takeNextNumber(call.db, series, getBusinessYear(call))
  const [at, by] = [call.clock().toISOString(), call.person.id]
  return {
    id: createId(call.random),
    number,
    number_key,
    status: 'draft' as const,
    created_at: at,
    created_by: by,
    updated_at: at,
    updated_by: by,
  }
}

/**
 * Returns the head columns that every change of a stored record sets.
 * @param version the present one
 */
export const toNextVersion = (
  { clock, person }: Pick<PersonCall, 'clock' | 'person'>,
  version: number,
) => ({
  version: version + 1,
  updated_at: clock().toISOString(),
  updated_by: person.id,
})

/**
 * Returns the head columns that a transition of a stored record sets. A transition of the system
 * leaves the author of the last change.
 */
export const toTransitionedVersion = ({ clock, person }: TransitionCall, version: number) => ({
  version: version + 1,
  updated_at: clock().toISOString(),
  ...(person && { updated_by: person.id }),
})

type Head = Schemas['RecordHead']
type StoredHead<By extends string | null> = Pick<
  Head,
  'id' | 'version' | 'created_at' | 'updated_at'
> & { created_by: By; updated_by: By }
/** Same as the result of `createPersonLookup`. */
type PersonLookup<By extends string | null> = (
  id: By,
) => By extends null ? Schemas['PersonRef'] | null : Schemas['PersonRef']

export const presentRecordHead = <By extends string | null>(
  { id, version, created_at, created_by, updated_at, updated_by }: StoredHead<By>,
  toPersonRef: PersonLookup<By>,
) => ({
  id,
  version,
  created_at,
  created_by: toPersonRef(created_by),
  updated_at,
  updated_by: toPersonRef(updated_by),
})

export const presentDocumentHead = <By extends string | null>(
  stored: StoredHead<By> & { number: string },
  toPersonRef: PersonLookup<By>,
) => ({
  ...presentRecordHead(stored, toPersonRef),
  number: stored.number,
})

/**
 * Checks that a change is based on the record's current version.
 * @throws Problem 412 with the current version
 */
export function assertVersion(version: number, current: number): void {
  if (version !== current) throw Problem.stale(current)
}

type StoredRecordHead = Pick<
  Schemas['RecordHead'],
  'id' | 'version' | 'created_at' | 'updated_at'
> & {
  created_by: string | null
  updated_by: string | null
}

/**
 * Returns a record without statuses: head, fields and allowed actions. Kinds with more references
 * present themselves, so that one query loads all names.
 */
export async function presentRecord<Stored extends StoredRecordHead, Write extends object>(
  { db, person }: PersonCall,
  policy: RecordPolicy<Stored>,
  stored: Stored,
  written: Write,
) {
  const toPersonRef = await createPersonLookup(db, [stored.created_by, stored.updated_by])
  return {
    ...presentRecordHead(stored, toPersonRef),
    ...written,
    allowed_actions: getRecordActions(policy, person, stored),
  }
}
