import * as v from 'valibot'
import { Problem } from '../problems/problem'

/** Sort value and id of the last row of a page. */
export type Position = { value: string | number | null; id: string }

/** Rejected here: PostgreSQL fails on a forged cursor with NUL or a non-integer number. */
const vText = v.pipe(v.string(), v.excludes('\0'))
const vCursor = v.tuple([
  v.string(),
  v.nullable(v.union([vText, v.pipe(v.number(), v.safeInteger())])),
  vText,
])

/** Encodes a row's position in a sort as an opaque text. */
export function encodeCursor(
  sort: string,
  row: { sort_value: string | number | null; id: string },
): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sort, row.sort_value, row.id]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/**
 * @param type of the sort's column
 * @throws Problem 422 for a malformed cursor, or one of another sort
 */
export function decodeCursor(cursor: string, sort: string, type: 'string' | 'number'): Position {
  const parsed = v.safeParse(vCursor, readJson(cursor))
  if (!parsed.success) throw createCursorProblem()
  const [ofSort, value, id] = parsed.output
  if (ofSort !== sort || (value !== null && typeof value !== type)) throw createCursorProblem()
  return { value, id }
}

const createCursorProblem = (): Problem =>
  Problem.invalid({ pointer: '?cursor', code: 'wrong_format' })

function readJson(cursor: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
