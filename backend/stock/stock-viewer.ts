import type { Call, Person } from '../call'
import { findCompany } from '../companies/company-permissions'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'
import type { Buyer } from '../prices/resolve-price'

/** The company for which the user views stock and prices, and the user's rights. */
export type StockViewer = {
  /** Null for staff without a chosen company, who see the general prices. */
  company: Row<'companies'> | null
  buyer: Buyer
  /** True if amounts above five packs are visible. */
  seesAmounts: boolean
}

/** A buyer for whom only general prices apply. */
const anyBuyer: Buyer = { id: '', country: '', size: null, country_prices: 0 }

/**
 * Returns the company of the request: a client's own, or the visible one that staff chose.
 * @throws Problem 404 for a hidden company
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
 * Returns the given delivery address of a company, else its first one. Null without a company or an
 * address.
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
