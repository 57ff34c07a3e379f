import type { Handlers } from '../call'
import { listOffers } from './list-offers'
import { makeOffers } from './make-offers'
import { previewOffer } from './preview-offer'
import { transitionOffer } from './transition-offer'

export const offerHandlers = { listOffers, makeOffers, previewOffer, transitionOffer } satisfies Partial<Handlers>
