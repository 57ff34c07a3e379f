import { addLines } from '../baskets/add-lines'
import { buyersOf } from '../baskets/company-people'
import type { BasketResult } from '../baskets/contract'
import { businessDay } from '../business-day'
import type { Call, Handler } from '../call'
import { expectVersion } from '../db/version'
import { setDue } from '../due-work/set-due'
import type { MessageKey } from '../notifications/messages'
import { notify } from '../notifications/notify'
import { Problem } from '../problems/problem'
import { findOffer, type FoundOffer } from './find-offer'
import { presentOffers } from './present-offers'
import { offerSteps } from './rules/offer-steps'

const TOLD = { accepted: 'offer_accepted', declined: 'offer_declined', withdrawn: 'offer_withdrawn' } as const satisfies Record<string, MessageKey>

export const transitionOffer: Handler<'transitionOffer'> = async (call) => {
  const { db, body, person, clock, version } = call
  const found = await findOffer(call, call.path.id)
  const { offer, company } = found
  expectVersion(version, offer.version)
  if (offer.status !== 'open') throw new Problem('not_allowed_now')
  if (!offerSteps(person.role, offer, businessDay(call)).includes(body.to)) {
    throw new Problem(offerSteps('client', offer, businessDay(call)).includes(body.to) || body.to === 'withdrawn' ? 'forbidden' : 'not_allowed_now')
  }
  if (body.to === 'declined' && !body.reason) throw Problem.invalid({ pointer: '/reason', code: 'reason_required' })
  const results: BasketResult[] =
    body.to !== 'accepted'
      ? []
      : await addLines(call, company, [
          {
            ...{ product_id: offer.lot_id === null ? offer.product_id : null, lot_id: offer.lot_id, code: null, pcs_per_pack: null, barcode_starts: null },
            ...{ quantity: String(offer.packs), unit: 'pack', service: 'none', offer },
          },
        ])
  // Nothing of it is there now: it stays open, and the buyer hears why.
  const isTaken = body.to !== 'accepted' || results.some(({ packs }) => packs > 0)
  if (isTaken) {
    await db
      .updateTable('offers')
      .set({ status: body.to, word: body.reason ?? null, version: version + 1, answered_at: clock().toISOString(), answered_by: person.id })
      .where('id', '=', offer.id)
      .execute()
    await setDue(db, 'offer_end', offer.id, null)
    await tell(call, found)
  }
  const [now] = await presentOffers(call, [(await findOffer(call, offer.id)).offer])
  if (!now) throw new Problem('not_found')
  return { offer: now, results }
}

/** The company's answer goes to who made the offer; what is taken back to the company. */
async function tell(call: Call<'transitionOffer'>, { offer, company }: FoundOffer): Promise<void> {
  const { db, body, person } = call
  const product = await db.selectFrom('products').select('name').where('id', '=', offer.product_id).executeTakeFirstOrThrow()
  const people = body.to === 'withdrawn' ? await buyersOf(db, company.id) : [offer.created_by]
  await notify(call, {
    people: people.filter((id) => id !== person.id),
    key: TOLD[body.to],
    params: { product: product.name, company: company.name, reason: body.reason ?? '' },
    record: null,
  })
}
