import { recordActivities } from '../activity/activity'
import { getBusinessDay } from '../business-day'
import type { RequestBody, Handler, Person, Schemas } from '../call'
import { toConditions } from '../db/filters'
import { inChunks } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'
import type { AppContext } from '../app-context'
import {
  isDistinguishing,
  toProductRow,
  normalizeProduct,
  toProductWrite,
  toSpecificationKey,
  productFields,
  type ProductWrite,
} from './schema'
import { PRODUCT_FILTERS } from './queries'
import { findProductUses, blocksArchiving, isInUse } from './product-uses'
import type { Changes } from '../records/record-policy'

/** Maximum products in one change, which must finish within the time limit. */
const MAX_PRODUCTS = 5000
/** Maximum products listed in a preview. */
const MAX_NAMED = 20

type ProductChangeInput = RequestBody<'previewProductChanges'>
type ProductChanges = ProductChangeInput['set']
type ChangeCall = AppContext & { db: Db; person: Person }

/**
 * Counts the products that a change concerns.
 * @throws Problem 422 for too many products
 */
export const previewProductChanges: Handler<'previewProductChanges'> = async (call) => {
  const { rows, judged } = await evaluateRequest(call, call.body)
  return {
    total: rows.length,
    changed: judged.changed.length,
    same: judged.unchangedCount,
    refused: judged.refused.length,
    refusals: judged.refused.slice(0, MAX_NAMED),
    stamp: computeStamp(rows),
  }
}

/**
 * Changes fields of the selected products.
 * @throws Problem 422 if the selection differs from the preview or was changed since
 */
export const changeProducts: Handler<'changeProducts'> = async (call) => {
  const { db, person, clock, body } = call
  const { rows, judged } = await evaluateRequest(call, body)
  if (computeStamp(rows) !== body.stamp)
    throw Problem.invalid({ pointer: '/stamp', code: 'changed_since' })
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const head = { updated_at: clock().toISOString(), updated_by: person.id }
  for (const { id, write } of judged.changed) {
    const version = (versions.get(id) ?? 0) + 1
    await db
      .updateTable('products')
      .set({ ...toProductRow(write), ...head, version })
      .where('id', '=', id)
      .execute()
  }
  const entries = judged.changed.map(({ id, changes }) => ({
    record: { kind: 'product' as const, id },
    changes,
  }))
  await recordActivities(call, entries, { personId: person.id, kind: 'changed' })
  return {
    changed: judged.changed.length,
    same: judged.unchangedCount,
    refused: judged.refused.length,
  }
}

async function evaluateRequest(
  call: ChangeCall,
  { filter, set }: ProductChangeInput,
): Promise<{ rows: Row<'products'>[]; judged: EvaluatedChanges }> {
  const { db } = call
  if (Object.keys(set).length === 0) throw Problem.invalid({ pointer: '/set', code: 'required' })
  const found = db
    .selectFrom('products')
    .where((eb) => eb.and(toConditions(PRODUCT_FILTERS, filter)))
  const rows = await found
    .selectAll()
    .orderBy('name_key')
    .orderBy('id')
    .limit(MAX_PRODUCTS + 1)
    .execute()
  if (rows.length > MAX_PRODUCTS)
    throw Problem.invalid({ pointer: '/filter', code: 'too_many', params: { max: MAX_PRODUCTS } })
  const products = rows.map((row) => ({ id: row.id, write: toProductWrite(row) }))
  const findUses = needsUses(set)
    ? await findProductUses(
        db,
        rows.map(({ id }) => id),
        getBusinessDay(call),
      )
    : null
  const tidy = normalizeChange(set)
  const keys = Object.keys(set).some(isDistinguishing)
    ? products.map(({ write }) => toProductKey(applyChange(write, tidy)))
    : []
  const judged = evaluateChanges(
    products.map((product) => ({ ...product, uses: findUses?.(product.id) ?? NO_USES })),
    tidy,
    await findTakenKeys(db, keys),
  )
  return { rows, judged }
}

const NO_USES: Schemas['ProductUses'] = {
  packs: 0,
  baskets: 0,
  offers: 0,
  orders: 0,
  deals: 0,
  supplies: 0,
  prices: 0,
}

/** True if the change depends on uses, which are slow to look up; most do not. */
const needsUses = (set: ProductChanges): boolean =>
  set.status === 'archived' || Object.keys(set).some(isDistinguishing)

/** Returns the change with normalized values. */
function normalizeChange(set: ProductChanges): Schemas['ProductChange'] {
  const tidied: Record<string, unknown> = normalizeProduct({
    ...EMPTY_PRODUCT,
    ...(set as Schemas['ProductChange']),
  })
  return Object.fromEntries(Object.keys(set).map((field) => [field, tidied[field]]))
}

const EMPTY_PRODUCT: Schemas['ProductWrite'] = {
  name: '',
  status: 'active',
  wood: 'PCAB',
  profile: 'sawn',
  quality: '',
  treatment: 'none',
  treatment_color: null,
  color: null,
  thickness_mm: null,
  width_mm: null,
  length_mm: null,
  lengths: null,
  diameter_mm: null,
  taper_mm_per_m: null,
  humidity_percent: null,
  packaging: 'strapped',
  pcs_per_pack: null,
  m3_per_pack: null,
  pack_width_mm: null,
  pack_height_mm: null,
  group: null,
  category: 'softwood_boards',
  certification: 'none',
  hs_code: null,
  density_kg_m3: 470,
}

async function findTakenKeys(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await inChunks(keys, (chunk) =>
    db
      .selectFrom('products')
      .select(['id', 'specification_key'])
      .where('specification_key', 'in', chunk)
      .execute(),
  )
  return new Map(rows.map(({ id, specification_key }) => [specification_key, id]))
}

/**
 * Returns a stamp that changes whenever a product of the selection is added, removed or changed:
 * count, sum of versions, last change.
 */
function computeStamp(rows: readonly Row<'products'>[]): string {
  const versions = rows.reduce((sum, { version }) => sum + version, 0)
  const last = rows.reduce(
    (latest, { updated_at }) => (updated_at > latest ? updated_at : latest),
    '',
  )
  return `${rows.length}-${versions}-${last}`
}

/** A product in a bulk change. */
export type ChangedProduct = { id: string; write: ProductWrite; uses: Schemas['ProductUses'] }

/** Results of a bulk change. */
export type EvaluatedChanges = {
  changed: { id: string; write: ProductWrite; changes: Changes }[]
  unchangedCount: number
  refused: Schemas['ProductRefusal'][]
}

/**
 * Evaluates a change of many products. A product that can't be changed stays unchanged.
 * @param taken product ids by specification key
 */
function evaluateChanges(
  products: readonly ChangedProduct[],
  set: Schemas['ProductChange'],
  taken: ReadonlyMap<string, string>,
): EvaluatedChanges {
  const judged: EvaluatedChanges = { changed: [], unchangedCount: 0, refused: [] }
  const keys = new Map(taken)
  for (const { id, write: before, uses } of products) {
    const write = applyChange(before, set)
    const changes = productFields.findChanges(before, write)
    const refusal = findRefusal(id, before, { write, changes, uses, keys })
    if (changes.length === 0) judged.unchangedCount += 1
    else if (refusal) judged.refused.push(refusal)
    else {
      keys.set(toProductKey(write), id)
      judged.changed.push({ id, write, changes })
    }
  }
  return judged
}

/** Applies a change to a product. */
const applyChange = (before: ProductWrite, set: Schemas['ProductChange']): ProductWrite => ({
  ...before,
  ...set,
})

const toProductKey = ({ name: _name, status: _status, ...specification }: ProductWrite): string =>
  toSpecificationKey(specification)

type ChangedState = {
  write: ProductWrite
  changes: Changes
  uses: Schemas['ProductUses']
  keys: ReadonlyMap<string, string>
}

function findRefusal(
  id: string,
  before: ProductWrite,
  { write, changes, uses, keys }: ChangedState,
): Schemas['ProductRefusal'] | null {
  const { name, status: _status, ...specification } = before
  const refusedProduct = { product: { id, name, specification } }
  const significantChanges = changes
    .map(({ field }) => field as Schemas['ProductField'])
    .find(isDistinguishing)
  if (significantChanges && isInUse(uses))
    return { ...refusedProduct, field: significantChanges, code: 'locked' }
  if (before.status === 'active' && write.status === 'archived' && blocksArchiving(uses))
    return { ...refusedProduct, field: 'status', code: 'in_use' }
  const twin = significantChanges && keys.get(toProductKey(write))
  return twin !== undefined && twin !== id
    ? { ...refusedProduct, field: significantChanges ?? 'name', code: 'same_specification' }
    : null
}
