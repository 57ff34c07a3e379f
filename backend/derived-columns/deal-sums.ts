import { splitCents } from '@domain/money'
import { findBoughtAllocations } from '../allocations/queries'
import {
  computeExpectedCost,
  computePlannedCents,
  convertMoney,
} from '../allocations/rules/allocation-cost'
import { fromCents, toCents } from '../db/decimal-columns'
import { groupBy, updateEach } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { computeAllFigures, toLinePartColumns, toMarginColumns } from '../deal-margins/figures'
import { acceptsPayments } from '../deals/rules/permissions'
import { convertDocumentAmount } from '../wood-lines/wood-figures'
import { recalculateInstalments } from './instalments'
import { sumInvoices } from './invoiced-sums'
import { LOADED_CARGO_STATUSES } from '../statuses/cargo-statuses'

/**
 * Recalculates the sums of deals: the bought volume and its cost, the actual freight, the payments,
 * the invoices, the margins, also by line, and the instalments. The loaded wood must be up to date.
 */
export async function recalculateDeals(db: Db, dealIds: readonly string[]): Promise<void> {
  if (dealIds.length === 0) return
  const deals = await db.selectFrom('deals').selectAll().where('id', 'in', dealIds).execute()
  const lines = groupBy(
    await db
      .selectFrom('deal_lines')
      .selectAll()
      .where('deal_id', 'in', dealIds)
      .orderBy('position')
      .execute(),
    ({ deal_id }) => deal_id,
  )
  const bought = await findBoughtAllocations(db, dealIds)
  const freight = await sumFreight(
    db,
    deals.filter(({ loaded_l }) => loaded_l > 0),
  )
  const payments = await sumPayments(db, deals.filter(acceptsPayments))
  const invoiced = await sumInvoices(db, deals)
  const changedLines: LineColumns[] = []
  const updatedDeals: Row<'deals'>[] = []
  for (const deal of deals) {
    const dealLines = lines.get(deal.id) ?? []
    const purchases = dealLines.map((line) =>
      computePurchase(line, deal, bought.get(line.id) ?? []),
    )
    const sums = {
      purchased_l: purchases.reduce((sum, { purchased_l }) => sum + purchased_l, 0),
      actual_freight_cents: freight.get(deal.id) ?? null,
      ...toPaidColumns(deal, payments.get(deal.id) ?? 0),
      ...invoiced.get(deal.id),
    }
    const updated = { ...deal, ...sums }
    const figures = computeAllFigures(
      {
        deal: updated,
        lines: dealLines.map((line, i) => ({ ...line, ...purchases[i] })),
      },
      bought,
    )
    const parts = toLinePartColumns(updated, figures)
    for (const [i, line] of dealLines.entries()) {
      const lineColumns = { id: line.id, ...purchases[i], ...parts[i] }
      if (!hasColumns(line, lineColumns)) changedLines.push(lineColumns)
    }
    const columns = { ...sums, ...toMarginColumns(updated, figures) }
    if (!hasColumns(deal, columns))
      await db.updateTable('deals').set(columns).where('id', '=', deal.id).execute()
    updatedDeals.push({ ...updated, ...columns })
  }
  await updateEach(db, 'deal_lines', changedLines)
  await recalculateInstalments(db, updatedDeals)
}

type PurchasedLine = Pick<Row<'deal_lines'>, 'purchased_l' | 'actual_purchase_cents'>
type LineColumns = { id: string } & Record<string, string | number | null>

function computePurchase(
  line: Row<'deal_lines'>,
  deal: Row<'deals'>,
  allocations: Parameters<typeof computeExpectedCost>[1],
): PurchasedLine {
  const plannedCents = computePlannedCents(line, deal.currency)
  const { boughtLitres, boughtCents } = computeExpectedCost(
    { litres: line.volume_l, plannedCents, deal },
    allocations,
  )
  return { purchased_l: boughtLitres, actual_purchase_cents: boughtCents }
}

const hasColumns = <Stored extends object>(row: Stored, columns: Partial<Stored>): boolean =>
  Object.entries(columns).every(([column, value]) => row[column as keyof Stored] === value)

/** Returns the paid cents of each deal with payments, in its currency. */
async function sumPayments(
  db: Db,
  deals: readonly Row<'deals'>[],
): Promise<ReadonlyMap<string, number>> {
  if (deals.length === 0) return new Map()
  const rows = await db
    .selectFrom('deal_payments')
    .select(['deal_id', ({ fn }) => fn.sum<number>('amount_cents').as('cents')])
    .where(
      'deal_id',
      'in',
      deals.map(({ id }) => id),
    )
    .groupBy('deal_id')
    .execute()
  return new Map(rows.map(({ deal_id, cents }) => [deal_id, cents]))
}

const toPaidColumns = (deal: Row<'deals'>, cents: number) => ({
  paid_cents: cents,
  paid_eur_cents: toCents(convertDocumentAmount(deal, fromCents(cents)) ?? '0.00'),
})

/**
 * Sums the freight of deals, in cents of their currency: the share by m3 of each cargo's actual
 * (else booked) freight. A deal whose share of any cargo is unknown is left out.
 * @param deals with loaded wood
 */
async function sumFreight(
  db: Db,
  deals: readonly (Money & { id: string })[],
): Promise<ReadonlyMap<string, number>> {
  if (deals.length === 0) return new Map()
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select([
      'cargo_id',
      'deal_id',
      'litres',
      'currency',
      'exchange_rate',
      'freight_cents',
      'actual_freight_cents',
    ])
    .where('status', 'in', LOADED_CARGO_STATUSES)
    .where(
      'cargo_id',
      'in',
      db
        .selectFrom('cargo_loads')
        .select('cargo_id')
        .where(
          'deal_id',
          'in',
          deals.map(({ id }) => id),
        ),
    )
    .orderBy('cargo_id')
    .orderBy('position')
    .execute()
  const cargos = [...groupBy(loads, ({ cargo_id }) => cargo_id).values()]
  const sums = new Map<string, number>()
  for (const deal of deals) {
    const shares = cargos
      .filter((cargo) => cargo.some(({ deal_id }) => deal_id === deal.id))
      .map((cargo) => computeFreightShare(cargo, deal))
    if (shares.length > 0 && !shares.includes(null))
      sums.set(
        deal.id,
        shares.reduce<number>((total, share) => total + (share ?? 0), 0),
      )
  }
  return sums
}

type Money = Parameters<typeof convertMoney>[1]
type FreightLoad = Money & {
  deal_id: string
  litres: number
  freight_cents: number | null
  actual_freight_cents: number | null
}

/** Returns the deal's share of a cargo's freight, in cents of the deal's currency. */
function computeFreightShare(
  loads: readonly FreightLoad[],
  deal: Money & { id: string },
): number | null {
  const [cargo] = loads
  const cents = cargo?.actual_freight_cents ?? cargo?.freight_cents ?? null
  if (!cargo || cents === null) return null
  const deals = [...new Set(loads.map(({ deal_id }) => deal_id))]
  const litres = deals.map((id) =>
    loads.reduce((sum, load) => (load.deal_id === id ? sum + load.litres : sum), 0),
  )
  const shares = splitCents(cents, litres, cargo.currency)
  return convertMoney(shares[deals.indexOf(deal.id)] ?? 0, cargo, deal)
}
