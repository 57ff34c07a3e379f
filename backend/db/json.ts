import type { JsonText } from './tables/columns'

/** Reads a JSON column back as the type that the table says it holds. */
export function parseJson<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T
}

/** Writes a value for a JSON column. */
export function toJson<T>(value: T): JsonText<T> {
  return JSON.stringify(value)
}
