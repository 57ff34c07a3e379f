import type { components } from '@contract/schema'

type Unit = components['schemas']['Unit']

/**
 * Reason to refuse a value. `limit` is the field's maximum: characters, decimals or the number
 * itself.
 */
export type ReadProblem =
  | {
      readonly code:
        | 'required'
        | 'no_number'
        | 'other_currency'
        | 'with_vat'
        | 'below_zero'
        | 'not_whole'
        | 'no_date'
        | 'impossible_date'
        | 'end_before_start'
        | 'no_flag'
        | 'no_currency'
        | 'unknown_country'
        | 'inexact_code'
        | 'imperial'
        | 'no_size'
        | 'no_product'
        | 'differs_from_title'
        | 'formula_error'
    }
  | { readonly code: 'too_long' | 'too_precise' | 'too_large'; readonly limit: number }
  | { readonly code: 'unknown_unit' | 'other_unit'; readonly allowed: readonly Unit[] }

/** A parsed value, null for an empty cell or field, or the reason to refuse it. */
export type ReadValue<Value> =
  | { readonly ok: true; readonly value: Value | null }
  | { readonly ok: false; readonly problem: ReadProblem }

export const EMPTY_VALUE = { ok: true, value: null } as const

export const refuse = (
  problem: ReadProblem,
): { readonly ok: false; readonly problem: ReadProblem } => ({ ok: false, problem })
