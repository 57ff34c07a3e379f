import type { Handler } from '../call'
import { Problem } from '../problems/problem'
import { findOffer } from './find-offer'
import { presentOffers } from './present-offers'

export const getOffer: Handler<'getOffer'> = async (call) => {
  const { offer } = await findOffer(call, call.path.id)
  const [shown] = await presentOffers(call, [offer])
  if (!shown) throw new Problem('not_found')
  return shown
}
