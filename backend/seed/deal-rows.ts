import { toDocumentNumber } from '../db/document-numbers'
import type { Row } from '../db/tables'
import { toCents } from '../db/decimal-columns'
import type { StoredDeal } from '../deals/queries'
import { toDealRow, toDealLineRow } from '../deals/schema'
import { computeDealLineAmounts, computePlannedFigures } from '../deals/deal-figures'
import type { PreparedDealLine } from '../deals/prepare-deal'
import { capAtNow, toWorkingHour } from './dates'
import { getClientId } from './clients'
import { writeDeal, type PlannedDeal } from './deal-plan'
import { type Random, createSeedId } from './random'
import { getSeededName } from './people'
import { MIXED_PRODUCT, productList, type Specification } from './product-list'
import { getProductId } from './products'
import type { DealTimeline } from './timeline'

const products = new Map(
  [...productList, MIXED_PRODUCT].map((product) => [getProductId(product.name), product]),
)

/** Creates the rows that creating a deal, buying for it and loading it would have stored. */
export function createDealRows(
  random: Random,
  {
    plan,
    sequence,
    now,
    maxLines,
  }: {
    plan: PlannedDeal
    sequence: number
    now: Date
    maxLines?: number | undefined
  },
): StoredDeal {
  const { client, timeline } = plan
  const { number, key } = toDocumentNumber('D', Number(timeline.date.slice(0, 4)), sequence)
  const id = createSeedId(`deal ${number}`)
  const write = writeDeal(random, number, plan, maxLines)
  const prepared = write.lines.map((line): PreparedDealLine => {
    const product = products.get(line.product_id ?? '')
    const specification = line.specification ?? product?.specification ?? throwUnknownProduct()
    return {
      write: line,
      specification,
      product_name: product?.name ?? null,
      figures: computeDealLineAmounts({ ...line, specification }, write.currency),
    }
  })
  const saleManager = { id: write.sale_manager_id, name: getSeededName(write.sale_manager_id) }
  const planned = computePlannedFigures(
    write,
    prepared.map((line) => line.figures),
  )
  const lines = prepared.map((line, i) =>
    applyProgress(random, toDealLineRow({ id, number_key: key }, line, i + 1), line, timeline),
  )
  const sumColumn = (column: 'purchased_l' | 'loaded_l' | 'delivered_l') =>
    lines.reduce((sum, line) => sum + line[column], 0)
  const created_at = capAtNow(
    toWorkingHour(timeline.date, random.between(7, 15), random.between(0, 59)),
    now,
  )
  const values = toDealRow(
    {
      write,
      client: { id: getClientId(client.name), name: client.name },
      saleManager,
      planned,
      lines: prepared,
    },
    number,
  )
  const hasArrived = timeline.status === 'delivered' || timeline.status === 'completed'
  return {
    lines,
    deal: {
      id,
      number,
      number_key: key,
      status: timeline.status,
      version: 1,
      created_at,
      created_by: saleManager.id,
      updated_at: created_at,
      updated_by: saleManager.id,
      ...values,
      actual_freight_cents: hasArrived
        ? Math.round(toCents(planned.margin.freight) * (0.94 + random.next() * 0.14))
        : null,
      actual_revenue_cents: null,
      actual_revenue_eur_cents: null,
      actual_margin_eur_cents: null,
      best_margin_kind: 'planned',
      best_margin_bp: values.margin_bp,
      best_margin_eur_cents: values.margin_eur_cents,
      best_revenue_eur_cents: values.revenue_eur_cents,
      best_volume_l: values.volume_l,
      portal_order_id: null,
      order_confirmation_revision: timeline.hasConfirmation ? 1 : null,
      confirmed_at: null,
      confirmed_on: null,
      cancel_reason: null,
      paid_cents: 0,
      paid_eur_cents: 0,
      invoiced_net_cents: null,
      invoiced_net_eur_cents: null,
      invoiced_vat_cents: 0,
      invoiced_vat_eur_cents: 0,
      unpaid_due_on: null,
      purchased_l: sumColumn('purchased_l'),
      loaded_l: sumColumn('loaded_l'),
      delivered_l: sumColumn('delivered_l'),
    },
  }
}

function applyProgress(
  random: Random,
  row: ReturnType<typeof toDealLineRow>,
  { figures }: PreparedDealLine,
  { purchased, loaded, delivered }: DealTimeline,
): Row<'deal_lines'> {
  const takeShare = (share: number) => Math.round(row.volume_l * share)
  const paid = toCents(figures.purchase_cost ?? '0') * purchased * (0.97 + random.next() * 0.06)
  return {
    ...row,
    removed_from: null,
    service: null,
    service_price: null,
    service_cents: 0,
    purchased_l: takeShare(purchased),
    loaded_l: takeShare(loaded),
    delivered_l: takeShare(delivered),
    actual_purchase_cents: Math.round(paid),
    revenue_eur_cents: null,
    margin_eur_cents: null,
    actual_revenue_eur_cents: null,
    actual_margin_eur_cents: null,
    best_margin_eur_cents: null,
    best_revenue_eur_cents: null,
    best_volume_l: null,
    traded_on: null,
    traded_l: null,
    traded_eur_cents: null,
    traded_eur_m3: null,
  }
}

function throwUnknownProduct(): Specification {
  throw new Error('A seeded line names a product of the list.')
}
