import type { StaffCall } from '../call'
import { findCompany } from '../companies/policy'
import type { Row } from '../db/tables'
import { Problem } from '../problems/problem'

export type OfferWithCompany = { offer: Row<'offers'>; company: Row<'companies'> }

/** Returns an offer to a company in the caller's scope. @throws Problem 404 */
export async function findOffer({ db, person }: StaffCall, id: string): Promise<OfferWithCompany> {
  const offer = await db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!offer) throw new Problem('not_found')
  return { offer, company: await findCompany(db, person, offer.company_id) }
}
