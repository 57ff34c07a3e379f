import { expect } from 'vitest'
import type { Role, Schemas } from '../call'
import { expectAnswer } from './answers'
import { success, type Cases } from './case'
import type { People } from './host'
import { createLoad, createReadyWood, sampleTruck, saveCargo } from './saved-cargos'
import { createListedPack, readPack, samplePack, savePacks } from './saved-packs'
import { createSubmittedSupplyReport, stepSupplyReport } from './saved-reports'

const write = async (
  { as }: People,
  role: Role,
  record: `${Schemas['RecordKind']}/${string}`,
  text: string,
): Promise<Schemas['Comment']> =>
  expectAnswer(
    await (await as(role)).post(`/records/${record}/comments/`, { text }),
    'createComment',
  )

/** Claims that quote packs by their numbers. */
export const quotedPackCases = {
  createComment: [
    success('links packs of the record, and is in their histories', async (people) => {
      const { supply, pack } = await createListedPack(people)
      const { pack: foreign } = await createListedPack(people)
      const text = `Blue stain in ${pack.number.toLowerCase()}, none in ${foreign.number}.`
      const { packs } = await write(people, 'cargo_manager', `supply/${supply.id}`, text)
      expect(packs).toEqual([{ id: pack.id, number: pack.number }])
      const { items } = await expectAnswer(
        await (await people.as('admin')).get(`/records/supply/${supply.id}/comments/`),
        'listComments',
      )
      expect(items[0]?.packs).toEqual(packs)
      expect((await readPack(people, pack.id)).events.at(-1)).toMatchObject({
        kind: 'quoted',
        record: { kind: 'supply', id: supply.id, name: supply.number },
        text,
      })
      expect((await readPack(people, foreign.id)).events).toHaveLength(1)
      // Inspectors open packs, but read no comments on supplies.
      expect((await readPack(people, pack.id, 'purchase_agent')).events).toHaveLength(1)
    }),
    success('links the loaded packs of a cargo and a deal, but not for sellers', async (people) => {
      const wood = await createReadyWood(people)
      const { items } = await savePacks(people, wood.supply.id, [samplePack(wood.supply)])
      const [pack] = items
      if (!pack) throw new Error('No pack was listed.')
      const load = createLoad(wood, '1', { unit: 'pack', pack_ids: [pack.id] })
      const cargo = await saveCargo(people, sampleTruck({ lines: [load] }))
      const deal = `deal/${wood.deal.id}` as const
      for (const [role, record] of [
        ['cargo_manager', `cargo/${cargo.id}`],
        ['cargo_manager', deal],
        ['sale_manager', deal],
      ] as const)
        expect((await write(people, role, record, `${pack.number} is wet`)).packs).toEqual(
          role === 'sale_manager' ? undefined : [{ id: pack.id, number: pack.number }],
        )
      const { events } = await readPack(people, pack.id)
      expect(events.map(({ record }) => record?.kind)).toEqual([
        ...[undefined, 'cargo', 'cargo', 'deal', 'deal'],
      ])
    }),
    success('links no number that packs of two mills in a cargo have', async (people) => {
      const woods = [await createReadyWood(people), await createReadyWood(people)]
      const lines: Schemas['CargoLoadWrite'][] = []
      const second: Schemas['Pack'][] = []
      for (const wood of woods) {
        const { items } = await savePacks(people, wood.supply.id, [
          samplePack(wood.supply, { number: 'B-1203' }),
          samplePack(wood.supply),
        ])
        lines.push(createLoad(wood, '2', { unit: 'pack', pack_ids: items.map(({ id }) => id) }))
        second.push(...items.filter(({ number }) => number !== 'B-1203'))
      }
      const cargo = await saveCargo(people, sampleTruck({ lines }))
      const text = `B-1203 and ${second.map(({ number }) => number).join(', ')} are wet`
      expect(
        (await write(people, 'cargo_manager', `cargo/${cargo.id}`, text)).packs?.map(
          ({ id }) => id,
        ),
      ).toEqual(second.map(({ id }) => id))
    }),
  ],
  transitionSupplyReport: [
    success('adds its remarks to the histories of the packs that they quote', async (people) => {
      const { supply, pack } = await createListedPack(people)
      const remarks = `Mould on ${pack.number}`
      const report = await createSubmittedSupplyReport(
        people,
        { verdict: 'remarks', remarks },
        supply,
      )
      const packs = [{ id: pack.id, number: pack.number }]
      expect(report.quoted_packs).toEqual(packs)
      await expectAnswer(
        await stepSupplyReport(people, 'purchase_manager', report, { to: 'approved' }),
        'transitionSupplyReport',
      )
      expect((await readPack(people, pack.id)).events).toContainEqual(
        expect.objectContaining({
          kind: 'quoted',
          record: { kind: 'supply_report', id: report.id, name: report.number },
          text: remarks,
        }),
      )
    }),
  ],
} satisfies Cases
