import type { Handler, Handlers } from '../call'
import { type FieldError, Problem } from '../problems/problem'
import { findBuyerIds } from '../baskets/queries'
import { toProductParams } from '../products/format-product-name'
import { parseJson } from '../db/rows'
import { getBusinessDay } from '../business-day'
import { isVisibleCompany } from '../companies/policy'
import { toTenThousandths } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { isValidDay } from '../documents/terms'
import { createId } from '../identifiers'
import { notify } from '../notifications/notify'
import { listOffers, requireOffer, findOfferedWood } from './queries'
import { findOfferSumErrors, previewOffer } from './preview-offer'
import { transitionOffer } from './transition-offer'
import { presentOffers } from './present-offers'
import { scheduleOfferEnd } from './end-offer'
import { isOfferExpired } from './rules/offer-transitions'

const makeOffers: Handler<'makeOffers'> = async (call) => {
  const { db, person, clock, random, body } = call
  const ids = [...new Set(body.company_ids)]
  const visibleCompanies = await db
    .selectFrom('companies')
    .selectAll()
    .where(isVisibleCompany(person))
    .where('companies.id', 'in', ids)
    .execute()
  const errors: FieldError[] = body.company_ids.flatMap((id, i) =>
    visibleCompanies.some((company) => company.id === id && company.status === 'verified')
      ? []
      : [{ pointer: `/company_ids/${i}`, code: 'not_found' as const }],
  )
  const wood = await findOfferedWood(db, body)
  if ('pointer' in wood) errors.push(wood)
  if (!isValidDay(body.valid_until)) errors.push({ pointer: '/valid_until', code: 'wrong_format' })
  else if (isOfferExpired(body.valid_until, getBusinessDay(call)))
    errors.push({ pointer: '/valid_until', code: 'too_small' })
  if (body.lot_id !== null && body.packs !== 1)
    errors.push({ pointer: '/packs', code: 'too_large', params: { max: 1 } })
  if (!('pointer' in wood)) errors.push(...(await findOfferSumErrors(db, wood, body)))
  if (errors.length > 0 || 'pointer' in wood) throw Problem.invalid(...errors)
  const offers: Row<'offers'>[] = []
  for (const company_id of ids) {
    const offer = await db
      .insertInto('offers')
      .values({
        id: createId(random),
        company_id,
        product_id: wood.id,
        lot_id: body.lot_id,
        packs: body.packs,
        price: toTenThousandths(body.price),
        price_unit: body.price_unit,
        valid_until: body.valid_until,
        note: body.note?.trim() || null,
        status: 'open',
        created_at: clock().toISOString(),
        created_by: person.id,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await scheduleOfferEnd(call, offer)
    await notify(call, {
      people: await findBuyerIds(db, company_id),
      key: 'offer_made',
      params: {
        person: person.name,
        ...toProductParams({ name: wood.name, specification: parseJson(wood.specification) }),
      },
      record: { kind: 'offer', id: offer.id },
    })
    offers.push(offer)
  }
  return { items: await presentOffers(call, offers) }
}

const getOffer: Handler<'getOffer'> = async (call) => {
  const { offer } = await requireOffer(call, call.path.id)
  const [shown] = await presentOffers(call, [offer])
  if (!shown) throw new Problem('not_found')
  return shown
}

export const offerHandlers = {
  listOffers,
  getOffer,
  makeOffers,
  previewOffer,
  transitionOffer,
} satisfies Partial<Handlers>
