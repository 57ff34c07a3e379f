import type { Handler } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import { sortByIds } from '../db/paginate-indexed'
import type { Row } from '../db/tables'
import { assertVersion } from '../records/record-head'
import { hasLocodeCountry } from '../documents/terms'
import { syncCountedPacks } from '../packs/counted-packs'
import { Problem, type FieldError } from '../problems/problem'
import { computeCountedLitres } from './counted-litres'
import { logLotChanges, presentLots } from './lots'
import {
  createRoomCheck,
  findReceivableLine,
  getReceivableLitres,
  syncStockedSupplies,
} from './receivable-lines'
import { changeLot, getCorrectedStatus, NO_TALLY } from './rules'

/**
 * Changes all packs or none.
 * @throws Problem 422 with each pack that can't be changed
 */
export const changeLots: Handler<'changeLots'> = async (call) => {
  const { db, body, clock } = call
  const { action, reason } = body
  const errors: FieldError[] = []
  if (action === 'move' && body.location === null)
    errors.push({ pointer: '/location', code: 'required' })
  if (action !== 'move' && body.location !== null)
    errors.push({ pointer: '/location', code: 'unexpected' })
  if (body.location !== null && !hasLocodeCountry(body.location))
    errors.push({ pointer: '/location', code: 'wrong_format' })
  if (errors.length > 0) throw Problem.invalid(...errors)
  const ids = [...new Set(body.lot_ids)]
  const lots = new Map(
    (await db.selectFrom('lots').selectAll().where('id', 'in', ids).execute()).map((lot) => [
      lot.id,
      lot,
    ]),
  )
  const updated_at = clock().toISOString()
  const changed: {
    before: Row<'lots'>
    after: Row<'lots'>
    kind: 'blocked' | 'released' | 'moved'
  }[] = []
  for (const [i, id] of ids.entries()) {
    const lot = lots.get(id)
    const result = lot ? changeLot(lot, action, body.location) : 'not_found'
    if (typeof result === 'string') {
      // A move to the same location is an error of the location.
      const pointer = action === 'move' && result === 'unexpected' ? '/location' : `/lot_ids/${i}`
      errors.push({ pointer, code: result, ...(lot && { params: { name: lot.barcode } }) })
    } else if (lot) {
      const note = result.kind === 'blocked' ? reason : result.kind === 'released' ? null : lot.note
      changed.push({
        before: lot,
        kind: result.kind,
        after: {
          ...lot,
          status: result.status,
          location: result.location,
          note,
          version: lot.version + 1,
          updated_at,
        },
      })
    }
  }
  if (errors.length > 0) throw Problem.invalid(...errors)
  for (const { after } of changed)
    await db.updateTable('lots').set(after).where('id', '=', after.id).execute()
  await logLotChanges(
    call,
    changed.map(({ before, after, kind }) => ({ lot_id: after.id, kind, before, after })),
    reason,
  )
  return {
    items: await presentLots(
      call,
      sortByIds(
        ids,
        changed.map(({ after }) => after),
      ),
    ),
  }
}

/**
 * Corrects the counted pieces of a lot.
 * @throws Problem 404, 412, 422 for a reserved pack, or for more wood than its supply line has
 * unallocated
 */
export const correctLot: Handler<'correctLot'> = async (call) => {
  const { db, body, clock } = call
  const before = await db
    .selectFrom('lots')
    .selectAll()
    .where('id', '=', call.path.id)
    .executeTakeFirst()
  if (!before) throw new Problem('not_found')
  const status = getCorrectedStatus(before, body.pcs)
  if (status === 'not_found') throw new Problem('not_found')
  assertVersion(call.version, before.version)
  if (status === 'held') throw Problem.invalid({ pointer: '/pcs', code: 'reserved' })
  const { specification } = await db
    .selectFrom('products')
    .select('specification')
    .where('id', '=', before.product_id)
    .executeTakeFirstOrThrow()
  const isRecounted = body.pcs !== before.pcs
  const counted = computeCountedLitres(before, body.pcs, parseJson(specification))
  if (isRecounted && !counted.ok)
    throw Problem.invalid({
      pointer: '/pcs',
      code: 'cannot_convert',
      params: { why: counted.reason },
    })
  const litres = isRecounted && counted.ok ? counted.litres : before.litres
  const line =
    before.supply_line_id === null ? undefined : await findReceivableLine(db, before.supply_line_id)
  const hasRoomFor = await createRoomCheck(db, line ? [line] : [])
  const change = { before, after: { pcs: body.pcs, litres, listed: null } }
  if (line && !hasRoomFor(line, change))
    throw Problem.invalid({
      pointer: '/pcs',
      code: 'not_free',
      params: { free: fromLitres(getReceivableLitres(line)) },
    })
  const after = {
    ...before,
    ...(isRecounted && NO_TALLY),
    status,
    pcs: body.pcs,
    litres,
    version: before.version + 1,
    updated_at: clock().toISOString(),
  }
  await db.updateTable('lots').set(after).where('id', '=', after.id).execute()
  await syncCountedPacks(call, [{ before, after }])
  await logLotChanges(call, [{ lot_id: after.id, kind: 'corrected', before, after }], body.reason)
  await syncStockedSupplies(call, [{ before, after }])
  const [lot] = await presentLots(call, [after])
  if (!lot) throw new Error('The corrected lot was not found.')
  return lot
}
