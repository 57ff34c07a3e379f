import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import type { DealWrite, Specification } from './contract'
import type { DealRecord } from './deal-record'

/** What a deal points at, as far as it is there. */
export type References = {
  client: Row<'clients'> | null
  saleManager: Pick<Row<'people'>, 'id' | 'name' | 'role'> | null
  products: ReadonlyMap<string, { name: string; specification: Specification }>
  foreignLineIds: ReadonlySet<string>
}

/** @param kept the deal as it is stored, whose own line ids are no strangers; null for a new one */
export async function loadReferences(db: Db, deal: DealWrite, kept: DealRecord | null): Promise<References> {
  return {
    client: (await db.selectFrom('clients').selectAll().where('id', '=', deal.client_id).executeTakeFirst()) ?? null,
    saleManager: await findSaleManager(db, deal.sale_manager_id),
    products: await findProducts(db, deal),
    foreignLineIds: await findForeignLines(db, deal, kept),
  }
}

async function findSaleManager(db: Db, id: string): Promise<References['saleManager']> {
  const person = await db.selectFrom('people').select(['id', 'name', 'role']).where('id', '=', id).executeTakeFirst()
  return person ?? null
}

async function findProducts(db: Db, deal: DealWrite): Promise<References['products']> {
  const ids = [...new Set(deal.lines.flatMap((line) => line.product_id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('products').select(['id', 'name', 'specification']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, { name: row.name, specification: parseJson(row.specification) }]))
}

async function findForeignLines(db: Db, deal: DealWrite, kept: DealRecord | null): Promise<ReadonlySet<string>> {
  const own = new Set(kept?.lines.map((line) => line.id))
  const fresh = deal.lines.map((line) => line.id).filter((id) => !own.has(id))
  if (fresh.length === 0) return new Set()
  const taken = await db.selectFrom('deal_lines').select('id').where('id', 'in', fresh).execute()
  return new Set(taken.map((row) => row.id))
}
