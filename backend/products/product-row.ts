import type { Schemas } from '../call'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { toProductColumns } from './product-columns'
import type { ProductWrite } from './product-fields'

/** Trims texts and drops empty ones. */
export const normalizeProduct = (product: ProductWrite): ProductWrite => ({
  ...product,
  name: product.name.trim().replaceAll(/\s+/g, ' '),
  quality: product.quality.trim(),
  treatment_color: trimToNull(product.treatment_color),
  color: trimToNull(product.color),
  group: trimToNull(product.group),
  hs_code: trimToNull(product.hs_code),
})

const trimToNull = (text: string | null): string | null => text?.trim() || null

export const toProductRow = ({ name, status, ...specification }: ProductWrite) => ({
  ...toProductColumns(name, specification),
  status,
})

/** Converts a stored record to a payload, to compare it with a change. */
export function toProductWrite(
  row: Pick<Row<'products'>, 'name' | 'status' | 'wood' | 'specification'>,
): ProductWrite {
  const specification: Schemas['Specification'] = parseJson(row.specification)
  const { treatment, pack_width_mm = null, pack_height_mm = null } = specification
  return {
    name: row.name,
    status: row.status,
    ...specification,
    wood: row.wood,
    treatment: treatment ?? 'none',
    pack_width_mm,
    pack_height_mm,
  }
}
