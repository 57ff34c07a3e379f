import { addWood, findPackedWood } from '../allocations/packed-wood'
import { findAllocatedLineErrors } from '../allocations/queries'
import type { SupplyLineToFit } from '../allocations/fit-supply'
import { computeWholeAmount } from '../allocations/rules/available-amount'
import { toListedLitres } from '../allocations/rules/rounding'
import type { Db, Row } from '../db/tables'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import { isSumTooLarge, createSumTooLargeError } from '../documents/terms'
import { Problem, type FieldError } from '../problems/problem'
import {
  type AgreedWood,
  resolveAgreedWood,
  toKeyedWood,
  findForeignLineIds,
  storeLines,
  findProducts,
} from '../wood-lines/wood-rows'
import {
  computeSupplyLineAmounts,
  sumSupplyFigures,
  type SupplyLineAmounts,
} from './supply-figures'
import { type StoredSupply, requireSupply } from './queries'
import { checkSupply } from './rules/check-supply'
import { recordActivity } from '../activity/activity'
import type { Handler, Schemas } from '../call'
import { createDocumentHead } from '../records/record-head'
import { presentSupply } from './present-supply'
import { notifySupplyAssigned } from './notify-supply'
import {
  toSupplyLineRows,
  toSupplyRow,
  type SupplyFigures,
  type SupplyLineWrite,
  type SupplyWrite,
} from './schema'

/** A line ready to store. */
export type PreparedSupplyLine = {
  write: SupplyLineWrite
  specification: Schemas['Specification']
  product_name: string | null
  figures: SupplyLineAmounts
}

/** A checked supply with products and figures, ready to store. */
export type PreparedSupply = {
  write: SupplyWrite
  sawmill: Row<'sawmills'>
  purchaseManager: { id: string; name: string } | null
  lines: PreparedSupplyLine[]
  figures: SupplyFigures
}

/**
 * Checks a supply and computes its figures.
 * @param storedSupply the stored supply; null for a new one
 * @param revisedWood the wood of the lines that a revision keeps. A revision may remove or change
 * allocated wood, which is then released
 * @throws Problem 422 with every invalid field
 */
export async function prepareSupply(
  db: Db,
  body: SupplyWrite,
  storedSupply: StoredSupply | null,
  revisedWood: readonly AgreedWood[] | null = null,
): Promise<PreparedSupply> {
  const write = normalizeSupply(body)
  const sawmill = await db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', write.sawmill_id)
    .executeTakeFirst()
  const purchaseManager = await findPurchaseManager(db, write.purchase_manager_id, storedSupply)
  const products = await findProducts(db, write.lines, storedSupply?.lines ?? [])
  const errors = checkSupply(write, storedSupply?.supply.status ?? 'draft', {
    hasSawmill: sawmill !== undefined,
    purchaseManager,
    products,
    foreignLineIds: await findForeignLineIds(
      db,
      'supply_lines',
      write.lines,
      storedSupply?.supply.id ?? null,
    ),
  })
  if (errors.length > 0 || !sawmill) throw Problem.invalid(...errors)
  // The mill has received the order.
  const ordered =
    revisedWood ??
    (storedSupply && storedSupply.supply.status !== 'draft' ? storedSupply.lines : [])
  const lines = write.lines.flatMap((line): PreparedSupplyLine[] => {
    const wood = resolveAgreedWood(line, products, ordered)
    return wood
      ? [
          {
            write: line,
            ...wood,
            figures: computeSupplyLineAmounts(
              { ...line, specification: wood.specification },
              write.currency,
            ),
          },
        ]
      : []
  })
  const lineErrors =
    storedSupply && !revisedWood
      ? await findAllocatedLineErrors(
          db,
          'supply_line_id',
          storedSupply.lines,
          lines.map(toKeyedWood),
        )
      : []
  if (storedSupply)
    lineErrors.push(
      ...(await findTakenErrors(db, toLinesToFit({ lines }, storedSupply.lines), storedSupply)),
    )
  if (lineErrors.length > 0) throw Problem.invalid(...lineErrors)
  const figures = sumSupplyFigures(
    write,
    lines.map((line) => line.figures),
  )
  const tooLarge = checkSupplySums(figures)
  if (tooLarge.length > 0) throw Problem.invalid(...tooLarge)
  return { write, sawmill, purchaseManager, lines, figures }
}

/** Returns submitted lines with what was inspected and listed of the stored ones. */
export function toLinesToFit(
  { lines }: { lines: readonly Pick<PreparedSupplyLine, 'write' | 'specification'>[] },
  storedLines: StoredSupply['lines'],
): SupplyLineToFit[] {
  const stored = new Map(storedLines.map((line) => [line.id, line]))
  return lines.map(({ write, specification }) => {
    const before = stored.get(write.id)
    return {
      ...{ ...write, specification },
      usable_l: before?.usable_l ?? null,
      listed_l: before?.listed_l ?? 0,
      measured_l: before?.measured_l ?? 0,
      listed_packs: before?.listed_packs ?? 0,
      smallest_pack_l: before?.smallest_pack_l ?? 0,
    }
  })
}

/** Normalizes the order of countries, which has no meaning. */
const normalizeSupply = (supply: SupplyWrite): SupplyWrite => ({
  ...supply,
  harvest_countries: [...new Set(supply.harvest_countries)].toSorted(),
})

/** A purchase manager whose role changed keeps their supplies. */
async function findPurchaseManager(db: Db, id: string | null, storedSupply: StoredSupply | null) {
  if (id === null) return null
  const person = await db
    .selectFrom('people')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirst()
  return person
    ? {
        ...person,
        role:
          storedSupply?.supply.purchase_manager_id === id
            ? ('purchase_manager' as const)
            : person.role,
      }
    : null
}

/**
 * Returns an error for each line that falls below its packs in the yard, and once loading began
 * also below its wood in cargo. Both may differ by the rounding of each pack.
 */
async function findTakenErrors(
  db: Db,
  lines: readonly SupplyLineToFit[],
  { supply, lines: storedLines }: StoredSupply,
): Promise<FieldError[]> {
  const getLitres = (line: Omit<SupplyLineToFit, 'id'>) =>
    computeWholeAmount({ ...line, usable_l: null }).litres
  const storedLitres = new Map(
    storedLines.map((row) => [
      row.id,
      getLitres({ ...row, specification: parseJson(row.specification) }),
    ]),
  )
  const lowered = lines.filter((line) => getLitres(line) < (storedLitres.get(line.id) ?? 0))
  const findPacked = await findPackedWood(db, lowered)
  return lowered.flatMap((line): FieldError[] => {
    const { received, claimed } = findPacked(line.id)
    const isBoundByCargo =
      (supply.status === 'loading' || supply.status === 'shipped') && claimed.litres > 0
    const taken = isBoundByCargo ? addWood(received, claimed) : received
    const [litres, least] = [getLitres(line), Math.round(taken.exact)]
    if (toListedLitres(litres, line) >= taken.litres || litres >= least) return []
    const part = line.ready_quantity !== null ? 'ready_quantity' : 'quantity'
    const pointer = `/lines/${lines.indexOf(line)}/${part}`
    const code = !isBoundByCargo ? 'in_stock' : received.litres > 0 ? 'below_taken' : 'below_loaded'
    return [{ pointer, code, params: { least: fromLitres(least) } }]
  })
}

function checkSupplySums({ amount, amount_eur }: SupplyFigures): FieldError[] {
  if (isSumTooLarge(amount)) return [createSumTooLargeError('/lines')]
  return isSumTooLarge(amount_eur) ? [createSumTooLargeError('/exchange_rate')] : []
}

/** Returns the supply that a new one is copied from; null if there is none. */
async function findCopySource(db: Db, id: string | undefined) {
  if (id === undefined) return null
  const source = await db
    .selectFrom('supplies')
    .select(['id', 'number'])
    .where('id', '=', id)
    .executeTakeFirst()
  return source ?? null
}

export const createSupply: Handler<'createSupply'> = async (call) => {
  const { db, person, body, query } = call
  const prepared = await prepareSupply(db, body, null)
  const head = await createDocumentHead(call, 'S')
  const { id } = head
  await db
    .insertInto('supplies')
    .values({ ...head, ...toSupplyRow(prepared, head.number) })
    .execute()
  await storeLines(db, 'supply_lines', id, toSupplyLineRows(id, prepared.lines))
  await recordActivity(call, {
    record: { kind: 'supply', id },
    personId: person.id,
    kind: 'created',
    changes: [],
    copiedFrom: await findCopySource(db, query.copied_from),
  })
  const record = await requireSupply(db, id)
  await notifySupplyAssigned(call, record.supply)
  return presentSupply(call, record)
}
