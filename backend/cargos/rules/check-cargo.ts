import { findCargoCentsErrors } from '@domain/rules/terms-rules'
import { computeCheckDigit } from '@domain/rules/container-number'
import { fromLitres, toLitres } from '../../db/decimal-columns'
import {
  findPastDayErrors,
  findRateErrors,
  hasLocodeCountry,
  isValidDay,
} from '../../documents/terms'
import { ARRIVED_CARGO_STATUSES, DEPARTED_CARGO_STATUSES } from '../../statuses/cargo-statuses'
import type { Schemas } from '../../call'
import type { FieldError } from '../../problems/problem'
import type { CargoFigures, CargoStatus, CargoWrite } from '../schema'
import { getCargoCapacity } from './cargo-figures'

/** Results of looking up a cargo's references. */
export type CargoReferences = {
  /** Number of the open cargo that has the container; null if there is none. */
  containerHolder: string | null
  /** Ids of submitted loads that belong to another cargo. */
  foreignLoadIds: ReadonlySet<string>
  /** Null for a new cargo. */
  status: CargoStatus | null
  /** Business day, `YYYY-MM-DD`. */
  today: string
  /** Stored days of departure and arrival; absent for a new cargo. */
  storedDays?: Pick<CargoWrite, 'atd' | 'ata'> | undefined
}

const DAY_FIELDS = ['cut_off', 'etd', 'eta', 'vgm_date'] as const
/** Pairs of dates in order; both may be the same day. */
const DAY_ORDER = [
  ['cut_off', 'etd'],
  ['etd', 'eta'],
  ['atd', 'ata'],
] as const
/** Fields of containers only. */
const CONTAINER_FIELDS = [
  'container_type',
  'container_number',
  'bill_of_lading',
  'vessel',
  'voyage',
  'cut_off',
  'vgm_kg',
  'vgm_method',
  'vgm_date',
] as const
/** Fields of trucks only. */
const TRUCK_FIELDS = ['truck_plate', 'trailer_plate', 'driver'] as const

/**
 * Returns the errors of a submitted cargo beyond the contract's schema. Load amounts are checked
 * elsewhere.
 */
export function checkCargo(
  cargo: CargoWrite,
  { containerHolder, foreignLoadIds, status, today, storedDays }: CargoReferences,
): FieldError[] {
  return [
    ...checkKindFields(cargo, containerHolder),
    ...DAY_FIELDS.flatMap((name): FieldError[] => {
      const day = cargo[name]
      return day === null || isValidDay(day) ? [] : [{ pointer: `/${name}`, code: 'wrong_format' }]
    }),
    ...checkActualDays(cargo, { status, today, storedDays }),
    ...DAY_ORDER.flatMap(([before, after]): FieldError[] => {
      const [first, last] = [cargo[before], cargo[after]]
      return first !== null && last !== null && last < first
        ? [{ pointer: `/${after}`, code: 'day_order' }]
        : []
    }),
    ...(['port_of_loading', 'port_of_discharge'] as const).flatMap((name): FieldError[] => {
      const port = cargo[name]
      return port === null || hasLocodeCountry(port)
        ? []
        : [{ pointer: `/${name}`, code: 'unknown_value' }]
    }),
    ...findRateErrors(cargo),
    ...findCargoCentsErrors(cargo),
    ...checkIds(cargo, foreignLoadIds),
  ]
}

/**
 * Returns the errors of the days of departure and arrival, from which due days and delays follow. A
 * new cargo has neither, and a transition that has set one requires it.
 */
function checkActualDays(
  { atd, ata }: CargoWrite,
  { status, today, storedDays }: Pick<CargoReferences, 'status' | 'today' | 'storedDays'>,
): FieldError[] {
  const days = [
    { pointer: '/atd', day: atd, stored: storedDays?.atd, requiredIn: DEPARTED_CARGO_STATUSES },
    { pointer: '/ata', day: ata, stored: storedDays?.ata, requiredIn: ARRIVED_CARGO_STATUSES },
  ]
  return days.flatMap(({ pointer, day, stored, requiredIn }): FieldError[] => {
    // The day of a transition is that of the business time zone, which may be ahead of the user's.
    if (day !== null && day === stored) return []
    if (day !== null)
      return status === null
        ? [{ pointer, code: 'unexpected' }]
        : findPastDayErrors(pointer, day, today)
    return status !== null && requiredIn.includes(status) ? [{ pointer, code: 'required' }] : []
  })
}

/** Returns the errors of fields that only one kind has, and of a container's number and masses. */
function checkKindFields(cargo: CargoWrite, holder: string | null): FieldError[] {
  const { kind, container_number: number, tare_kg, vgm_kg } = cargo
  const errors = (kind === 'truck' ? CONTAINER_FIELDS : TRUCK_FIELDS).flatMap(
    (name): FieldError[] =>
      cargo[name] === null ? [] : [{ pointer: `/${name}`, code: 'unexpected' }],
  )
  if (kind === 'truck') return errors
  const digit = number === null ? null : computeCheckDigit(number.slice(0, 10))
  if (digit !== null && String(digit) !== number?.slice(10)) {
    errors.push({
      pointer: '/container_number',
      code: 'check_digit',
      params: { digit: String(digit) },
    })
  } else if (holder !== null)
    errors.push({ pointer: '/container_number', code: 'in_open_cargo', params: { number: holder } })
  const { maxGrossKg, payloadKg } = getCargoCapacity(cargo)
  if (payloadKg !== null && payloadKg <= 0)
    errors.push({
      pointer: '/max_gross_kg',
      code: 'too_small',
      params: { min: (cargo.tare_kg ?? 0) + 1 },
    })
  if (vgm_kg !== null && maxGrossKg !== null && vgm_kg > maxGrossKg) {
    errors.push({
      pointer: '/vgm_kg',
      code: 'over_gross',
      params: { over: String(vgm_kg - maxGrossKg), most: String(maxGrossKg) },
    })
  }
  // A loaded container weighs more than its tare.
  if (vgm_kg !== null && tare_kg !== null && vgm_kg <= tare_kg)
    errors.push({ pointer: '/vgm_kg', code: 'too_small', params: { min: tare_kg + 1 } })
  return errors
}

function checkIds({ lines, stowage }: CargoWrite, foreign: ReadonlySet<string>): FieldError[] {
  const seen = new Set<string>()
  const errors = lines.flatMap(({ id }, i): FieldError[] => {
    const isRepeated = seen.has(id) || foreign.has(id)
    seen.add(id)
    return isRepeated ? [{ pointer: `/lines/${i}/id`, code: 'duplicate' }] : []
  })
  const lost = stowage.flatMap(({ load_id }, i): FieldError[] =>
    seen.has(load_id) ? [] : [{ pointer: `/stowage/${i}/load_id`, code: 'not_found' }],
  )
  return [...errors, ...lost]
}

/** Returns an error for each exceeded limit, payload or capacity, with the excess. */
export function checkFill({ gross_kg, payload_kg, m3, capacity_m3 }: CargoFigures): FieldError[] {
  const errors: FieldError[] = []
  if (payload_kg !== null && gross_kg > payload_kg) {
    errors.push({
      pointer: '/lines',
      code: 'over_payload',
      params: { over: String(gross_kg - payload_kg), most: String(payload_kg) },
    })
  }
  if (capacity_m3 !== null && toLitres(m3) > toLitres(capacity_m3)) {
    errors.push({
      pointer: '/lines',
      code: 'over_capacity',
      params: { over: fromLitres(toLitres(m3) - toLitres(capacity_m3)), most: capacity_m3 },
    })
  }
  return errors
}

type VgmTerms = Pick<
  CargoWrite,
  'kind' | 'container_type' | 'tare_kg' | 'max_gross_kg' | 'vgm_kg' | 'vgm_date' | 'atd' | 'etd'
>

/** Warns if a container's VGM is less than load and tare, or dated after the departure. */
export function findVgmWarnings(
  write: VgmTerms,
  { gross_kg }: Pick<CargoFigures, 'gross_kg'>,
): Schemas['CargoWarning'][] {
  if (write.kind !== 'container') return []
  const warnings: Schemas['CargoWarning'][] = []
  const { tareKg } = getCargoCapacity(write)
  if (write.vgm_kg !== null && write.vgm_kg < gross_kg + (tareKg ?? 0))
    warnings.push({
      code: 'vgm_under_load',
      pointer: '/vgm_kg',
      params: { load_kg: gross_kg, tare_kg: tareKg },
    })
  const departure = write.atd ?? write.etd
  if (write.vgm_date !== null && departure !== null && write.vgm_date > departure) {
    warnings.push({ code: 'vgm_after_departure', pointer: '/vgm_date', params: { departure } })
  }
  return warnings
}

type CountNeed = Schemas['CountNeed']
type LoadCount = Schemas['CargoReportLineWrite']
/** Planned packs (rounded up) and pieces of a load; null if unknown. */
type PlannedLoad = {
  id: string
  supplyNumber: string
  packs: number | null
  pcs: number | null
}

/**
 * Returns a need for each load that differs from the container report: current loads in order, then
 * counted loads that are gone.
 * @param before the loads at the time of the count, for the supply numbers of loads that are gone
 */
export function findMiscountedLoads(
  loads: readonly PlannedLoad[],
  counted: readonly LoadCount[],
  before: readonly Pick<Schemas['InspectableLoad'], 'id' | 'supply'>[],
): CountNeed[] {
  const missingLoads = counted.filter(({ id }) => loads.every((load) => load.id !== id))
  return [
    ...loads.flatMap((load, at) => {
      const difference = findCountDifference(
        load,
        counted.find(({ id }) => id === load.id),
      )
      return difference ? [toCountNeed(`/lines/${at}/quantity`, load.supplyNumber, difference)] : []
    }),
    ...missingLoads.flatMap(({ id, counted_packs, counted_pcs }) => {
      const [count, unit] =
        counted_packs === null ? [counted_pcs, 'pcs' as const] : [counted_packs, 'pack' as const]
      return count
        ? [
            toCountNeed('/lines', before.find((load) => load.id === id)?.supply.number ?? '', {
              counted: count,
              planned: 0,
              unit,
            }),
          ]
        : []
    }),
  ]
}

type CountDifference = { counted: number; planned: number; unit: CountNeed['params']['unit'] }

/** Compares packs before pieces; null if nothing differs. */
function findCountDifference(
  { packs, pcs }: PlannedLoad,
  line: LoadCount | undefined,
): CountDifference | null {
  const [countedPacks, countedPcs] = line ? [line.counted_packs, line.counted_pcs] : [0, 0]
  if (packs !== null && countedPacks !== null && packs !== countedPacks)
    return { counted: countedPacks, planned: packs, unit: 'pack' }
  if (pcs !== null && countedPcs !== null && pcs !== countedPcs)
    return { counted: countedPcs, planned: pcs, unit: 'pcs' }
  return null
}

const toCountNeed = (
  pointer: string,
  supply: string,
  { counted, planned, unit }: CountDifference,
): CountNeed => ({
  code: 'load_counted',
  pointer,
  params: { supply, counted: String(counted), planned: String(planned), unit },
})
