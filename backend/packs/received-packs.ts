import { formatTally } from '@domain/timber'
import type { Schemas, PersonCall } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { groupBy, inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { FieldError } from '../problems/problem'
import { toBarcodeKey } from '../stock/barcodes'
import { recordPackEvents } from './pack-events'
import { isPackOpen } from './rules/pack-status'

type Pack = Row<'packs'>
type ReceivedPack = Schemas['LotsReceived']['packs'][number]

/** True if the pack is at the mill and was not rejected. */
export const isReceivable = (pack: Pick<Pack, 'status' | 'lot_id' | 'load_id'>): boolean =>
  isPackOpen(pack) && pack.status !== 'rejected'

/**
 * Finds the listed packs that are received, by id or barcode.
 * @returns a pack or null for each, and the errors of packs that can't be received
 */
export async function findReceivedPacks(
  db: Db,
  supplyLineId: string,
  received: readonly ReceivedPack[],
): Promise<{ packs: (Pack | null)[]; errors: FieldError[] }> {
  const byId = await inChunks(
    received.flatMap(({ pack_id }) => pack_id ?? []),
    (ids) => db.selectFrom('packs').selectAll().where('id', 'in', ids).execute(),
  )
  const byBarcode = await inChunks(
    received.flatMap(({ barcode }) => (barcode === null ? [] : toBarcodeKey(barcode))),
    (keys) => db.selectFrom('packs').selectAll().where('barcode_key', 'in', keys).execute(),
  )
  const packsById = new Map(byId.map((pack) => [pack.id, pack]))
  const packsByBarcode = new Map(byBarcode.map((pack) => [pack.barcode_key, pack]))
  const seen = new Set<string>()
  const found = received.map((one, i) => {
    const named = packsById.get(one.pack_id ?? '')
    const marked = one.barcode === null ? undefined : packsByBarcode.get(toBarcodeKey(one.barcode))
    const pack = one.pack_id ? named : marked
    const error = findReceiptError(one, { pack, marked, supplyLineId, seen })
    if (pack) seen.add(pack.id)
    return {
      pack: pack ?? null,
      errors: error ? [{ ...error, pointer: `/packs/${i}${error.pointer}` }] : [],
    }
  })
  return {
    packs: found.map(({ pack }) => pack),
    errors: found.flatMap(({ errors }) => errors),
  }
}

type ReceiptContext = {
  pack: Pack | undefined
  /** The listed pack with the received barcode. */
  marked: Pack | undefined
  supplyLineId: string
  /** Ids of the packs received before. */
  seen: ReadonlySet<string>
}

function findReceiptError(
  { pack_id, barcode, pcs }: ReceivedPack,
  { pack, marked, supplyLineId, seen }: ReceiptContext,
): FieldError | null {
  const pointer = pack_id ? '/pack_id' : '/barcode'
  const isOfLine = pack?.supply_line_id === supplyLineId
  if (pack_id && !isOfLine) return { pointer, code: 'not_found' }
  const isForeignBarcode = marked !== undefined && (marked !== pack || !isOfLine)
  if (isForeignBarcode)
    return { pointer: '/barcode', code: 'duplicate', params: { name: barcode ?? '' } }
  if (!pack) return null
  if (seen.has(pack.id)) return { pointer, code: 'duplicate', params: { name: pack.number } }
  if (!isReceivable(pack)) return { pointer, code: 'locked', params: { name: pack.number } }
  return pcs === pack.pcs
    ? null
    : {
        pointer: '/pcs',
        code: 'tally_differs',
        params: { pieces: formatTally(parseJson(pack.tally)) },
      }
}

/** Puts packs into stock as these lots. */
export async function markReceived(
  call: Pick<PersonCall, 'db' | 'clock' | 'random' | 'person'>,
  pairs: readonly { pack: Pack; lot: Pick<Row<'lots'>, 'id' | 'barcode'> }[],
): Promise<void> {
  const updated_at = call.clock().toISOString()
  for (const { pack, lot } of pairs)
    await call.db
      .updateTable('packs')
      .set({ lot_id: lot.id, status: 'in_stock', version: pack.version + 1, updated_at })
      .where('id', '=', pack.id)
      .execute()
  await recordPackEvents(
    call,
    call.person.id,
    pairs.map(({ pack, lot }) => ({
      pack_id: pack.id,
      kind: 'received',
      record: { kind: 'lot', id: lot.id, name: lot.barcode },
    })),
  )
}

/** Returns the packs of lines that can be received into stock, by line and number. */
export async function findReceivablePacks(
  db: Db,
  supplyLineIds: readonly string[],
): Promise<(supplyLineId: string) => Schemas['ReceivablePack'][]> {
  const packs = await inChunks(supplyLineIds, (ids) =>
    db
      .selectFrom('packs')
      .selectAll()
      .where('supply_line_id', 'in', ids)
      .where('status', 'in', ['listed', 'accepted'])
      .orderBy('number_sort')
      .execute(),
  )
  const byLine = groupBy(packs.filter(isReceivable), ({ supply_line_id }) => supply_line_id)
  return (supplyLineId) =>
    (byLine.get(supplyLineId) ?? []).map(({ id, number, barcode, tally, pcs, litres }) => ({
      id,
      number,
      barcode,
      tally: [...parseJson(tally)],
      pcs,
      volume_m3: fromLitres(litres),
    }))
}
