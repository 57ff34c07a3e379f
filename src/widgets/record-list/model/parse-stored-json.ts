/**
 * Returns a parsed value of local storage; undefined if it is missing or invalid. It may have any
 * shape, such as that of an older version. Callers check it with type guards and not with the
 * validator library, because the first row would have to wait for the library.
 */
export function parseStoredJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
