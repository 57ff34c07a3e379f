import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import type { WoodLineWrite } from './wood-fields'

export type Product = { name: string; specification: Schemas['Specification']; isArchived: boolean }

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
  const has = new Set(storedLines.map((line) => line.product_id))
  return new Map(
    rows.map(({ id, name, status, specification }) => [
      id,
      {
        name,
        specification: parseJson(specification),
        isArchived: status === 'archived' && !has.has(id),
      },
    ]),
  )
}

/**
 * Returns the specification and name of a line's product, or its own specification; null without
 * either.
 */
export function resolveWood(
  line: Pick<WoodLineWrite, 'product_id' | 'specification'>,
  products: ReadonlyMap<string, Product>,
): { specification: Schemas['Specification']; product_name: string | null } | null {
  const product = line.product_id === null ? undefined : products.get(line.product_id)
  const specification = product?.specification ?? line.specification
  return specification && { specification, product_name: product?.name ?? null }
}
