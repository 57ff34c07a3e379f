import { expect, it } from 'vitest'
import type { Schemas } from '../call'
import type { Row } from '../db/tables'
import { expectAnswer } from './answers'
import { allocate, createAllocation, getLineId } from './fixtures/saved-cover'
import { samplePack, savePacks } from './fixtures/saved-packs'
import { putSupply, postSupplyTransition, readSupply, type Supply } from './fixtures/saved-supplies'
import { applySheet, createSheet, previewSheet, undoSheet } from './cases/stock-sheet.conformance'
import { withChain } from './pack-chain'
import { PRODUCT, usePackWorld, getPackWorld, createAllocatedWood } from './pack-world'

usePackWorld()

/**
 * Makes forty packs of 677.6 litres ready, which are 678 rounded. A deal has ten of them.
 * @returns functions that receive packs, 77 pieces each if not given, and save the supply again
 */
async function createArrivingWood() {
  const { people } = getPackWorld()
  const { supply, write, deal } = await createAllocatedWood('27.104', '6.776')
  const lines = write.lines.map((line) => ({ ...line, ready_quantity: '27.104' }))
  const change = async ({ id, version }: Pick<Supply, 'id' | 'version'>, notes: string | null) => {
    const body = { ...write, lines, notes }
    return expectAnswer(
      await putSupply(people, 'purchase_manager', { id, version }, body),
      'updateSupply',
    )
  }
  const step = async (stepped: Pick<Supply, 'id' | 'version'>, to: Supply['status']) =>
    expectAnswer(
      await postSupplyTransition(people, 'purchase_manager', stepped, { to }),
      'transitionSupply',
    )
  await step(await change(await step(supply, 'in_production'), null), 'ready')
  const receive = async (packs: readonly { id: string | null; pcs?: number }[]) =>
    (await people.as('manager')).post('/lots/', {
      supply_line_id: getLineId(supply),
      location: 'SEGOT',
      packs: packs.map(({ id, pcs = 77 }) => ({ pack_id: id, barcode: null, pcs })),
    })
  return {
    ...{ supply, deal, receive },
    async saveAgain() {
      // The status follows the wood that the yard received.
      const stored = await readSupply(people, supply)
      return change(stored, `Saved after version ${stored.version}`)
    },
    expectReceived: async (packs: Parameters<typeof receive>[0]) =>
      expectAnswer(await receive(packs), 'receiveLots'),
  }
}

const createUnlisted = (count: number) => Array.from({ length: count }, () => ({ id: null }))

it('packs that no list names are received up to the last, at the cost of no deal', async () => {
  const { receive, expectReceived, saveAgain } = await createArrivingWood()
  await expectReceived(createUnlisted(29))
  await expectReceived(createUnlisted(1))
  expect((await receive(createUnlisted(1))).status).toBe(422)
  // A pack of one piece is 9 litres, and the rounding of the thirty packs 12 litres.
  expect((await receive([{ id: null, pcs: 1 }])).status).toBe(422)
  expect((await saveAgain()).cuts).toBeUndefined()
})

it('a sheet adds the last pack that no list names, and counts a pack down and up', async () => {
  const { people } = getPackWorld()
  const { supply, expectReceived, saveAgain } = await createArrivingWood()
  const [lot] = (await expectReceived(createUnlisted(29))).items
  const row = { product: PRODUCT, pcs: 77, location: 'SEGOT', supply: supply.number }
  const added = createSheet(row, row)
  const refusals = (await previewSheet(people, added)).map(({ refusal }) => refusal)
  expect(refusals).toEqual([null, 'not_free'])
  expect(await applySheet(people, added.slice(0, 1))).toMatchObject({ taken: true })
  const count = (pcs: number) => createSheet({ barcode: lot?.barcode ?? '', pcs, version: 1 })
  expect(await previewSheet(people, count(78))).toMatchObject([{ refusal: 'not_free' }])
  const { sheet_id } = await applySheet(people, count(76))
  expect(await undoSheet(people, sheet_id)).toMatchObject({ undone: 1, kept: [] })
  expect((await saveAgain()).cuts).toBeUndefined()
})

it('packs of which the mill lists a half are received up to the last, in any order', async () => {
  const { people, world } = getPackWorld()
  const { supply, deal, receive, expectReceived, saveAgain } = await createArrivingWood()
  const list = (number: string, row: Schemas['Tally'][number]) =>
    samplePack(supply, { number, tally: [row] })
  const { items } = await savePacks(people, supply.id, [
    ...Array.from({ length: 20 }, (_, i) => list(`H-${i + 1}`, { length_mm: 4000, pcs: 77 })),
    // 2.64 litres beyond the line.
    list('I-1', { length_mm: 1200, pcs: 1 }),
  ])
  await expectReceived(items.slice(0, 15))
  await expectReceived(createUnlisted(14))
  await expectReceived(createUnlisted(1))
  const expectFull = async () => {
    expect((await receive([{ id: null, pcs: 1 }])).status).toBe(422)
    expect((await receive(items.slice(20))).status).toBe(422)
  }
  await expectFull()
  expect((await saveAgain()).cuts).toBeUndefined()
  await expectFull()
  const allocation = await world.db
    .selectFrom('allocations')
    .select(['litres', 'exact_l'])
    .where('supply_id', '=', supply.id)
    .executeTakeFirst()
  expect(allocation).toEqual({ litres: 6_770, exact_l: 6_776 })
  await expectAnswer(await allocate(people, createAllocation(supply, deal, '0')), 'setAllocations')
  await expectReceived([...createUnlisted(5), ...items.slice(15, 19)])
  await expectReceived(items.slice(19, 20))
  await expectFull()
  // The forty packs are 27.120 m³ with their rounding.
  expect((await saveAgain()).cuts).toBeUndefined()
})

it('short packs are not received one by one out of wood that is allocated', async () => {
  await withChain(1, async (chain) => {
    const [whole] = await chain.packs()
    if (!whole) throw new Error('There is no pack.')
    // 24 packs of one piece, 9 litres each.
    const pieces = Array.from({ length: 24 }, () => [{ length_mm: 3900, pcs: 1 }])
    expect(await chain.split(whole, ...pieces), JSON.stringify(chain.refused)).not.toBeNull()
    const short = (await chain.packs()).filter(({ pcs }) => pcs === 1)
    expect(short.map(({ litres }) => litres)).toEqual(short.map(() => 9))
    const receive = (packs: readonly Row<'packs'>[]) =>
      chain.run('receiveLots', 'manager', {
        body: {
          supply_line_id: chain.lineId,
          location: 'SEGOT',
          packs: packs.map(({ id, pcs }) => ({ pack_id: id, barcode: null, pcs })),
        },
      })
    expect(await receive(short.slice(0, 20)), JSON.stringify(chain.refused)).not.toBeNull()
    // The packs of the ready wood, 8.147 m³, less the 20 packs are allocated.
    const litres = 8_147 - 180
    await chain.db
      .updateTable('allocations')
      .set({ litres, exact_l: null })
      .where('supply_line_id', '=', chain.lineId)
      .execute()
    for (const pack of short.slice(20)) expect(await receive([pack])).toBeNull()
    expect(await chain.allocations()).toMatchObject([{ litres }])
  })
})
