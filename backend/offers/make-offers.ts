import { buyersOf } from '../baskets/company-people'
import { businessDay } from '../business-day'
import type { Handler } from '../call'
import { companiesInSight } from '../companies/company-scope'
import { toTenThousandths } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { isDay } from '../documents/check-terms'
import { newId } from '../identifiers'
import { notify } from '../notifications/notify'
import { Problem, type FieldError } from '../problems/problem'
import { watchEnd } from './end-offer'
import { findWood } from './find-wood'
import { presentOffers } from './present-offers'
import { isPast } from './rules/offer-steps'

export const makeOffers: Handler<'makeOffers'> = async (call) => {
  const { db, person, clock, random, body } = call
  const ids = [...new Set(body.company_ids)]
  const seen = await db
    .selectFrom('companies')
    .selectAll()
    .where(companiesInSight(person))
    .where('companies.id', 'in', ids)
    .execute()
  const errors: FieldError[] = body.company_ids.flatMap((id, i) =>
    seen.some((company) => company.id === id && company.status === 'verified')
      ? []
      : [{ pointer: `/company_ids/${i}`, code: 'not_found' as const }],
  )
  const wood = await findWood(db, body)
  if ('pointer' in wood) errors.push(wood)
  if (!isDay(body.valid_until)) errors.push({ pointer: '/valid_until', code: 'wrong_format' })
  else if (isPast(body.valid_until, businessDay(call)))
    errors.push({ pointer: '/valid_until', code: 'too_small' })
  if (body.lot_id !== null && body.packs !== 1)
    errors.push({ pointer: '/packs', code: 'too_large', params: { max: 1 } })
  if (errors.length > 0 || 'pointer' in wood) throw Problem.invalid(...errors)
  const offers: Row<'offers'>[] = []
  for (const company_id of ids) {
    const offer = await db
      .insertInto('offers')
      .values({
        ...{
          id: newId(random),
          company_id,
          product_id: wood.id,
          lot_id: body.lot_id,
          packs: body.packs,
        },
        ...{
          price: toTenThousandths(body.price),
          price_unit: body.price_unit,
          valid_until: body.valid_until,
          note: body.note?.trim() || null,
        },
        ...{ status: 'open', created_at: clock().toISOString(), created_by: person.id },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await watchEnd(call, offer)
    await notify(call, {
      people: await buyersOf(db, company_id),
      key: 'offer_made',
      params: { person: person.name, product: wood.name },
      record: null,
    })
    offers.push(offer)
  }
  return { items: await presentOffers(call, offers) }
}
