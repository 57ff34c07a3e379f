import * as v from 'valibot'
import { Problem } from '../problems/problem'

/** The last row that a page showed. */
export type Position = { value: string | number | null; id: string }

const vCursor = v.tuple([v.string(), v.nullable(v.union([v.string(), v.number()])), v.string()])

/** An opaque text that names a row's place in a sort. */
export function encodeCursor(sort: string, row: { sort_value: string | number | null; id: string }): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sort, row.sort_value, row.id]))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws Problem 422 when the text is no cursor, or one of another sort */
export function decodeCursor(cursor: string, sort: string): Position {
  const parsed = v.safeParse(vCursor, readJson(cursor))
  if (!parsed.success || parsed.output[0] !== sort) throw Problem.invalid({ pointer: '?cursor', code: 'wrong_format' })
  return { value: parsed.output[1], id: parsed.output[2] }
}

function readJson(cursor: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
