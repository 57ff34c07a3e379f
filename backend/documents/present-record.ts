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
  kept: Kept,
  written: Write,
) {
  const named = await findPersonRefs(db, [kept.created_by, kept.updated_by])
  return {
    ...presentRecordHead(kept, named),
    ...written,
    allowed_actions: getRecordActions(rules, person, kept),
  }
}
