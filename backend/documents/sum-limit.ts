import * as v from 'valibot'
import { vPositiveAmount } from '@/shared/api/generated/validators'
import type { FieldError } from '../problems/problem'

export const createSumTooLargeError = (pointer: string): FieldError => ({
  pointer,
  code: 'sum_too_large',
})

/** Sums have the same limit as amounts, also below zero. */
export const isSumTooLarge = (sum: string | null): boolean =>
  sum !== null && !v.is(vPositiveAmount, sum.replace('-', ''))
