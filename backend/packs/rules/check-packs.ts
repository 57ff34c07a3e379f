import { computePieceVolume } from '@domain/timber'
import { toPackNumberKey } from '@domain/rules/pack-number'
import type { Schemas } from '../../call'
import type { Row } from '../../db/tables'
import type { FieldError } from '../../problems/problem'
import { toBarcodeKey } from '../../stock/barcodes'
import type { PackContent } from '../schema'
import { isPackOpen, isPackRemovable } from './pack-status'

/** Maximum packs of a supply. */
const MAX_PACKS = 2000

type StoredPack = Row<'packs'>

export type PackContext = {
  /** All packs of the supply. */
  stored: readonly StoredPack[]
  /** Specifications of the supply's lines, by id. */
  lines: ReadonlyMap<string, Schemas['Specification']>
  /** Submitted ids that belong to other supplies. */
  foreignIds: ReadonlySet<string>
  /** Keys of submitted barcodes that packs of other supplies, or packs in stock, have. */
  takenBarcodes: ReadonlySet<string>
}

/** True if a submitted pack equals the stored one, so that nothing is written. */
type IsUnchanged = (write: Schemas['PackWrite'], stored: StoredPack) => boolean

/** Returns the errors of a tally whose lengths repeat, or whose line has no section. */
export function findTallyErrors(
  tally: PackContent['tally'],
  pointer: string,
  specification: Schemas['Specification'],
): FieldError[] {
  const lengths = tally.map(({ length_mm }) => length_mm)
  const [first = 0] = lengths
  const piece = computePieceVolume({ ...specification, length_mm: first })
  return [
    ...lengths.flatMap((length, i): FieldError[] =>
      lengths.indexOf(length) < i
        ? [{ pointer: `${pointer}/${i}/length_mm`, code: 'duplicate' }]
        : [],
    ),
    ...(piece.ok
      ? []
      : [{ pointer, code: 'cannot_convert' as const, params: { why: piece.reason } }]),
  ]
}

/** Returns every error of a submitted list of packs. */
export function checkPacks(
  { packs, removed }: Schemas['SupplyPacksWrite'],
  context: PackContext,
  isUnchanged: IsUnchanged,
): FieldError[] {
  const stored = new Map(context.stored.map((pack) => [pack.id, pack]))
  const named = new Set([...packs, ...removed].map(({ id }) => id))
  const kept = context.stored.filter(({ id }) => !named.has(id))
  const keptCount = kept.filter(({ status }) => status !== 'opened').length
  const numbers = new Set(kept.map(({ number_key }) => number_key))
  const barcodes = new Set([
    ...kept.flatMap(({ barcode_key }) => barcode_key ?? []),
    ...context.takenBarcodes,
  ])
  const seen = new Set<string>()
  const isTooMany = keptCount + packs.length > MAX_PACKS
  return [
    ...(isTooMany
      ? [{ pointer: '/packs', code: 'too_many' as const, params: { max: MAX_PACKS } }]
      : []),
    ...packs.flatMap((write, i): FieldError[] => {
      const pointer = `/packs/${i}`
      const before = stored.get(write.id)
      const specification = context.lines.get(write.supply_line_id)
      const isRepeated = !addNew(seen, write.id)
      const hasSameNumber = !addNew(numbers, toPackNumberKey(write.number))
      const hasSameBarcode =
        write.barcode !== null && !addNew(barcodes, toBarcodeKey(write.barcode))
      return [
        ...(isRepeated || context.foreignIds.has(write.id)
          ? [{ pointer: `${pointer}/id`, code: 'duplicate' as const }]
          : findVersionErrors(write, before, pointer, before ? isUnchanged(write, before) : false)),
        ...(hasSameNumber ? [toDuplicate(`${pointer}/number`, write.number)] : []),
        ...(hasSameBarcode ? [toDuplicate(`${pointer}/barcode`, write.barcode ?? '')] : []),
        ...(specification
          ? findTallyErrors(write.tally, `${pointer}/tally`, specification)
          : [{ pointer: `${pointer}/supply_line_id`, code: 'not_found' as const }]),
      ]
    }),
    ...removed.flatMap(({ id, version }, i): FieldError[] => {
      const pointer = `/removed/${i}`
      const before = stored.get(id)
      if (!addNew(seen, id)) return [{ pointer: `${pointer}/id`, code: 'duplicate' }]
      if (context.foreignIds.has(id)) return [{ pointer: `${pointer}/id`, code: 'not_found' }]
      if (!before) return []
      const errors = findVersionErrors({ version }, before, pointer, false)
      return errors.length > 0 || isPackRemovable(before)
        ? errors
        : [{ pointer: `${pointer}/id`, code: 'locked' }]
    }),
  ]
}

/**
 * Returns errors of the whole pack: changed or removed meanwhile, in stock, opened or in a load.
 */
function findVersionErrors(
  { version }: { version: number | null },
  before: StoredPack | undefined,
  pointer: string,
  isSame: boolean,
): FieldError[] {
  if (isSame) return []
  if (!before) return version === null ? [] : [{ pointer: `${pointer}/id`, code: 'not_found' }]
  if (version !== before.version) return [{ pointer: `${pointer}/version`, code: 'outdated' }]
  return isPackOpen(before) ? [] : [{ pointer: `${pointer}/id`, code: 'locked' }]
}

const toDuplicate = (pointer: string, name: string): FieldError => ({
  pointer,
  code: 'duplicate',
  params: { name },
})

/** Adds a value; false if the set already has it. */
function addNew(values: Set<string>, value: string): boolean {
  if (values.has(value)) return false
  values.add(value)
  return true
}
