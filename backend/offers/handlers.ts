import type { Handlers } from '../call'
import { getOffer } from './get-offer'
import { listOffers } from './list-offers'
import { makeOffers } from './make-offers'
import { previewOffer } from './preview-offer'
import { transitionOffer } from './transition-offer'

export const offerHandlers = {
  listOffers,
  getOffer,
  makeOffers,
  previewOffer,
  transitionOffer,
} satisfies Partial<Handlers>
