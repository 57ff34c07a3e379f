import { addItems } from '../baskets/add-items'
import { findOpenBasket } from '../baskets/basket-life'
import { findBuyerIds, findAccountManagerIds } from '../baskets/queries'
import { toProductParams } from '../products/format-product-name'
import { findProductsById } from '../products/queries'
import { findFreeLotsToReserve } from '../baskets/free-lots'
import { seesCappedAmounts } from '../baskets/reservations'
import { MAX_SHOWN_PACKS } from '../baskets/rules/choose-free-lots'
import { getBusinessDay } from '../business-day'
import type { Call, Handler, Schemas } from '../call'
import { groupBy, parseJson, toJson } from '../db/rows'
import { assertVersion } from '../records/record-head'
import type { MessageKey, MessageParams } from '../notifications/format-message'
import { notifyOthers } from '../notifications/notify'
import { Problem } from '../problems/problem'
import { cancelOfferEnd, resolveClosedPrice } from './end-offer'
import { requireOffer, type OfferWithCompany } from './queries'
import { presentOffers } from './present-offers'
import { getOfferTransitions } from './rules/offer-transitions'

const OFFER_MESSAGES = {
  accepted: 'offer_accepted',
  declined: 'offer_declined',
  withdrawn: 'offer_withdrawn',
} as const satisfies Record<string, MessageKey>

export const transitionOffer: Handler<'transitionOffer'> = async (call) => {
  const { db, body, person, clock, version } = call
  const found = await requireOffer(call, call.path.id)
  const { offer, company } = found
  assertVersion(version, offer.version)
  if (offer.status !== 'open') throw new Problem('not_allowed_now')
  if (!getOfferTransitions(person.role, offer, getBusinessDay(call)).includes(body.to)) {
    throw new Problem(
      getOfferTransitions('client', offer, getBusinessDay(call)).includes(body.to) ||
        body.to === 'withdrawn'
        ? 'forbidden'
        : 'not_allowed_now',
    )
  }
  if (body.to === 'declined' && !body.reason)
    throw Problem.invalid({ pointer: '/reason', code: 'reason_required' })
  if (body.to !== 'accepted' && body.packs !== undefined)
    throw Problem.invalid({ pointer: '/packs', code: 'unexpected' })
  const packCount = body.packs ?? offer.packs
  if (packCount > offer.packs)
    throw Problem.invalid({ pointer: '/packs', code: 'too_large', params: { max: offer.packs } })
  const results = body.to === 'accepted' ? await reserveOfferedPacks(call, found, packCount) : []
  // No packs are free: the offer stays open, and the results give the reason.
  if (body.to === 'accepted' && results.every(({ packs }) => packs === 0))
    return { offer: await presentTransitionedOffer(call, offer.id), results }
  const answered_at = clock().toISOString()
  const acceptances =
    body.to === 'accepted'
      ? toJson([...parseJson(offer.acceptances), { packs: packCount, accepted_at: answered_at }])
      : offer.acceptances
  if (body.to === 'accepted' && packCount < offer.packs) {
    await db
      .updateTable('offers')
      .set({ packs: offer.packs - packCount, acceptances, version: version + 1 })
      .where('id', '=', offer.id)
      .execute()
    await notifyOfferAnswer(call, found, 'offer_partly_accepted', {
      packs: String(packCount),
      rest: String(offer.packs - packCount),
    })
  } else {
    const answer = {
      status: body.to,
      answer_reason: body.reason ?? null,
      acceptances,
      answered_at,
      answered_by: person.id,
    }
    await db
      .updateTable('offers')
      .set({ ...answer, ...(await resolveClosedPrice(call, offer, company)), version: version + 1 })
      .where('id', '=', offer.id)
      .execute()
    await cancelOfferEnd(db, offer.id)
    await notifyOfferAnswer(call, found, OFFER_MESSAGES[body.to])
  }
  return { offer: await presentTransitionedOffer(call, offer.id), results }
}

/**
 * Throws if a buyer without full amounts asks for a part of an offer that is not free as a whole.
 * Otherwise attempts with smaller parts would reveal the number of free packs.
 */
async function assertPartHidesAmount(
  { db, person }: Call<'transitionOffer'>,
  { offer, company }: OfferWithCompany,
  packs: number,
): Promise<void> {
  if (packs <= MAX_SHOWN_PACKS || packs === offer.packs || !seesCappedAmounts(person, company))
    return
  const location = (await findOpenBasket(db, company.id))?.basket.location ?? null
  const lots = await findFreeLotsToReserve(db, { productId: offer.product_id, location })
  const places = groupBy(lots, (lot) => lot.location)
  if ([...places.values()].some((here) => here.length >= offer.packs)) return
  throw Problem.invalid({
    pointer: '/packs',
    code: 'too_large',
    params: { max: MAX_SHOWN_PACKS },
  })
}

/**
 * Reserves packs of an offer.
 * @throws Problem 422 with the visible number of free packs and their location if they are too few;
 * nothing is reserved then
 */
async function reserveOfferedPacks(
  call: Call<'transitionOffer'>,
  { offer, company }: OfferWithCompany,
  packs: number,
): Promise<Schemas['BasketResult'][]> {
  await assertPartHidesAmount(call, { offer, company }, packs)
  const [result] = await addItems(call, company, [
    {
      product_id: offer.lot_id === null ? offer.product_id : null,
      lot_id: offer.lot_id,
      code: null,
      pcs_per_pack: null,
      barcode_starts: null,
      quantity: String(packs),
      unit: 'pack',
      service: 'none',
      offer,
    },
  ])
  if (!result) return []
  if (result.packs > 0 && result.packs < packs)
    throw Problem.invalid({
      pointer: '/packs',
      code: 'too_large',
      params: {
        max: seesCappedAmounts(call.person, company)
          ? Math.min(result.packs, MAX_SHOWN_PACKS)
          : result.packs,
        ...(result.location !== null && { location: result.location }),
      },
    })
  return [result]
}

async function presentTransitionedOffer(
  call: Call<'transitionOffer'>,
  id: string,
): Promise<Schemas['Offer']> {
  const [now] = await presentOffers(call, [(await requireOffer(call, id)).offer])
  if (!now) throw new Problem('not_found')
  return now
}

/** Notifies the staff who serve the company of its answer, or the company of a withdrawal. */
async function notifyOfferAnswer(
  call: Call<'transitionOffer'>,
  { offer, company }: OfferWithCompany,
  key: MessageKey,
  params: MessageParams = {},
): Promise<void> {
  const { db, body } = call
  const product = (await findProductsById(db, [offer.product_id])).get(offer.product_id)
  if (!product) throw new Error('An offer has no product.')
  const people =
    body.to === 'withdrawn'
      ? await findBuyerIds(db, company.id)
      : await findAccountManagerIds(db, company)
  await notifyOthers(call, {
    people,
    key,
    params: {
      ...toProductParams(product),
      company: company.name,
      reason: body.reason ?? '',
      ...params,
    },
    record: { kind: 'offer', id: offer.id },
  })
}
