import { expect } from 'vitest'
import type { Role, Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { forbidden, invalid, notFound, success, UNKNOWN_ID, type Cases } from '../case'
import type { People } from '../host'
import { createLoad, createReadyWood, sampleTruck, saveCargo } from '../fixtures/saved-cargos'
import {
  createListedPack,
  createPackNumber,
  readPack,
  samplePack,
  savePacks,
} from '../fixtures/saved-packs'
import {
  createInspectableSupply,
  createSubmittedSupplyReport,
  createSupplyReport,
  postSupplyReportTransition,
} from '../fixtures/saved-reports'

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

const listNumbers = async (
  { as }: People,
  role: Role,
  record: `${Schemas['RecordKind']}/${string}`,
  q?: string,
): Promise<Schemas['QuotableNumber'][]> =>
  expectAnswer(
    await (
      await as(role)
    ).get(`/records/${record}/numbers/${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`),
    'listQuotableNumbers',
  )

/** Claims that quote packs by their numbers. */
export const quotedPackCases = {
  listQuotableNumbers: [
    success('suggests packs and documents of the wood, then others', async (people) => {
      const wood = await createReadyWood(people)
      const { items } = await savePacks(people, wood.supply.id, [samplePack(wood.supply)])
      const [pack] = items
      const { pack: foreign } = await createListedPack(people)
      if (!pack) throw new Error('No pack was listed.')
      const load = createLoad(wood, '1', { unit: 'pack', pack_ids: [pack.id] })
      const cargo = await saveCargo(people, sampleTruck({ lines: [load] }))
      const record = `cargo/${cargo.id}` as const
      const own = await listNumbers(people, 'purchase_manager', record)
      expect(own.map(({ kind, number }) => [kind, number])).toEqual([
        ['pack', pack.number],
        ['deal', wood.deal.number],
        ['supply', wood.supply.number],
      ])
      expect(await listNumbers(people, 'purchase_manager', record, pack.number.slice(-6))).toEqual([
        { kind: 'pack', id: pack.id, number: pack.number, about: wood.supply.sawmill.name },
      ])
      const part = foreign.number.slice(0, 6).toLowerCase()
      expect(await listNumbers(people, 'purchase_manager', record, part)).toContainEqual(
        expect.objectContaining({ kind: 'pack', id: foreign.id }),
      )
      // Cargo managers read comments of deals, but open none.
      const shipped = await listNumbers(people, 'cargo_manager', record)
      expect(shipped.map(({ kind }) => kind)).toEqual(['pack', 'supply'])
      // Sellers learn no mill, supply or cargo.
      expect(await listNumbers(people, 'sale_manager', `deal/${wood.deal.id}`)).toEqual([
        { kind: 'pack', id: pack.id, number: pack.number, about: null },
      ])
    }),
    success('suggests no pack that a comment elsewhere cannot quote', async (people) => {
      const number = createPackNumber()
      const { pack } = await createListedPack(people, { number: `${number}_7` })
      const spaced = await createListedPack(people, { number: `${number} 7` })
      await createListedPack(people, { number: 'Ž7' })
      await createListedPack(people, { number: `${number}_8` })
      const { supply, pack: own } = await createListedPack(people, { number: `${number}_8` })
      const list = (q: string, { id } = supply) =>
        listNumbers(people, 'purchase_manager', `supply/${id}`, q)
      expect(await list(number)).toMatchObject([{ id: own.id }, { id: pack.id }])
      expect((await list('Ž7')).filter(({ kind }) => kind === 'pack')).toEqual([])
      expect(await list(number, spaced.supply)).toMatchObject([
        { id: spaced.pack.id },
        { id: pack.id },
      ])
    }),
    success('suggests the supply of a report, and agents only their reports', async (people) => {
      const supply = await createInspectableSupply(people)
      const create = async (role: Role) =>
        (await createSupplyReport(people, {}, role, supply)).report.id
      const report = await create('purchase_agent')
      const own = await create('purchase_agent')
      const other = await create('purchase_manager')
      const list = async (role: Role) =>
        (await listNumbers(people, role, `supply_report/${report}`)).map(({ id }) => id)
      expect(await list('purchase_manager')).toEqual([supply.id, other, own])
      expect(await list('purchase_agent')).toEqual([own])
    }),
    invalid('refuses a text above the maximum length', async (people) => {
      const { supply } = await createListedPack(people)
      await expectFieldErrors(
        await (
          await people.as('admin')
        ).get(`/records/supply/${supply.id}/numbers/?q=${'1'.repeat(101)}`),
        { '?q': 'too_long' },
      )
    }),
    forbidden('refuses roles that read no comments of the record', async (people) => {
      const { supply } = await createListedPack(people)
      await expectProblem(
        await (await people.as('sale_manager')).get(`/records/supply/${supply.id}/numbers/`),
        'forbidden',
        403,
      )
    }),
    notFound('returns 404 for an unknown record', async (people) => {
      await expectProblem(
        await (await people.as('admin')).get(`/records/supply/${UNKNOWN_ID}/numbers/`),
        'not_found',
        404,
      )
    }),
  ],
  createComment: [
    success('links packs of the record, and is in their histories', async (people) => {
      const { supply, pack } = await createListedPack(people)
      const { pack: foreign } = await createListedPack(people)
      const text = `Blue stain in ${pack.number.toLowerCase()}, none in ${foreign.number}.`
      const claim = `As dry as #${foreign.number}: ${pack.number}`
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
      // A pack of another supply is quoted after #.
      const both = await write(people, 'cargo_manager', `supply/${supply.id}`, claim)
      expect(both.packs?.map(({ id }) => id)).toEqual([foreign.id, pack.id])
      expect((await readPack(people, foreign.id)).events.at(-1)).toMatchObject({ text: claim })
      // Inspectors open packs, but read no comments on supplies.
      expect((await readPack(people, pack.id, 'purchase_agent')).events).toHaveLength(1)
    }),
    success('links no other pack whose number is part of the quoted one', async (people) => {
      const { supply: other, pack: short } = await createListedPack(people)
      const { supply, pack } = await createListedPack(people, { number: `${short.number} 034` })
      const { pack: joined } = await createListedPack(people, { number: `${short.number}_7` })
      await createListedPack(people, { number: 'Ž8' })
      const quote = async (text: string, { id } = supply) =>
        (await write(people, 'cargo_manager', `supply/${id}`, text)).packs?.map((each) => each.id)
      expect(await quote(`#${pack.number} is wet`)).toEqual([pack.id])
      expect(await quote(`#${joined.number} is wet`)).toEqual([joined.id])
      expect(await quote('#Ž8 is wet')).toBeUndefined()
      expect(await quote(`#${joined.number} is dry`, other)).toEqual([joined.id])
      expect((await readPack(people, short.id)).events).toHaveLength(1)
    }),
    success(
      'links the loaded packs of a cargo and a deal, but not for sale managers',
      async (people) => {
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
      },
    ),
    success('links documents after # for readers who may open them', async (people) => {
      const { supply, deal } = await createReadyWood(people)
      const { report } = await createSupplyReport(people, {}, 'purchase_agent', supply)
      const { report: other } = await createSupplyReport(people, {}, 'purchase_manager', supply)
      const documents = [deal.number, supply.number.toLowerCase(), report.number, other.number]
      const numbers = [...documents, 'S-2026-9999999']
      const text = `See ${numbers.map((number) => `#${number}`).join(', ')}; not ${deal.number}.`
      const toRef = (kind: string, { id, number }: Pick<typeof deal, 'id' | 'number'>) => ({
        kind,
        id,
        number,
      })
      const reports = [toRef('supply_report', report), toRef('supply_report', other)]
      const all = [toRef('deal', deal), toRef('supply', supply), ...reports]
      const { id, documents: written } = await write(people, 'admin', `deal/${deal.id}`, text)
      expect(written).toEqual(all)
      const read = async (role: Role) => {
        const { items } = await expectAnswer(
          await (await people.as(role)).get(`/records/deal/${deal.id}/comments/`),
          'listComments',
        )
        return items.find((each) => each.id === id)?.documents
      }
      expect(await read('purchase_manager')).toEqual(all)
      // Sellers open no supplies, cargos and reports; cargo managers no deals and reports.
      expect(await read('sale_manager')).toEqual([toRef('deal', deal)])
      expect(await read('cargo_manager')).toEqual([toRef('supply', supply)])
      // Agents open their own reports alone.
      await write(people, 'purchase_manager', `supply_report/${report.id}`, text)
      const { items } = await expectAnswer(
        await (
          await people.as('purchase_agent')
        ).get(`/records/supply_report/${report.id}/comments/`),
        'listComments',
      )
      expect(items.map((each) => each.documents)).toEqual([[toRef('supply_report', report)]])
      const plain = await write(people, 'admin', `deal/${deal.id}`, `As ${supply.number}`)
      expect(plain.documents).toBeUndefined()
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
        await postSupplyReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
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
