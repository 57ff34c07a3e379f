import { moveToBucket, removeFromBucket } from '../attachments/move-content'
import { expireBasket, notifyBasketExpiry } from '../baskets/expire-basket'
import { endOffer } from '../offers/end-offer'
import { sendMail } from '../mails/send-mail'
import { mailPasswordLink } from '../passwords/send-password'
import { notifyCargoLate } from '../cargos/notify-late-cargo'
import { notifySupplyLate } from '../supplies/notify-late-supply'
import type { Job } from './run-due-jobs'
import type { JobKind } from './schedule-job'

/** Job functions by kind. */
export const jobsByKind: Readonly<Record<JobKind, Job>> = {
  supply_late: notifySupplyLate,
  cargo_late: notifyCargoLate,
  basket_warning: notifyBasketExpiry,
  basket_end: expireBasket,
  offer_end: endOffer,
  mail: sendMail,
  password_link: mailPasswordLink,
  file_to_bucket: moveToBucket,
  file_removal: removeFromBucket,
}
