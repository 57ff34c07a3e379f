import * as v from 'valibot'
import { expect } from 'vitest'
import type { OperationId } from '@contract/operations'
import { vProblem } from '@contract/validators'
import type { OperationResult } from '../call'
import type { FieldError, ProblemCode } from '../problems/problem'
import type { Visitor } from './host'

/** Returns the JSON of a successful response, which the host has validated. */
export async function expectAnswer<Id extends OperationId>(
  answer: Response,
  _operation: Id,
): Promise<OperationResult<Id>> {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as OperationResult<Id>
}

/**
 * Returns the content hash that sending a paper requires.
 * @param path path of the suggested email
 */
export async function readContentHash(sender: Visitor, path: string): Promise<string> {
  return (await expectAnswer(await sender.get(path), 'getPaperMail')).content_hash
}

/** Expects a problem as RFC 9457 and the contract define it. */
export async function expectProblem(
  answer: Response,
  code: ProblemCode,
  status: number,
): Promise<v.InferOutput<typeof vProblem>> {
  const body: unknown = await answer.json()
  expect(body).toMatchObject({ code, status, type: 'about:blank' })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  return v.parse(vProblem, body)
}

/** Expects exactly these refused fields. */
export async function expectFieldErrors(
  answer: Response,
  fields: Record<string, FieldError['code']>,
): Promise<void> {
  const { errors = [] } = await expectProblem(answer, 'validation', 422)
  expect(Object.fromEntries(errors.map(({ pointer, code }) => [pointer, code]))).toEqual(fields)
}

type PageOfIds = { items: { id: string }[]; next_cursor: string | null }

/** Returns the ids of all pages, in order. */
export async function readAllIds(
  read: (cursorParameter: string) => Promise<PageOfIds>,
): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: PageOfIds = await read(cursor && `&cursor=${cursor}`)
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor
  }
  return ids
}
