import type { components } from '@contract/schema'

type FieldError = components['schemas']['FieldError']

/**
 * Returns an error for a day that may not be later than today, such as that of a payment.
 *
 * @param pointer of the day's field
 */
export const findFutureDayErrors = (pointer: string, day: string, today: string): FieldError[] =>
  day > today ? [{ pointer, code: 'future_day' }] : []
