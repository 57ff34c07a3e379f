import type { Role, Schemas } from '../call'
import type { Db } from '../db/tables'

export type WorkKind = Schemas['WorkKind']

/** Closed work stays with its owner. */
const CLOSED_STATUSES = ['completed', 'canceled'] as const

/** A record with a responsible person. */
type OwnedRecord = { id: string; kind: WorkKind }

/**
 * Per kind of work: how to find it, who may take it over, and the owner field. Each kind has its
 * own table.
 */
export const workTables: Record<
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

export const workKinds = Object.keys(workTables) as WorkKind[]

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
