import { formatFor } from '@domain/languages'
import type { Schemas } from '../call'
import { fromCents } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import type { ProposedChangeRef } from '../db/tables/people'
import { type MailHost, type MailKey, type MailValue, queueMail } from '../mails/mails'
import { formatFieldNames } from '../notifications/format-message'
import { mailBuyers, selectMailed } from '../order-progress/mail-buyers'
import { toClientDifferences } from './rules/change-differences'

type MailedOrder = Pick<Row<'orders'>, 'id' | 'number' | 'company_id' | 'total_cents' | 'deal_id'>
type MailedDeal = Pick<Row<'deals'>, 'id' | 'number' | 'client_name' | 'sale_manager_id'>

/** A proposed change as its buyers read it. */
export type AskedChange = ProposedChangeRef & {
  differences: readonly Schemas['FieldChange'][]
  currency: Schemas['Currency']
  /** Total of the order after it. */
  newTotal: string
  answerUntil: string
}

/**
 * Mails a proposed change to the company's buyers who may log in, with what it changes, the totals
 * and the last day to answer. The mail is not sent once the change was answered.
 */
export async function mailProposedChange(
  host: MailHost,
  order: MailedOrder,
  key: Extract<MailKey, 'order_change_proposed' | 'order_change_reminder'>,
  { deal_id, revision, differences, currency, newTotal, answerUntil }: AskedChange,
): Promise<void> {
  const fields = toClientDifferences(differences).map(({ field }) => field)
  await mailBuyers(host, order, key, {
    getValues: (language) => {
      const { money, date } = formatFor(language)
      return {
        fields: { text: formatFieldNames(language, fields.join(',')) },
        total: { text: money(fromCents(order.total_cents), currency) },
        new_total: { text: money(newTotal, currency) },
        day: { text: date(answerUntil) },
      }
    },
    orderChange: { deal_id, revision },
    replyTo: await findSaleManager(host, order),
  })
}

type EndMail = {
  /** The last day to answer, if that is over. */
  day?: string
  /** The user who ended it. */
  except?: string | null
}

/** Mails the company's buyers that a change they were asked to answer has ended. */
export const mailEndedChange = async (
  host: MailHost,
  order: MailedOrder,
  key: Extract<
    MailKey,
    | 'order_change_agreed'
    | 'order_change_refused'
    | 'order_change_withdrawn'
    | 'order_change_expired'
  >,
  { day, except = null }: EndMail = {},
): Promise<void> =>
  mailBuyers(host, order, key, {
    getValues: (language): Record<string, MailValue> =>
      day === undefined ? {} : { day: { text: formatFor(language).date(day) } },
    except,
    replyTo: await findSaleManager(host, order),
  })

type SaleManagerMail = {
  revision: number
  /** The buyer who answered. */
  person?: string
  reason?: string | undefined
  /** Last day on which the buyers could answer. */
  day?: string
}

/**
 * Mails the answer to a proposed change, or that it ended without one, to the sale manager of its
 * deal.
 */
export async function mailSaleManager(
  host: MailHost,
  {
    deal: { id, number, client_name, sale_manager_id },
    order,
    key,
    mail: { revision, person = '', reason = '', day },
  }: {
    deal: MailedDeal
    order: Pick<MailedOrder, 'number'>
    key: Extract<
      MailKey,
      | 'order_change_accepted'
      | 'order_change_declined'
      | 'order_change_declined_reason'
      | 'order_change_blocked'
      | 'order_change_lapsed'
      | 'order_change_unanswered'
    >
    mail: SaleManagerMail
  },
): Promise<void> {
  const saleManagers = await selectMailed(host.db).where('id', '=', sale_manager_id).execute()
  for (const saleManager of saleManagers)
    await queueMail(host, saleManager, key, {
      values: {
        deal: number,
        order: order.number,
        client: client_name,
        revision: String(revision),
        person,
        reason,
        day: { text: day === undefined ? '' : formatFor(saleManager.language).date(day) },
      },
      link: `/deals/${id}`,
    })
}

/** Returns the sale manager of the order's deal, who proposes its changes. */
const findSaleManager = ({ db }: MailHost, { deal_id }: Pick<MailedOrder, 'deal_id'>) =>
  db
    .selectFrom('people')
    .innerJoin('deals', 'deals.sale_manager_id', 'people.id')
    .select(['people.name', 'people.email'])
    .where('deals.id', '=', deal_id)
    .executeTakeFirstOrThrow()
