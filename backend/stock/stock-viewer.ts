import type { Call, Person } from '../call'
import { findCompany } from '../companies/company-permissions'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'
import type { Buyer } from '../prices/resolve-price'

/** For whom somebody looks at stock and prices, and what they may know of them. */
export type StockViewer = {
  /** Null of the staff who have not chosen one: they see what everybody pays. */
  company: Row<'companies'> | null
  buyer: Buyer
  /** Whether amounts above five packs are told. */
  seesAmounts: boolean
}

/** Whom prices for everybody are for: no company, no country, no size. */
const anyBuyer: Buyer = { id: '', country: '', size: null, country_prices: 0 }

/**
 * The company that somebody looks for: a client's own, or the one in sight that others choose.
 * @throws Problem 404 for a company that is not in sight
 */
export async function resolveStockViewer(
  { db, person }: { db: Db; person: Person },
  companyId: string | undefined,
): Promise<StockViewer> {
  const isClient = person.role === 'client'
  const id = companyId ?? (isClient ? person.company_id : null)
  if (id === null) {
    if (isClient) throw new Problem('not_found')
    return { company: null, buyer: anyBuyer, seesAmounts: true }
  }
  const company = await findCompany(db, person, id)
  return { company, buyer: company, seesAmounts: !isClient || company.sees_full_amounts === 1 }
}

type AddressLookup = Pick<Call<'listStockProducts'>, 'db'>

/**
 * Where a company has its wood delivered: the address that is named, or its first one. Null for no company, and for one without an address.
 * @throws Problem 404 for an address of another company
 */
export async function findDeliveryAddress(
  { db }: AddressLookup,
  company: Row<'companies'> | null,
  addressId: string | undefined,
): Promise<Row<'addresses'> | null> {
  if (!company) {
    if (addressId !== undefined) throw new Problem('not_found')
    return null
  }
  const all = db
    .selectFrom('addresses')
    .selectAll()
    .where('company_id', '=', company.id)
    .where('removed_at', 'is', null)
  if (addressId === undefined)
    return (await all.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()) ?? null
  const address = await all.where('id', '=', addressId).executeTakeFirst()
  if (!address) throw new Problem('not_found')
  return address
}
