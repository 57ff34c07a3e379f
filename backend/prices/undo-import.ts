import type { Call, Handler, Schemas } from '../call'
import { groupBy, forEachChunk, inChunks, insertRows, parseJson } from '../db/rows'
import { readKeysetPage } from '../db/keyset-page'
import type { Db, Row } from '../db/tables'
import type { JsonText } from '../db/tables/columns'
import { toNextVersion } from '../records/record-head'
import { hasGlobalRole } from '../people/roles'
import { createPersonLookup } from '../people/person-refs'
import { Problem } from '../problems/problem'
import {
  countReopened,
  planPriceUndo,
  type UnrestorablePrice,
  type ScopedPeriod,
  type PriceRestore,
  findLaterChanges,
  type LaterChanges,
} from './plan-price-undo'
import { formatPeriod } from './price-crud'
import { logPrices, type PriceStep, hasSameTerms } from './schema'
import { canSetPrices } from './price-permissions'

type UndoCall = Call<'undoPriceImport'>
type Price = Row<'prices'>

export const listPriceImports: Handler<'listPriceImports'> = async ({ db, person, query }) => {
  const listed = db
    .selectFrom('price_imports')
    .selectAll()
    .select((eb) => {
      const changes = eb
        .selectFrom('price_changes')
        .select(({ fn }) => fn.count<number>('price_id').distinct().as('rows'))
        .whereRef('import_id', '=', 'price_imports.id')
      return [
        eb.ref('created_at').as('sort_value'),
        changes.as('rows'),
        changes.where('taken_back', '=', 0).as('left'),
      ]
    })
    .$if(!hasGlobalRole(person), (qb) => qb.where('created_by', '=', person.id))
  const { rows, next_cursor } = await readKeysetPage(listed, {
    sort: '-created_at',
    column: 'created_at',
    type: 'string',
    idColumn: 'id',
    cursor: query.cursor,
    limit: query.limit,
  })
  const toPersonRef = await createPersonLookup(
    db,
    rows.map(({ created_by }) => created_by),
  )
  return {
    items: rows.map(({ created_by, rows: count, left, is_finished, sort_value: _, ...row }) => ({
      ...row,
      created_by: toPersonRef(created_by),
      rows: count ?? 0,
      left: left ?? 0,
      is_finished: is_finished === 1,
    })),
    next_cursor,
  }
}

/**
 * Restores each price whose content is as the sheet left it. Other prices are returned with a
 * reason and can be restored later.
 * @throws Problem 404 for an unknown sheet or another user's, 409 if it was undone
 */
export const undoPriceImport: Handler<'undoPriceImport'> = async (call) => {
  const { db, path, person, clock } = call
  const sheet = await db
    .selectFrom('price_imports')
    .selectAll()
    .where('id', '=', path.id)
    .executeTakeFirst()
  if (!sheet || (sheet.created_by !== person.id && !hasGlobalRole(person)))
    throw new Problem('not_found')
  if (sheet.undone_at !== null) throw new Problem('not_allowed_now')
  const { returns, kept: unrestorable, settled, later } = await planUndo(call, sheet.id)
  const { back, kept: overlapping } = planPriceUndo(
    returns,
    await findSiblingPeriods(db, sheet.list, returns),
  )
  const unchangedPrices = [...unrestorable, ...overlapping]
  const steps: PriceStep[] = back.map(({ before, after }) => ({
    before,
    after: after && { ...after, ...toNextVersion(call, before.version) },
  }))
  const ids = back.map(({ before }) => before.id)
  await forEachChunk(ids, (some) => db.deleteFrom('prices').where('id', 'in', some).execute())
  await insertRows(
    db,
    'prices',
    steps.flatMap(({ after }) => after ?? []),
  )
  await logPrices(call, steps)
  await forEachChunk([...ids, ...settled], (chunk) =>
    db
      .updateTable('price_changes')
      .set({ taken_back: 1 })
      .where('import_id', '=', sheet.id)
      .where('price_id', 'in', chunk)
      .execute(),
  )
  if (unchangedPrices.length === 0)
    await db
      .updateTable('price_imports')
      .set({ undone_at: clock().toISOString() })
      .where('id', '=', sheet.id)
      .execute()
  return {
    undone: back.length,
    reopened: countReopened(back),
    kept: await presentKeptPrices(db, unchangedPrices, later),
  }
}

type UndoPlan = {
  returns: PriceRestore<Price>[]
  kept: UnrestorablePrice<Price>[]
  /** Prices that already are as before the sheet. */
  settled: string[]
  later: LaterChanges
}

/** Compares each price that a sheet changed with the content that the sheet left. */
async function planUndo({ db, person }: UndoCall, sheetId: string): Promise<UndoPlan> {
  const changes = await db
    .selectFrom('price_changes')
    .selectAll()
    .where('import_id', '=', sheetId)
    .where('taken_back', '=', 0)
    .orderBy('price_id')
    .orderBy('version')
    .execute()
  const byPrice = groupBy(changes, ({ price_id }) => price_id)
  const found = await inChunks([...byPrice.keys()], (ids) =>
    db.selectFrom('prices').selectAll().where('id', 'in', ids).execute(),
  )
  const now = new Map(found.map((price) => [price.id, price]))
  const toPersonRef = await inChunks(
    found.flatMap(({ company_id }) => company_id ?? []),
    (ids) =>
      db
        .selectFrom('companies')
        .select(['id', 'manager_id', 'country'])
        .where('id', 'in', ids)
        .execute(),
  )
  const companies = new Map(toPersonRef.map((company) => [company.id, company]))
  const later = await findLaterChanges(db, sheetId, changes)
  const plan: UndoPlan = { returns: [], kept: [], settled: [], later }
  for (const [id, priceChanges] of byPrice) {
    const present = now.get(id) ?? null
    const [previousPrice, importedPrice] = [
      parseStoredPrice(priceChanges[0]?.before),
      parseStoredPrice(priceChanges.at(-1)?.after),
    ]
    if (!importedPrice) continue
    const addUnrestorable = (reason: UnrestorablePrice<Price>['why']) =>
      plan.kept.push({ price: present ?? importedPrice, why: reason, other: null })
    // Another change came between two parts of the sheet and would be lost.
    const isBroken = priceChanges.some(
      ({ before }, i) =>
        i > 0 &&
        !hasSameTerms(parseStoredPrice(before), parseStoredPrice(priceChanges[i - 1]?.after)),
    )
    if (later.isFollowed(id)) addUnrestorable('later_sheet')
    else if (hasSameTerms(present, previousPrice)) plan.settled.push(id)
    else if (!present) addUnrestorable('removed_since')
    else if (isBroken || !hasSameTerms(present, importedPrice)) addUnrestorable('changed_since')
    else if (
      !canSetPrices(person, {
        country: present.country,
        company: companies.get(present.company_id ?? '') ?? null,
      })
    )
      addUnrestorable('not_yours')
    else plan.returns.push({ before: present, after: previousPrice })
  }
  return plan
}

const parseStoredPrice = (json: JsonText<Price> | null | undefined): Price | null =>
  json ? parseJson(json) : null

/** Finds all prices of the products for which a restored price has another period. */
function findSiblingPeriods(
  db: Db,
  list: Price['list'],
  returns: readonly PriceRestore<Price>[],
): Promise<ScopedPeriod[]> {
  const longer = returns.filter(
    ({ before, after }) =>
      after && (after.start_date !== before.start_date || after.end_date !== before.end_date),
  )
  const columns = ['id', 'product_id', 'country', 'company_id', 'start_date', 'end_date'] as const
  return inChunks(
    longer.map(({ before }) => before.product_id),
    (ids) =>
      db
        .selectFrom('prices')
        .select(columns)
        .where('product_id', 'in', ids)
        .where('list', '=', list)
        .execute(),
  )
}

async function presentKeptPrices(
  db: Db,
  unrestorable: readonly UnrestorablePrice<Price>[],
  later: LaterChanges,
): Promise<Schemas['KeptPrice'][]> {
  const products = await inChunks(
    unrestorable.map(({ price }) => price.product_id),
    (ids) => db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).execute(),
  )
  const companies = await inChunks(
    unrestorable.flatMap(({ price }) => price.company_id ?? []),
    (ids) => db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).execute(),
  )
  const names = new Map([...products, ...companies].map(({ id, name }) => [id, name]))
  const last = new Map(
    unrestorable.map(({ price: { id }, why }) => [
      id,
      why === 'overlap' || why === 'not_yours' ? null : later.last(id),
    ]),
  )
  const toPersonRef = await createPersonLookup(
    db,
    [...last.values()].flatMap((change) => change?.person_id ?? []),
  )
  return unrestorable.map(
    ({ price: { id, product_id, country, company_id, start_date }, why, other }) => ({
      id,
      country,
      start_date,
      why,
      product: names.get(product_id) ?? '',
      company: company_id === null ? null : (names.get(company_id) ?? null),
      by: toPersonRef(last.get(id)?.person_id ?? null),
      at: last.get(id)?.at ?? null,
      other: other && formatPeriod(other),
    }),
  )
}
