import { recordActivity, logChanges } from '../activity/activity'
import type { Schemas, PersonCall } from '../call'
import type { Db } from '../db/tables'
import { assertVersion, toNextVersion } from './record-head'
import { createId } from '../identifiers'
import { Problem, type FieldError } from '../problems/problem'
import type { Changes, RecordPolicy } from './record-policy'

/** Head columns that a change sets. */
export type HeadUpdate = { version: number; updated_at: string; updated_by: string }
/** Head columns of a new record. */
export type HeadInsert = Omit<HeadUpdate, 'version'> & {
  id: string
  created_at: string
  created_by: string
}

/** Configuration of a record kind without statuses. */
export type RecordHandlersConfig<Stored extends { version: number }, Write, Presented> = {
  kind: Schemas['RecordKind']
  /** Finds records that the user may see. */
  policy: Pick<RecordPolicy<Stored>, 'requireRecord'>
  /** Converts the submitted record to its stored form. Default: unchanged. */
  normalize?(write: Write): Write
  /**
   * Returns the errors beyond the contract's schema.
   * @param before the stored record; null for a new one
   */
  findErrors(
    call: PersonCall,
    write: Write,
    before: Stored | null,
  ): FieldError[] | Promise<FieldError[]>
  /** Returns the changes for the log. Without changes nothing is stored. */
  findChanges(db: Db, before: Stored, write: Write): Changes | Promise<Changes>
  insert(db: Db, write: Write, head: HeadInsert): Promise<unknown>
  /** Stores the change, and copies of its values in other records. */
  update(call: PersonCall, write: Write, head: HeadUpdate, before: Stored): Promise<unknown>
  /** Returns the record as the user may see it. */
  present(call: PersonCall, stored: Stored): Promise<Presented>
}

/** Creates the handlers of a record kind, except its list. Errors are thrown as Problem 422. */
export function createRecordHandlers<Stored extends { version: number }, Write, Presented>(
  config: RecordHandlersConfig<Stored, Write, Presented>,
) {
  const {
    kind,
    policy,
    normalize = (write: Write) => write,
    findErrors,
    findChanges,
    insert,
    update,
    present,
  } = config

  const assertValid = async (
    call: PersonCall,
    write: Write,
    before: Stored | null,
  ): Promise<void> => {
    const errors = await findErrors(call, write, before)
    if (errors.length > 0) throw Problem.invalid(...errors)
  }

  return {
    async create(call: PersonCall & { body: Write }): Promise<Presented> {
      const { db, random, person, clock } = call
      const write = normalize(call.body)
      await assertValid(call, write, null)
      const id = createId(random)
      const at = clock().toISOString()
      await insert(db, write, {
        id,
        created_at: at,
        created_by: person.id,
        updated_at: at,
        updated_by: person.id,
      })
      await recordActivity(call, {
        record: { kind, id },
        personId: person.id,
        kind: 'created',
        changes: [],
      })
      return present(call, await policy.requireRecord(db, person, id))
    },

    read: async (call: PersonCall & { path: { id: string } }): Promise<Presented> =>
      present(call, await policy.requireRecord(call.db, call.person, call.path.id)),

    async update(
      call: PersonCall & { path: { id: string }; body: Write; version: number },
    ): Promise<Presented> {
      const { db, person } = call
      const { id } = call.path
      const before = await policy.requireRecord(db, person, id)
      assertVersion(call.version, before.version)
      const write = normalize(call.body)
      await assertValid(call, write, before)
      const changed = await findChanges(db, before, write)
      if (changed.length === 0) return present(call, before)
      await update(call, write, toNextVersion(call, before.version), before)
      await logChanges(call, { kind, id }, changed)
      return present(call, await policy.requireRecord(db, person, id))
    },
  }
}
