import type { Handler, Person, Schemas } from '../call'
import { inChunks } from '../db/in-chunks'
import { insertRows } from '../db/insert-rows'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'
import type { AppContext } from '../app-context'
import { evaluateSheet } from './evaluate-sheet'
import { logPrices, type PriceStep } from './log-price'
import { computeSheetEffects } from './sheet-effects'

type ImportCall = AppContext & { db: Db; person: Person }

export const previewPriceImport: Handler<'previewPriceImport'> = async (call) => {
  const { list } = call.body
  const { rows, steps, before, after } = await evaluateSheet(call, list, call.body.rows, false)
  return { rows, effects: await computeSheetEffects(call, list, steps, before, after) }
}

/**
 * Applies a part of a sheet without its refused rows. The sheet is unfinished until its last part.
 * @throws Problem 409 for an undone sheet, or another user's
 */
export const importPrices: Handler<'importPrices'> = async (call) => {
  const { import_id, list, rows: sent, is_last } = call.body
  const { rows, steps } = await evaluateSheet(call, list, sent, true)
  await createOrCheckImport(call, import_id, list)
  await writeSteps(call, steps)
  await logPrices(call, steps, import_id)
  if (is_last)
    await call.db
      .updateTable('price_imports')
      .set({ is_finished: 1 })
      .where('id', '=', import_id)
      .execute()
  return { rows }
}

async function createOrCheckImport(
  { db, person, clock }: ImportCall,
  id: string,
  list: Schemas['PriceListName'],
): Promise<void> {
  const known = await db
    .selectFrom('price_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) {
    await db
      .insertInto('price_imports')
      .values({
        id,
        list,
        created_at: clock().toISOString(),
        created_by: person.id,
        is_finished: 0,
      })
      .execute()
    return
  }
  if (known.created_by !== person.id || known.undone_at !== null || known.list !== list)
    throw new Problem('not_allowed_now')
}

/** Writes complete rows: changed ones are deleted and inserted again. */
async function writeSteps({ db }: ImportCall, steps: readonly PriceStep[]): Promise<void> {
  const last = new Map(steps.map(({ before, after }) => [(after ?? before)?.id, after]))
  const changed = steps.flatMap(({ before }) => before?.id ?? [])
  await inChunks(changed, (ids) => db.deleteFrom('prices').where('id', 'in', ids).execute())
  await insertRows(
    db,
    'prices',
    [...last.values()].filter((row): row is Row<'prices'> => row !== null),
  )
}
