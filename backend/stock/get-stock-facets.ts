import type { Handler } from '../call'

const COLUMNS = [
  'quality',
  'product_group',
  'color',
  'treatment_color',
  'thickness_mm',
  'width_mm',
  'length_mm',
  'diameter_mm',
  'humidity_percent',
] as const

/** Reads each combination of values that products have once, out of one index, and makes the values of each filter of them. */
export const getStockFacets: Handler<'getStockFacets'> = async ({ db }) => {
  const kinds = await db
    .selectFrom('products')
    .select(COLUMNS)
    .distinct()
    .where('status', '=', 'active')
    .execute()
  const values = <Value extends string | number>(
    of: (kind: (typeof kinds)[number]) => Value | null,
  ): Value[] =>
    [...new Set(kinds.flatMap((kind) => of(kind) ?? []))].sort((a, b) => (a < b ? -1 : 1))
  const yard = db
    .selectFrom('lots')
    .distinct()
    .where('status', 'in', ['available', 'reserved', 'blocked'])
  const locations = await yard.select('location').orderBy('location').execute()
  const packs = await yard.select('pcs').orderBy('pcs').execute()
  return {
    pcs: packs.map(({ pcs }) => pcs),
    location: locations.map(({ location }) => location),
    quality: values(({ quality }) => quality),
    product_group: values(({ product_group }) => product_group),
    color: values(({ color }) => color),
    treatment_color: values(({ treatment_color }) => treatment_color),
    thickness_mm: values(({ thickness_mm }) => thickness_mm),
    width_mm: values(({ width_mm }) => width_mm),
    length_mm: values(({ length_mm }) => length_mm),
    diameter_mm: values(({ diameter_mm }) => diameter_mm),
    humidity_percent: values(({ humidity_percent }) => humidity_percent),
  }
}
