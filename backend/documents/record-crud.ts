import { recordActivity } from '../activity/record-activity'
import type { Schemas, StaffCall } from '../call'
import type { Db } from '../db/tables'
import { assertVersion } from '../db/assert-version'
import { createId } from '../identifiers'
import { Problem, type FieldError } from '../problems/problem'
import { logChanges } from './log-changes'
import { toNextVersion } from './next-version'
import type { Changes, RecordPolicy } from './record-policy'

/** The columns of a record's head that a change sets. */
export type HeadUpdate = { version: number; updated_at: string; updated_by: string }
/** Those that a new one has. */
export type HeadInsert = Omit<HeadUpdate, 'version'> & {
  id: string
  created_at: string
  created_by: string
}

/** What a kind of record that has no steps brings to being added, read and changed. */
export type RecordCrudConfig<Kept extends { version: number }, Write, Shown> = {
  kind: Schemas['RecordKind']
  /** By which one is found that this person sees. */
  rules: Pick<RecordPolicy<Kept>, 'find'>
  /** What is written, in the form in which it is kept; left out, as it is written. */
  normalize?(write: Write): Write
  /**
   * What is wrong with it that the contract's schema can't tell.
   * @param before the one that is changed; null for a new one
   */
  findErrors(
    call: StaffCall,
    write: Write,
    before: Kept | null,
  ): FieldError[] | Promise<FieldError[]>
  /** What the log says of a change; where it is nothing, nothing is stored. */
  findChanges(db: Db, before: Kept, write: Write): Changes | Promise<Changes>
  insert(db: Db, write: Write, head: HeadInsert): Promise<unknown>
  /** Stores the change, also where other records have a part of it. */
  update(call: StaffCall, write: Write, head: HeadUpdate, before: Kept): Promise<unknown>
  /** The record as this person sees it. */
  present(call: StaffCall, kept: Kept): Promise<Shown>
}

/** The handlers of a kind's records, but for its list. What is wrong is refused with a 422. */
export function createRecordHandlers<Kept extends { version: number }, Write, Shown>(
  keeping: RecordCrudConfig<Kept, Write, Shown>,
) {
  const {
    kind,
    rules,
    normalize = (write: Write) => write,
    findErrors,
    findChanges,
    insert,
    update,
    present,
  } = keeping

  const expectRight = async (call: StaffCall, write: Write, before: Kept | null): Promise<void> => {
    const errors = await findErrors(call, write, before)
    if (errors.length > 0) throw Problem.invalid(...errors)
  }

  return {
    async create(call: StaffCall & { body: Write }): Promise<Shown> {
      const { db, random, person, clock } = call
      const write = normalize(call.body)
      await expectRight(call, write, null)
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
      return present(call, await rules.find(db, person, id))
    },

    read: async (call: StaffCall & { path: { id: string } }): Promise<Shown> =>
      present(call, await rules.find(call.db, call.person, call.path.id)),

    async update(
      call: StaffCall & { path: { id: string }; body: Write; version: number },
    ): Promise<Shown> {
      const { db, person } = call
      const { id } = call.path
      const before = await rules.find(db, person, id)
      assertVersion(call.version, before.version)
      const write = normalize(call.body)
      await expectRight(call, write, before)
      const changed = await findChanges(db, before, write)
      if (changed.length === 0) return present(call, before)
      await update(call, write, toNextVersion(call, before.version), before)
      await logChanges(call, { kind, id }, changed)
      return present(call, await rules.find(db, person, id))
    },
  }
}
