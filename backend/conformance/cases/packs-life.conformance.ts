import { expect } from 'vitest'
import { autoFillStowage, spaces, toNamedPacks } from '@domain/load-plan'
import type { Schemas } from '../../call'
import { fromLitres, toLitres } from '../../db/decimal-columns'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { invalid, success, type Cases } from '../case'
import type { People } from '../host'
import {
  postCargoTransition,
  cancelCargo,
  putCargo,
  advanceCargo,
  createLoad,
  createReadyWood,
  sampleCargo,
  sampleTruck,
  saveCargo,
} from '../fixtures/saved-cargos'
import {
  createListedPack,
  createPackNumber,
  createReceivablePacks,
  createReceivedPack,
  readPack,
  receivePacks,
  SAMPLE_TALLY as TALLY,
  samplePack,
  savePacks,
  putPacks,
  toPackWrite,
} from '../fixtures/saved-packs'
import {
  addLines,
  createBasketItem,
  createConfirmedOrder,
  OWN_COMPANY,
} from '../fixtures/saved-orders'
import {
  createScan,
  createSubmittedSupplyReport,
  postSupplyReportTransition,
  rejectPieces,
  type SupplyReport,
} from '../fixtures/saved-reports'
import { CERTIFIED_BOARD } from '../fixtures/saved-deals'
import { createReadySupply } from '../fixtures/saved-supplies'

/** Lists two packs of ready wood that is allocated to a deal. */
async function createLoadablePacks(people: People, specification?: Schemas['Specification']) {
  const wood = await createReadyWood(people, specification ? { wood: specification } : {})
  const { items } = await savePacks(people, wood.supply.id, [
    samplePack(wood.supply, { number: 'A-1' }),
    samplePack(wood.supply, { number: 'A-2', kg: 1250 }),
  ])
  return { wood, packs: items }
}

const createPackLoad = (
  wood: Awaited<ReturnType<typeof createReadyWood>>,
  packs: readonly Pick<Schemas['Pack'], 'id'>[],
): Schemas['CargoLoadWrite'] =>
  createLoad(wood, String(packs.length), { unit: 'pack', pack_ids: packs.map(({ id }) => id) })

const approve = async (people: People, report: SupplyReport) =>
  expectAnswer(
    await postSupplyReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
    'transitionSupplyReport',
  )

const readStatuses = async (people: People, packs: readonly Pick<Schemas['Pack'], 'id'>[]) =>
  Promise.all(packs.map(async ({ id }) => (await readPack(people, id)).status))

/** Lists the packs that a load of ready wood may name, and the ready wood of its deal. */
async function listLoadablePacks(
  people: People,
  { supply, deal }: Awaited<ReturnType<typeof createReadyWood>>,
  query = '',
) {
  const [supply_line_id, deal_line_id] = [supply.lines[0]?.id ?? '', deal.lines[0]?.id ?? '']
  return {
    items: await readLoadablePacks(people, { supply_line_id, deal_line_id }, query),
    ready: await readReadyWood(people, deal.id, query),
  }
}

const readLoadablePacks = async (
  { as }: People,
  {
    supply_line_id,
    deal_line_id,
  }: Pick<Schemas['LoadableWood'], 'supply_line_id' | 'deal_line_id'>,
  query = '',
) =>
  (
    await expectAnswer(
      await (
        await as('cargo_manager')
      ).get(
        `/cargos/loadable/packs/?supply_line_id=${supply_line_id}&deal_line_id=${deal_line_id}${query}`,
      ),
      'listLoadablePacks',
    )
  ).items

const readReadyWood = async ({ as }: People, dealId: string, query = '') =>
  (
    await expectAnswer(
      await (await as('cargo_manager')).get(`/cargos/loadable/?deal_id=${dealId}${query}`),
      'listLoadable',
    )
  ).items

/** Splits a pack of the sample's pieces by their lengths, and returns the parts. */
async function splitByLength({ as }: People, { id, version }: Schemas['Pack']) {
  const parts = TALLY.map((row) => ({
    ...{ id: crypto.randomUUID(), number: createPackNumber(), tally: [row] },
    ...{ barcode: null, mark: null, kg: null },
  }))
  await expectAnswer(
    await (
      await as('purchase_manager')
    ).post(`/packs/${id}/split/`, { parts }, { 'If-Match': `"${version}"` }),
    'splitPack',
  )
  return parts
}

/** Places the named packs of a truck by Auto-fill. */
const placeNamedPacks = ({ lines }: Schemas['Cargo']) => [
  ...autoFillStowage(
    lines.map(({ id, pack_ids, mill_packs, wood, counted_gross_kg }) => ({
      ...{ id, label: '', packs: pack_ids.length, size: null, drop: 1 },
      named: toNamedPacks(pack_ids, mill_packs, wood.specification),
      kg: counted_gross_kg,
      litres: 0,
    })),
    spaces.trailer,
  ),
]

export const packLifeCases = {
  listReceivable: [
    success('names the listed packs of a line', async (people) => {
      const { supply, supply_line_id, plain } = await createReceivablePacks(people)
      const { items } = await expectAnswer(
        await (await people.as('manager')).get(`/stock/receivable/?q=${supply.number}`),
        'listReceivable',
      )
      expect(items).toMatchObject([
        {
          supply_line_id,
          packs: [
            { number: 'A-1', pcs: 100, tally: TALLY },
            { number: plain.number, pcs: 100, tally: TALLY },
          ],
        },
      ])
    }),
  ],
  receiveLots: [
    success('keeps number, barcode, tally and volume of listed packs', async (people) => {
      const { supply_line_id, marked, plain } = await createReceivablePacks(people)
      const { items } = await expectAnswer(
        await receivePacks(people, supply_line_id, [
          { barcode: marked.barcode?.toLowerCase() ?? null, pcs: 100 },
          { barcode: null, pcs: 100, pack_id: plain.id },
        ]),
        'receiveLots',
      )
      expect(items).toMatchObject([
        { volume_m3: marked.volume_m3, pcs: 100, pack: { number: 'A-1', tally: TALLY } },
        { volume_m3: plain.volume_m3, pack: { number: plain.number, tally: TALLY } },
      ])
      // 408 m of 22 × 100 mm; 100 pieces of 4 m would be 0.880 m³.
      expect(items[0]?.volume_m3).toBe('0.898')
      for (const [i, { id }] of [marked, plain].entries())
        expect(await readPack(people, id)).toMatchObject({
          status: 'in_stock',
          lot: { id: items[i]?.id, location: 'SEGOT' },
          events: [
            { kind: 'listed' },
            { kind: 'received', record: { kind: 'lot', name: items[i]?.barcode } },
          ],
        })
    }),
    invalid(
      'refuses other pieces than listed, and packs that are no longer at the mill',
      async (people) => {
        const { supply_line_id, marked, plain } = await createReceivablePacks(people)
        const other = await createReceivablePacks(people)
        await expectAnswer(
          await receivePacks(people, supply_line_id, [
            { barcode: null, pcs: 100, pack_id: plain.id },
          ]),
          'receiveLots',
        )
        await expectFieldErrors(
          await receivePacks(people, supply_line_id, [
            { barcode: marked.barcode, pcs: 99 },
            { barcode: null, pcs: 100, pack_id: plain.id },
            { barcode: null, pcs: 100, pack_id: other.plain.id },
            { barcode: other.marked.barcode, pcs: 100 },
          ]),
          {
            '/packs/0/pcs': 'tally_differs',
            '/packs/1/pack_id': 'locked',
            '/packs/2/pack_id': 'not_found',
            '/packs/3/barcode': 'duplicate',
          },
        )
      },
    ),
  ],
  createCargo: [
    success('loads listed packs with the sums of their m3, pieces and kg', async (people) => {
      const { wood, packs } = await createLoadablePacks(people)
      const cargo = await saveCargo(people, sampleTruck({ lines: [createPackLoad(wood, packs)] }))
      const litres = packs.reduce((sum, { volume_m3 }) => sum + toLitres(volume_m3), 0)
      expect(cargo.lines).toMatchObject([
        {
          pack_ids: packs.map(({ id }) => id),
          m3: fromLitres(litres),
          packs: '2',
          pcs: 200,
          counted_net_kg: packs.reduce((sum, { weight_kg }) => sum + weight_kg, 0),
        },
      ])
      for (const { id } of packs)
        expect(await readPack(people, id)).toMatchObject({
          status: 'listed',
          cargo: { id: cargo.id, number: cargo.number },
          events: [{ kind: 'listed' }, { kind: 'assigned', record: { id: cargo.id } }],
          allowed_actions: [],
        })
    }),
    invalid(
      'refuses packs of another line or cargo, split ones, and another number of packs',
      async (people) => {
        const { wood, packs } = await createLoadablePacks(people)
        const [first, second] = packs
        const { pack: foreign } = await createListedPack(people)
        const { wood: otherWood, packs: otherPacks } = await createLoadablePacks(people)
        const [opened] = otherPacks
        if (!first || !second || !opened) throw new Error('Two packs were listed.')
        await saveCargo(people, sampleTruck({ lines: [createPackLoad(wood, [first])] }))
        const send = async (load: Schemas['CargoLoadWrite']) =>
          (await people.as('cargo_manager')).post('/cargos/', sampleTruck({ lines: [load] }))
        await expectFieldErrors(await send(createPackLoad(wood, [foreign])), {
          '/lines/0/pack_ids/0': 'not_found',
        })
        await expectFieldErrors(await send(createPackLoad(wood, [second, first])), {
          '/lines/0/pack_ids/1': 'loaded_already',
        })
        await splitByLength(people, opened)
        await expectFieldErrors(await send(createPackLoad(otherWood, [opened])), {
          '/lines/0/pack_ids/0': 'pack_opened',
        })
        await expectFieldErrors(await send({ ...createPackLoad(wood, [second]), quantity: '2' }), {
          '/lines/0/quantity': 'packs_differ',
        })
      },
    ),
  ],
  updateCargo: [
    success(
      'keeps the packs of a load whose quantity is kept, and frees them otherwise',
      async (people) => {
        const { wood, packs } = await createLoadablePacks(people)
        const { pack_ids: _, ...load } = createPackLoad(wood, packs)
        const write = sampleTruck({ lines: [load] })
        const cargo = await saveCargo(people, sampleTruck({ lines: [createPackLoad(wood, packs)] }))
        const kept = cargo.lines[0]?.id ?? ''
        const lines = [{ ...load, id: kept }]
        const noted = await expectAnswer(
          await putCargo(people, cargo, { ...write, lines, notes: 'Call first' }),
          'updateCargo',
        )
        expect(noted.lines[0]?.pack_ids).toHaveLength(2)
        const changed = await expectAnswer(
          await putCargo(people, noted, {
            ...write,
            lines: [{ ...load, id: kept, quantity: '1' }],
          }),
          'updateCargo',
        )
        expect(changed.lines[0]?.pack_ids).toEqual([])
        expect(await readPack(people, packs[0]?.id ?? '')).toMatchObject({
          cargo: null,
          events: [{ kind: 'listed' }, { kind: 'assigned' }, { kind: 'released' }],
        })
      },
    ),
  ],
  transitionCargo: [
    success('moves its packs with it, and frees them when it is canceled', async (people) => {
      const { wood, packs } = await createLoadablePacks(people)
      const [first, second] = packs
      if (!first || !second) throw new Error('Two packs were listed.')
      const save = (pack: Schemas['Pack']) =>
        saveCargo(people, sampleTruck({ lines: [createPackLoad(wood, [pack])] }))
      const [sent, dropped] = [await save(first), await save(second)]
      await advanceCargo(
        people,
        sent,
        'booked',
        'loading',
        'sealed',
        'in_transit',
        'arrived',
        'delivered',
      )
      const sentPack = await readPack(people, first.id)
      expect(sentPack.status).toBe('delivered')
      expect(sentPack.events.map(({ kind }) => kind)).toEqual([
        'listed',
        'assigned',
        'loaded',
        'sealed',
        'delivered',
      ])
      await cancelCargo(people, await advanceCargo(people, dropped, 'booked', 'loading'))
      const freed = await readPack(people, second.id)
      expect(freed).toMatchObject({ status: 'listed', cargo: null })
      expect(freed.events.at(-1)).toMatchObject({ kind: 'released', record: { id: dropped.id } })
    }),
    invalid('does not load a planned pack that its inspection rejected', async (people) => {
      const { wood, packs } = await createLoadablePacks(people, CERTIFIED_BOARD)
      const cargo = await saveCargo(people, sampleTruck({ lines: [createPackLoad(wood, packs)] }))
      const rejected = createScan(packs[0]?.id ?? '', { is_rejected: true, reason: 'Wet' })
      const report = await createSubmittedSupplyReport(
        people,
        { ...rejectPieces(wood.supply, packs[0]?.pcs ?? 0), scanned_packs: [rejected] },
        wood.supply,
      )
      await expectAnswer(
        await postSupplyReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
        'transitionSupplyReport',
      )
      const booked = await advanceCargo(people, cargo, 'booked')
      const { missing } = await expectProblem(
        await postCargoTransition(people, 'cargo_manager', booked, { to: 'loading' }),
        'needs_missing',
        409,
      )
      expect(missing).toContainEqual({
        code: 'packs_accepted',
        pointer: '/lines/0/quantity',
        params: { packs: 'A-1' },
      })
    }),
  ],
  getPaper: [
    success(
      'lists packs with the mill’s numbers and pieces on packing list and loading instruction',
      async (people) => {
        const { wood, packs } = await createLoadablePacks(people)
        const load = createPackLoad(wood, packs)
        const cargo = await saveCargo(people, sampleTruck({ lines: [load] }))
        const cargoManager = await people.as('cargo_manager')
        const stowed = await expectAnswer(
          await putCargo(people, cargo, {
            ...sampleTruck({ lines: [load] }),
            stowage: placeNamedPacks(cargo),
          }),
          'updateCargo',
        )
        expect(new Set(stowed.stowage.map(({ pack_id }) => pack_id))).toEqual(
          new Set(load.pack_ids),
        )
        for (const name of [
          `packing_list/?client_id=${wood.deal.client.id}`,
          'loading_instruction/',
        ]) {
          const paper = await expectAnswer(
            await cargoManager.get(`/records/cargo/${cargo.id}/papers/${name}`),
            'getPaper',
          )
          const rows = paper.tables[0]?.rows.map(({ cells }) => JSON.stringify(cells)) ?? []
          expect(rows).toHaveLength(2)
          const [first, second] = rows.toSorted((a, b) => a.indexOf('A-2') - b.indexOf('A-2'))
          expect(first).toMatch(/A-1, 3[.,]9\u00a0\(40\) 4[.,]2\u00a0\(60\)/)
          expect(second).toMatch(/A-2, .*1.250/)
          const isDrawn = name.startsWith('loading')
          expect(paper.drawings).toHaveLength(isDrawn ? 3 : 0)
          for (const { shapes } of paper.drawings)
            expect(shapes.some(({ text }) => /, A-\d$/.test(text))).toBe(true)
        }
      },
    ),
  ],
  getPaperMail: [
    success('addresses the loading instruction of named packs to their mill', async (people) => {
      const { wood, packs } = await createLoadablePacks(people)
      const saved = await saveCargo(people, sampleTruck({ lines: [createPackLoad(wood, packs)] }))
      const cargo = await advanceCargo(people, saved, 'booked')
      const mail = await expectAnswer(
        await (
          await people.as('cargo_manager')
        ).get(`/records/cargo/${cargo.id}/papers/loading_instruction/mail/`),
        'getPaperMail',
      )
      expect(mail.partner).toMatchObject({ kind: 'sawmill', id: wood.supply.sawmill.id })
    }),
  ],
  listLoadablePacks: [
    success('lists the packs that no other cargo has', async (people) => {
      const { wood, packs } = await createLoadablePacks(people)
      const [first, second] = packs
      if (!first || !second) throw new Error('Two packs were listed.')
      const saved = await saveCargo(people, sampleCargo({ lines: [createPackLoad(wood, [first])] }))
      expect(await listLoadablePacks(people, wood)).toMatchObject({
        items: [{ id: second.id }],
        ready: [{ mill_packs: [{ id: second.id }], mill_pack_count: 1 }],
      })
      const own = await listLoadablePacks(people, wood, `&cargo_id=${saved.id}`)
      expect(own.items.map(({ id }) => id)).toEqual([first.id, second.id])
      expect(own.ready).toMatchObject([{ mill_packs: own.items, mill_pack_count: 2 }])
    }),
    success('lists more packs than ready wood comes with', async (people) => {
      const wood = await createReadyWood(people)
      const numbers = Array.from({ length: 202 }, (_, i) => `A-${i + 1}`)
      await savePacks(
        people,
        wood.supply.id,
        numbers.map((number) => samplePack(wood.supply, { number })),
      )
      const { items, ready } = await listLoadablePacks(people, wood)
      expect(items.map(({ number }) => number)).toEqual(numbers)
      expect(ready).toMatchObject([{ mill_packs: items.slice(0, 200), mill_pack_count: 202 }])
    }),
    success('lists none for a deal with packs of the line in the yard', async (people) => {
      const { supply, lot } = await createReceivedPack(people)
      await addLines(people, 'admin', OWN_COMPANY, createBasketItem({ lot_id: lot.id }))
      const { deal } = await createConfirmedOrder(people)
      const wood = (await readReadyWood(people, deal?.id ?? '')).find(
        ({ supply_line_id }) => supply_line_id === supply.lines[0]?.id,
      )
      if (!wood) throw new Error('The pack in the yard is not ready for its order.')
      expect(wood).toMatchObject({ lots: [{ id: lot.id }], mill_packs: [], mill_pack_count: 0 })
      expect(await readLoadablePacks(people, wood)).toEqual([])
    }),
    invalid('requires the lines', async (people) => {
      await expectFieldErrors(
        await (await people.as('cargo_manager')).get('/cargos/loadable/packs/'),
        {
          '?supply_line_id': 'required',
          '?deal_line_id': 'required',
        },
      )
    }),
  ],
  listInspectableCargos: [
    success('names the mill’s packs of a load, so that they can be scanned', async (people) => {
      const { wood, packs } = await createLoadablePacks(people)
      const saved = await saveCargo(people, sampleCargo({ lines: [createPackLoad(wood, packs)] }))
      const cargo = await advanceCargo(people, saved, 'booked')
      const { items } = await expectAnswer(
        await (await people.as('purchase_agent')).get(`/inspectable-cargos/?id=${cargo.id}`),
        'listInspectableCargos',
      )
      expect(items[0]?.lines[0]?.listed_packs).toEqual(
        packs.map(({ id, number, barcode, pcs }) => ({ id, number, barcode, pcs })),
      )
    }),
  ],
  setSupplyPacks: [
    invalid('keeps inspected packs, until their pieces change', async (people) => {
      const supply = await createReadySupply(people, {}, '38')
      const listed = await savePacks(people, supply.id, [samplePack(supply), samplePack(supply)])
      const report = await createSubmittedSupplyReport(
        people,
        { scanned_packs: listed.items.map(({ id }) => createScan(id)) },
        supply,
      )
      await expectAnswer(
        await postSupplyReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
        'transitionSupplyReport',
      )
      const { items } = await savePacks(people, supply.id, [])
      const [pack, other] = items
      if (!pack || !other) throw new Error('Two packs were listed.')
      expect(items).toMatchObject([
        { status: 'accepted', is_editable: true },
        { status: 'accepted' },
      ])
      const removed = [{ id: pack.id, version: pack.version }]
      await expectFieldErrors(await putPacks(people, supply.id, [], { removed }), {
        '/removed/0/id': 'locked',
      })
      const tally = [{ length_mm: 3900, pcs: 41 }]
      await savePacks(people, supply.id, [
        toPackWrite(pack, { tally }),
        toPackWrite(other, { mark: 'red' }),
      ])
      const [changed, marked] = [await readPack(people, pack.id), await readPack(people, other.id)]
      expect(changed).toMatchObject({ status: 'listed', is_editable: true })
      expect(changed.events.slice(-2).map(({ kind }) => kind)).toEqual(['changed', 'verdict_void'])
      expect(marked.status).toBe('accepted')
    }),
  ],
  transitionSupplyReport: [
    success('rejects the packs that were rejected one by one, and no others', async (people) => {
      const supply = await createReadySupply(people, {}, '38')
      const { items } = await savePacks(people, supply.id, [
        samplePack(supply, { number: 'A-1' }),
        samplePack(supply, { number: 'A-2' }),
      ])
      const foreign = await createListedPack(people)
      const report = await createSubmittedSupplyReport(
        people,
        {
          ...rejectPieces(supply, items[0]?.pcs ?? 0),
          scanned_packs: [
            ...[items[0], foreign.pack].map((pack) =>
              createScan(pack?.id ?? '', { is_rejected: true, reason: 'Wet' }),
            ),
            createScan(items[1]?.id ?? ''),
          ],
        },
        supply,
      )
      await expectAnswer(
        await postSupplyReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
        'transitionSupplyReport',
      )
      expect(report.rejected_m3).toBe(items[0]?.volume_m3)
      const ids = [...items, foreign.pack].map(({ id }) => id)
      const statuses = await Promise.all(ids.map(async (id) => (await readPack(people, id)).status))
      expect(statuses).toEqual(['rejected', 'accepted', 'listed'])
    }),
    success('keeps the packs of a partly counted line that were not scanned', async (people) => {
      const supply = await createReadySupply(people, {}, '38')
      const { items } = await savePacks(people, supply.id, [samplePack(supply), samplePack(supply)])
      const report = await createSubmittedSupplyReport(
        people,
        { verdict: 'fail', remarks: 'Rot', scanned_packs: [createScan(items[0]?.id ?? '')] },
        supply,
      )
      await approve(people, report)
      expect(await readStatuses(people, items)).toEqual(['rejected', 'listed'])
    }),
    success('judges packs by the latest inspection, whichever is approved last', async (people) => {
      const supply = await createReadySupply(people, {}, '38')
      const { items } = await savePacks(people, supply.id, [samplePack(supply)])
      const scanned_packs = items.map(({ id }) => createScan(id))
      const later = await createSubmittedSupplyReport(people, { scanned_packs }, supply)
      const earlier = await createSubmittedSupplyReport(
        people,
        { inspected_on: '2026-11-18', verdict: 'fail', remarks: 'Rot', scanned_packs },
        supply,
      )
      await approve(people, later)
      await approve(people, earlier)
      expect(await readStatuses(people, items)).toEqual(['accepted'])
    }),
    success('rejects the parts of a pack that was split after its rejection', async (people) => {
      const supply = await createReadySupply(people, {}, '38')
      const { items } = await savePacks(people, supply.id, [samplePack(supply)])
      const [pack] = items
      if (!pack) throw new Error('A pack was listed.')
      const report = await createSubmittedSupplyReport(
        people,
        {
          ...rejectPieces(supply, pack.pcs ?? 0),
          scanned_packs: [createScan(pack.id, { is_rejected: true, reason: 'Wet' })],
        },
        supply,
      )
      const parts = await splitByLength(people, pack)
      await approve(people, report)
      expect(await readStatuses(people, parts)).toEqual(['rejected', 'rejected'])
    }),
    success('accepts or rejects the packs of its lines', async (people) => {
      for (const [verdict, status] of [
        ['pass', 'accepted'],
        ['fail', 'rejected'],
      ] as const) {
        const supply = await createReadySupply(people, {}, '38')
        const { items } = await savePacks(people, supply.id, [samplePack(supply)])
        const report = await createSubmittedSupplyReport(
          people,
          { verdict, remarks: 'Seen at the mill', scanned_packs: [createScan(items[0]?.id ?? '')] },
          supply,
        )
        const id = items[0]?.id ?? ''
        expect((await readPack(people, id)).status).toBe('listed')
        await expectAnswer(
          await postSupplyReportTransition(people, 'purchase_manager', report, { to: 'approved' }),
          'transitionSupplyReport',
        )
        expect(await readPack(people, id)).toMatchObject({
          status,
          events: [
            { kind: 'listed' },
            { kind: status, record: { kind: 'supply_report', name: report.number } },
          ],
        })
      }
    }),
  ],
} satisfies Cases
