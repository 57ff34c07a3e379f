import * as v from 'valibot'
import { vBarcode, vUnLocode } from '@/shared/api/generated/validators'
import { convert } from '@/shared/lib/timber'
import type { Person, Schemas } from '../call'
import { toLitres } from '../db/decimal-columns'
import { grouped } from '../db/grouped'
import { inParts } from '../db/in-parts'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { isLocode } from '../documents/check-terms'
import { newId } from '../identifiers'
import type { Surroundings } from '../surroundings'
import { heldPacks, type Held } from './holders'
import type { LotStep } from './log-lots'
import { receivableLines, receivableOf, roomInLines, type ReceivableRow } from './receivable'
import { changeLot, correctedLot } from './rules/change-lot'

type Call = Surroundings & { db: Db; person: Person }
type Sent = Omit<Schemas['StockSheetRow'], 'confirmed'> & { confirmed?: boolean | undefined }
type Judged = Schemas['JudgedStockRow']
type Lot = Row<'lots'>
type Product = { id: string; name: string; specification: Schemas['Specification'] }

/** What a row does to a pack; a new one has no `before`. */
export type SheetStep = { before: Lot | null; after: Lot; kinds: readonly LotStep['kind'][] }
type JudgedStep = { row: Judged; step: SheetStep | null }

/** What the sheet's words mean, and what it has used up as it is read. */
type Known = {
  lots: ReadonlyMap<string, Lot>
  products: ReadonlyMap<string, Product>
  held: ReadonlyMap<string, Held['holder']>
  lines: ReadonlyMap<string, ReceivableRow>
  /** Lines that packs may come by, by their supply's number. */
  supplies: ReadonlyMap<string, readonly ReceivableRow[]>
  /** Barcodes that a row above has. */
  seen: Set<string>
  /** Whether a supply's line has room for a pack beside those of the rows above. */
  takes: ReturnType<typeof roomInLines>
}

/** What becomes of each row of a stock sheet. Cells that are left empty leave a pack as it is. */
export async function judgeStockSheet(
  call: Call,
  sent: readonly Sent[],
): Promise<{ rows: Judged[]; steps: SheetStep[] }> {
  const known = await lookUp(call, sent)
  const judged = sent.map((row) => judge(call, row, known))
  return { rows: judged.map(({ row }) => row), steps: judged.flatMap(({ step }) => step ?? []) }
}

async function lookUp({ db, person }: Call, sent: readonly Sent[]): Promise<Known> {
  const lots = await inParts(
    sent.flatMap(({ barcode }) => barcode ?? []),
    (codes) => db.selectFrom('lots').selectAll().where('barcode', 'in', codes).execute(),
  )
  const words = sent.flatMap(({ product }) => product ?? [])
  const columns = ['id', 'name', 'specification', 'status'] as const
  const named = await inParts(words, (names) =>
    db
      .selectFrom('products')
      .select(columns)
      .where((eb) => eb.or([eb('name', 'in', names), eb('id', 'in', names)]))
      .execute(),
  )
  const ofLots = await inParts(
    lots.map(({ product_id }) => product_id),
    (ids) => db.selectFrom('products').select(columns).where('id', 'in', ids).execute(),
  )
  const products = new Map<string, Product>()
  const add = ({ id, name, specification }: (typeof named)[number], key: string) =>
    products.set(key, { id, name, specification: parseJson(specification) })
  for (const one of ofLots) add(one, one.id)
  // An archived one is in packs that are there, and in no new ones.
  for (const one of named.filter(({ status }) => status === 'active')) {
    add(one, one.id)
    add(one, one.name)
  }
  const reserved = lots
    .filter(({ status }) => status === 'reserved')
    .map(({ product_id }) => product_id)
  const held = await inParts(reserved, (ids) => heldPacks(db, person, ids))
  const lines = await inParts(
    lots.flatMap(({ supply_line_id }) => supply_line_id ?? []),
    (ids) => receivableLines(db, ids),
  )
  const arrived = await inParts(
    sent.flatMap(({ supply }) => (supply === null ? [] : numberOf(supply))),
    (numbers) => receivableOf(db, numbers),
  )
  return {
    products,
    lots: new Map(lots.map((lot) => [lot.barcode, lot])),
    held: new Map(held.map(({ lot_id, holder }) => [lot_id, holder])),
    lines: new Map(lines.map((line) => [line.id, line])),
    supplies: grouped(arrived, ({ number }) => number),
    ...{ seen: new Set<string>(), takes: roomInLines() },
  }
}

function judge(call: Call, sent: Sent, known: Known): JudgedStep {
  const { barcode } = sent
  const lot = barcode === null ? undefined : known.lots.get(barcode)
  const product = known.products.get(lot?.product_id ?? sent.product ?? '')
  const said: Judged = {
    ...{
      row: sent.row,
      outcome: 'refused',
      barcode,
      product: product?.name ?? sent.product,
      version: lot?.version ?? null,
      alert: null,
      refusal: null,
      reserved_by: null,
    },
    before: lot ? stateOf(lot) : null,
    after: null,
  }
  const refused = (refusal: Schemas['StockSheetRefusal']): JudgedStep => ({
    row: { ...said, refusal },
    step: null,
  })
  if (barcode !== null && known.seen.has(barcode)) return refused('twice')
  if (barcode !== null) known.seen.add(barcode)
  const result =
    lot && product ? changed(lot, product, sent, known, call) : added(call, sent, product, known)
  if (typeof result === 'string') {
    const holder = lot && result === 'reserved' ? known.held.get(lot.id) : undefined
    return { row: { ...said, refusal: result, reserved_by: holder ?? null }, step: null }
  }
  const { after, kinds } = result
  if (kinds.length === 0)
    return { row: { ...said, outcome: 'same', after: stateOf(after) }, step: null }
  return {
    row: {
      ...said,
      outcome: lot ? 'changed' : 'new',
      after: stateOf(after),
      alert: after.status === 'gone' ? 'taken_out' : null,
    },
    step: { before: lot ?? null, after, kinds },
  }
}

const stateOf = ({ pcs, location, status, note }: Lot): Schemas['PackState'] => ({
  pcs,
  location,
  is_blocked: status === 'blocked',
  note,
})

type Outcome = { after: Lot; kinds: readonly LotStep['kind'][] } | Schemas['StockSheetRefusal']

/** A pack that nobody has written down yet. */
function added(
  { clock, random }: Call,
  sent: Sent,
  product: Product | undefined,
  known: Known,
): Outcome {
  const { barcode, pcs, location, blocked, note } = sent
  if (barcode !== null && !v.is(vBarcode, barcode)) return 'wrong_barcode'
  if (!product) return sent.product === null ? 'no_product' : 'unknown_product'
  if (location === null || !isPlace(location)) return 'unknown_location'
  if (pcs === null || pcs === 0) return 'no_pcs'
  if (note !== null && blocked !== true) return 'note_without_block'
  const { m3 } = convert(String(pcs), 'pcs', product.specification)
  if (!m3.ok) return 'cannot_convert'
  const litres = toLitres(m3.value)
  const line = cameBy(sent, product.id, litres, known)
  if (typeof line === 'string') return line
  const at = clock().toISOString()
  const after: Lot = {
    ...{
      id: newId(random),
      version: 1,
      product_id: product.id,
      barcode: barcode ?? '',
      location,
      pcs,
      litres,
      note,
    },
    ...{
      status: blocked === true ? 'blocked' : 'available',
      supply_line_id: line.id,
      received_at: at,
      updated_at: at,
      basket_line_id: null,
      order_line_id: null,
    },
  }
  return { after, kinds: blocked === true ? ['received', 'blocked'] : ['received'] }
}

/** A pack that is there: counted again, moved, blocked or released, by the rules of each. */
function changed(lot: Lot, product: Product, sent: Sent, known: Known, { clock }: Call): Outcome {
  if (lot.status === 'sold' || lot.status === 'gone') return lot.status
  if (sent.product !== null && sent.product !== product.id && sent.product !== product.name)
    return 'other_product'
  if (sent.supply !== null && !isOf(lot, sent.supply, known)) return 'other_supply'
  let after = lot
  const kinds: LotStep['kind'][] = []
  if (sent.pcs !== null && sent.pcs !== lot.pcs) {
    const status = correctedLot(lot, sent.pcs)
    if (status === 'held') return 'reserved'
    if (status === 'not_found') return 'gone'
    const { m3 } = convert(String(sent.pcs), 'pcs', product.specification)
    if (!m3.ok) return 'cannot_convert'
    const litres = sent.pcs === 0 ? 0 : toLitres(m3.value)
    const line = lot.supply_line_id === null ? undefined : known.lines.get(lot.supply_line_id)
    if (!known.takes(line, litres - lot.litres)) return 'not_free'
    after = { ...after, status, pcs: sent.pcs, litres }
    kinds.push('corrected')
  }
  if (after.status === 'gone') return { after: stamped(after, clock), kinds }
  if (sent.location !== null && sent.location !== lot.location) {
    if (!isPlace(sent.location)) return 'unknown_location'
    const moved = changeLot(after, 'move', sent.location)
    if (typeof moved === 'string') return 'reserved'
    after = { ...after, location: moved.location }
    kinds.push('moved')
  }
  const isBlocked = sent.blocked ?? lot.status === 'blocked'
  if (sent.note !== null && !isBlocked) return 'note_without_block'
  if (isBlocked !== (lot.status === 'blocked')) {
    const turned = changeLot(after, isBlocked ? 'block' : 'release', null)
    if (typeof turned === 'string') return 'reserved'
    after = { ...after, status: turned.status, note: isBlocked ? sent.note : null }
    kinds.push(turned.kind)
  } else if (sent.note !== null && sent.note !== lot.note) {
    after = { ...after, note: sent.note }
    kinds.push('blocked')
  }
  return { after: kinds.length > 0 ? stamped(after, clock) : lot, kinds }
}

const stamped = (lot: Lot, clock: Call['clock']): Lot => ({
  ...lot,
  version: lot.version + 1,
  updated_at: clock().toISOString(),
})

const isPlace = (location: string): boolean => v.is(vUnLocode, location) && isLocode(location)

/** The supply's line that a new pack came by: without one, nobody could load it for whom it is sold. */
function cameBy(
  { supply }: Sent,
  productId: string,
  litres: number,
  known: Known,
): ReceivableRow | Schemas['StockSheetRefusal'] {
  if (supply === null) return 'no_supply'
  const lines = (known.supplies.get(numberOf(supply)) ?? []).filter(
    ({ product_id }) => product_id === productId,
  )
  if (lines.length === 0) return 'unknown_supply'
  return lines.find((line) => known.takes(line, litres)) ?? 'not_free'
}

/** Whether a pack that is there came by this supply. */
const isOf = ({ supply_line_id }: Lot, supply: string, { lines }: Known): boolean =>
  supply_line_id !== null && lines.get(supply_line_id)?.number === numberOf(supply)

/** A supply's number, however it was typed. */
const numberOf = (supply: string): string => supply.trim().toUpperCase()
