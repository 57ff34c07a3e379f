import { countries } from '@contract/countries'
import { convert, isFractional } from '@domain/timber'
import { isWeek } from '@domain/calendar'
import { findPaymentTermsErrors, findSupplyCentsErrors } from '@domain/rules/terms-rules'
import { findRateErrors } from '../../documents/terms'
import {
  checkWoodLines,
  exceedsMaxVolume,
  type WoodReferences,
} from '../../wood-lines/check-wood-lines'
import type { Role } from '../../call'
import type { FieldError } from '../../problems/problem'
import type { SupplyLineWrite, SupplyStatus, SupplyWrite } from '../schema'

/** Records that a supply refers to, if found. */
export type SupplyReferences = WoodReferences & {
  hasSawmill: boolean
  /** Null if not found or not set. */
  purchaseManager: { role: Role } | null
}

/** Statuses before the mill confirms quantities or has wood ready. */
const UNANSWERED_STATUSES: readonly SupplyStatus[] = ['draft']
const UNMADE_STATUSES: readonly SupplyStatus[] = ['draft', 'ordered']
/** Statuses with an editable ready quantity that every line has. */
const READY_STATUSES: readonly SupplyStatus[] = ['ready', 'loading', 'shipped']

/**
 * Returns errors of a supply that the schema can't find. A draft may be incomplete, but not
 * invalid.
 */
export function checkSupply(
  supply: SupplyWrite,
  status: SupplyStatus,
  references: SupplyReferences,
): FieldError[] {
  return [
    ...checkReferences(supply, references),
    ...checkTerms(supply),
    ...checkWoodLines(supply.lines, references),
    ...supply.lines.flatMap((line, i) => [
      ...checkPartialQuantity(line, {
        part: 'confirmed_quantity',
        place: i,
        isTooEarly: UNANSWERED_STATUSES.includes(status),
        references,
      }),
      ...checkPartialQuantity(line, {
        part: 'ready_quantity',
        place: i,
        isTooEarly: UNMADE_STATUSES.includes(status),
        references,
      }),
      ...(READY_STATUSES.includes(status) && line.ready_quantity === null
        ? [{ pointer: `/lines/${i}/ready_quantity`, code: 'required' as const }]
        : []),
    ]),
  ]
}

function checkReferences(
  { purchase_manager_id }: SupplyWrite,
  { hasSawmill, purchaseManager }: SupplyReferences,
): FieldError[] {
  const errors: FieldError[] = hasSawmill ? [] : [{ pointer: '/sawmill_id', code: 'not_found' }]
  if (purchase_manager_id === null) return errors
  if (!purchaseManager) errors.push({ pointer: '/purchase_manager_id', code: 'not_found' })
  else if (purchaseManager.role !== 'purchase_manager')
    errors.push({ pointer: '/purchase_manager_id', code: 'not_a_purchase_manager' })
  return errors
}

function checkTerms(supply: SupplyWrite): FieldError[] {
  const errors = [
    ...findPaymentTermsErrors(supply.payment_terms),
    ...findRateErrors(supply),
    ...findSupplyCentsErrors(supply),
  ]
  if (supply.ready_week !== null && !isWeek(supply.ready_week))
    errors.push({ pointer: '/ready_week', code: 'wrong_format' })
  const unknown = supply.harvest_countries.flatMap((country, i) =>
    countries.includes(country) ? [] : [i],
  )
  return [
    ...errors,
    ...unknown.map((i): FieldError => ({
      pointer: `/harvest_countries/${i}`,
      code: 'unknown_value',
    })),
  ]
}

/** Checks the confirmed or ready quantity of a line. */
function checkPartialQuantity(
  line: SupplyLineWrite,
  {
    part,
    place,
    isTooEarly,
    references: { products },
  }: {
    part: 'confirmed_quantity' | 'ready_quantity'
    place: number
    isTooEarly: boolean
    references: SupplyReferences
  },
): FieldError[] {
  const quantity = line[part]
  const pointer = `/lines/${place}/${part}`
  if (quantity === null) return []
  if (isTooEarly) return [{ pointer, code: 'unexpected' }]
  if (isFractional(quantity, line.unit)) return [{ pointer, code: 'not_whole' }]
  const specification = products.get(line.product_id ?? '')?.specification ?? line.specification
  // A failed conversion is an error of the line itself.
  const m3 = specification && convert(quantity, line.unit, specification).m3
  return m3?.ok && exceedsMaxVolume(m3.value) ? [{ pointer, code: 'too_large' }] : []
}
