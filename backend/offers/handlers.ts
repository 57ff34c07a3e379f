import type { Handlers } from '../call'
import { listOffers } from './list-offers'
import { makeOffers } from './make-offers'
import { transitionOffer } from './transition-offer'

export const offerHandlers = { listOffers, makeOffers, transitionOffer } satisfies Partial<Handlers>
