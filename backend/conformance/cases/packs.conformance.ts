import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem, readAllIds } from '../answers'
import { forbidden, invalid, notFound, success, UNKNOWN_ID, type Cases } from '../case'
import type { People } from '../host'
import {
  createListedPack,
  createPackNumber,
  readPack,
  samplePack,
  savePacks,
  putPacks,
  toPackWrite,
} from '../fixtures/saved-packs'
import { createLot } from '../fixtures/saved-lots'
import { createConfirmedSupply, createReadySupply, createSupply } from '../fixtures/saved-supplies'
import { findPersonId } from '../fixtures/saved-deals'

const READERS = [
  'purchase_manager',
  'cargo_manager',
  'purchase_agent',
  'global_manager',
  'admin',
] as const

const findPacks = async ({ as }: People, query: string) =>
  expectAnswer(await (await as('cargo_manager')).get(`/packs/?limit=500&${query}`), 'listPacks')

export const packCases = {
  listSupplyPacks: [
    success('lists packs by number, with totals that add rounded volumes', async (people) => {
      const supply = await createReadySupply(people, {}, '38')
      const numbers = ['B-10', 'B-9', 'A-1']
      await savePacks(
        people,
        supply.id,
        numbers.map((number) => samplePack(supply, { number })),
      )
      for (const role of READERS) {
        const { items, lines, allowed_actions } = await expectAnswer(
          await (await people.as(role)).get(`/supplies/${supply.id}/packs/`),
          'listSupplyPacks',
        )
        expect(items.map(({ number }) => number)).toEqual(['A-1', 'B-9', 'B-10'])
        const volume = (3 * Number(items[0]?.volume_m3)).toFixed(3)
        expect(lines).toMatchObject([{ packs: 3, pcs: 300, length_lm: '1224', volume_m3: volume }])
        expect(allowed_actions.includes('edit')).toBe(
          role !== 'cargo_manager' && role !== 'purchase_agent',
        )
      }
    }),
    notFound('returns 404 for an unknown supply', async ({ as }) => {
      await expectProblem(
        await (await as('admin')).get(`/supplies/${UNKNOWN_ID}/packs/`),
        'not_found',
        404,
      )
    }),
  ],
  setSupplyPacks: [
    success('adds, corrects and removes packs, and swaps two numbers', async (people) => {
      const supply = await createReadySupply(people, {}, '38')
      const { items } = await savePacks(people, supply.id, [
        samplePack(supply, { number: 'A-1', barcode: createPackNumber() }),
        samplePack(supply, { number: 'A-2', kg: 1200 }),
        samplePack(supply, { number: 'A-3' }),
      ])
      const [first, second, third] = items
      if (!first || !second || !third) throw new Error('Three packs were listed.')
      expect(second).toMatchObject({ kg: 1200, weight_kg: 1200, status: 'listed', version: 1 })
      const changed = await expectAnswer(
        await putPacks(
          people,
          supply.id,
          [
            toPackWrite(first, { number: 'A-2', barcode: null }),
            toPackWrite(second, { number: 'A-1', barcode: first.barcode }),
          ],
          { removed: [{ id: third.id, version: third.version }] },
        ),
        'setSupplyPacks',
      )
      expect(changed.items.map(({ id, number, version }) => [id, number, version])).toEqual([
        [second.id, 'A-1', 2],
        [first.id, 'A-2', 2],
      ])
      const { events } = await readPack(people, first.id)
      expect(events.map(({ kind }) => kind)).toEqual(['listed', 'changed'])
      expect(events[1]?.changes).toEqual([
        { field: 'number', line: null, from: 'A-1', to: 'A-2' },
        { field: 'barcode', line: null, from: first.barcode, to: null },
      ])
    }),
    success('changes nothing when the same list is sent again', async (people) => {
      const supply = await createReadySupply(people, {}, '38')
      const packs = [samplePack(supply), samplePack(supply)]
      const once = await savePacks(people, supply.id, packs)
      const [removed] = once.items
      expect(await savePacks(people, supply.id, packs)).toEqual(once)
      const remove = () =>
        putPacks(people, supply.id, [], {
          removed: [{ id: removed?.id ?? '', version: 1 }],
        })
      expect((await remove()).status).toBe(200)
      expect((await expectAnswer(await remove(), 'setSupplyPacks')).items).toHaveLength(1)
    }),
    success('warns of a length that the line does not order', async (people) => {
      const supply = await createReadySupply(people, {}, '38')
      const ordered = supply.lines[0]?.specification.length_mm ?? 0
      const { items } = await savePacks(people, supply.id, [
        samplePack(supply, {
          tally: [
            { length_mm: ordered, pcs: 50 },
            { length_mm: ordered - 300, pcs: 2 },
          ],
        }),
      ])
      expect(items).toMatchObject([
        {
          tally: [
            { length_mm: ordered - 300, pcs: 2 },
            { length_mm: ordered, pcs: 50 },
          ],
          warnings: [{ code: 'length_not_ordered', lengths_mm: [ordered - 300] }],
        },
      ])
    }),
    success('lists 2,000 packs at once', async (people) => {
      const supply = await createReadySupply(people, {}, '38')
      const packs = Array.from({ length: 2000 }, () => samplePack(supply))
      const { lines } = await savePacks(people, supply.id, packs)
      expect(lines).toMatchObject([{ packs: 2000, pcs: 200_000 }])
      await expectFieldErrors(await putPacks(people, supply.id, [samplePack(supply)]), {
        '/packs': 'too_many',
      })
    }),
    invalid('returns the errors of every pack, and writes none', async (people) => {
      const supply = await createReadySupply(people, {}, '38')
      const other = await createListedPack(people, { barcode: createPackNumber() })
      const lot = await createLot(people)
      const { items } = await savePacks(people, supply.id, [samplePack(supply, { number: 'A-1' })])
      const [stored] = items
      if (!stored) throw new Error('A pack was listed.')
      await expectFieldErrors(
        await putPacks(
          people,
          supply.id,
          [
            samplePack(supply, { number: 'B-1' }),
            samplePack(supply, { number: ' a-1 ' }),
            samplePack(supply, { barcode: other.pack.barcode?.toLowerCase() ?? null }),
            samplePack(supply, { barcode: lot.barcode }),
            samplePack(supply, { supply_line_id: UNKNOWN_ID }),
            samplePack(supply, { id: other.pack.id }),
            samplePack(supply, { version: 1 }),
            samplePack(supply, {
              tally: [
                { length_mm: 3900, pcs: 1 },
                { length_mm: 3900, pcs: 2 },
              ],
            }),
            toPackWrite(stored, { number: 'A-1', version: 7, mark: 'red' }),
          ],
          { removed: [{ id: stored.id, version: 1 }] },
        ),
        {
          '/packs/2/barcode': 'duplicate',
          '/packs/3/barcode': 'duplicate',
          '/packs/4/supply_line_id': 'not_found',
          '/packs/5/id': 'duplicate',
          '/packs/6/id': 'not_found',
          '/packs/7/tally/1/length_mm': 'duplicate',
          '/packs/8/number': 'duplicate',
          '/packs/8/version': 'outdated',
          '/removed/0/id': 'duplicate',
        },
      )
      expect((await savePacks(people, supply.id, [])).items).toHaveLength(1)
    }),
    invalid('has no packs before the mill confirms', async (people) => {
      const { supply } = await createSupply(people)
      await expectProblem(
        await putPacks(people, supply.id, [samplePack(supply)]),
        'not_allowed_now',
        409,
      )
    }),
    forbidden('is for the supply’s own purchase manager', async (people) => {
      const { supply } = await createConfirmedSupply(people, {
        purchase_manager_id: await findOtherPurchaseManager(people),
      })
      const packs = [samplePack(supply)]
      await expectProblem(await putPacks(people, supply.id, packs), 'forbidden', 403)
      const answer = await putPacks(people, supply.id, packs, { role: 'global_manager' })
      expect(answer.status).toBe(200)
    }),
    notFound('returns 404 for an unknown supply', async (people) => {
      await expectProblem(await putPacks(people, UNKNOWN_ID, []), 'not_found', 404)
    }),
  ],
  listPacks: [
    success(
      'finds a pack by the start of its number or barcode, or by its last digits',
      async (people) => {
        const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
        const { pack } = await createListedPack(people, {
          number: `Ž ${digits.slice(0, 4)}-${digits.slice(4)}`,
          barcode: `TB${digits}7`,
        })
        for (const q of [
          `ž ${digits.slice(0, 4)}-${digits.slice(4)}`,
          `Z${digits}`,
          digits.slice(2),
          `tb${digits.slice(0, 7)}`,
          `${digits.slice(3)}7`,
        ])
          expect((await findPacks(people, `q=${encodeURIComponent(q)}`)).items, q).toMatchObject([
            { id: pack.id },
          ])
        expect((await findPacks(people, `q=${digits.slice(1, 7)}`)).total).toBe(0)
      },
    ),
    success('filters by status, supply and mill', async (people) => {
      const { supply, pack } = await createListedPack(people)
      for (const query of [
        `supply_id=${supply.id}`,
        `sawmill_id=${supply.sawmill.id}`,
        `supply_id=${supply.id}&status=listed&status=accepted`,
      ])
        expect((await findPacks(people, query)).items).toMatchObject([
          { id: pack.id, supply: { number: supply.number }, sawmill: { id: supply.sawmill.id } },
        ])
      expect((await findPacks(people, `supply_id=${supply.id}&status=opened`)).total).toBe(0)
    }),
    success('shows the newest packs in the order of their list', async (people) => {
      const supply = await createReadySupply(people, {}, '38')
      const numbers = ['N-3', 'N-1', 'N-4', 'N-2', 'N-5']
      await savePacks(
        people,
        supply.id,
        numbers.map((number) => samplePack(supply, { number })),
      )
      const { items } = await findPacks(people, `supply_id=${supply.id}&sort=-received_at`)
      expect(items.map(({ number }) => number)).toEqual(numbers)
    }),
    success('pages in every order without gaps or duplicates', async (people) => {
      const visitor = await people.as('admin')
      for (const sort of ['number', '-number', 'received_at', '-received_at']) {
        const all = await findPacks(people, `sort=${sort}&status=listed`)
        const seen = await readAllIds(async (cursor) =>
          expectAnswer(
            await visitor.get(`/packs/?limit=200&sort=${sort}&status=listed${cursor}`),
            'listPacks',
          ),
        )
        expect(seen.length).toBe(all.total)
        expect(new Set(seen).size).toBe(seen.length)
        expect(seen.slice(0, all.items.length)).toEqual(all.items.map(({ id }) => id))
      }
    }),
    invalid('refuses an unknown status', async (people) => {
      await expectFieldErrors(await (await people.as('admin')).get('/packs/?status=lost'), {
        '?status': 'unknown_value',
      })
    }),
  ],
  getPack: [
    success('shows the life of a pack to its readers', async (people) => {
      const { supply, pack } = await createListedPack(people)
      for (const role of READERS)
        expect(await readPack(people, pack.id, role)).toMatchObject({
          supply: { id: supply.id, number: supply.number },
          parents: [],
          parts: [],
          events: [{ kind: 'listed', by: { id: await findPersonId(people, 'purchase_manager') } }],
        })
    }),
    notFound('returns 404 for an unknown pack', async ({ as }) => {
      await expectProblem(await (await as('admin')).get(`/packs/${UNKNOWN_ID}/`), 'not_found', 404)
    }),
  ],
} satisfies Cases

/** Returns a purchase manager other than the demo's. */
async function findOtherPurchaseManager(people: People): Promise<string> {
  const own = await findPersonId(people, 'purchase_manager')
  const { items } = await expectAnswer(
    await (await people.as('admin')).get('/people/staff/?role=purchase_manager'),
    'listStaff',
  )
  const other = items.find(({ id }) => id !== own)
  if (!other) throw new Error('There is one purchase manager.')
  return other.id
}
