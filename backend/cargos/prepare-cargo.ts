import { vCargoDocument } from '@/shared/api/generated/validators'
import { same } from '@/shared/lib/same'
import { trimDecimal } from '@/shared/lib/timber'
import { parseJson } from '../db/json'
import type { Db } from '../db/tables'
import { isTooLarge, sumTooLarge } from '../documents/too-large'
import { Problem, type FieldError } from '../problems/problem'
import type {
  CargoDocument,
  CargoFigures,
  CargoLoadWrite,
  CargoStatus,
  CargoWrite,
} from './contract'
import type { CargoRecord } from './find-cargo'
import { readLoadWoods, type LoadPair, type LoadWoods, type OtherLoad } from './load-woods'
import { checkCargo, checkFill } from './rules/check-cargo'
import { cargoFigures } from './rules/figures'
import { closedBy } from './rules/open-documents'
import { HOLDING } from './rules/statuses'
import { countedLoad, mostOf, takeLoad, type LoadLimits, type TakenLoad } from './rules/take-load'
import { takeLots, type YardLot } from './rules/take-lots'
import { cargoWriteOf } from './cargo-write'
import { papersOf } from './papers-of'

type StoredLoad = CargoRecord['loads'][number]

/** A load that is counted, with what it is of. */
export type PreparedLoad = {
  write: CargoLoadWrite
  pair: LoadPair
  held: TakenLoad
  /** The most that it may be by now, and the packs in the yard that no other load has. */
  most: ReturnType<typeof mostOf>
  lots: readonly YardLot[]
  counted: ReturnType<typeof countedLoad>
}

/** A cargo that is counted: its loads looked up, its figures and its documents worked out. */
export type PreparedCargo = {
  status: CargoStatus
  write: CargoWrite
  loads: PreparedLoad[]
  figures: CargoFigures
  needed: CargoDocument[]
  woods: LoadWoods
}

/**
 * Checks a cargo as it came in and works it out.
 * @param kept the cargo as it is stored; null for a new one
 * @throws Problem 422 with every field that is wrong
 */
export async function prepareCargo(
  db: Db,
  body: CargoWrite,
  kept: CargoRecord | null,
): Promise<PreparedCargo> {
  const write = {
    ...body,
    documents: vCargoDocument.options.filter((document) => body.documents.includes(document)),
  }
  const status = kept?.cargo.status ?? 'planned'
  const woods = await readLoadWoods(db, write.lines, kept?.cargo.id ?? null)
  const errors = checkCargo(write, {
    holder: await holderOf(db, write, kept),
    foreignLoadIds: await findForeignLoads(db, write, kept),
  })
  const loads: PreparedLoad[] = []
  for (const [i, load] of write.lines.entries()) {
    // Those that stay as they are hold their wood wherever they stand: what changed is judged beside all of them.
    const changed = loads.filter((one) => !stays(one.write, kept))
    const kin = write.lines
      .flatMap((one) => stays(one, kept) ?? [])
      .filter(({ id }) => id !== load.id)
    const others = [...kin.map(storedLoad), ...changed.map(taken)]
    const prepared = prepareLoad(load, woods, others, kept)
    if ('code' in prepared) errors.push({ ...prepared, pointer: `/lines/${i}${prepared.pointer}` })
    else loads.push(prepared)
  }
  const figures = cargoFigures(write, loads.map(figured))
  if (!hasSameLoads(write, kept) || errors.length > 0) errors.push(...checkFill(figures))
  if (isTooLarge(figures.freight_eur)) errors.push(sumTooLarge('/exchange_rate'))
  if (errors.length > 0) throw Problem.invalid(...errors)
  return { status, write, loads, figures, needed: await papersOf(db, write, loads), woods }
}

/** A stored cargo as it stands by now, whatever happened to its wood since. */
export async function preparedRecord(db: Db, record: CargoRecord): Promise<PreparedCargo> {
  const write = cargoWriteOf(record)
  const woods = await readLoadWoods(db, write.lines, record.cargo.id)
  const loads: PreparedLoad[] = []
  for (const [i, load] of write.lines.entries()) {
    const others = record.loads.filter(({ id }) => id !== load.id).map(storedLoad)
    const [stored, pair, limits] = [
      record.loads[i],
      woods.pairOf(load),
      woods.limitsOf(load, others),
    ]
    if (stored && pair && limits)
      loads.push(counted(load, pair, heldBy(stored), limits, woods.lotsOf(load, others)))
  }
  const figures = cargoFigures(write, loads.map(figured))
  return {
    status: record.cargo.status,
    write,
    loads,
    figures,
    needed: await papersOf(db, write, loads),
    woods,
  }
}

const taken = ({
  write: { supply_line_id, deal_line_id, lot_ids },
  held,
}: PreparedLoad): OtherLoad => ({ supply_line_id, deal_line_id, lot_ids, ...held })
const storedLoad = (load: StoredLoad): OtherLoad => ({ ...load, lot_ids: parseJson(load.lot_ids) })
const heldBy = ({ litres, packs, lot_pcs }: StoredLoad): TakenLoad => ({
  litres,
  packs,
  pcs: lot_pcs,
})
const counted = (
  write: CargoLoadWrite,
  pair: LoadPair,
  held: TakenLoad,
  limits: LoadLimits,
  lots: readonly YardLot[],
): PreparedLoad => ({
  ...{ write, pair, held, most: mostOf(limits) },
  lots: lots.filter(({ isLoaded }) => !isLoaded),
  counted: countedLoad(held, write, limits.specification),
})
const figured = ({ held, counted }: PreparedLoad) => ({ litres: held.litres, ...counted })

/** The stored load that this one leaves as it is; undefined where it is new or changed. */
function stays(load: CargoLoadWrite, kept: CargoRecord | null) {
  const stored = kept?.loads.find(({ id }) => id === load.id)
  const isSame =
    stored &&
    stored.supply_line_id === load.supply_line_id &&
    stored.deal_line_id === load.deal_line_id &&
    stored.unit === load.unit
  return isSame &&
    trimDecimal(stored.quantity) === trimDecimal(load.quantity) &&
    same(parseJson(stored.lot_ids), load.lot_ids)
    ? stored
    : undefined
}

function prepareLoad(
  load: CargoLoadWrite,
  woods: LoadWoods,
  others: readonly OtherLoad[],
  kept: CargoRecord | null,
): PreparedLoad | FieldError {
  const [pair, limits] = [woods.pairOf(load), woods.limitsOf(load, others)]
  if (!pair || !limits) return { pointer: '/supply_line_id', code: 'not_found' }
  const lots = woods.lotsOf(load, others)
  const stored = stays(load, kept)
  // What was loaded before stays as it was counted, whatever became of its deal, its supply and what is ready: the next step asks.
  if (stored) return counted(load, pair, heldBy(stored), limits, lots)
  if (closedBy(pair) !== null) return { pointer: '', code: 'closed_document' }
  if (isUnseen(pair, woods, kept)) return { pointer: '', code: 'not_inspected' }
  const held =
    lots.length > 0 || load.lot_ids.length > 0
      ? takeLots(load, lots, limits)
      : takeLoad(load, limits)
  if ('code' in held) return { pointer: '/quantity', ...held }
  return counted(load, pair, held, limits, lots)
}

/**
 * Whether a load brings wood that nobody has inspected into a cargo that is being loaded already: the step to loading, which asks for inspections, does not
 * come again. Of a supply that the cargo had before, somebody let that pass.
 */
const isUnseen = (
  { supply, stockPlace }: LoadPair,
  { uninspected }: LoadWoods,
  kept: CargoRecord | null,
): boolean =>
  stockPlace === null &&
  kept?.cargo.status === 'loading' &&
  uninspected.has(supply.number) &&
  kept.loads.every(({ supply_id }) => supply_id !== supply.id)

/** Whether its loads, and what carries them, are as they are stored: what is sealed can't be mended by whoever files a paper. */
function hasSameLoads(write: CargoWrite, kept: CargoRecord | null): boolean {
  return (
    kept !== null &&
    !['planned', 'booked', 'loading'].includes(kept.cargo.status) &&
    write.lines.length === kept.loads.length
  )
}

/** The number of another open cargo that has this container. */
async function holderOf(
  db: Db,
  { container_number: number }: CargoWrite,
  kept: CargoRecord | null,
): Promise<string | null> {
  if (
    number === null ||
    (kept && kept.cargo.container_number === number && !HOLDING.includes(kept.cargo.status))
  )
    return null
  const holders = db
    .selectFrom('cargos')
    .select('number')
    .where('container_number', '=', number)
    .where('status', 'in', HOLDING)
  const holder = await (
    kept ? holders.where('id', '!=', kept.cargo.id) : holders
  ).executeTakeFirst()
  return holder?.number ?? null
}

async function findForeignLoads(
  db: Db,
  { lines }: CargoWrite,
  kept: CargoRecord | null,
): Promise<ReadonlySet<string>> {
  const own = new Set(kept?.loads.map(({ id }) => id))
  const fresh = lines.map(({ id }) => id).filter((id) => !own.has(id))
  if (fresh.length === 0) return new Set()
  const found = await db.selectFrom('cargo_loads').select('id').where('id', 'in', fresh).execute()
  return new Set(found.map(({ id }) => id))
}
