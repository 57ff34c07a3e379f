import { heldLineErrors } from '../allocations/held-lines'
import { woodKey } from '../allocations/rules/wood-key'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { isTooLarge, sumTooLarge } from '../documents/too-large'
import { Problem, type FieldError } from '../problems/problem'
import { findProducts, woodOf } from '../wood-lines/wood-products'
import type { Schemas, SupplyFigures, SupplyLineWrite, SupplyWrite } from './contract'
import { lineFigures, supplyFigures, type LineFigures } from './figures'
import type { SupplyRecord } from './find-supply'
import { checkSupply } from './rules/check-supply'

/** A line that is ready to be stored. */
export type PreparedLine = {
  write: SupplyLineWrite
  specification: Schemas['Specification']
  product_name: string | null
  figures: LineFigures
}

/** A supply that is ready to be stored: checked, its products looked up, its figures worked out. */
export type PreparedSupply = {
  write: SupplyWrite
  sawmill: Row<'sawmills'>
  purchaseManager: { id: string; name: string } | null
  lines: PreparedLine[]
  figures: SupplyFigures
}

/**
 * Checks a supply as it came in and works it out.
 * @param kept the supply as it is stored; null for a new one
 * @throws Problem 422 with every field that is wrong
 */
export async function prepareSupply(db: Db, body: SupplyWrite, kept: SupplyRecord | null): Promise<PreparedSupply> {
  const write = tidied(body)
  const sawmill = await db.selectFrom('sawmills').selectAll().where('id', '=', write.sawmill_id).executeTakeFirst()
  const purchaseManager = await findPurchaseManager(db, write.purchase_manager_id, kept)
  const products = await findProducts(db, write.lines)
  const errors = checkSupply(write, kept?.supply.status ?? 'draft', {
    hasSawmill: sawmill !== undefined,
    purchaseManager,
    products,
    foreignLineIds: await findForeignLines(db, write, kept),
  })
  if (errors.length > 0 || !sawmill) throw Problem.invalid(...errors)
  const lines = write.lines.flatMap((line): PreparedLine[] => {
    const wood = orderedWood(line, kept) ?? woodOf(line, products)
    return wood ? [{ write: line, ...wood, figures: lineFigures({ ...line, specification: wood.specification }) }] : []
  })
  const held = kept ? await heldLineErrors(db, 'supply_line_id', kept.lines, lines.map(keyed)) : []
  if (held.length > 0) throw Problem.invalid(...held)
  const figures = supplyFigures(write, lines.map((line) => line.figures))
  const tooLarge = checkSums(figures)
  if (tooLarge.length > 0) throw Problem.invalid(...tooLarge)
  return { write, sawmill, purchaseManager, lines, figures }
}

const keyed = ({ write: { id, product_id }, specification }: PreparedLine) => ({ id, product_id, wood_key: woodKey(specification) })

/** In whatever order countries are chosen, they mean the same. */
const tidied = (supply: SupplyWrite): SupplyWrite => ({ ...supply, harvest_countries: [...new Set(supply.harvest_countries)].toSorted() })

/** Who has another role by now keeps the supplies that they have. */
async function findPurchaseManager(db: Db, id: string | null, kept: SupplyRecord | null) {
  if (id === null) return null
  const person = await db.selectFrom('people').select(['id', 'name', 'role']).where('id', '=', id).executeTakeFirst()
  return person ? { ...person, role: kept?.supply.purchase_manager_id === id ? ('purchase_manager' as const) : person.role } : null
}

async function findForeignLines(db: Db, supply: SupplyWrite, kept: SupplyRecord | null): Promise<ReadonlySet<string>> {
  const own = new Set(kept?.lines.map((line) => line.id))
  const fresh = supply.lines.map((line) => line.id).filter((id) => !own.has(id))
  if (fresh.length === 0) return new Set()
  const taken = await db.selectFrom('supply_lines').select('id').where('id', 'in', fresh).execute()
  return new Set(taken.map((row) => row.id))
}

/** The wood of a line as the mill has the order of it, whatever happened to the product since. */
function orderedWood(write: SupplyLineWrite, kept: SupplyRecord | null) {
  const line = kept && kept.supply.status !== 'draft' ? kept.lines.find(({ id }) => id === write.id) : undefined
  return line && { specification: parseJson(line.specification), product_name: line.product_name }
}

function checkSums({ amount, amount_eur }: SupplyFigures): FieldError[] {
  if (isTooLarge(amount)) return [sumTooLarge('/lines')]
  return isTooLarge(amount_eur) ? [sumTooLarge('/exchange_rate')] : []
}
