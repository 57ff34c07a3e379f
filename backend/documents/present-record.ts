import type { Schemas, StaffCall } from '../call'
import { findPersonRefs } from '../people/find-person-refs'
import { presentRecordHead } from './record-head'
import { getRecordActions, type RecordPolicy } from './record-policy'

type StoredHead = Pick<Schemas['RecordHead'], 'id' | 'version' | 'created_at' | 'updated_at'> & {
  created_by: string | null
  updated_by: string | null
}

/**
 * Returns a record without statuses: head, fields and allowed actions. Kinds with more references
 * present themselves, so that one query loads all names.
 */
export async function presentRecord<Kept extends StoredHead, Write extends object>(
  { db, person }: StaffCall,
  rules: RecordPolicy<Kept>,
  stored: Kept,
  written: Write,
) {
  const toPersonRef = await findPersonRefs(db, [stored.created_by, stored.updated_by])
  return {
    ...presentRecordHead(stored, toPersonRef),
    ...written,
    allowed_actions: getRecordActions(rules, person, stored),
  }
}
