import type { Schemas, Role } from '../call'
import { createFieldTable } from '../records/field-table'
import { parseJson, toJson } from '../db/rows'
import type { Row } from '../db/tables'
import { formatLengths } from '@domain/timber'
import { fold } from '@domain/text/fold'
import { createNameKeys } from './name-keys'
import { toProductParams } from './format-product-name'
import { toProductSearchText } from './queries'
import type { RecordPolicy } from '../records/record-policy'
import { createNotFoundProblem } from '../problems/problem'

export type ProductWrite = Schemas['ProductWrite']

/** Every field of a product, in the order of the log. */
export const productFields = createFieldTable<
  ProductWrite,
  ProductWrite,
  never,
  Schemas['ProductField']
>({
  fields: {
    name: {},
    status: {},
    wood: {},
    profile: {},
    quality: {},
    treatment: {},
    treatment_color: {},
    color: {},
    thickness_mm: {},
    width_mm: {},
    length_mm: {},
    lengths: { formatLogged: ({ lengths }) => lengths && formatLengths(lengths) },
    diameter_mm: {},
    taper_mm_per_m: {},
    humidity_percent: {},
    packaging: {},
    pcs_per_pack: {},
    m3_per_pack: {},
    pack_width_mm: {},
    pack_height_mm: {},
    group: {},
    category: {},
    certification: {},
    hs_code: {},
    density_kg_m3: {},
  },
})

/**
 * Fields that identify a product: unique together, and locked while it is in use, because packs,
 * prices, baskets, offers and orders read them. Wrapping, files, declarations and weight are not
 * among them.
 */
const DISTINGUISHING_FIELDS = [
  'wood',
  'profile',
  'quality',
  'treatment',
  'treatment_color',
  'color',
  'thickness_mm',
  'width_mm',
  'length_mm',
  'lengths',
  'diameter_mm',
  'taper_mm_per_m',
  'pcs_per_pack',
  'm3_per_pack',
  'certification',
] as const satisfies readonly Schemas['ProductField'][]

const distinguishingFields: ReadonlySet<string> = new Set(DISTINGUISHING_FIELDS)

/** True if the field identifies products. */
export const isDistinguishing = (field: string): boolean => distinguishingFields.has(field)

/** Fields that stay editable while a product is in use. */
export const alwaysEditableFields = productFields.names.filter((name) => !isDistinguishing(name))

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
  const { treatment, lengths = null, pack_width_mm = null, pack_height_mm = null } = specification
  return {
    name: row.name,
    status: row.status,
    ...specification,
    wood: row.wood,
    treatment: treatment ?? 'none',
    lengths,
    pack_width_mm,
    pack_height_mm,
  }
}

/** Returns derived columns of a product. Its wood is always set. */
export function toProductColumns(
  name: string,
  specification: Schemas['Specification'] & { wood: Schemas['Wood'] },
) {
  const {
    category,
    wood,
    profile,
    quality,
    treatment,
    treatment_color,
    color,
    packaging,
    certification,
    group,
  } = specification
  const { thickness_mm, width_mm, length_mm, lengths, diameter_mm, humidity_percent } =
    specification
  return {
    name,
    ...createNameKeys(name, specification),
    category,
    wood,
    specification: toJson(specification),
    specification_key: toSpecificationKey(specification),
    search_text: toProductSearchText(name, specification),
    profile,
    quality,
    treatment,
    treatment_color,
    color,
    packaging,
    certification,
    product_group: group,
    thickness_mm,
    width_mm,
    length_mm,
    lengths_from_mm: lengths?.kind === 'range' ? lengths.from_mm : null,
    lengths_to_mm: lengths?.kind === 'range' ? lengths.to_mm : null,
    several_mm: lengths?.kind === 'several' ? toLengthList(lengths.items) : null,
    diameter_mm,
    humidity_percent,
  }
}

/** Joins lengths as ` 3900 4200 `, so that each is found as a whole. */
const toLengthList = (items: Schemas['SeveralLengths']['items']): string =>
  ` ${items.map(({ length_mm }) => length_mm).join(' ')} `

/**
 * Returns a key that is equal for products with the same specification, however the words are
 * written.
 */
export const toSpecificationKey = (specification: Schemas['Specification']): string =>
  DISTINGUISHING_FIELDS.map((field) => {
    const value = specification[field] ?? ''
    return fold(typeof value === 'object' ? formatLengths(value) : String(value))
  }).join('|')

const EDITOR_ROLES: readonly Role[] = ['manager', 'global_manager', 'admin']

/** True if the role may add, change and archive products. */
export const canEditProducts = ({ role }: { role: Role }): boolean => EDITOR_ROLES.includes(role)

/** Comments, files and history of a product are for the staff who serve portal customers. */
export const productPolicy: RecordPolicy<Row<'products'>> = {
  readerRoles: ['country_manager', ...EDITOR_ROLES],
  requireRecord: (db, _person, id) =>
    db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow(createNotFoundProblem),
  canAttach: canEditProducts,
  commentRecipients: async ({ person }, product, commenters) => ({
    people: commenters
      .filter(({ role }) => role === 'country_manager' || EDITOR_ROLES.includes(role))
      .map(({ id }) => id),
    key: 'product_commented',
    params: {
      ...toProductParams({
        name: product.name,
        specification: parseJson(product.specification),
      }),
      person: person.name,
    },
  }),
}
