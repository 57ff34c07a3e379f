import * as v from 'valibot'
import { Problem } from '../problems/problem'

/** The last row that a page showed. */
export type Position = { value: string | number | null; id: string }

/** Refused here: PostgreSQL fails on a made-up cursor with a NUL in its text, or with a number that is no integer. */
const vText = v.pipe(v.string(), v.excludes('\0'))
const vCursor = v.tuple([
  v.string(),
  v.nullable(v.union([vText, v.pipe(v.number(), v.safeInteger())])),
  vText,
])

/** An opaque text that names a row's place in a sort. */
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
 * @throws Problem 422 when the text is no cursor, or one of another sort
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
