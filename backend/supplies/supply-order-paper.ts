import { getPartnerLanguage } from '@domain/languages'
import { sumVolumes } from '@domain/money'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { createGoodsTable } from '../papers/goods-table'
import { loadLetterhead } from '../papers/letterhead'
import { toLines, type PaperDefinition } from '../papers/paper'
import { createRevisedPapers } from '../documents/revised-papers'
import { formatBusinessDay, formatIncoterms, formatPaymentTerms } from '../papers/terms'
import { hasGlobalRole } from '../people/roles'
import { SUPPLY_ROLES } from './policy'
import { composeSupplyOrder, listSupplyOrders } from './order-document'
import { requireSupply } from './queries'

const papers = createRevisedPapers<Row<'supplies'>>(
  'supply_order',
  'supply_revisions',
  ({ id, status, order_revision: valid }) => ({ id, status, valid }),
)

/** The order to the mill, as it was issued or as its draft is now, in the language of the mill. */
export const supplyOrderPaper: PaperDefinition<Row<'supplies'>> = {
  roles: SUPPLY_ROLES,

  canSend: (actor) => actor.role === 'purchase_manager' || hasGlobalRole(actor),

  isIssued: papers.isIssued,

  async findPartner(db, { sawmill_id }) {
    const { name, contacts } = await findSawmill(db, sawmill_id)
    return { kind: 'sawmill', id: sawmill_id, name, contacts: parseJson(contacts) }
  },

  async listVersions({ db }, supply) {
    const orders = await listSupplyOrders(db, supply.id)
    if (orders.length > 0)
      return papers.toVersions(
        supply,
        orders.map((order) => ({
          ...order,
          language: getPartnerLanguage(order.sawmill),
        })),
      )
    const sawmill = await findSawmill(db, supply.sawmill_id)
    return [
      { revision: null, issued_at: null, client: null, language: getPartnerLanguage(sawmill) },
    ]
  },

  async compose(call, supply, { revision }, texts) {
    const { t, format } = texts
    const orders = await listSupplyOrders(call.db, supply.id)
    const issued = orders.find((order) => order.revision === revision)
    const order =
      issued ?? (await composeSupplyOrder(call, await requireSupply(call.db, supply.id), 1))
    const { sawmill, currency, lines, printed, certificate_claim: claim } = order
    return {
      number: order.number,
      printed,
      notice: await papers.findNotice(texts, call.db, supply, revision),
      details: issued
        ? [
            t('order_confirmation.revision', { number: issued.revision }),
            t('order_confirmation.issued', {
              date: formatBusinessDay(call, texts, issued.issued_at),
            }),
          ]
        : [t('as_of', { date: formatBusinessDay(call, texts, supply.updated_at) })],
      parties: [
        {
          role: t('supply_order.to'),
          name: sawmill.name,
          lines: toLines(sawmill.address, format.country(sawmill.country), ...sawmill.contact),
        },
        {
          role: t('supply_order.buyer'),
          name: order.buyer?.name ?? (await loadLetterhead(call.db, texts)).name,
          lines: toLines(order.buyer?.email, order.buyer?.phone),
        },
      ],
      terms: [
        { term: t('term.ready_week'), value: order.ready_week && format.week(order.ready_week) },
        { term: t('term.incoterms'), value: formatIncoterms(order.incoterms) },
        { term: t('term.loading_place'), value: order.loading_place },
        { term: t('term.payment_terms'), value: formatPaymentTerms(texts, order.payment_terms) },
        {
          term: t('term.deposit'),
          value: order.deposit && format.money(order.deposit, currency),
        },
        {
          term: t('term.claim'),
          value: claim === 'none' ? null : t(`product.certification.${claim}`),
        },
      ],
      tables: [
        createGoodsTable(texts, {
          lines,
          currency,
          volume: sumVolumes(lines.map((line) => line.volume_m3)),
          amount: order.amount,
          certificates: printed.certificates,
        }),
      ],
      notes: toLines(
        order.mill_notes,
        t('tolerance', { percent: format.percent(String(order.tolerance_percent)) }),
        order.inspection_required && t('supply_order.inspection'),
        t('supply_order.terms'),
        t('measured_to'),
      ),
      signatures: [t('supply_order.sign_buyer'), t('supply_order.sign_mill')],
    }
  },
}

const findSawmill = (db: Db, id: string) =>
  db
    .selectFrom('sawmills')
    .select(['name', 'country', 'language', 'contacts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
