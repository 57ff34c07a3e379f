import { expect, it } from 'vitest'
import type { Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { sampleTruck } from './fixtures/saved-cargos'
import { expectSums } from './expect-pack-chain'
import { withChain } from './pack-chain'
import { perform, toLoad } from './pack-chain-actions'
import { PACKS, usePackWorld } from './pack-world'

usePackWorld()

it('packs at the mill are loaded for a deal that also has packs of their line in the yard', async () => {
  await withChain(1, async (chain) => {
    await perform(chain, { kind: 'receive', some: [0, 1] })
    await perform(chain, { kind: 'sell', some: [0, 1] })
    // Two pieces of each length are 35.64 litres, within the tolerance of the two packs that are
    // sold.
    await perform(chain, { kind: 'split', which: 0, pcs: 2 })
    const refused = JSON.stringify(chain.refused)
    const part = (await chain.open()).find(({ pcs }) => pcs === 4)
    const sold = (await chain.allocations()).find(
      ({ deal_id }) => deal_id !== chain.wood.deals[0]?.id,
    )
    const { deal_line_id = '' } = sold ?? {}
    expect(sold, refused).toBeDefined()
    const all = fromLitres((sold?.litres ?? 0) + (part?.litres ?? 0))
    const set = (quantity: string) => {
      const pair = { supply_line_id: chain.lineId, deal_line_id }
      const allocations = [{ ...pair, quantity, unit: 'm3' as const }]
      return chain.run('setAllocations', 'purchase_manager', { body: { allocations } })
    }
    // The deal keeps the packs that it bought until its order gives them back to the yard.
    const expectInStock = async (quantity: string, least: string) => {
      expect(await set(quantity)).toBeNull()
      expect(chain.refused).toMatchObject({ errors: [{ code: 'in_stock', params: { least } }] })
    }
    for (const quantity of ['0', '0.677']) await expectInStock(quantity, '0.678')
    expect(await set(all), JSON.stringify(chain.refused)).not.toBeNull()
    expect(await set('0.678'), JSON.stringify(chain.refused)).not.toBeNull()
    expect(await set(all), JSON.stringify(chain.refused)).not.toBeNull()
    const lots = await chain.lots()
    const query = { deal_id: [sold?.deal_id ?? ''] }
    const listOffers = async () => {
      const offered = await chain.run('listLoadable', 'cargo_manager', { query })
      return offered?.items.filter((item) => item.deal_line_id === deal_line_id) ?? []
    }
    const inYard = lots.filter(({ order_line_id }) => order_line_id === deal_line_id)
    expect(
      (await listOffers()).map((item) => [
        item.loading_place,
        item.most.m3,
        [...item.lots, ...item.mill_packs].map(({ id }) => id),
      ]),
    ).toEqual([
      ['SEGOT', fromLitres(sold?.litres ?? 0), inYard.map(({ id }) => id)],
      [
        chain.wood.supply.loading_place,
        fromLitres(part?.litres ?? 0),
        (await chain.open()).map(({ id }) => id),
      ],
    ])
    const load = (change: Partial<Schemas['CargoLoadWrite']>) =>
      chain.run('createCargo', 'cargo_manager', {
        body: sampleTruck({
          lines: [toLoad(chain, deal_line_id, part ? [part] : [], change)],
          seal_number: 'S',
        }),
      })
    // A pack of the mill is not a replacement for one in the yard that no cargo has.
    const whole = (await chain.open()).find(({ pcs }) => pcs !== part?.pcs)
    expect(await load({ pack_ids: [whole?.id ?? ''] })).toBeNull()
    expect(chain.refused).toMatchObject({
      errors: [{ code: 'not_allocated', params: { most: '0.036' } }],
    })
    // The packs must be named even if all packs of the deal in the yard are in a cargo.
    const lot_ids = inYard.map(({ id }) => id)
    const yardCargo = await load({ quantity: String(lot_ids.length), lot_ids, pack_ids: [] })
    expect(yardCargo?.lines, JSON.stringify(chain.refused)).toMatchObject([
      { must_name_packs: true, m3: fromLitres(sold?.litres ?? 0) },
    ])
    const rest = { most: { m3: '0.036' }, must_name_packs: true, lots: [] }
    expect(await listOffers()).toMatchObject([{ ...rest, mill_pack_count: PACKS - 1 }])
    expect(await load({ pack_ids: [] })).toBeNull()
    // Wood of which the mill lists no packs is offered too.
    const listed = await chain.open()
    const setStatus = (status: 'rejected' | 'listed') =>
      chain.db
        .updateTable('packs')
        .set({ status })
        .where(
          'id',
          'in',
          listed.map(({ id }) => id),
        )
        .execute()
    await setStatus('rejected')
    expect(await listOffers()).toMatchObject([{ ...rest, mill_packs: [], mill_pack_count: 0 }])
    await setStatus('listed')
    const cargo = await load({})
    expect(cargo?.lines).toMatchObject([
      { pack_ids: [part?.id], m3: '0.036', must_name_packs: true },
    ])
    await expectSums(chain)
    const both = [{ ...toLoad(chain, deal_line_id, []), ...{ pack_ids: [part?.id ?? ''] } }]
    expect(
      await chain.run('createCargo', 'cargo_manager', {
        body: sampleTruck({
          lines: both.map((load) => ({ ...load, lot_ids: [lots[0]?.id ?? ''] })),
        }),
      }),
    ).toBeNull()
    // A shortage takes neither its packs in the yard nor its loaded packs of the mill.
    const findLoaded = async () =>
      (await chain.allocations()).find((one) => one.deal_line_id === deal_line_id)
    for (let i = 0; i < 3; i += 1) await perform(chain, { kind: 'step', which: 1 })
    expect(await findLoaded(), JSON.stringify(chain.refused)).toMatchObject({ loaded_l: 36 })
    await chain.db
      .updateTable('supply_lines')
      .set({ confirmed_quantity: '0.01', confirmed_l: 10 })
      .where('id', '=', chain.lineId)
      .execute()
    await perform(chain, { kind: 'approve', which: 1 })
    expect(chain.isCut).toBe(true)
    expect(await findLoaded()).toMatchObject({ litres: 678 + 36 })
  })
})

it('packs are offered with their rounded volumes if the mill wrote their sum for the line', async () => {
  await withChain(1, async (chain) => {
    const [whole] = await chain.packs()
    if (!whole) throw new Error('There is no pack.')
    const pieces = Array.from({ length: 24 }, () => [{ length_mm: 3900, pcs: 1 }])
    expect(await chain.split(whole, ...pieces), JSON.stringify(chain.refused)).not.toBeNull()
    const query = { deal_id: chain.wood.deals.map(({ id }) => id) }
    const findSums = async () =>
      (await chain.run('listLoadable', 'cargo_manager', { query }))?.items.map(
        ({ named_most }) => named_most.is_sum_of_packs,
      )
    expect(await findSums()).toEqual([false])
    // The pieces are 8.142 m³, and the packs 8.147 m³.
    const written = { quantity: '8.147', confirmed_quantity: '8.147', ready_quantity: '8.147' }
    await chain.db
      .updateTable('supply_lines')
      .set({ ...written, ready_l: 8_147 })
      .where('id', '=', chain.lineId)
      .execute()
    expect(await findSums()).toEqual([true])
  })
})
