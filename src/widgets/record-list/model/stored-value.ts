/*
 * Reads local storage, which may hold anything: an older version's value, or what somebody wrote there. Without a validator, because this
 * is needed before the first row is shown and the library is not loaded by then.
 */

/** A kept text's value; undefined where there is none, or none that can be read. */
export function parseStoredJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isString = (value: unknown): value is string => typeof value === 'string'

export const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isString)
