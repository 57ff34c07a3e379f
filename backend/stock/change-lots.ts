import type { Call, Handler } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { parseJson, pick } from '../db/rows'
import { sortByIds } from '../db/paginate-indexed'
import type { Db, Row } from '../db/tables'
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
  type YardChange,
} from './receivable-lines'
import { changeLot, getCorrectedStatus, getPresentPcs, isRemoved, NO_TALLY } from './rules'

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
 * Corrects the pieces of a pack, removes it or brings it back.
 * @throws Problem 404, 412, 422 for a reserved pack, for more wood than its supply line has
 * unallocated, or without the cause of a removal
 */
export const correctLot: Handler<'correctLot'> = async (call) => {
  const { db, body, clock } = call
  const { removal = null } = body
  const before = await db
    .selectFrom('lots')
    .selectAll()
    .where('id', '=', call.path.id)
    .executeTakeFirst()
  if (!before) throw new Problem('not_found')
  const status = getCorrectedStatus(before, body.pcs, removal)
  if (status === 'not_found') throw new Problem('not_found')
  assertVersion(call.version, before.version)
  if (status === 'held') throw Problem.invalid({ pointer: '/pcs', code: 'reserved' })
  if ((removal === null) === (body.pcs === 0))
    throw Problem.invalid({
      pointer: '/removal',
      code: removal === null ? 'required' : 'unexpected',
    })
  const { listed, ...content } = await countContent(db, before, { pcs: body.pcs, status })
  const line =
    before.supply_line_id === null ? undefined : await findReceivableLine(db, before.supply_line_id)
  const hasRoomFor = await createRoomCheck(db, line ? [line] : [])
  if (!hasRoomFor(before.supply_line_id, { before, after: { ...content, listed } }))
    throw Problem.invalid({
      pointer: '/pcs',
      code: 'not_free',
      params: { free: fromLitres(line ? getReceivableLitres(line) : 0) },
    })
  const after = {
    ...before,
    ...content,
    status,
    version: before.version + 1,
    updated_at: clock().toISOString(),
  }
  await db.updateTable('lots').set(after).where('id', '=', after.id).execute()
  await syncCountedPacks(call, [{ before, after }])
  await logCorrection(call, before, after)
  await syncStockedSupplies(call, [{ before, after }])
  const [lot] = await presentLots(call, [after])
  if (!lot) throw new Error('The corrected lot was not found.')
  return lot
}

/**
 * Returns the content of a corrected pack. A lost pack keeps what was received. A listed pack that
 * comes back whole has its tally again.
 * @throws Problem 422 for an archived product, or pieces whose volume can't be computed
 */
async function countContent(
  db: Db,
  before: Row<'lots'>,
  { pcs, status }: Pick<Row<'lots'>, 'pcs' | 'status'>,
): Promise<LotContent & Pick<YardChange['after'], 'listed'>> {
  const isBack = isRemoved(before.status) && !isRemoved(status)
  const product = await db
    .selectFrom('products')
    .select(['specification', 'status'])
    .where('id', '=', before.product_id)
    .executeTakeFirstOrThrow()
  if (isBack && product.status === 'archived')
    throw Problem.invalid({ pointer: '/pcs', code: 'archived' })
  if (status === 'lost' || pcs === before.pcs)
    return { ...pick(before, ['pcs', 'litres', 'pack_number', 'tally']), listed: null }
  const listed = isBack ? await findListedPack(db, before.id) : undefined
  if (listed?.pcs === pcs)
    return { pcs, litres: listed.litres, pack_number: listed.number, tally: listed.tally, listed }
  const counted = computeCountedLitres(listed ?? before, pcs, parseJson(product.specification))
  if (!counted.ok)
    throw Problem.invalid({
      pointer: '/pcs',
      code: 'cannot_convert',
      params: { why: counted.reason },
    })
  return { ...NO_TALLY, pcs, litres: counted.litres, listed: null }
}

type LotContent = Pick<Row<'lots'>, 'pcs' | 'litres' | 'pack_number' | 'tally'>

/** Returns the mill's pack that was received as the lot. */
const findListedPack = (db: Db, lotId: string) =>
  db
    .selectFrom('packs')
    .select(['number', 'pcs', 'litres', 'tally', 'volume_mm3'])
    .where('lot_id', '=', lotId)
    .executeTakeFirst()

/** Logs a correction with the pieces in stock, before and after. */
const logCorrection = (
  call: Call<'correctLot'>,
  before: Row<'lots'>,
  after: Row<'lots'>,
): Promise<void> =>
  logLotChanges(
    call,
    [
      {
        lot_id: after.id,
        kind: after.status === 'lost' ? 'lost' : 'corrected',
        // A lost pack that was received by mistake loses the pieces that it kept.
        before: { ...before, pcs: isRemoved(after.status) ? before.pcs : getPresentPcs(before) },
        after: { ...after, pcs: getPresentPcs(after) },
      },
    ],
    call.body.reason,
  )
