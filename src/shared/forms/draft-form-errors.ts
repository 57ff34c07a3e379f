import { dequal } from 'dequal/lite'
import type { FieldErrors } from 'react-hook-form'
import { ApiProblem } from '@/shared/api'
import { toMistakes, type Mistake } from './mistakes'

export type Payload = Readonly<Record<string, unknown>>

/** Payload that the API refused, with its errors. */
export interface Refusal {
  readonly payload: Payload
  readonly mistakes: readonly Mistake[]
}

export const toApiMistakes = (error: unknown, sent?: unknown, currency?: string) =>
  error instanceof ApiProblem ? toMistakes(error.problem, sent, currency) : []

/** Returns the API's errors of fields that have not changed since. */
export const findRemainingMistakes = (refusal: Refusal | null, payload: Payload) =>
  refusal?.mistakes.filter(({ name }) => {
    const root = getRootName(name)
    return dequal(payload[root], refusal.payload[root])
  }) ?? []

/** Errors by name without indexes. The first error of a field wins. */
export const toFieldErrors = (mistakes: readonly Mistake[]): FieldErrors =>
  Object.fromEntries(
    mistakes
      .filter(
        ({ name }, index) => mistakes.findIndex((other) => isSameField(other.name, name)) === index,
      )
      .map(({ name, message }) => [removeIndexes(name), { type: 'invalid', message }]),
  )

const isSameField = (a: string, b: string) => removeIndexes(a) === removeIndexes(b)

/** `packs` for `packs.0.barcode`. */
const getRootName = (name: string) => name.split('.')[0] ?? ''

/** `packs.barcode` for `packs.0.barcode`. */
const removeIndexes = (name: string) => name.replace(/\.\d+(?=\.|$)/g, '')
