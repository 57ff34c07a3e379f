import { getBusinessDay } from '../business-day'
import type { Handler } from '../call'
import { clientStatus } from '../clients/queries'
import { requireDeal } from '../deals/queries'
import { canSeeMargin } from '../deals/rules/permissions'
import { toDealCosts, toDealLineWrite, toDealTerms } from '../deals/schema'
import { findProducts } from '../wood-lines/wood-rows'
import { applyDifferences, findDifferences } from './compare-prices'
import { findCopyManager } from './copy-manager'
import { copyLines, createNote } from './copy-lines'
import { findDealPrices } from './today-prices'

/** Composes a new deal from one that the user sees. */
export const getDealCopy: Handler<'getDealCopy'> = async (call) => {
  const { db, person, path, query } = call
  const { deal, lines: rows } = await requireDeal(db, person, path.id)
  const client = await db
    .selectFrom('clients')
    .selectAll()
    .select(clientStatus.as('shown_status'))
    .where('id', '=', deal.client_id)
    .executeTakeFirstOrThrow()
  const showsCosts = canSeeMargin(person, { saleManagerId: deal.sale_manager_id })
  const manager = await findCopyManager(db, person, 'sale_manager', deal.sale_manager_id)
  const copied = copyLines(rows, await findProducts(db, rows, []))
  const lines = copied.lines.map((line, at) => {
    const row = rows[at]
    const planned_purchase_price =
      row && showsCosts ? toDealLineWrite(row).planned_purchase_price : null
    return { ...line, planned_purchase_price, discount: row ? toDealLineWrite(row).discount : null }
  })
  const differences = findDifferences(
    lines,
    await findDealPrices(call, { ...deal, client }, lines),
    deal.currency,
  )
  const { commission, planned_freight, other_costs } = toDealCosts(deal)
  const noCosts = { commission: null, planned_freight: null, other_costs: [] }
  return {
    source: { id: deal.id, number: deal.number },
    deal: {
      client_id: client.id,
      client_name: client.name,
      sale_manager_id: manager.id,
      ...toDealTerms(deal),
      date: getBusinessDay(call),
      customer_reference: null,
      delivery_week_from: null,
      delivery_week_to: null,
      ...(showsCosts
        ? {
            // A copy needs rates of its own day, as the deal does.
            commission: commission && { ...commission, exchange_rate: null },
            planned_freight: planned_freight && { ...planned_freight, exchange_rate: null },
            other_costs: other_costs.map((cost) => ({ ...cost, exchange_rate: null })),
          }
        : noCosts),
      exchange_rate: null,
      notes: null,
      lines: query.prices === 'today' ? applyDifferences(lines, differences) : lines,
    },
    differences,
    notes: [
      ...(client.shown_status === 'blocked'
        ? [createNote('client_blocked', { name: client.name })]
        : []),
      ...manager.notes,
      ...(showsCosts ? [] : [createNote('costs_hidden')]),
      ...copied.notes,
      ...rows.flatMap(({ service }, at) =>
        service === null ? [] : [createNote('service_left_out', { line: at + 1, name: service })],
      ),
    ],
  }
}
