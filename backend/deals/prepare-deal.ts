import { findAllocatedLineErrors } from '../allocations/queries'
import type { Person } from '../call'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'
import {
  findForeignLineIds,
  type AgreedWood,
  resolveAgreedWood,
  toKeyedWood,
  findProducts,
} from '../wood-lines/wood-rows'
import type { DealLineWrite, DealWrite, Specification } from './schema'
import type { StoredDeal } from './queries'
import {
  computeDealLineAmounts,
  computePlannedFigures,
  type DealFiguresWithMargin,
  type DealLineAmounts,
  sumServicesCents,
} from './deal-figures'
import { canAssignSaleManager } from '@domain/rules/role-rules'
import { findDiscountErrors } from '@domain/rules/terms-rules'
import { computeWoodAmount } from '../wood-lines/wood-figures'
import { reviseServices } from './revise-services'
import { checkDeal, checkDealSums } from './rules/check-deal'

/** The records that a deal refers to, if they exist. */
type DealReferences = {
  client: Row<'clients'> | null
  saleManager: Pick<Row<'people'>, 'id' | 'name' | 'role'> | null
  products: Awaited<ReturnType<typeof findProducts>>
  foreignLineIds: ReadonlySet<string>
}

/**
 * Loads the records that a deal refers to.
 * @param storedDeal the stored deal, whose line ids may be reused; null for a new one
 */
async function loadDealReferences(
  db: Db,
  deal: DealWrite,
  storedDeal: StoredDeal | null,
): Promise<DealReferences> {
  return {
    client:
      (await db
        .selectFrom('clients')
        .selectAll()
        .where('id', '=', deal.client_id)
        .executeTakeFirst()) ?? null,
    saleManager: await findSaleManager(db, deal.sale_manager_id),
    products: await findProducts(db, deal.lines, storedDeal?.lines ?? []),
    foreignLineIds: await findForeignLineIds(
      db,
      'deal_lines',
      deal.lines,
      storedDeal?.deal.id ?? null,
    ),
  }
}

async function findSaleManager(db: Db, id: string): Promise<DealReferences['saleManager']> {
  const person = await db
    .selectFrom('people')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirst()
  return person ?? null
}

/** A line with its resolved wood and figures. */
export type PreparedDealLine = {
  write: DealLineWrite
  specification: Specification
  product_name: string | null
  figures: DealLineAmounts
}

/** The services and the wood of an order, by the id of its lines. */
export type OrderedWood = {
  services_cents: number
  specifications: ReadonlyMap<string, Specification>
}

/** A checked deal with its references and figures. */
export type PreparedDeal = {
  write: DealWrite
  client: Row<'clients'>
  saleManager: { id: string; name: string }
  lines: PreparedDealLine[]
  planned: DealFiguresWithMargin
}

type PrepareOptions = {
  /** The stored deal; null for a new one. */
  storedDeal: StoredDeal | null
  /** The order that a new deal is made from. */
  ordered?: OrderedWood
  /**
   * Wood of the lines that a revision keeps; null outside a revision. Purchased lines may then be
   * removed.
   */
  revisedWood?: readonly AgreedWood[] | null
}

/**
 * Checks a submitted deal and computes its figures.
 * @throws Problem 422 with every invalid field
 */
export async function prepareDeal(
  db: Db,
  person: Person,
  write: DealWrite,
  options: PrepareOptions,
): Promise<PreparedDeal> {
  const { storedDeal, ordered = null, revisedWood = null } = options
  const found = await loadDealReferences(db, write, storedDeal)
  const errors = checkDeal(write, {
    hasClient: found.client !== null,
    saleManager: toSaleManagerReference(found, write, storedDeal),
    products: found.products,
    foreignLineIds: found.foreignLineIds,
  })
  if (!storedDeal && !canAssignSaleManager(person) && write.sale_manager_id !== person.id) {
    errors.push({ pointer: '/sale_manager_id', code: 'locked' })
  }
  if (!revisedWood && removesPurchasedLine(write, storedDeal))
    errors.push({ pointer: '/lines', code: 'locked' })
  const { client, saleManager } = found
  if (errors.length > 0 || !client || !saleManager) throw Problem.invalid(...errors)
  const lines = write.lines.flatMap(
    (line) =>
      prepareDealLine(line, {
        currency: write.currency,
        references: found,
        agreedWood: revisedWood ?? (storedDeal ? findAgreedLines(line, storedDeal) : []),
        ordered,
      }) ?? [],
  )
  await checkPreparedLines(db, write, lines, options)
  const planned = computePlannedFigures(
    write,
    lines.map((line) => line.figures),
    ordered?.services_cents ??
      sumServicesCents(reviseServices(storedDeal?.lines ?? [], lines.map(toServedLine))),
  )
  const tooLarge = checkDealSums(write, planned)
  if (tooLarge.length > 0) throw Problem.invalid(...tooLarge)
  return { write, client, saleManager, lines, planned }
}

/**
 * Checks the wood and the discounts of lines.
 * @throws Problem 422
 */
async function checkPreparedLines(
  db: Db,
  { lines: writtenLines, currency }: DealWrite,
  lines: readonly PreparedDealLine[],
  { storedDeal, revisedWood = null }: PrepareOptions,
): Promise<void> {
  const allocatedErrors =
    storedDeal && !revisedWood
      ? await findAllocatedLineErrors(db, 'deal_line_id', storedDeal.lines, lines.map(toKeyedWood))
      : []
  const discountErrors = findDiscountErrors(
    writtenLines,
    lines.map(({ write, specification }) =>
      computeWoodAmount({ ...write, specification }, write.price, currency),
    ),
    currency,
  )
  const errors = [...allocatedErrors, ...discountErrors]
  if (errors.length > 0) throw Problem.invalid(...errors)
}

export const toServedLine = ({ write: { id }, figures }: PreparedDealLine) => ({ id, figures })

/** A sale manager whose role has changed since keeps the deal. */
function toSaleManagerReference(
  found: DealReferences,
  write: DealWrite,
  storedDeal: StoredDeal | null,
) {
  const isUnchanged = storedDeal?.deal.sale_manager_id === write.sale_manager_id
  return found.saleManager && isUnchanged ? { role: 'sale_manager' as const } : found.saleManager
}

/** True if the change removes a line for which wood was bought. */
function removesPurchasedLine(write: DealWrite, storedDeal: StoredDeal | null): boolean {
  const staying = new Set(write.lines.map((line) => line.id))
  return storedDeal?.lines.some((line) => line.purchased_l > 0 && !staying.has(line.id)) ?? false
}

function prepareDealLine(
  write: DealLineWrite,
  {
    currency,
    references: { products },
    agreedWood,
    ordered,
  }: {
    currency: string
    references: DealReferences
    agreedWood: readonly AgreedWood[]
    ordered: OrderedWood | null
  },
): PreparedDealLine | null {
  const wood = resolveAgreedWood(write, products, agreedWood)
  if (!wood) return null
  const specification = ordered?.specifications.get(write.id) ?? wood.specification
  const figures = computeDealLineAmounts({ ...write, specification }, currency)
  return { write, ...wood, specification, figures }
}

/**
 * Returns the lines that keep their wood: those of an issued confirmation, and those of a portal
 * order, whose packs are not the product's, until another product is chosen.
 */
function findAgreedLines(write: DealLineWrite, { deal, lines }: StoredDeal): StoredDeal['lines'] {
  if (deal.status !== 'draft') return lines
  if (deal.portal_order_id === null) return []
  return lines.filter(({ product_id }) => product_id !== null && product_id === write.product_id)
}
