import * as v from 'valibot'
import { vBarcode, vUnLocode } from '@contract/validators'
import { convert } from '@domain/timber'
import type { Person, Schemas } from '../call'
import { toLitres } from '../db/decimal-columns'
import { groupBy, inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { hasLocodeCountry } from '../documents/terms'
import { createId } from '../identifiers'
import type { AppContext } from '../app-context'
import { hasBarcode, toBarcodeKey } from './barcodes'
import { computeCountedLitres } from './counted-litres'
import { findHeldPacks, type HeldPack } from './holders'
import type { LotChange } from './lots'
import {
  findReceivableLines,
  findReceivableLinesByNumber,
  createRoomCheck,
  isReceivingOpen,
  type ReceivableRow,
  type YardChange,
} from './receivable-lines'
import { changeLot, getCorrectedStatus, getPresentPcs, isRemoved, NO_TALLY } from './rules'

type StockSheetCall = AppContext & { db: Db; person: Person }
type SentStockRow = Omit<Schemas['StockSheetRow'], 'confirmed'> & {
  confirmed?: boolean | undefined
}
type EvaluatedStockRow = Schemas['JudgedStockRow']
type Lot = Row<'lots'>
type Product = { id: string; name: string; specification: Schemas['Specification'] }

/** The change of a pack by a row; a new pack has no `before`. */
export type SheetStep = { before: Lot | null; after: Lot; kinds: readonly LotChange['kind'][] }
type EvaluatedStep = { row: EvaluatedStockRow; step: SheetStep | null }

/** Records that the sheet refers to, and the state of the rows read so far. */
type SheetLookups = {
  /** By barcode key. */
  lots: ReadonlyMap<string, Lot>
  products: ReadonlyMap<string, Product>
  holders: ReadonlyMap<string, HeldPack['holder']>
  lines: ReadonlyMap<string, ReceivableRow>
  /** Lines by their supply's number. A completed supply delivers no more packs. */
  supplies: ReadonlyMap<string, readonly ReceivableRow[]>
  /** Numbers of the supplies whose packs have the barcodes, by barcode key. */
  listed: ReadonlyMap<string | null, string>
  /** Barcode keys of the rows above. */
  seen: Set<string>
  /** True if a supply line has room for a pack beside those of the rows above. */
  takes: Awaited<ReturnType<typeof createRoomCheck>>
  removal: Schemas['LotRemoval'] | null
}

/**
 * Evaluates each row of a stock sheet. Empty cells leave a pack unchanged.
 * @param removal why packs without pieces leave the stock; null for a preview
 */
export async function evaluateStockSheet(
  call: StockSheetCall,
  sent: readonly SentStockRow[],
  removal: Schemas['LotRemoval'] | null,
): Promise<{ rows: EvaluatedStockRow[]; steps: SheetStep[] }> {
  const lookups = { ...(await loadLookups(call, sent)), removal }
  const evaluated = sent.map((row) => evaluateRow(call, row, lookups))
  return {
    rows: evaluated.map(({ row }) => row),
    steps: evaluated.flatMap(({ step }) => step ?? []),
  }
}

async function loadLookups(
  { db, person }: StockSheetCall,
  sent: readonly SentStockRow[],
): Promise<Omit<SheetLookups, 'removal'>> {
  const lots = await inChunks(
    sent.flatMap(({ barcode }) => barcode ?? []),
    (barcodes) => db.selectFrom('lots').selectAll().where(hasBarcode(barcodes)).execute(),
  )
  const listed = await inChunks(
    sent.flatMap(({ barcode }) => (barcode === null ? [] : toBarcodeKey(barcode))),
    (keys) => findListedBarcodes(db, keys),
  )
  const words = sent.flatMap(({ product }) => product ?? [])
  const columns = ['id', 'name', 'specification', 'status'] as const
  const named = await inChunks(words, (names) =>
    db
      .selectFrom('products')
      .select(columns)
      .where((eb) => eb.or([eb('name', 'in', names), eb('id', 'in', names)]))
      .execute(),
  )
  const lotProducts = await inChunks(
    lots.map(({ product_id }) => product_id),
    (ids) => db.selectFrom('products').select(columns).where('id', 'in', ids).execute(),
  )
  const products = new Map<string, Product>()
  const add = ({ id, name, specification }: (typeof named)[number], key: string) =>
    products.set(key, { id, name, specification: parseJson(specification) })
  for (const one of lotProducts) add(one, one.id)
  // Archived products are accepted for existing packs only.
  for (const one of named.filter(({ status }) => status === 'active')) {
    add(one, one.id)
    add(one, one.name)
  }
  const reserved = lots
    .filter(({ status }) => status === 'reserved')
    .map(({ product_id }) => product_id)
  const heldPacks = await inChunks(reserved, (ids) => findHeldPacks(db, person, ids))
  const lines = await inChunks(
    lots.flatMap(({ supply_line_id }) => supply_line_id ?? []),
    (ids) => findReceivableLines(db, ids),
  )
  const receivableLines = await inChunks(
    sent.flatMap(({ supply }) => (supply === null ? [] : normalizeSupplyNumber(supply))),
    (numbers) => findReceivableLinesByNumber(db, numbers),
  )
  const lotsByBarcode = new Map(lots.map((lot) => [toBarcodeKey(lot.barcode), lot]))
  const findLot = ({ barcode }: SentStockRow) =>
    barcode === null ? undefined : lotsByBarcode.get(toBarcodeKey(barcode))
  const recounted = sent.flatMap((row) => {
    const lot = findLot(row)
    return lot && row.pcs !== null && row.pcs !== lot.pcs ? lot.supply_line_id : []
  })
  const receiving = sent.flatMap((row) =>
    findLot(row) || row.supply === null ? [] : normalizeSupplyNumber(row.supply),
  )
  const [lineIds, numbers] = [new Set(recounted), new Set(receiving)]
  const takes = await createRoomCheck(db, [
    ...lines.filter(({ id }) => lineIds.has(id)),
    ...receivableLines.filter(({ number }) => numbers.has(number)),
  ])
  return {
    products,
    lots: lotsByBarcode,
    holders: new Map(heldPacks.map(({ lot_id, holder }) => [lot_id, holder])),
    lines: new Map(lines.map((line) => [line.id, line])),
    supplies: groupBy(receivableLines, ({ number }) => number),
    listed: new Map(listed.map(({ barcode_key, number }) => [barcode_key, number])),
    seen: new Set<string>(),
    takes,
  }
}

/** Returns the supplies of listed packs by their barcodes. */
const findListedBarcodes = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('packs')
    .innerJoin('supplies', 'supplies.id', 'packs.supply_id')
    .select(['packs.barcode_key', 'supplies.number'])
    .where('packs.barcode_key', 'in', keys)
    .execute()

function evaluateRow(
  call: StockSheetCall,
  sent: SentStockRow,
  lookups: SheetLookups,
): EvaluatedStep {
  const { barcode } = sent
  const key = barcode === null ? null : toBarcodeKey(barcode)
  const lot = key === null ? undefined : lookups.lots.get(key)
  const product = lookups.products.get(lot?.product_id ?? sent.product ?? '')
  const base: EvaluatedStockRow = {
    row: sent.row,
    outcome: 'refused',
    barcode: lot?.barcode ?? barcode,
    product: product?.name ?? sent.product,
    version: lot?.version ?? null,
    alert: null,
    refusal: null,
    reserved_by: null,
    before: lot ? toPackState(lot) : null,
    after: null,
  }
  const refuseRow = (refusal: Schemas['StockSheetRefusal']): EvaluatedStep => ({
    row: { ...base, refusal },
    step: null,
  })
  if (key !== null && lookups.seen.has(key)) return refuseRow('twice')
  if (key !== null) lookups.seen.add(key)
  const listedOn = lot ? undefined : lookups.listed.get(key)
  if (listedOn !== undefined)
    return { row: { ...base, refusal: 'on_mill_list', listed_on: listedOn }, step: null }
  const result =
    lot && product
      ? changePack(lot, { product, sent, lookups, call })
      : addPack(call, sent, product, lookups)
  if (typeof result === 'string') {
    const holder = lot && result === 'reserved' ? lookups.holders.get(lot.id) : undefined
    return { row: { ...base, refusal: result, reserved_by: holder ?? null }, step: null }
  }
  const { after, kinds } = result
  if (kinds.length === 0)
    return { row: { ...base, outcome: 'same', after: toPackState(after) }, step: null }
  return {
    row: {
      ...base,
      outcome: lot ? 'changed' : 'new',
      after: toPackState(after),
      alert: isRemoved(after.status) ? 'taken_out' : null,
    },
    step: { before: lot ?? null, after, kinds },
  }
}

const toPackState = ({ pcs, location, status, note }: Lot): Schemas['PackState'] => ({
  pcs: getPresentPcs({ pcs, status }),
  location,
  is_blocked: status === 'blocked',
  note,
})

type StepResult = { after: Lot; kinds: readonly LotChange['kind'][] } | Schemas['StockSheetRefusal']

/** Adds a pack. */
function addPack(
  { clock, random }: StockSheetCall,
  sent: SentStockRow,
  product: Product | undefined,
  lookups: SheetLookups,
): StepResult {
  const { barcode, pcs, location, blocked, note } = sent
  if (barcode !== null && !v.is(vBarcode, barcode)) return 'wrong_barcode'
  if (!product) return sent.product === null ? 'no_product' : 'unknown_product'
  if (location === null || !isValidLocation(location)) return 'unknown_location'
  if (pcs === null || pcs === 0) return 'no_pcs'
  if (note !== null && blocked !== true) return 'note_without_block'
  const { m3 } = convert(String(pcs), 'pcs', product.specification)
  if (!m3.ok) return 'cannot_convert'
  const litres = toLitres(m3.value)
  const line = findOriginLine(sent, product.id, { pcs, litres, listed: null }, lookups)
  if (typeof line === 'string') return line
  const at = clock().toISOString()
  const after: Lot = {
    id: createId(random),
    version: 1,
    product_id: product.id,
    barcode: barcode ?? '',
    location,
    pcs,
    litres,
    note,
    status: blocked === true ? 'blocked' : 'available',
    supply_line_id: line.id,
    received_at: at,
    updated_at: at,
    basket_line_id: null,
    order_line_id: null,
    ...NO_TALLY,
  }
  return { after, kinds: blocked === true ? ['received', 'blocked'] : ['received'] }
}

/** Corrects, moves, blocks or releases an existing pack, by the rules of each action. */
function changePack(
  lot: Lot,
  {
    product,
    sent,
    lookups,
    call: { clock },
  }: {
    product: Product
    sent: SentStockRow
    lookups: SheetLookups
    call: StockSheetCall
  },
): StepResult {
  if (lot.status === 'sold') return 'sold'
  if (isRemoved(lot.status)) return 'gone'
  if (sent.product !== null && sent.product !== product.id && sent.product !== product.name)
    return 'other_product'
  if (sent.supply !== null && !isFromSupply(lot, sent.supply, lookups)) return 'other_supply'
  let after = lot
  const kinds: LotChange['kind'][] = []
  if (sent.pcs !== null && sent.pcs !== lot.pcs) {
    const status = getCorrectedStatus(lot, sent.pcs, lookups.removal)
    if (status === 'held') return 'reserved'
    if (status === 'not_found') return 'gone'
    const counted = computeCountedLitres(lot, sent.pcs, product.specification)
    if (!counted.ok) return 'cannot_convert'
    const { litres } = counted
    const change = { before: lot, after: { pcs: sent.pcs, litres, listed: null } }
    if (!lookups.takes(lot.supply_line_id, change)) return 'not_free'
    // A lost pack keeps its pieces.
    after = {
      ...after,
      ...(status !== 'lost' && { ...NO_TALLY, pcs: sent.pcs, litres }),
      status,
    }
    kinds.push(status === 'lost' ? 'lost' : 'corrected')
  }
  if (isRemoved(after.status)) return { after: withNextVersion(after, clock), kinds }
  if (sent.location !== null && sent.location !== lot.location) {
    if (!isValidLocation(sent.location)) return 'unknown_location'
    const moved = changeLot(after, 'move', sent.location)
    if (typeof moved === 'string') return 'reserved'
    after = { ...after, location: moved.location }
    kinds.push('moved')
  }
  const isBlocked = sent.blocked ?? lot.status === 'blocked'
  if (sent.note !== null && !isBlocked) return 'note_without_block'
  if (isBlocked !== (lot.status === 'blocked')) {
    const changedLot = changeLot(after, isBlocked ? 'block' : 'release', null)
    if (typeof changedLot === 'string') return 'reserved'
    after = { ...after, status: changedLot.status, note: isBlocked ? sent.note : null }
    kinds.push(changedLot.kind)
  } else if (sent.note !== null && sent.note !== lot.note) {
    after = { ...after, note: sent.note }
    kinds.push('blocked')
  }
  return { after: kinds.length > 0 ? withNextVersion(after, clock) : lot, kinds }
}

const withNextVersion = (lot: Lot, clock: StockSheetCall['clock']): Lot => ({
  ...lot,
  version: lot.version + 1,
  updated_at: clock().toISOString(),
})

const isValidLocation = (location: string): boolean =>
  v.is(vUnLocode, location) && hasLocodeCountry(location)

/**
 * Returns the supply line that a new pack belongs to. Packs without one could never be loaded for a
 * deal.
 */
function findOriginLine(
  { supply }: SentStockRow,
  productId: string,
  after: YardChange['after'],
  lookups: SheetLookups,
): ReceivableRow | Schemas['StockSheetRefusal'] {
  if (supply === null) return 'no_supply'
  const lines = (lookups.supplies.get(normalizeSupplyNumber(supply)) ?? []).filter(
    ({ product_id }) => product_id === productId,
  )
  if (lines.length === 0) return 'unknown_supply'
  if (!lines.some(isReceivingOpen)) return 'completed_supply'
  const line = lines.find(({ id }) => lookups.takes(id, { before: null, after }))
  return line ?? (lines.every(isUninspected) ? 'not_inspected' : 'not_free')
}

const isUninspected = ({ is_uninspected }: ReceivableRow): boolean => is_uninspected === 1

/** True if an existing pack belongs to this supply. */
const isFromSupply = ({ supply_line_id }: Lot, supply: string, { lines }: SheetLookups): boolean =>
  supply_line_id !== null && lines.get(supply_line_id)?.number === normalizeSupplyNumber(supply)

const normalizeSupplyNumber = (supply: string): string => supply.trim().toUpperCase()
