import { dequal } from 'dequal/lite'
import { vCargoDocument } from '@contract/validators'
import { normalizeSeal } from '@domain/rules/seal-number'
import { trimDecimal } from '@domain/numbers'
import { getBusinessDay } from '../business-day'
import type { PersonCall } from '../call'
import { parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import { createSumTooLargeError, isSumTooLarge } from '../documents/terms'
import { type FieldError, Problem } from '../problems/problem'
import type { LoadPair } from './load-rows'
import type { OtherLoad } from './loadable-wood'
import type { StoredCargo } from './queries'
import { type LoadContext, readLoadContext } from './read-load-context'
import { checkCargo, checkFill } from './rules/check-cargo'
import { computeCargoFigures } from './rules/cargo-figures'
import { findClosedDocument } from './rules/shipment-progress'
import {
  computeLoad,
  computeLoadCounts,
  computeMaxLoad,
  computeMaxNamed,
  type LoadAmount,
  type LoadLimits,
  computeLotLoad,
  computePackLoad,
  findGrossError,
  isMillPackFree,
  type MillPack,
  sumMillPacks,
  type YardLot,
} from './rules/compute-load'
import {
  toCargoRow,
  toCargoWrite,
  type CargoDocument,
  type CargoFigures,
  type CargoLoadWrite,
  type CargoStatus,
  type CargoWrite,
} from './schema'
import { getRequiredDocuments } from './rules/required-documents'
import { UNDELIVERED_CARGO_STATUSES } from '../statuses/cargo-statuses'
import { findForeignLineIds } from '../wood-lines/wood-rows'

type StoredLoad = StoredCargo['loads'][number]

/** A load with its documents and computed amounts. */
export type PreparedLoad = {
  write: CargoLoadWrite
  pair: LoadPair
  loadAmount: LoadAmount
  /** The maximum that the load may hold now. */
  max: ReturnType<typeof computeMaxLoad>
  /** Litres that packs may have beyond that if the load names them. */
  named: ReturnType<typeof computeMaxNamed>
  lots: readonly YardLot[]
  millPacks: readonly MillPack[]
  /** True if the load must name its packs, because the pair has packs in the yard. */
  isNamedOnly: boolean
  counted: ReturnType<typeof computeLoadCounts>
}

/** A checked cargo with its loads, figures and required documents. */
export type PreparedCargo = {
  status: CargoStatus
  write: CargoWrite
  loads: PreparedLoad[]
  figures: CargoFigures
  requiredDocuments: CargoDocument[]
  loadContext: LoadContext
}

/**
 * Checks a submitted cargo and computes its loads and figures.
 * @param storedCargo the stored cargo; null for a new one
 * @throws Problem 422 with every invalid field
 */
export async function prepareCargo(
  call: Pick<PersonCall, 'db' | 'clock' | 'timeZone'>,
  body: CargoWrite,
  storedCargo: StoredCargo | null,
): Promise<PreparedCargo> {
  const { db } = call
  const write = {
    ...keepNamedPacks(body, storedCargo),
    seal_number: body.seal_number && normalizeSeal(body.seal_number),
    documents: vCargoDocument.options.filter((document) => body.documents.includes(document)),
  }
  const status = storedCargo?.cargo.status ?? null
  const loadContext = await readLoadContext(db, write.lines, storedCargo?.cargo.id ?? null)
  const errors = checkCargo(write, {
    containerHolder: await findContainerHolder(db, write, storedCargo),
    foreignLoadIds: await findForeignLineIds(
      db,
      'cargo_loads',
      write.lines,
      storedCargo?.cargo.id ?? null,
    ),
    status,
    today: getBusinessDay(call),
    ...(storedCargo && { storedDays: storedCargo.cargo }),
  })
  const loads: PreparedLoad[] = []
  for (const [i, load] of write.lines.entries()) {
    // Unchanged loads keep their wood at any position, so a changed load is checked against all of
    // them.
    const changed = loads.filter((one) => !findUnchangedLoad(one.write, storedCargo))
    const unchanged = write.lines
      .flatMap((one) => findUnchangedLoad(one, storedCargo) ?? [])
      .filter(({ id }) => id !== load.id)
    const others = [...unchanged.map(storedToOtherLoad), ...changed.map(preparedToOtherLoad)]
    const prepared = prepareLoad(load, loadContext, others, storedCargo)
    if ('code' in prepared) errors.push({ ...prepared, pointer: `/lines/${i}${prepared.pointer}` })
    else loads.push(prepared)
  }
  const figures = computeCargoFigures(write, loads.map(toFiguredLoad))
  if (!keepsLoadCount(write, storedCargo) || errors.length > 0) errors.push(...checkFill(figures))
  if (isSumTooLarge(figures.freight_eur)) errors.push(createSumTooLargeError('/exchange_rate'))
  if (errors.length > 0) throw Problem.invalid(...errors)
  return {
    status: status ?? 'planned',
    write,
    loads,
    figures,
    requiredDocuments: await findRequiredDocuments(db, write, loads),
    loadContext,
  }
}

/** Recomputes a stored cargo from the current state of its wood. */
export async function prepareStoredCargo(db: Db, record: StoredCargo): Promise<PreparedCargo> {
  const write = toCargoWrite(record)
  const loadContext = await readLoadContext(db, write.lines, record.cargo.id)
  const loads: PreparedLoad[] = []
  for (const [i, load] of write.lines.entries()) {
    const others = record.loads.filter(({ id }) => id !== load.id).map(storedToOtherLoad)
    const [stored, pair, limits] = [
      record.loads[i],
      loadContext.getPair(load),
      loadContext.getLimits(load, others),
    ]
    if (stored && pair && limits)
      loads.push(
        toPreparedLoad(load, {
          pair,
          loadAmount: toLoadAmount(stored),
          limits,
          named: {
            lots: loadContext.getLots(load, others),
            millPacks: loadContext.getMillPacks(load, others),
          },
        }),
      )
  }
  const figures = computeCargoFigures(write, loads.map(toFiguredLoad))
  return {
    status: record.cargo.status,
    write,
    loads,
    figures,
    requiredDocuments: await findRequiredDocuments(db, write, loads),
    loadContext,
  }
}

const preparedToOtherLoad = ({
  write: { supply_line_id, deal_line_id, lot_ids, pack_ids = [] },
  loadAmount,
}: PreparedLoad): OtherLoad => ({
  supply_line_id,
  deal_line_id,
  lot_ids,
  pack_ids,
  ...loadAmount,
})
const storedToOtherLoad = (load: StoredLoad): OtherLoad => ({
  ...load,
  lot_ids: parseJson(load.lot_ids),
  pack_ids: parseJson(load.pack_ids),
})
const toLoadAmount = (load: StoredLoad): LoadAmount => ({
  litres: load.litres,
  packs: load.packs,
  pcs: load.lot_pcs,
  kg: parseJson(load.pack_ids).length > 0 ? load.counted_net_kg : null,
})
const toPreparedLoad = (
  write: CargoLoadWrite,
  {
    pair,
    loadAmount,
    limits,
    named: { lots, millPacks },
  }: {
    pair: LoadPair
    loadAmount: LoadAmount
    limits: LoadLimits
    named: Pick<PreparedLoad, 'lots' | 'millPacks'>
  },
): PreparedLoad => ({
  write,
  pair,
  loadAmount,
  max: computeMaxLoad(
    limits,
    write.pack_ids?.length
      ? {
          ...sumMillPacks(millPacks.filter(({ id }) => write.pack_ids?.includes(id))),
          litres: loadAmount.litres,
        }
      : null,
  ),
  named: computeMaxNamed(limits),
  lots: pair.stockPlace === null ? [] : lots.filter(({ isLoaded }) => !isLoaded),
  // A pack that the load names stays known, even if it was rejected since.
  millPacks: millPacks.filter(
    (pack) =>
      write.pack_ids?.includes(pack.id) || (pair.stockPlace === null && isMillPackFree(pack)),
  ),
  isNamedOnly: lots.length > 0,
  counted: computeLoadCounts(loadAmount, write, limits.specification),
})
const toFiguredLoad = ({ loadAmount, counted }: PreparedLoad) => ({
  litres: loadAmount.litres,
  ...counted,
})

/** Returns the stored load if the submitted one has the same wood and quantity, else undefined. */
function findUnchangedLoad(load: CargoLoadWrite, storedCargo: StoredCargo | null) {
  const stored = storedCargo?.loads.find(({ id }) => id === load.id)
  const isSame =
    stored &&
    hasSameWood(load, stored) &&
    dequal(parseJson(stored.lot_ids), load.lot_ids) &&
    dequal(parseJson(stored.pack_ids), load.pack_ids ?? [])
  return isSame ? stored : undefined
}

const hasSameWood = (load: CargoLoadWrite, stored: StoredLoad): boolean =>
  stored.supply_line_id === load.supply_line_id &&
  stored.deal_line_id === load.deal_line_id &&
  stored.unit === load.unit &&
  trimDecimal(stored.quantity) === trimDecimal(load.quantity)

/** Fills in the packs of loads that name none: those of the stored load with the same wood. */
export function keepNamedPacks(body: CargoWrite, storedCargo: StoredCargo | null): CargoWrite {
  const storedLoads = new Map(storedCargo?.loads.map((load) => [load.id, load]))
  return {
    ...body,
    lines: body.lines.map((load) => {
      const stored = storedLoads.get(load.id)
      const kept = stored && hasSameWood(load, stored) ? parseJson(stored.pack_ids) : []
      return { ...load, pack_ids: load.pack_ids ?? kept }
    }),
  }
}

function prepareLoad(
  load: CargoLoadWrite,
  loadContext: LoadContext,
  others: readonly OtherLoad[],
  storedCargo: StoredCargo | null,
): PreparedLoad | FieldError {
  const [pair, limits] = [loadContext.getPair(load), loadContext.getLimits(load, others)]
  if (!pair || !limits) return { pointer: '/supply_line_id', code: 'not_found' }
  const lots = loadContext.getLots(load, others)
  const millPacks = loadContext.getMillPacks(load, others)
  const stored = findUnchangedLoad(load, storedCargo)
  // An unchanged load keeps its stored amount, even if its documents changed since. The next
  // transition checks them.
  if (stored) {
    const prepared = toPreparedLoad(load, {
      pair,
      loadAmount: toLoadAmount(stored),
      limits,
      named: { lots, millPacks },
    })
    const isSameWeight = stored.net_kg === load.net_kg && stored.gross_kg === load.gross_kg
    return isSameWeight ? prepared : (findGrossError(prepared.counted) ?? prepared)
  }
  if (findClosedDocument(pair) !== null) return { pointer: '', code: 'closed_document' }
  if (isUninspected(pair, loadContext, storedCargo)) return { pointer: '', code: 'not_inspected' }
  const packIds = load.pack_ids ?? []
  if (packIds.length > 0 && load.lot_ids.length > 0)
    return { pointer: '/lot_ids', code: 'unexpected' }
  const loadAmount =
    packIds.length > 0
      ? computePackLoad(load, packIds, millPacks, limits)
      : lots.length > 0 || load.lot_ids.length > 0
        ? computeLotLoad(load, lots, limits)
        : computeLoad(load, limits)
  if ('code' in loadAmount) return { pointer: '/quantity', ...loadAmount }
  const prepared = toPreparedLoad(load, { pair, loadAmount, limits, named: { lots, millPacks } })
  return findGrossError(prepared.counted) ?? prepared
}

/**
 * True if a load brings uninspected wood into a cargo in loading. The transition to loading, which
 * checks inspections, is over by then. A supply that the cargo already has was checked there.
 */
const isUninspected = (
  { supply, stockPlace }: LoadPair,
  { uninspected }: LoadContext,
  storedCargo: StoredCargo | null,
): boolean =>
  stockPlace === null &&
  storedCargo?.cargo.status === 'loading' &&
  uninspected.has(supply.number) &&
  storedCargo.loads.every(({ supply_id }) => supply_id !== supply.id)

/**
 * True if a sealed cargo keeps its number of loads. Users who file its documents can't repair an
 * overfull load.
 */
function keepsLoadCount(write: CargoWrite, storedCargo: StoredCargo | null): boolean {
  return (
    storedCargo !== null &&
    !['planned', 'booked', 'loading'].includes(storedCargo.cargo.status) &&
    write.lines.length === storedCargo.loads.length
  )
}

/** Returns the number of another open cargo with the same container. */
async function findContainerHolder(
  db: Db,
  { container_number: number }: CargoWrite,
  storedCargo: StoredCargo | null,
): Promise<string | null> {
  if (
    number === null ||
    (storedCargo &&
      storedCargo.cargo.container_number === number &&
      !UNDELIVERED_CARGO_STATUSES.includes(storedCargo.cargo.status))
  )
    return null
  const holders = db
    .selectFrom('cargos')
    .select('number')
    .where('container_number', '=', number)
    .where('status', 'in', UNDELIVERED_CARGO_STATUSES)
  const holder = await (
    storedCargo ? holders.where('id', '!=', storedCargo.cargo.id) : holders
  ).executeTakeFirst()
  return holder?.number ?? null
}

/** Returns the documents that a cargo needs, by origin, destination, Incoterms rules and claims. */
async function findRequiredDocuments(
  db: Db,
  { kind, port_of_discharge }: CargoWrite,
  loads: readonly Pick<PreparedLoad, 'pair'>[],
): Promise<CargoDocument[]> {
  const pairs = loads.map(({ pair }) => pair)
  const clients = await findCountries(
    db,
    'clients',
    pairs.map(({ deal }) => deal.client_id),
  )
  return getRequiredDocuments({
    kind,
    rules: pairs.map(({ deal }) => deal.incoterms_rule),
    from: await findCountries(
      db,
      'sawmills',
      pairs.map(({ supply }) => supply.sawmill_id),
    ),
    to: port_of_discharge === null ? clients : [port_of_discharge.slice(0, 2)],
    isClaimed: pairs.some(({ dealLine }) => dealLine.certification !== 'none'),
  })
}

async function findCountries(
  db: Db,
  table: 'clients' | 'sawmills',
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(table)
    .select('country')
    .distinct()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return rows.map(({ country }) => country)
}

/** Returns the row values of a cargo with this seal number. */
export async function toSealedRow(db: Db, record: StoredCargo, seal_number: string) {
  return toCargoRow(
    await prepareStoredCargo(db, { ...record, cargo: { ...record.cargo, seal_number } }),
  )
}
