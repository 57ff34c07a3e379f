import { vCargoDocument } from '@/shared/api/generated/validators'
import { isEqual } from '@/shared/lib/is-equal'
import { trimDecimal } from '@/shared/lib/timber'
import { parseJson } from '../db/json'
import type { Db } from '../db/tables'
import { isSumTooLarge, createSumTooLargeError } from '../documents/sum-limit'
import { Problem, type FieldError } from '../problems/problem'
import type {
  CargoDocument,
  CargoFigures,
  CargoLoadWrite,
  CargoStatus,
  CargoWrite,
} from './contract'
import type { StoredCargo } from './find-cargo'
import {
  readLoadContext,
  type LoadPair,
  type LoadContext,
  type OtherLoad,
} from './read-load-context'
import { checkCargo, checkFill } from './rules/check-cargo'
import { computeCargoFigures } from './rules/cargo-figures'
import { findClosedDocument } from './rules/open-documents'
import { CONTAINER_HOLDING_STATUSES } from './rules/statuses'
import {
  computeLoadCounts,
  computeMaxLoad,
  computeLoad,
  type LoadLimits,
  type LoadAmount,
} from './rules/compute-load'
import { computeLotLoad, type YardLot } from './rules/compute-lot-load'
import { toCargoWrite } from './cargo-write'
import { findRequiredDocuments } from './find-required-documents'

type StoredLoad = StoredCargo['loads'][number]

/** A load that is counted, with what it is of. */
export type PreparedLoad = {
  write: CargoLoadWrite
  pair: LoadPair
  held: LoadAmount
  /** The most that it may be by now, and the packs in the yard that no other load has. */
  max: ReturnType<typeof computeMaxLoad>
  lots: readonly YardLot[]
  counted: ReturnType<typeof computeLoadCounts>
}

/** A cargo that is counted: its loads looked up, its figures and its documents worked out. */
export type PreparedCargo = {
  status: CargoStatus
  write: CargoWrite
  loads: PreparedLoad[]
  figures: CargoFigures
  requiredDocuments: CargoDocument[]
  loadContext: LoadContext
}

/**
 * Checks a cargo as it came in and works it out.
 * @param kept the cargo as it is stored; null for a new one
 * @throws Problem 422 with every field that is wrong
 */
export async function prepareCargo(
  db: Db,
  body: CargoWrite,
  kept: StoredCargo | null,
): Promise<PreparedCargo> {
  const write = {
    ...body,
    documents: vCargoDocument.options.filter((document) => body.documents.includes(document)),
  }
  const status = kept?.cargo.status ?? 'planned'
  const woods = await readLoadContext(db, write.lines, kept?.cargo.id ?? null)
  const errors = checkCargo(write, {
    containerHolder: await findContainerHolder(db, write, kept),
    foreignLoadIds: await findForeignLoads(db, write, kept),
  })
  const loads: PreparedLoad[] = []
  for (const [i, load] of write.lines.entries()) {
    // Those that stay as they are hold their wood wherever they stand: what changed is judged beside all of them.
    const changed = loads.filter((one) => !findUnchangedLoad(one.write, kept))
    const kin = write.lines
      .flatMap((one) => findUnchangedLoad(one, kept) ?? [])
      .filter(({ id }) => id !== load.id)
    const others = [...kin.map(fromStoredLoad), ...changed.map(toOtherLoad)]
    const prepared = prepareLoad(load, woods, others, kept)
    if ('code' in prepared) errors.push({ ...prepared, pointer: `/lines/${i}${prepared.pointer}` })
    else loads.push(prepared)
  }
  const figures = computeCargoFigures(write, loads.map(toFiguredLoad))
  if (!hasSameLoads(write, kept) || errors.length > 0) errors.push(...checkFill(figures))
  if (isSumTooLarge(figures.freight_eur)) errors.push(createSumTooLargeError('/exchange_rate'))
  if (errors.length > 0) throw Problem.invalid(...errors)
  return {
    status,
    write,
    loads,
    figures,
    requiredDocuments: await findRequiredDocuments(db, write, loads),
    loadContext: woods,
  }
}

/** A stored cargo as it stands by now, whatever happened to its wood since. */
export async function prepareStoredCargo(db: Db, record: StoredCargo): Promise<PreparedCargo> {
  const write = toCargoWrite(record)
  const woods = await readLoadContext(db, write.lines, record.cargo.id)
  const loads: PreparedLoad[] = []
  for (const [i, load] of write.lines.entries()) {
    const others = record.loads.filter(({ id }) => id !== load.id).map(fromStoredLoad)
    const [stored, pair, limits] = [
      record.loads[i],
      woods.getPair(load),
      woods.getLimits(load, others),
    ]
    if (stored && pair && limits)
      loads.push(
        toPreparedLoad(load, pair, toTakenLoad(stored), limits, woods.getLots(load, others)),
      )
  }
  const figures = computeCargoFigures(write, loads.map(toFiguredLoad))
  return {
    status: record.cargo.status,
    write,
    loads,
    figures,
    requiredDocuments: await findRequiredDocuments(db, write, loads),
    loadContext: woods,
  }
}

const toOtherLoad = ({
  write: { supply_line_id, deal_line_id, lot_ids },
  held,
}: PreparedLoad): OtherLoad => ({ supply_line_id, deal_line_id, lot_ids, ...held })
const fromStoredLoad = (load: StoredLoad): OtherLoad => ({
  ...load,
  lot_ids: parseJson(load.lot_ids),
})
const toTakenLoad = ({ litres, packs, lot_pcs }: StoredLoad): LoadAmount => ({
  litres,
  packs,
  pcs: lot_pcs,
})
const toPreparedLoad = (
  write: CargoLoadWrite,
  pair: LoadPair,
  held: LoadAmount,
  limits: LoadLimits,
  lots: readonly YardLot[],
): PreparedLoad => ({
  ...{ write, pair, held, max: computeMaxLoad(limits) },
  lots: lots.filter(({ isLoaded }) => !isLoaded),
  counted: computeLoadCounts(held, write, limits.specification),
})
const toFiguredLoad = ({ held, counted }: PreparedLoad) => ({ litres: held.litres, ...counted })

/** The stored load that this one leaves as it is; undefined where it is new or changed. */
function findUnchangedLoad(load: CargoLoadWrite, kept: StoredCargo | null) {
  const stored = kept?.loads.find(({ id }) => id === load.id)
  const isSame =
    stored &&
    stored.supply_line_id === load.supply_line_id &&
    stored.deal_line_id === load.deal_line_id &&
    stored.unit === load.unit
  return isSame &&
    trimDecimal(stored.quantity) === trimDecimal(load.quantity) &&
    isEqual(parseJson(stored.lot_ids), load.lot_ids)
    ? stored
    : undefined
}

function prepareLoad(
  load: CargoLoadWrite,
  woods: LoadContext,
  others: readonly OtherLoad[],
  kept: StoredCargo | null,
): PreparedLoad | FieldError {
  const [pair, limits] = [woods.getPair(load), woods.getLimits(load, others)]
  if (!pair || !limits) return { pointer: '/supply_line_id', code: 'not_found' }
  const lots = woods.getLots(load, others)
  const stored = findUnchangedLoad(load, kept)
  // What was loaded before stays as it was counted, whatever became of its deal, its supply and what is ready: the next step asks.
  if (stored) return toPreparedLoad(load, pair, toTakenLoad(stored), limits, lots)
  if (findClosedDocument(pair) !== null) return { pointer: '', code: 'closed_document' }
  if (isUninspected(pair, woods, kept)) return { pointer: '', code: 'not_inspected' }
  const held =
    lots.length > 0 || load.lot_ids.length > 0
      ? computeLotLoad(load, lots, limits)
      : computeLoad(load, limits)
  if ('code' in held) return { pointer: '/quantity', ...held }
  return toPreparedLoad(load, pair, held, limits, lots)
}

/**
 * Whether a load brings wood that nobody has inspected into a cargo that is being loaded already: the step to loading, which asks for inspections, does not
 * come again. Of a supply that the cargo had before, somebody let that pass.
 */
const isUninspected = (
  { supply, stockPlace }: LoadPair,
  { uninspected }: LoadContext,
  kept: StoredCargo | null,
): boolean =>
  stockPlace === null &&
  kept?.cargo.status === 'loading' &&
  uninspected.has(supply.number) &&
  kept.loads.every(({ supply_id }) => supply_id !== supply.id)

/** Whether its loads, and what carries them, are as they are stored: what is sealed can't be mended by whoever files a paper. */
function hasSameLoads(write: CargoWrite, kept: StoredCargo | null): boolean {
  return (
    kept !== null &&
    !['planned', 'booked', 'loading'].includes(kept.cargo.status) &&
    write.lines.length === kept.loads.length
  )
}

/** The number of another open cargo that has this container. */
async function findContainerHolder(
  db: Db,
  { container_number: number }: CargoWrite,
  kept: StoredCargo | null,
): Promise<string | null> {
  if (
    number === null ||
    (kept &&
      kept.cargo.container_number === number &&
      !CONTAINER_HOLDING_STATUSES.includes(kept.cargo.status))
  )
    return null
  const holders = db
    .selectFrom('cargos')
    .select('number')
    .where('container_number', '=', number)
    .where('status', 'in', CONTAINER_HOLDING_STATUSES)
  const holder = await (
    kept ? holders.where('id', '!=', kept.cargo.id) : holders
  ).executeTakeFirst()
  return holder?.number ?? null
}

async function findForeignLoads(
  db: Db,
  { lines }: CargoWrite,
  kept: StoredCargo | null,
): Promise<ReadonlySet<string>> {
  const own = new Set(kept?.loads.map(({ id }) => id))
  const fresh = lines.map(({ id }) => id).filter((id) => !own.has(id))
  if (fresh.length === 0) return new Set()
  const found = await db.selectFrom('cargo_loads').select('id').where('id', 'in', fresh).execute()
  return new Set(found.map(({ id }) => id))
}
