import type { JsonText } from './tables/columns'

export function parseJson<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T
}

export function toJson<T>(value: T): JsonText<T> {
  return JSON.stringify(value)
}
