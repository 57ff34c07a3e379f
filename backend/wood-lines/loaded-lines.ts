import { dequal } from 'dequal/lite'
import { trimDecimal } from '@domain/numbers'
import type { Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import type { FieldError } from '../problems/problem'
import { getOwnWood } from './wood-fields'

type Wood = Pick<Schemas['DealLineWrite'], 'product_id' | 'specification'>

/** A line of a revision; lines of supplies have no discount. */
export type RevisedLine = Wood &
  Pick<Schemas['DealLineWrite'], 'id' | 'unit' | 'price' | 'price_unit' | 'certification'> & {
    discount?: Schemas['LineDiscountOrNull']
    volume_l: number
  }

/** A line of the valid revision. */
export type LoadedLine = RevisedLine & {
  loaded_l: number
  /** Litres in cargos, planned ones included and canceled ones excluded. */
  claimed_l: number
  /** True if a cargo has a load of it, canceled cargos included. */
  hasLoads: boolean
  /** True if the wood exists at the mill or in the yard, so that it can't become other wood. */
  isReady?: boolean
}

/** Fields of a line that are closed once some of it is loaded. */
const LOADED_FIELDS = ['unit', 'price', 'discount', 'price_unit', 'certification'] as const
/** Fields of a line that are closed once some of its wood is ready. */
const READY_FIELDS = ['product_id', 'specification', 'unit'] as const

/** True if some wood of the document is loaded. */
export const isLoaded = ({ lines }: { lines: readonly Pick<LoadedLine, 'loaded_l'>[] }): boolean =>
  lines.some(({ loaded_l }) => loaded_l > 0)

/** Returns JSON pointers of the closed fields of lines that are loaded or ready. */
export function findClosedLineFields(
  before: readonly Pick<LoadedLine, 'id' | 'loaded_l' | 'isReady'>[],
  lines: readonly { id: string }[],
): string[] {
  const stored = new Map(before.map((line) => [line.id, line]))
  return lines.flatMap(({ id }, i) => {
    const line = stored.get(id)
    const fields: readonly string[] =
      (line?.loaded_l ?? 0) > 0
        ? ['product_id', 'specification', ...LOADED_FIELDS]
        : line?.isReady
          ? READY_FIELDS
          : []
    return fields.map((field) => `/lines/${i}/${field}`)
  })
}

/**
 * Returns an error for each change of loaded or ready wood, or of wood that a cargo names. A line
 * can be removed if its loads are in canceled cargos alone.
 */
export function findLoadedLineErrors(
  before: readonly LoadedLine[],
  after: readonly RevisedLine[],
): FieldError[] {
  const places = new Map(after.map(({ id }, i) => [id, i]))
  return before.flatMap((line) => {
    const place = places.get(line.id) ?? -1
    return findLineErrors(line, after[place], place)
  })
}

function findLineErrors(
  before: LoadedLine,
  after: RevisedLine | undefined,
  place: number,
): FieldError[] {
  const inCargo = Math.max(before.loaded_l, before.claimed_l)
  const isReady = before.isReady ?? false
  if (!after) {
    if (inCargo > 0) return [createBelowError('/lines', inCargo)]
    return isReady ? [createLock('/lines')] : []
  }
  if (inCargo === 0 && !before.hasLoads && !isReady) return []
  const errors: FieldError[] = []
  if (!isUnchangedWood(before, after))
    errors.push(
      createLock(`/lines/${place}/${after.product_id === null ? 'specification' : 'product_id'}`),
    )
  if (before.loaded_l === 0) {
    if (isReady && before.unit !== after.unit) errors.push(createLock(`/lines/${place}/unit`))
    return errors
  }
  for (const field of LOADED_FIELDS)
    if (toComparable(before, field) !== toComparable(after, field))
      errors.push(createLock(`/lines/${place}/${field}`))
  // More than the agreed quantity may be loaded, within the tolerance.
  if (after.volume_l < Math.min(before.loaded_l, before.volume_l))
    errors.push(createBelowError(`/lines/${place}/quantity`, before.loaded_l))
  return errors
}

const createLock = (pointer: string): FieldError => ({ pointer, code: 'locked' })
const createBelowError = (pointer: string, litres: number): FieldError => ({
  pointer,
  code: 'below_loaded',
  params: { least: fromLitres(litres) },
})

/** True if both lines have the same product in the same lengths, or the same free specification. */
export const isUnchangedWood = (before: Wood, after: Wood): boolean =>
  before.product_id === after.product_id && dequal(getOwnWood(before), getOwnWood(after))

function toComparable(line: RevisedLine, field: (typeof LOADED_FIELDS)[number]): string | null {
  if (field === 'price') return line.price && trimDecimal(line.price)
  if (field === 'discount')
    return line.discount ? `${line.discount.kind} ${line.discount.value}` : null
  return line[field]
}
