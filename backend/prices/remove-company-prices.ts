import type { Handler } from '../call'
import { findCompany } from '../companies/company-permissions'
import { logPrices } from './log-price'

/** @throws Problem 404 for a company that is not in sight */
export const removeCompanyPrices: Handler<'removeCompanyPrices'> = async (call) => {
  const { db, person, path } = call
  const company = await findCompany(db, person, path.id)
  const rows = await db
    .selectFrom('prices')
    .selectAll()
    .where('company_id', '=', company.id)
    .execute()
  await db.deleteFrom('prices').where('company_id', '=', company.id).execute()
  await logPrices(
    call,
    rows.map((before) => ({ before, after: null })),
  )
  return { removed: rows.length }
}
