import type { Handler } from '../call'
import { grouped } from '../db/grouped'
import { inParts } from '../db/in-parts'
import { insertRows } from '../db/insert-rows'
import { parseJson } from '../db/json'
import { nextVersion } from '../documents/next-version'
import { isGlobal } from '../people/staff'
import { peopleNamed } from '../people/people-named'
import { Problem } from '../problems/problem'
import { logPrices, type PriceStep } from './log-price'

const MOST = 20

export const listPriceImports: Handler<'listPriceImports'> = async ({ db, person }) => {
  const rows = await db
    .selectFrom('price_imports')
    .selectAll()
    .select((eb) => eb.selectFrom('price_changes').select(({ fn }) => fn.count<number>('price_id').distinct().as('rows')).whereRef('import_id', '=', 'price_imports.id').as('rows'))
    .$if(!isGlobal(person), (qb) => qb.where('created_by', '=', person.id))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
  const named = await peopleNamed(db, rows.map(({ created_by }) => created_by))
  return { items: rows.map(({ created_by, rows: count, ...row }) => ({ ...row, created_by: named(created_by), rows: count ?? 0 })) }
}

/**
 * Makes each price what it was before a sheet, unless somebody has changed it since.
 * @throws Problem 404 for a sheet that isn't there or is another's, 409 for one that was taken back
 */
export const undoPriceImport: Handler<'undoPriceImport'> = async (call) => {
  const { db, path, person, clock } = call
  const sheet = await db.selectFrom('price_imports').selectAll().where('id', '=', path.id).executeTakeFirst()
  if (!sheet || (sheet.created_by !== person.id && !isGlobal(person))) throw new Problem('not_found')
  if (sheet.undone_at !== null) throw new Problem('not_allowed_now')
  const changes = await db.selectFrom('price_changes').selectAll().where('import_id', '=', sheet.id).orderBy('price_id').orderBy('version').execute()
  const byPrice = grouped(changes, ({ price_id }) => price_id)
  const found = await inParts([...byPrice.keys()], (ids) => db.selectFrom('prices').selectAll().where('id', 'in', ids).execute())
  const now = new Map(found.map((price) => [price.id, price]))
  const steps: PriceStep[] = []
  for (const [id, own] of byPrice) {
    const present = now.get(id)
    const [first, last] = [own[0], own.at(-1)]
    // Changed since, or removed: putting it back would lose that.
    if (!first || !present || present.version !== last?.version) continue
    const before = first.before && parseJson(first.before)
    const after = before && { ...before, ...nextVersion(call, present.version) }
    steps.push({ before: present, after })
  }
  const gone = steps.flatMap(({ before }) => before?.id ?? [])
  await inParts(gone, (ids) => db.deleteFrom('prices').where('id', 'in', ids).execute())
  await insertRows(db, 'prices', steps.flatMap(({ after }) => after ?? []))
  await logPrices(call, steps)
  await db.updateTable('price_imports').set({ undone_at: clock().toISOString() }).where('id', '=', sheet.id).execute()
  return { undone: steps.length, kept: byPrice.size - steps.length }
}
