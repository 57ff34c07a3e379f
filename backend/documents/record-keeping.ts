import { recordActivity } from '../activity/record-activity'
import type { Person, Schemas, StaffCall } from '../call'
import type { Db } from '../db/tables'
import { expectVersion } from '../db/version'
import { newId } from '../identifiers'
import { logChanges } from './log-changes'
import { nextVersion } from './next-version'
import type { Changes } from './record-rules'

/** The columns of a record's head that a change sets. */
export type ChangedHead = { version: number; updated_at: string; updated_by: string }
/** Those that a new one has. */
export type NewHead = Omit<ChangedHead, 'version'> & { id: string; created_at: string; created_by: string }

/** What a kind of record that has no steps brings to being added, read and changed. */
export type RecordKeeping<Kept extends { version: number }, Write, Shown> = {
  kind: Schemas['RecordKind']
  /** @throws Problem 404 when there is none, or none in this person's sight */
  find(db: Db, id: string, person: Person): Promise<Kept>
  /** What is written, in the form in which it is kept. */
  tidied(write: Write): Write
  /**
   * @param id of the one that is changed; null for a new one
   * @throws Problem 422
   */
  check(db: Db, write: Write, id: string | null, person: Person): Promise<void>
  /** What the log says of a change; where it is nothing, nothing is stored. */
  changes(db: Db, before: Kept, write: Write): Changes | Promise<Changes>
  insert(db: Db, write: Write, head: NewHead): Promise<unknown>
  /** Stores the change, also where other records have a part of it. */
  update(db: Db, write: Write, head: ChangedHead, before: Kept): Promise<unknown>
  /** The record as this person sees it. */
  present(call: StaffCall, kept: Kept): Promise<Shown>
}

/** The handlers of a kind's records, but for its list. */
export function keepRecords<Kept extends { version: number }, Write, Shown>(keeping: RecordKeeping<Kept, Write, Shown>) {
  const { kind, find, tidied, check, changes, insert, update, present } = keeping

  return {
    async create(call: StaffCall & { body: Write }): Promise<Shown> {
      const { db, random, person, clock } = call
      const write = tidied(call.body)
      await check(db, write, null, person)
      const id = newId(random)
      const at = clock().toISOString()
      await insert(db, write, { id, created_at: at, created_by: person.id, updated_at: at, updated_by: person.id })
      await recordActivity(call, { record: { kind, id }, personId: person.id, kind: 'created', changes: [] })
      return present(call, await find(db, id, person))
    },

    read: async (call: StaffCall & { path: { id: string } }): Promise<Shown> => present(call, await find(call.db, call.path.id, call.person)),

    async update(call: StaffCall & { path: { id: string }; body: Write; version: number }): Promise<Shown> {
      const { db, person } = call
      const { id } = call.path
      const before = await find(db, id, person)
      expectVersion(call.version, before.version)
      const write = tidied(call.body)
      await check(db, write, id, person)
      const changed = await changes(db, before, write)
      if (changed.length === 0) return present(call, before)
      await update(db, write, nextVersion(call, before.version), before)
      await logChanges(call, { kind, id }, changed)
      return present(call, await find(db, id, person))
    },
  }
}
