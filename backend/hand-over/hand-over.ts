import { recordActivityForAll } from '../activity/activity'
import type { Schemas, PersonCall, Role } from '../call'
import { type RawBuilder, sql } from 'kysely'
import { forEachChunk } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { updateHandedOver } from '../search/update-document-names'
import { notify } from '../notifications/notify'
import { Problem, type FieldError } from '../problems/problem'
import { OPEN_DEAL_STATUSES } from '../statuses/deal-statuses'
import { OPEN_SUPPLY_STATUSES } from '../statuses/supply-statuses'

type WorkKind = Schemas['WorkKind']

type WorkTable = {
  /** Roles that may take the work over. */
  roles: readonly Role[]
  table: 'deals' | 'clients' | 'supplies' | 'companies'
  /** Column and field of the responsible person. */
  owner: 'sale_manager_id' | 'purchase_manager_id' | 'manager_id'
  order: 'number_key' | 'name_key'
  /** Closed work stays with its owner. */
  isHandedOver: RawBuilder<boolean>
}

const workTables: Readonly<Record<WorkKind, WorkTable>> = {
  deal: {
    roles: ['sale_manager'],
    table: 'deals',
    owner: 'sale_manager_id',
    order: 'number_key',
    isHandedOver: sql`status in (${sql.join(OPEN_DEAL_STATUSES)})`,
  },
  client: {
    roles: ['sale_manager'],
    table: 'clients',
    owner: 'sale_manager_id',
    order: 'name_key',
    isHandedOver: sql`true`,
  },
  supply: {
    roles: ['purchase_manager'],
    table: 'supplies',
    owner: 'purchase_manager_id',
    order: 'number_key',
    isHandedOver: sql`status in (${sql.join(OPEN_SUPPLY_STATUSES)})`,
  },
  company: {
    roles: ['manager'],
    table: 'companies',
    owner: 'manager_id',
    order: 'name_key',
    isHandedOver: sql`true`,
  },
}

const workKinds = Object.keys(workTables) as WorkKind[]

/** Returns the ids of a person's work, in order. */
async function findWork(db: Db, kind: WorkKind, personId: string): Promise<string[]> {
  const { table, owner, order, isHandedOver } = workTables[kind]
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)}
    where ${sql.ref(owner)} = ${personId} and ${isHandedOver}
    order by ${sql.ref(order)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Counts a person's open work by kind; kinds without any are left out. */
export async function countOpenWork(db: Db, personId: string): Promise<Schemas['OpenWork'][]> {
  const found: Schemas['OpenWork'][] = []
  for (const kind of workKinds) {
    const { length: count } = await findWork(db, kind, personId)
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
  call: PersonCall,
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

/**
 * Hands over all records of a kind.
 * @returns number of records
 */
async function handOverKind(
  call: PersonCall,
  kind: WorkKind,
  from: Receiver,
  to: Receiver,
): Promise<number> {
  const { db, clock, person } = call
  const { table, owner } = workTables[kind]
  const work = await findWork(db, kind, from.id)
  await forEachChunk(work, async (ids) => {
    await sql`
      update ${sql.table(table)} set
        ${sql.ref(owner)} = ${to.id},
        version = version + 1,
        updated_at = ${clock().toISOString()},
        updated_by = ${person.id}
      where id in (${sql.join(ids)})`.execute(db)
  })
  if (table === 'deals' || table === 'supplies')
    await updateHandedOver(call, { table, managerId: to.id, ids: work })
  await recordActivityForAll(
    call,
    work.map((id) => ({ kind, id })),
    {
      personId: person.id,
      kind: 'changed',
      changes: [{ field: owner, line: null, from: from.name, to: to.name }],
    },
  )
  return work.length
}
