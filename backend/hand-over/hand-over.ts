import { recordActivityForAll } from '../activity/activity'
import type { Schemas, StaffCall, Role } from '../call'
import { inChunks } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { notify } from '../notifications/notify'
import { Problem, type FieldError } from '../problems/problem'

type WorkKind = Schemas['WorkKind']

/** Closed work stays with its owner. */
const CLOSED_STATUSES = ['completed', 'canceled'] as const

/** A record with a responsible person. */
type OwnedRecord = { id: string; kind: WorkKind }

/**
 * Per kind of work: how to find it, who may take it over, and the owner field. Each kind has its
 * own table.
 */
const workTables: Record<
  WorkKind,
  {
    roles: readonly Role[]
    field: string
    findRecords: (db: Db, personId: string) => Promise<OwnedRecord[]>
  }
> = {
  deal: {
    roles: ['sale_manager'],
    field: 'sale_manager_id',
    findRecords: async (db, personId) =>
      toOwnedRecords(
        'deal',
        await db
          .selectFrom('deals')
          .select('id')
          .where('sale_manager_id', '=', personId)
          .where('status', 'not in', CLOSED_STATUSES)
          .orderBy('number_key')
          .execute(),
      ),
  },
  client: {
    roles: ['sale_manager'],
    field: 'sale_manager_id',
    findRecords: async (db, personId) =>
      toOwnedRecords(
        'client',
        await db
          .selectFrom('clients')
          .select('id')
          .where('sale_manager_id', '=', personId)
          .orderBy('name_key')
          .execute(),
      ),
  },
  supply: {
    roles: ['purchase_manager'],
    field: 'purchase_manager_id',
    findRecords: async (db, personId) =>
      toOwnedRecords(
        'supply',
        await db
          .selectFrom('supplies')
          .select('id')
          .where('purchase_manager_id', '=', personId)
          .where('status', 'not in', CLOSED_STATUSES)
          .orderBy('number_key')
          .execute(),
      ),
  },
  company: {
    roles: ['manager'],
    field: 'manager_id',
    findRecords: async (db, personId) =>
      toOwnedRecords(
        'company',
        await db
          .selectFrom('companies')
          .select('id')
          .where('manager_id', '=', personId)
          .orderBy('name_key')
          .execute(),
      ),
  },
}

const workKinds = Object.keys(workTables) as WorkKind[]

const toOwnedRecords = (kind: WorkKind, rows: readonly { id: string }[]): OwnedRecord[] =>
  rows.map(({ id }) => ({ id, kind }))

/** Counts a person's open work by kind; kinds without any are left out. */
export async function countOpenWork(db: Db, personId: string): Promise<Schemas['OpenWork'][]> {
  const found: Schemas['OpenWork'][] = []
  for (const kind of workKinds) {
    const { length: count } = await workTables[kind].findRecords(db, personId)
    const offers = kind === 'company' ? await countOpenOffers(db, personId) : 0
    if (count) found.push({ kind, count, offers, roles: [...workTables[kind].roles] })
  }
  return found
}

/** Counts open offers to a manager's companies. An offer belongs to the manager of its company. */
async function countOpenOffers(db: Db, managerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('companies.manager_id', '=', managerId)
    .where('offers.status', '=', 'open')
    .executeTakeFirstOrThrow()
  return count
}

type Receiver = Pick<Row<'people'>, 'id' | 'name'>

/**
 * Transfers all open work of the given kinds, logs it in each record, and notifies the new owners.
 * @throws Problem 422 with the invalid recipients: unknown, inactive, or in another role
 */
export async function handOver(
  call: StaffCall,
  from: Receiver,
  work: readonly Schemas['HandedWork'][],
): Promise<void> {
  const receivers = await findReceivers(call.db, from, work)
  const counts = new Map<string, number>()
  for (const { kind, to } of receivers) {
    const count = await handOverKind(call, kind, from, to)
    counts.set(to.id, (counts.get(to.id) ?? 0) + count)
  }
  for (const [id, count] of counts) {
    if (id === call.person.id || count === 0) continue
    await notify(call, {
      people: [id],
      key: 'work_handed_over',
      params: { person: call.person.name, from: from.name, count: String(count) },
      record: null,
    })
  }
}

async function findReceivers(
  db: Db,
  from: Receiver,
  work: readonly Schemas['HandedWork'][],
): Promise<{ kind: WorkKind; to: Receiver }[]> {
  const receivers: { kind: WorkKind; to: Receiver }[] = []
  const errors: FieldError[] = []
  for (const [i, { kind, to_id }] of work.entries()) {
    const to = await db
      .selectFrom('people')
      .select(['id', 'name', 'role'])
      .where('id', '=', to_id)
      .where('id', '!=', from.id)
      .where('is_active', '=', 1)
      .executeTakeFirst()
    if (to && workTables[kind].roles.includes(to.role)) receivers.push({ kind, to })
    else errors.push({ pointer: `/work/${i}/to_id`, code: to ? 'other_role' : 'not_found' })
  }
  if (errors.length) throw Problem.invalid(...errors)
  return receivers
}

/** @returns number of records */
async function handOverKind(
  call: StaffCall,
  kind: WorkKind,
  from: Receiver,
  to: Receiver,
): Promise<number> {
  const { db, clock, person } = call
  const { findRecords, field } = workTables[kind]
  const records = await findRecords(db, from.id)
  const head = { updated_at: clock().toISOString(), updated_by: person.id }
  await inChunks(
    records.map(({ id }) => id),
    (ids) => reassignRecords(db, kind, ids, to.id, head),
  )
  await recordActivityForAll(call, records, {
    personId: person.id,
    kind: 'changed',
    changes: [{ field, line: null, from: from.name, to: to.name }],
  })
  return records.length
}

function reassignRecords(
  db: Db,
  kind: WorkKind,
  ids: readonly string[],
  to: string,
  head: { updated_at: string; updated_by: string },
): Promise<unknown[]> {
  switch (kind) {
    case 'deal':
      return db
        .updateTable('deals')
        .set((eb) => ({ ...head, sale_manager_id: to, version: eb('version', '+', 1) }))
        .where('id', 'in', ids)
        .execute()
    case 'client':
      return db
        .updateTable('clients')
        .set((eb) => ({ ...head, sale_manager_id: to, version: eb('version', '+', 1) }))
        .where('id', 'in', ids)
        .execute()
    case 'supply':
      return db
        .updateTable('supplies')
        .set((eb) => ({ ...head, purchase_manager_id: to, version: eb('version', '+', 1) }))
        .where('id', 'in', ids)
        .execute()
    case 'company':
      return db
        .updateTable('companies')
        .set((eb) => ({ ...head, manager_id: to, version: eb('version', '+', 1) }))
        .where('id', 'in', ids)
        .execute()
  }
}
