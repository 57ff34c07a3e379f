import { recordChanges } from '../db/unit-of-work'
import { toWoodKey } from './wood-key'
import type { Schemas } from '../call'
import {
  fromTenThousandthsOrNull,
  toCents,
  toLitres,
  toTenThousandthsOrNull,
} from '../db/decimal-columns'
import { inChunks, parseJson, toJson } from '../db/rows'
import type { Db, Row, NewRow } from '../db/tables'
import { chooseLengths, type WoodLineWrite } from './wood-fields'
import { sql, type RawBuilder } from 'kysely'

type Product = { name: string; specification: Schemas['Specification']; isArchived: boolean }

/**
 * Returns the existing products of lines, by id.
 * @param storedLines stored lines of the document, whose products may be archived
 */
export async function findProducts(
  db: Db,
  lines: readonly Pick<WoodLineWrite, 'product_id'>[],
  storedLines: readonly Pick<WoodLineWrite, 'product_id'>[],
): Promise<ReadonlyMap<string, Product>> {
  const ids = [...new Set(lines.flatMap((line) => line.product_id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'status', 'specification'])
    .where('id', 'in', ids)
    .execute()
  const storedProductIds = new Set(storedLines.map((line) => line.product_id))
  return new Map(
    rows.map(({ id, name, status, specification }) => [
      id,
      {
        name,
        specification: parseJson(specification),
        isArchived: status === 'archived' && !storedProductIds.has(id),
      },
    ]),
  )
}

/**
 * Returns the specification and name of a line's product, in the lengths that the line chooses, or
 * its own specification; null without either.
 */
function resolveWood(
  line: Pick<WoodLineWrite, 'product_id' | 'specification'>,
  products: ReadonlyMap<string, Product>,
): { specification: Schemas['Specification']; product_name: string | null } | null {
  const product = line.product_id === null ? undefined : products.get(line.product_id)
  const specification = product
    ? chooseLengths(product.specification, line.specification)
    : line.specification
  return specification && { specification, product_name: product?.name ?? null }
}

type PricedWrite = WoodLineWrite & { price: string | null }

/** The columns that lines of every document share. */
type Stored = Pick<
  Row<'deal_lines'>,
  | 'id'
  | 'product_id'
  | 'product_name'
  | 'specification'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'price_unit'
  | 'certification'
  | 'remark'
  | 'wood_key'
>

/** A line with its resolved wood and figures. */
type Prepared = {
  write: PricedWrite
  specification: Schemas['Specification']
  product_name: string | null
  figures: { volume_m3: string; weight_kg: number; amount: string | null }
}

/** Returns the columns that lines of every document share. */
export const toWoodRow = (
  { write, specification, product_name, figures }: Prepared,
  place: number,
) => ({
  id: write.id,
  position: place,
  product_id: write.product_id,
  product_name,
  specification: toJson(specification),
  quantity: write.quantity,
  unit: write.unit,
  price: toTenThousandthsOrNull(write.price),
  price_unit: write.price_unit,
  certification: write.certification,
  remark: write.remark,
  volume_l: toLitres(figures.volume_m3),
  weight_kg: figures.weight_kg,
  wood_key: toWoodKey(specification),
  amount_cents: toCents(figures.amount ?? '0.00'),
})

/** Converts the stored columns to the submitted form. */
export const toWoodWrite = (line: Stored) => ({
  id: line.id,
  product_id: line.product_id,
  specification: parseJson(line.specification),
  quantity: line.quantity,
  unit: line.unit,
  price: fromTenThousandthsOrNull(line.price),
  price_unit: line.price_unit,
  certification: line.certification,
  remark: line.remark,
})

/** The wood of a printed line. */
export type AgreedWood = Pick<Stored, 'id' | 'specification' | 'product_name'>

/**
 * Returns a line's wood as printed on the document, even if the product changed since; otherwise as
 * the product is now. Null without either.
 * @param storedLines printed lines
 */
export function resolveAgreedWood(
  write: WoodLineWrite,
  products: ReadonlyMap<string, Product>,
  storedLines: readonly AgreedWood[],
): ReturnType<typeof resolveWood> {
  const line = storedLines.find(({ id }) => id === write.id)
  if (!line) return resolveWood(write, products)
  const agreed = parseJson(line.specification)
  return {
    specification: write.product_id === null ? agreed : chooseLengths(agreed, write.specification),
    product_name: line.product_name,
  }
}

/** Returns the fields that `findAllocatedLineErrors` compares. */
export const toKeyedWood = ({ write: { id, product_id }, specification }: Prepared) => ({
  id,
  product_id,
  wood_key: toWoodKey(specification),
})

/** Tables of lines, and their column with the document's id. */
const OWNER = { deal_lines: 'deal_id', supply_lines: 'supply_id', cargo_loads: 'cargo_id' } as const

/**
 * Returns the ids that belong to lines of other documents. A line that was removed from the
 * document is none of them.
 * @param documentId null for a new document
 */
export async function findForeignLineIds(
  db: Db,
  table: keyof typeof OWNER,
  lines: readonly { id: string }[],
  documentId: string | null,
): Promise<ReadonlySet<string>> {
  const owner = sql.ref(OWNER[table])
  const document = table === 'cargo_loads' ? owner : sql`coalesce(${owner}, removed_from)`
  const foreignLines = await inChunks(
    lines.map(({ id }) => id),
    (ids) =>
      db
        .selectFrom(table)
        .select('id')
        .where('id', 'in', ids)
        .$if(documentId !== null, (qb) => qb.where(sql<boolean>`${document} <> ${documentId}`))
        .execute(),
  )
  return new Set(foreignLines.map(({ id }) => id))
}

const CHANGE_KIND = {
  deal_lines: 'deals',
  supply_lines: 'supplies',
  cargo_loads: 'cargos',
} as const

/** Columns of loads with a line's id, and sums that a removed line no longer has. */
const REMOVABLE_LINES = {
  deal_lines: { lineId: sql`cargo_loads.deal_line_id`, clearedSums: sql`` },
  supply_lines: {
    lineId: sql`cargo_loads.supply_line_id`,
    clearedSums: sql`, free_l = 0, free_week = null`,
  },
} as const

/**
 * Replaces a document's lines. A line that loads of canceled cargos read is kept without its
 * document. In lines that stay, columns missing from the rows keep their values.
 * Records the change of the document; a cargo also records the documents of its loads.
 */
export async function storeLines(
  db: Db,
  table: keyof typeof OWNER,
  documentId: string,
  rows: readonly NewRow<keyof typeof OWNER>[],
): Promise<void> {
  recordChanges(db, { [CHANGE_KIND[table]]: [documentId] })
  const ids = rows.map((row) => row.id)
  const stay = ids.length > 0 ? sql`and id not in (${sql.join(ids)})` : sql``
  const isRemoved = sql`${sql.ref(OWNER[table])} = ${documentId} ${stay}`
  if (table !== 'cargo_loads') await keepLinesOfLoads(db, table, isRemoved)
  await sql`delete from ${sql.table(table)} where ${isRemoved}`.execute(db)
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).filter((column) => column !== 'id')
  const written = rows.map((row) => sql`(${sql.join(Object.values(row))})`)
  const added = table === 'cargo_loads' ? sql`` : sql`, removed_from = null`
  await sql`
    insert into ${sql.table(table)} (${sql.join(Object.keys(first).map((column) => sql.ref(column)))}) values ${sql.join(written)}
    on conflict (id) do update set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}${added}
  `.execute(db)
}

/** Takes removed lines out of their document, and keeps those that loads still name. */
async function keepLinesOfLoads(
  db: Db,
  table: keyof typeof REMOVABLE_LINES,
  isRemoved: RawBuilder<unknown>,
): Promise<void> {
  const [owner, { lineId, clearedSums }] = [sql.ref(OWNER[table]), REMOVABLE_LINES[table]]
  await sql`
    update ${sql.table(table)} set removed_from = ${owner}, ${owner} = null, traded_on = null,
      traded_l = null, traded_eur_cents = null, traded_eur_m3 = null ${clearedSums}
    where ${isRemoved}
      and exists (select 1 from cargo_loads where ${lineId} = ${sql.ref(`${table}.id`)})
  `.execute(db)
}
