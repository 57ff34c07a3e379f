import { expect } from 'vitest'
import { expectFields, expectProblem } from './answers'
import { good, invalid, NOBODY, notFound, repeated, stale, type Cases } from './case'
import type { Ground } from './host'
import { recordCases } from './record-cases'
import { headOf, together, type DocumentWorld } from './record-world'

/** What every kind of document does alike: what a record does, a number, and steps. */
export function documentCases<Write extends object>(world: DocumentWorld<Write>): Cases {
  const { path, worker, operations: of, step, nextStep, reasonedStep } = world
  const created = async (ground: Ground) => headOf(await (await ground.as(worker)).post(path, await world.write(ground)))
  const ask = async (ground: Ground, id: string, wish: object, headers: Record<string, string> = { 'If-Match': '"1"' }) =>
    (await ground.as(worker)).post(`${path}${id}/transitions/`, wish, headers)

  return together(recordCases(world), {
    [of.create]: [
      good('numbers a crowd’s one by one', async (ground) => {
        const visitor = await ground.as(worker)
        const writes = await Promise.all(Array.from({ length: 12 }, () => world.write(ground)))
        const heads = await Promise.all(writes.map(async (write) => headOf(await visitor.post(path, write))))
        expect(new Set(heads.map((head) => 'number' in head && head.number)).size).toBe(12)
      }),
    ],
    [step]: [
      good('takes it on, and notes from where to where', async (ground) => {
        const { id } = await created(ground)
        const answer = await ask(ground, id, nextStep)
        expect(answer.headers.get('etag')).toBe('"2"')
        expect(await headOf(answer)).toMatchObject({ version: 2, status: nextStep.to })
        const history = await (await ground.as(worker)).get(`/records/${world.kind}/${id}/activity/`)
        const { items } = (await history.json()) as { items: unknown[] }
        expect(items[0]).toMatchObject({ kind: 'transition', changes: [{ field: 'status', to: nextStep.to }] })
      }),
      invalid('wants a version, and a reason where it asks for one', async (ground) => {
        const { id } = await created(ground)
        await expectProblem(await ask(ground, id, nextStep, {}), 'version_required', 428)
        await expectFields(await ask(ground, id, reasonedStep), { '/reason': 'reason_required' })
        await expectFields(await ask(ground, id, { ...nextStep, mood: 'good' }), { '/mood': 'unexpected' })
      }),
      stale('says which version it is at, and lets one of two at once through', async (ground) => {
        const { id } = await created(ground)
        const both = await Promise.all([ask(ground, id, nextStep), ask(ground, id, { ...reasonedStep, reason: 'No' })])
        expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
        expect(await expectProblem(await ask(ground, id, nextStep), 'stale', 412)).toMatchObject({ current_version: 2 })
      }),
      repeated('takes one step for one key', async (ground) => {
        const { id } = await created(ground)
        const send = () => ask(ground, id, nextStep, { 'If-Match': '"1"', 'Idempotency-Key': `step-${id}` })
        expect(await headOf(await send())).toEqual(await headOf(await send()))
      }),
      notFound('knows no other', async (ground) => {
        await expectProblem(await ask(ground, NOBODY, nextStep), 'not_found', 404)
      }),
    ],
  })
}
