import { addLines } from '../baskets/add-lines'
import { buyersOf, serversOf } from '../baskets/company-people'
import type { BasketResult } from '../baskets/contract'
import { shownFree } from '../baskets/rules/shown-free'
import { businessDay } from '../business-day'
import type { Call, Handler, Schemas } from '../call'
import { expectVersion } from '../db/version'
import { setDue } from '../due-work/set-due'
import type { MessageKey, MessageParams } from '../notifications/messages'
import { notify } from '../notifications/notify'
import { Problem } from '../problems/problem'
import { closedPrice } from './closed-price'
import { findOffer, type FoundOffer } from './find-offer'
import { presentOffers } from './present-offers'
import { offerSteps } from './rules/offer-steps'

const TOLD = {
  accepted: 'offer_accepted',
  declined: 'offer_declined',
  withdrawn: 'offer_withdrawn',
} as const satisfies Record<string, MessageKey>

export const transitionOffer: Handler<'transitionOffer'> = async (call) => {
  const { db, body, person, clock, version } = call
  const found = await findOffer(call, call.path.id)
  const { offer, company } = found
  expectVersion(version, offer.version)
  if (offer.status !== 'open') throw new Problem('not_allowed_now')
  if (!offerSteps(person.role, offer, businessDay(call)).includes(body.to)) {
    throw new Problem(
      offerSteps('client', offer, businessDay(call)).includes(body.to) || body.to === 'withdrawn'
        ? 'forbidden'
        : 'not_allowed_now',
    )
  }
  if (body.to === 'declined' && !body.reason)
    throw Problem.invalid({ pointer: '/reason', code: 'reason_required' })
  if (body.to !== 'accepted' && body.packs !== undefined)
    throw Problem.invalid({ pointer: '/packs', code: 'unexpected' })
  const wanted = body.packs ?? offer.packs
  if (wanted > offer.packs)
    throw Problem.invalid({ pointer: '/packs', code: 'too_large', params: { max: offer.packs } })
  const results = body.to === 'accepted' ? await fillBasket(call, found, wanted) : []
  // Nothing is free now: the offer stays open, and the results give the reason.
  if (body.to === 'accepted' && results.every(({ packs }) => packs === 0))
    return { offer: await present(call, offer.id), results }
  if (body.to === 'accepted' && wanted < offer.packs) {
    await db
      .updateTable('offers')
      .set({ packs: offer.packs - wanted, version: version + 1 })
      .where('id', '=', offer.id)
      .execute()
    await tell(call, found, 'offer_partly_accepted', {
      packs: String(wanted),
      rest: String(offer.packs - wanted),
    })
  } else {
    const answer = {
      status: body.to,
      word: body.reason ?? null,
      answered_at: clock().toISOString(),
      answered_by: person.id,
    }
    await db
      .updateTable('offers')
      .set({ ...answer, ...(await closedPrice(call, offer, company)), version: version + 1 })
      .where('id', '=', offer.id)
      .execute()
    await setDue(db, 'offer_end', offer.id, null)
    await tell(call, found, TOLD[body.to])
  }
  return { offer: await present(call, offer.id), results }
}

/**
 * Reserves so many packs of an offer.
 * @throws Problem 422 with the number of free packs that the person may see, if they are fewer; nothing is reserved then
 */
async function fillBasket(
  call: Call<'transitionOffer'>,
  { offer, company }: FoundOffer,
  packs: number,
): Promise<BasketResult[]> {
  const results = await addLines(call, company, [
    {
      ...{
        product_id: offer.lot_id === null ? offer.product_id : null,
        lot_id: offer.lot_id,
        code: null,
        pcs_per_pack: null,
        barcode_starts: null,
      },
      ...{ quantity: String(packs), unit: 'pack', service: 'none', offer },
    },
  ])
  const reserved = results.reduce((sum, result) => sum + result.packs, 0)
  if (reserved > 0 && reserved < packs)
    throw Problem.invalid({
      pointer: '/packs',
      code: 'too_large',
      params: { max: shownFree(reserved, call.person, company) },
    })
  return results
}

async function present(call: Call<'transitionOffer'>, id: string): Promise<Schemas['Offer']> {
  const [now] = await presentOffers(call, [(await findOffer(call, id)).offer])
  if (!now) throw new Problem('not_found')
  return now
}

/** Notifies the people who serve the company of its answer, and the company of a withdrawn offer. */
async function tell(
  call: Call<'transitionOffer'>,
  { offer, company }: FoundOffer,
  key: MessageKey,
  params: MessageParams = {},
): Promise<void> {
  const { db, body, person } = call
  const product = await db
    .selectFrom('products')
    .select('name')
    .where('id', '=', offer.product_id)
    .executeTakeFirstOrThrow()
  const people =
    body.to === 'withdrawn' ? await buyersOf(db, company.id) : await serversOf(db, company)
  await notify(call, {
    people: people.filter((id) => id !== person.id),
    key,
    params: { product: product.name, company: company.name, reason: body.reason ?? '', ...params },
    record: null,
  })
}
