import { expect } from 'vitest'
import { expectFieldErrors, expectProblem, readAllIds } from './answers'
import { success, invalid, UNKNOWN_ID, notFound, idempotent, stale, type Cases } from './case'
import { recordExtrasCases } from './record-extras-cases'
import { readHead, mergeCases, type RecordWorld } from './record-world'

type Page = { items: { id: string }[]; next_cursor: string | null; total: number | null }

/** Creates the cases of a record without transitions, which may have no others. */
export function recordCases<Write extends object>(world: RecordWorld<Write>): Cases {
  const { path, worker, operations, text } = world
  return mergeCases(commonCases(world), {
    [operations.read]: [
      success('returns the record as written', async (people) => {
        const [visitor, write] = [await people.as(worker), await world.write(people)]
        const { id } = await readHead(await visitor.post(path, write))
        const answer = await visitor.get(`${path}${id}/`)
        expect(answer.headers.get('etag')).toBe('"1"')
        expect(await readHead(answer)).toMatchObject({ id, version: 1, [text]: write[text] })
      }),
    ],
  })
}

/**
 * Creates the cases of every kind of record: list, create, read, update, comments, files and
 * history.
 */
export function commonCases<Write extends object>(world: RecordWorld<Write>): Cases {
  const { kind, path, worker, operations, text } = world
  const createRecord = async (people: Parameters<typeof world.write>[0]) => {
    const write = await world.write(people)
    return { head: await readHead(await (await people.as(worker)).post(path, write)), write }
  }

  return mergeCases(
    recordExtrasCases({ saved: createRecord, attachers: world.readers, ...world }),
    {
      [operations.list]: [
        success('pages through every sort without gaps or duplicates', async (people) => {
          for (let i = 0; i < 3; i++) await createRecord(people)
          const visitor = await people.as(worker)
          const read = async (query: string) =>
            (await (await visitor.get(`${path}?${query}`)).json()) as Page
          for (const sort of world.sorts.flatMap((name) => [name, `-${name}`])) {
            const all = await read(`limit=500&sort=${sort}`)
            const seen = await readAllIds((cursor) => read(`limit=97&sort=${sort}${cursor}`))
            expect(all.total, sort).toBe(seen.length)
            expect(seen.slice(0, 500), sort).toEqual(all.items.map(({ id }) => id))
          }
        }),
        invalid('refuses unknown sorts and foreign cursors', async (people) => {
          const visitor = await people.as(worker)
          await expectFieldErrors(await visitor.get(`${path}?sort=shoe_size`), {
            '?sort': 'unknown_value',
          })
          await expectFieldErrors(await visitor.get(`${path}?cursor=abc`), {
            '?cursor': 'wrong_format',
          })
          const [one = '', other = ''] = world.sorts
          const cursor = btoa(JSON.stringify([one, 'a', UNKNOWN_ID]))
          await expectFieldErrors(await visitor.get(`${path}?sort=${other}&cursor=${cursor}`), {
            '?cursor': 'wrong_format',
          })
        }),
      ],
      [operations.create]: [
        success('creates version 1, and records its author', async (people) => {
          const visitor = await people.as(worker)
          const answer = await visitor.post(path, await world.write(people))
          expect(answer.status).toBe(201)
          expect(answer.headers.get('etag')).toBe('"1"')
          const { id: me } = (await (await visitor.get('/me/')).json()) as { id: string }
          expect(await readHead(answer)).toMatchObject({
            version: 1,
            created_by: { id: me },
            updated_by: { id: me },
          })
        }),
        invalid('refuses unknown fields, and requires all known ones', async (people) => {
          const visitor = await people.as(worker)
          const { [text]: _left, ...rest } = await world.write(people)
          await expectFieldErrors(await visitor.post(path, { ...rest, mood: 'good' }), {
            [`/${text}`]: 'required',
            '/mood': 'unexpected',
          })
        }),
        idempotent(
          'creates one record per idempotency key, also for simultaneous calls, and another for another key',
          async (people) => {
            const visitor = await people.as(worker)
            const write = await world.write(people)
            const key = { 'Idempotency-Key': crypto.randomUUID() }
            const send = () => visitor.post(path, write, key)
            const both = await Promise.all([send(), send()])
            const heads = await Promise.all([...both, await send()].map(readHead))
            expect(new Set(heads.map(({ id }) => id)).size).toBe(1)
            expect(
              await expectProblem(
                await visitor.post(path, await world.write(people), key),
                'idempotency_key_reused',
                409,
              ),
            ).toMatchObject({ record_id: heads[0]?.id })
          },
        ),
      ],
      [operations.read]: [
        notFound('returns 404 for an unknown record', async (people) => {
          await expectProblem(
            await (await people.as(worker)).get(`${path}${UNKNOWN_ID}/`),
            'not_found',
            404,
          )
        }),
      ],
      [operations.update]: [
        success('changes the version that was read', async (people) => {
          const { head, write } = await createRecord(people)
          const visitor = await people.as(worker)
          const answer = await visitor.put(
            `${path}${head.id}/`,
            { ...write, [text]: 'By rail' },
            { 'If-Match': '"1"' },
          )
          expect(answer.headers.get('etag')).toBe('"2"')
          expect(await readHead(answer)).toMatchObject({ version: 2, [text]: 'By rail' })
        }),
        success('keeps its version if nothing changed, in any order of fields', async (people) => {
          const { head, write } = await createRecord(people)
          const visitor = await people.as(worker)
          const answer = await visitor.put(`${path}${head.id}/`, reverseKeys(write), {
            'If-Match': '"1"',
          })
          expect(answer.headers.get('etag')).toBe('"1"')
          expect(await readHead(answer)).toEqual(
            await readHead(await visitor.get(`${path}${head.id}/`)),
          )
          const { items } = (await (
            await visitor.get(`/records/${kind}/${head.id}/activity/`)
          ).json()) as { items: unknown[] }
          expect(items).toMatchObject([{ kind: 'created' }])
        }),
        invalid('requires a version and all fields', async (people) => {
          const { head, write } = await createRecord(people)
          const visitor = await people.as(worker)
          await expectProblem(
            await visitor.put(`${path}${head.id}/`, write),
            'version_required',
            428,
          )
          const { [text]: _left, ...rest } = write
          await expectFieldErrors(
            await visitor.put(`${path}${head.id}/`, rest, { 'If-Match': '"1"' }),
            {
              [`/${text}`]: 'required',
            },
          )
        }),
        stale(
          'refuses a stale version with the current one, and accepts one of two simultaneous calls',
          async (people) => {
            const { head, write } = await createRecord(people)
            const visitor = await people.as(worker)
            const send = (words: string) =>
              visitor.put(`${path}${head.id}/`, { ...write, [text]: words }, { 'If-Match': '"1"' })
            const both = await Promise.all([send('By rail'), send('By sea')])
            expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
            expect(await expectProblem(await send('By air'), 'stale', 412)).toMatchObject({
              current_version: 2,
            })
          },
        ),
        notFound('returns 404 for an unknown record', async (people) => {
          const answer = await (
            await people.as(worker)
          ).put(`${path}${UNKNOWN_ID}/`, await world.write(people), { 'If-Match': '"1"' })
          await expectProblem(answer, 'not_found', 404)
        }),
      ],
    },
  )
}

/** Returns the same value with reversed keys in every object. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, one]) => [key, reverseKeys(one)]),
  )
}
