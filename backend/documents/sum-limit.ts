import * as v from 'valibot'
import { vPositiveAmount } from '@/shared/api/generated/validators'
import type { FieldError } from '../problems/problem'

export const createSumTooLargeError = (pointer: string): FieldError => ({
  pointer,
  code: 'sum_too_large',
})

/** A sum is bounded as what it is the sum of; below zero it may be as far away. */
export const isSumTooLarge = (sum: string | null): boolean =>
  sum !== null && !v.is(vPositiveAmount, sum.replace('-', ''))
