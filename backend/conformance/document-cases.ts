import { expect } from 'vitest'
import { expectFieldErrors, expectProblem } from './answers'
import { success, invalid, UNKNOWN_ID, notFound, idempotent, stale, type Cases } from './case'
import type { People } from './host'
import { commonCases } from './record-cases'
import { readHead, mergeCases, type DocumentWorld } from './record-world'

/**
 * Creates the cases of every kind of document: those of a record, its number and its transitions.
 */
export function documentCases<Write extends object>(world: DocumentWorld<Write>): Cases {
  const { path, worker, operations, transition, nextTransition, reasonedTransition } = world
  const createRecord = async (people: People) =>
    readHead(await (await people.as(worker)).post(path, await world.write(people)))
  const postTransition = async (
    people: People,
    id: string,
    transition: object,
    headers: Record<string, string> = { 'If-Match': '"1"' },
  ) => (await people.as(worker)).post(`${path}${id}/transitions/`, transition, headers)

  return mergeCases(commonCases(world), {
    [operations.create]: [
      success('gives twelve simultaneous records different numbers', async (people) => {
        const visitor = await people.as(worker)
        const writes = await Promise.all(Array.from({ length: 12 }, () => world.write(people)))
        const heads = await Promise.all(
          writes.map(async (write) => readHead(await visitor.post(path, write))),
        )
        expect(new Set(heads.map((head) => 'number' in head && head.number)).size).toBe(12)
      }),
    ],
    [transition]: [
      success('changes the status, and records old and new one', async (people) => {
        const { id } = await createRecord(people)
        const answer = await postTransition(people, id, nextTransition)
        expect(answer.headers.get('etag')).toBe('"2"')
        expect(await readHead(answer)).toMatchObject({ version: 2, status: nextTransition.to })
        const history = await (
          await people.as(worker)
        ).get(`/records/${world.kind}/${id}/activity/`)
        const { items } = (await history.json()) as { items: unknown[] }
        expect(items[0]).toMatchObject({
          kind: 'transition',
          changes: [{ field: 'status', to: nextTransition.to }],
        })
      }),
      invalid('requires a version, and a reason where the transition needs one', async (people) => {
        const { id } = await createRecord(people)
        await expectProblem(
          await postTransition(people, id, nextTransition, {}),
          'version_required',
          428,
        )
        if (reasonedTransition)
          await expectFieldErrors(await postTransition(people, id, reasonedTransition), {
            '/reason': 'reason_required',
          })
        await expectFieldErrors(
          await postTransition(people, id, { ...nextTransition, mood: 'good' }),
          {
            '/mood': 'unexpected',
          },
        )
      }),
      stale(
        'refuses a stale version with the current one, and accepts one of two simultaneous calls',
        async (people) => {
          const { id } = await createRecord(people)
          const both = await Promise.all([
            postTransition(people, id, nextTransition),
            postTransition(people, id, { ...(reasonedTransition ?? nextTransition), reason: 'No' }),
          ])
          expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
          expect(
            await expectProblem(await postTransition(people, id, nextTransition), 'stale', 412),
          ).toMatchObject({
            current_version: 2,
          })
        },
      ),
      idempotent('makes one transition per idempotency key', async (people) => {
        const { id } = await createRecord(people)
        const send = () =>
          postTransition(people, id, nextTransition, {
            'If-Match': '"1"',
            'Idempotency-Key': `step-${id}`,
          })
        expect(await readHead(await send())).toEqual(await readHead(await send()))
      }),
      notFound('returns 404 for an unknown record', async (people) => {
        await expectProblem(
          await postTransition(people, UNKNOWN_ID, nextTransition),
          'not_found',
          404,
        )
      }),
    ],
  })
}
