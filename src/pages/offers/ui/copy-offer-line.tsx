import type { Offer } from '@/entities/order'
import { CopyLinesButton } from '@/widgets/wood-lines'
import { toOfferLine } from '../model/offer-line'

/** Copies the wood of an offer with its price. */
export const CopyOfferLine = ({ offer }: { readonly offer: Offer }) => (
  <CopyLinesButton currency="EUR" lines={[toOfferLine(offer)]} />
)
