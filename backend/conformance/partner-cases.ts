import { expect } from 'vitest'
import { expectFieldErrors } from './answers'
import { success, invalid, type Cases } from './case'
import { recordCases } from './record-cases'
import { readHead, mergeCases, type PartnerWorld } from './record-world'

type Page = { items: { id: string }[]; total: number | null }

/** Creates the cases of a record that is a company. */
export function partnerCases<Write extends object>(world: PartnerWorld<Write>): Cases {
  const { path, worker, seeker, writeIn, operations } = world
  return mergeCases(recordCases(world), {
    [operations.list]: [
      success(
        'finds by words of the name without accents, alone or with the country in any language, and filters by country',
        async (people) => {
          const answer = await (
            await people.as(worker)
          ).post(path, await writeIn(people, { name: 'Šilo Mediena ąčę', country: 'LV' }))
          const { id } = await readHead(answer)
          const visitor = await people.as(seeker)
          const findPartners = async (query: object) =>
            (await (
              await visitor.get(`${path}?${new URLSearchParams({ ...query })}`)
            ).json()) as Page
          for (const q of [
            'MEDIENA silo',
            'silo Latvia',
            'silo latvija',
            'silo Lettonie',
            'LV silo',
          ])
            expect(await findPartners({ q }), q).toMatchObject({ items: [{ id }], total: 1 })
          expect(await findPartners({ q: 'silo', country: 'LV' })).toMatchObject({
            items: [{ id }],
          })
          expect(await findPartners({ q: 'silo', country: 'LT' })).toMatchObject({
            items: [],
            total: 0,
          })
        },
      ),
    ],
    [operations.create]: [
      success('accepts every country', async (people) => {
        const visitor = await people.as(worker)
        for (const country of ['BR', 'SG', 'NG'])
          expect(
            await readHead(await visitor.post(path, await writeIn(people, { country }))),
          ).toMatchObject({ country })
      }),
      invalid('refuses an unknown country', async (people) => {
        const visitor = await people.as(worker)
        for (const country of ['ZZ', 'UK', 'EU'])
          await expectFieldErrors(await visitor.post(path, await writeIn(people, { country })), {
            '/country': 'unknown_value',
          })
      }),
    ],
  })
}
