import { formatFor } from '@domain/languages'
import { findCompanyContact } from '../baskets/queries'
import { fromCents } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import type { ProposedChangeRef } from '../db/tables/people'
import type { Language } from '../language'
import {
  type Addressee,
  type MailHost,
  type MailKey,
  type MailValue,
  queueMail,
} from '../mails/mails'
import { isAllowedToLogIn } from '../people/session-person'
import { loadSettings } from '../settings/load-settings'

type BuyersMail = {
  /** Values beside the order's number and our name. */
  getValues?: (language: Language) => Record<string, MailValue>
  orderChange?: ProposedChangeRef
  /** The user who made the change. */
  except?: string | null
  /** The person who answers replies. */
  replyTo: Pick<Addressee, 'name' | 'email'> | null
}

/**
 * Mails the company's buyers who may log in about its order, each in the language of the profile,
 * with a link to the order.
 */
export async function mailBuyers(
  host: MailHost,
  { id, number, company_id }: Pick<Row<'orders'>, 'id' | 'number' | 'company_id'>,
  key: MailKey,
  { getValues, orderChange, except = null, replyTo }: BuyersMail,
): Promise<void> {
  const { letterhead } = await loadSettings(host.db)
  const inCompany = selectMailed(host.db).where('company_id', '=', company_id)
  const buyers = await (except === null ? inCompany : inCompany.where('id', '!=', except)).execute()
  for (const buyer of buyers)
    await queueMail(host, buyer, key, {
      values: {
        order: number,
        company: { text: letterhead.name },
        ...getValues?.(buyer.language),
      },
      link: `/orders/${id}`,
      orderChange: orderChange ?? null,
      replyTo,
    })
}

/** Selects the people who may log in, as addressees. */
export const selectMailed = (db: Db) =>
  db
    .selectFrom('people')
    .select(['name', 'email', 'language'])
    .where(isAllowedToLogIn())
    .orderBy('id')

type MailedOrder = Pick<
  Row<'orders'>,
  'id' | 'number' | 'company_id' | 'total_cents' | 'delivery_week' | 'cancel_reason'
>

/** Mails the buyers a receipt of their order, or that it was confirmed, with its terms. */
export const mailOrderTransition = async (
  host: MailHost,
  order: MailedOrder,
  key: Extract<MailKey, 'order_receipt' | 'order_confirmed'>,
): Promise<void> =>
  mailBuyers(host, order, key, {
    getValues: (language) => {
      const { money, week } = formatFor(language)
      return {
        total: { text: money(fromCents(order.total_cents), 'EUR') },
        // An order is placed with a week, which can be cleared until it is confirmed.
        week: { text: order.delivery_week === null ? '–' : week(order.delivery_week) },
      }
    },
    replyTo: await findCompanyContact(host.db, order.company_id),
  })

/** Mails the buyers that their order was canceled, with the reason if one is stored. */
export const mailOrderCanceled = async (
  host: MailHost,
  order: MailedOrder,
  except: string | null = null,
): Promise<void> => {
  const reason = order.cancel_reason ?? ''
  await mailBuyers(host, order, reason === '' ? 'order_canceled' : 'order_canceled_reason', {
    getValues: () => ({ reason }),
    except,
    replyTo: await findCompanyContact(host.db, order.company_id),
  })
}
