import { recordEach } from '../activity/record-activity'
import { businessDay } from '../business-day'
import type { BodyOf, Handler, Person, Schemas } from '../call'
import { conditionsOf } from '../db/filters'
import { inParts } from '../db/in-parts'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'
import type { Surroundings } from '../surroundings'
import { changedTo, judgeChanges, keyOf, type Judged } from './judge-changes'
import { isTelling } from './product-fields'
import { PRODUCT_FILTERS } from './product-filters'
import { productRow, tidiedProduct, productWriteOf } from './product-row'
import { productUses } from './product-uses'

/** Changed in one call, which has seconds. */
const MOST = 5000
/** Named in a preview. */
const MOST_NAMED = 20

type Wanted = BodyOf<'previewProductChanges'>
type Change = Wanted['set']
type Changing = Surroundings & { db: Db; person: Person }

/** @throws Problem 422 for more products than are changed at once */
export const previewProductChanges: Handler<'previewProductChanges'> = async (call) => {
  const { rows, judged } = await judge(call, call.body)
  return {
    total: rows.length,
    changed: judged.changed.length,
    same: judged.same,
    refused: judged.refused.length,
    refusals: judged.refused.slice(0, MOST_NAMED),
    stamp: stampOf(rows),
  }
}

/** @throws Problem 422 when the products are others than those of the preview, or were changed since */
export const changeProducts: Handler<'changeProducts'> = async (call) => {
  const { db, person, clock, body } = call
  const { rows, judged } = await judge(call, body)
  if (stampOf(rows) !== body.stamp)
    throw Problem.invalid({ pointer: '/stamp', code: 'changed_since' })
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const head = { updated_at: clock().toISOString(), updated_by: person.id }
  for (const { id, write } of judged.changed) {
    const version = (versions.get(id) ?? 0) + 1
    await db
      .updateTable('products')
      .set({ ...productRow(write), ...head, version })
      .where('id', '=', id)
      .execute()
  }
  const entries = judged.changed.map(({ id, changes }) => ({
    record: { kind: 'product' as const, id },
    changes,
  }))
  await recordEach(call, entries, { personId: person.id, kind: 'changed' })
  return { changed: judged.changed.length, same: judged.same, refused: judged.refused.length }
}

async function judge(
  call: Changing,
  { filter, set }: Wanted,
): Promise<{ rows: Row<'products'>[]; judged: Judged }> {
  const { db } = call
  if (Object.keys(set).length === 0) throw Problem.invalid({ pointer: '/set', code: 'required' })
  const found = db
    .selectFrom('products')
    .where((eb) => eb.and(conditionsOf(PRODUCT_FILTERS, filter)))
  const rows = await found
    .selectAll()
    .orderBy('name_key')
    .orderBy('id')
    .limit(MOST + 1)
    .execute()
  if (rows.length > MOST)
    throw Problem.invalid({ pointer: '/filter', code: 'too_many', params: { max: MOST } })
  const products = rows.map((row) => ({ id: row.id, write: productWriteOf(row) }))
  const usesOf = readsUses(set)
    ? await productUses(
        db,
        rows.map(({ id }) => id),
        businessDay(call),
      )
    : null
  const tidy = tidiedChange(set)
  const keys = Object.keys(set).some(isTelling)
    ? products.map(({ write }) => keyOf(changedTo(write, tidy)))
    : []
  const judged = judgeChanges(
    products.map((product) => ({ ...product, uses: usesOf?.(product.id) ?? NOWHERE })),
    tidy,
    await takenKeys(db, keys),
  )
  return { rows, judged }
}

const NOWHERE: Schemas['ProductUses'] = {
  packs: 0,
  baskets: 0,
  offers: 0,
  orders: 0,
  deals: 0,
  supplies: 0,
  prices: 0,
}

/** Whether a change has to know where products are in use. Most do not, and looking it up takes long. */
const readsUses = (set: Change): boolean =>
  set.status === 'archived' || Object.keys(set).some(isTelling)

/** The change with its values in the form in which a product keeps them. */
function tidiedChange(set: Change): Schemas['ProductChange'] {
  const tidied: Record<string, unknown> = tidiedProduct({
    ...BLANK,
    ...(set as Schemas['ProductChange']),
  })
  return Object.fromEntries(Object.keys(set).map((field) => [field, tidied[field]]))
}

const BLANK: Schemas['ProductWrite'] = {
  ...{
    name: '',
    status: 'active',
    wood: 'PCAB',
    profile: 'sawn',
    quality: '',
    treatment: 'none',
    treatment_color: null,
    color: null,
  },
  ...{
    thickness_mm: null,
    width_mm: null,
    length_mm: null,
    diameter_mm: null,
    taper_mm_per_m: null,
    humidity_percent: null,
    packaging: 'strapped',
  },
  ...{
    pcs_per_pack: null,
    m3_per_pack: null,
    pack_width_mm: null,
    pack_height_mm: null,
    group: null,
    category: 'softwood_boards',
    certification: 'none',
    hs_code: null,
    density_kg_m3: 470,
  },
}

async function takenKeys(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await inParts(keys, (some) =>
    db
      .selectFrom('products')
      .select(['id', 'specification_key'])
      .where('specification_key', 'in', some)
      .execute(),
  )
  return new Map(rows.map(({ id, specification_key }) => [specification_key, id]))
}

/** Another whenever a product joins, leaves or is changed: how many they are, their versions together, and when the last of them was changed. */
function stampOf(rows: readonly Row<'products'>[]): string {
  const versions = rows.reduce((sum, { version }) => sum + version, 0)
  const last = rows.reduce(
    (latest, { updated_at }) => (updated_at > latest ? updated_at : latest),
    '',
  )
  return `${rows.length}-${versions}-${last}`
}
