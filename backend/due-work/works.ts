import { moveToBucket, removeFromBucket } from '../attachments/move-content'
import { expireBasket, warnOfExpiry } from '../baskets/expire-basket'
import { endOffer } from '../offers/end-offer'
import { sendMail } from '../mails/send-mail'
import { mailPasswordLink } from '../passwords/send-password'
import { tellCargoLate } from '../cargos/tell-late'
import { tellSupplyLate } from '../supplies/tell-late'
import type { Work } from './do-due-work'
import type { DueKind } from './set-due'

/** What is done when it is due. */
export const workByKind: Readonly<Record<DueKind, Work>> = {
  supply_late: tellSupplyLate,
  cargo_late: tellCargoLate,
  basket_warning: warnOfExpiry,
  basket_end: expireBasket,
  offer_end: endOffer,
  mail: sendMail,
  password_link: mailPasswordLink,
  file_to_bucket: moveToBucket,
  file_removal: removeFromBucket,
}
