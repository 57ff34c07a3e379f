import { convert } from '@domain/timber'
import { shareLineRounding } from '../allocations/share-line-rounding'
import type { Handler, Schemas } from '../call'
import { fromLitres, toLitres } from '../db/decimal-columns'
import { inChunks, insertRows, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { hasLocodeCountry } from '../documents/terms'
import { createId } from '../identifiers'
import { Problem, type FieldError } from '../problems/problem'
import { findReceivedPacks, markReceived } from '../packs/received-packs'
import { assignBarcodes } from './assign-barcodes'
import { hasBarcode, toBarcodeKey } from './barcodes'
import { logLotChanges, presentLots } from './lots'
import {
  findReceivableLine,
  findRoom,
  getReceivableLitres,
  isReceivingOpen,
  syncStockedSupplies,
} from './receivable-lines'

type ReceivedPacks = readonly (Schemas['LotsReceived']['packs'][number] & {
  listed: Row<'packs'> | null
})[]

/**
 * Receives packs of a supply into stock.
 * @throws Problem 422 for an unknown line, more wood than available, or duplicate barcodes
 */
export const receiveLots: Handler<'receiveLots'> = async (call) => {
  const { db, body, clock, random } = call
  const line = await findReceivableLine(db, body.supply_line_id)
  const errors: FieldError[] = []
  if (!line) errors.push({ pointer: '/supply_line_id', code: 'not_found' })
  else if (!isReceivingOpen(line))
    errors.push({ pointer: '/supply_line_id', code: 'closed_document' })
  else if (line.is_uninspected) errors.push({ pointer: '/supply_line_id', code: 'not_inspected' })
  if (!hasLocodeCountry(body.location)) errors.push({ pointer: '/location', code: 'wrong_format' })
  const listed = await findReceivedPacks(db, body.supply_line_id, body.packs)
  const packs = body.packs.map((pack, i) => ({
    ...pack,
    barcode: pack.barcode ?? listed.packs[i]?.barcode ?? null,
    listed: listed.packs[i] ?? null,
  }))
  errors.push(...listed.errors, ...(await findBarcodeErrors(db, packs)))
  if (errors.length > 0 || !line) throw Problem.invalid(...errors)
  const litres = computePackLitres(packs, parseJson(line.product_specification))
  const hasRoom = await findRoom(db, [line])
  const received = packs.map(({ pcs, listed: pack }, i) => ({
    before: null,
    after: { pcs, litres: litres[i] ?? 0, listed: pack },
  }))
  if (!hasRoom(line.id, received))
    throw Problem.invalid({
      pointer: '/packs',
      code: 'not_free',
      params: { free: fromLitres(getReceivableLitres(line)) },
    })
  const at = clock().toISOString()
  const barcodes = await assignBarcodes(
    call,
    packs.map(({ barcode }) => barcode),
  )
  const lots = packs.map(({ pcs, listed: pack }, i): Row<'lots'> => ({
    id: createId(random),
    version: 1,
    product_id: line.product_id,
    location: body.location,
    pcs,
    litres: litres[i] ?? 0,
    status: 'available',
    barcode: barcodes[i] ?? '',
    supply_line_id: line.id,
    received_at: at,
    updated_at: at,
    basket_line_id: null,
    order_line_id: null,
    note: null,
    pack_number: pack?.number ?? null,
    tally: pack?.tally ?? null,
  }))
  await insertRows(db, 'lots', lots)
  await markReceived(
    call,
    lots.flatMap((lot, i) => {
      const pack = packs[i]?.listed
      return pack ? [{ pack, lot }] : []
    }),
  )
  await syncStockedSupplies(
    call,
    lots.map((lot) => ({ before: null, after: lot })),
  )
  if (packs.some((pack) => pack.listed !== null)) await shareLineRounding(call, [line.id])
  await logLotChanges(
    call,
    lots.map((lot) => ({
      lot_id: lot.id,
      kind: 'received',
      before: { pcs: 0, location: lot.location },
      after: lot,
    })),
    null,
  )
  return { items: await presentLots(call, lots) }
}

/**
 * Returns the litres of each pack: those of its tally, else computed from its pieces.
 * @throws Problem 422 with each pack whose volume can't be computed
 */
function computePackLitres(
  packs: ReceivedPacks,
  specification: Schemas['Specification'],
): number[] {
  const errors: FieldError[] = []
  const litres = packs.map(({ pcs, listed }, i) => {
    if (listed) return listed.litres
    const { m3 } = convert(String(pcs), 'pcs', specification)
    if (!m3.ok)
      errors.push({
        pointer: `/packs/${i}/pcs`,
        code: 'cannot_convert',
        params: { why: m3.reason },
      })
    return m3.ok ? toLitres(m3.value) : 0
  })
  if (errors.length > 0) throw Problem.invalid(...errors)
  return litres
}

/** Barcodes are unique, whatever their case. */
async function findBarcodeErrors(db: Db, packs: ReceivedPacks): Promise<FieldError[]> {
  const barcodes = packs.flatMap(({ barcode }) => barcode ?? [])
  if (barcodes.length === 0) return []
  const known = new Set(
    (
      await inChunks(barcodes, (chunk) =>
        db.selectFrom('lots').select('barcode').where(hasBarcode(chunk)).execute(),
      )
    ).map(({ barcode }) => toBarcodeKey(barcode)),
  )
  const seen = new Set<string>()
  return packs.flatMap(({ barcode }, i): FieldError[] => {
    if (barcode === null) return []
    const key = toBarcodeKey(barcode)
    const isDouble = known.has(key) || seen.has(key)
    seen.add(key)
    return isDouble
      ? [{ pointer: `/packs/${i}/barcode`, code: 'duplicate', params: { name: barcode } }]
      : []
  })
}
