/** True for an object that is not an array, such as a parsed JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isString = (value: unknown): value is string => typeof value === 'string'

export const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isString)
