import { describe, expect, it } from 'vitest'
import { createTally } from '@domain/timber'
import { findLineParts } from '../allocations/line-parts'
import type { Schemas } from '../call'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { requireSupply } from '../supplies/queries'
import { toSupplyWrite } from '../supplies/schema'
import { expectAnswer } from './answers'
import { sampleTruck } from './fixtures/saved-cargos'
import { getLineId } from './fixtures/saved-cover'
import { listNotificationTexts } from './fixtures/saved-deals'
import { samplePack, savePacks } from './fixtures/saved-packs'
import { putSupply, type Supply } from './fixtures/saved-supplies'
import { expectSums } from './expect-pack-chain'
import { withChain, sum } from './pack-chain'
import { type Action, perform, pick, toLoad } from './pack-chain-actions'
import { PACKS, usePackWorld, getPackWorld, createAllocatedWood } from './pack-world'

usePackWorld()

describe('a line whose packs differ from it by their rounding', () => {
  it.each([
    ['pack by pack', { at: 0, pcs: 0, first: 6, loaded: [3_852, 3_852] }],
    ['with a part of a single piece', { at: 0, pcs: 1, first: 6, loaded: [3_852, 3_852] }],
    ['for deals of different sizes', { at: 2, pcs: 0, first: 10, loaded: [6_780, 1_356] }],
  ])('is loaded as a whole, %s, and its deals have what is loaded', async (_, given) => {
    await withChain(given.at, async (chain) => {
      const [first] = await chain.packs()
      // 8.58 litres: less than twice the rounding of the list, which is 5.76 litres.
      if (first && given.pcs > 0) await chain.split(first, [{ length_mm: 3900, pcs: given.pcs }])
      const packs = await chain.packs()
      expect(packs).toHaveLength(PACKS + given.pcs)
      for (const [i, pack] of packs.entries()) {
        const deal = chain.wood.deals[i < given.first ? 0 : 1]
        const lines = [toLoad(chain, getLineId(deal ?? { lines: [] }), [pack])]
        const body = sampleTruck({ lines })
        const cargo = await chain.run('createCargo', 'cargo_manager', { body })
        expect(cargo, JSON.stringify(chain.refused)).not.toBeNull()
        // The load can name other packs, up to the same limit.
        const { m3 = '0', named_most } = cargo?.lines[0] ?? {}
        expect(Number(named_most?.m3)).toBeGreaterThanOrEqual(Number(m3))
      }
      expect(await chain.allocations()).toMatchObject(
        given.loaded.map((litres) => ({ litres, claimed_l: litres })),
      )
      const { free_l, listed_l } = await chain.db
        .selectFrom('supply_lines')
        .selectAll()
        .where('id', '=', chain.lineId)
        .executeTakeFirstOrThrow()
      expect([free_l, listed_l]).toEqual([0, given.loaded.reduce((sum, litres) => sum + litres)])
    })
  })

  it('is cut by wood that is missing, not by the rounding of its packs', async () => {
    const { people, world } = getPackWorld()
    const { supply, write, deal } = await createAllocatedWood('8.5', '8.142')
    const tally = [
      { length_mm: 3900, pcs: 50 },
      { length_mm: 4200, pcs: 27 },
    ]
    await savePacks(
      people,
      supply.id,
      Array.from({ length: PACKS }, (_, i) => samplePack(supply, { number: `R-${i + 1}`, tally })),
    )
    const findAllocation = () =>
      world.db
        .selectFrom('allocations')
        .select(['litres', 'exact_l'])
        .where('supply_id', '=', supply.id)
        .executeTakeFirstOrThrow()
    expect(await findAllocation()).toEqual({ litres: 8_142, exact_l: 8_142 })
    const setReady = async (
      { id, version }: Pick<Supply, 'id' | 'version'>,
      ready_quantity: string,
    ) => {
      const body = { ...write, lines: write.lines.map((line) => ({ ...line, ready_quantity })) }
      const { warnings } = await expectAnswer(
        await (
          await people.as('purchase_manager')
        ).post('/supplies/preview/', { id, supply: body }),
        'previewSupply',
      )
      const cuts = warnings.flatMap((one) => (one.code === 'allocations_cut' ? [one.params] : []))
      const saved = await expectAnswer(
        await putSupply(people, 'purchase_manager', { id, version }, body),
        'updateSupply',
      )
      return { saved, warned: cuts[0]?.cuts }
    }
    // All twelve packs: 678.48 litres each, and 678 rounded.
    const { saved, warned } = await setReady(supply, '8.142')
    expect([saved.cuts, warned]).toEqual([undefined, undefined])
    expect(await findAllocation()).toEqual({ litres: 8_136, exact_l: 8_142 })
    const listTexts = () => listNotificationTexts(people, 'sale_manager', deal)
    expect((await listTexts()).join(' ')).not.toContain('less')
    const cut = await setReady(saved, '8')
    const cuts = [{ deal: deal.number, m3: '0.142' }]
    expect([cut.saved.cuts, cut.warned]).toEqual([cuts, cuts])
    expect(await findAllocation()).toEqual({ litres: 8_000, exact_l: 8_000 })
    expect((await listTexts()).join(' ')).toContain('0.142 m³ less')
  })

  it('gives deals no more than the ready amount if that is less by rounding', async () => {
    await withChain(0, async (chain) => {
      // Within the tolerance of twelve packs, so no deal loses wood.
      await perform(chain, { kind: 'ready', amount: 'measured_l', more: -5 })
      expect([chain.refused, chain.isCut]).toEqual([undefined, false])
      await expectSums(chain)
      // The packs are 8.58 litres more than before, so the line has its entered amount.
      await perform(chain, {
        ...{ kind: 'change', which: 0 },
        tally: [
          { length_mm: 3900, pcs: 51 },
          { length_mm: 4200, pcs: 23 },
        ],
      })
      await expectSums(chain)
      const allocated = sum(await chain.allocations(), ({ litres }) => litres)
      expect(allocated).toBe(7_693)
    })
  })

  it('gives the yard what is ready beyond the confirmed amount, at the cost of no deal', async () => {
    await withChain(0, async (chain) => {
      const pack = createTally([
        { length_mm: 3900, pcs: 50 },
        { length_mm: 4200, pcs: 23 },
      ])
      await perform(chain, { kind: 'surplus', tally: pack })
      expect(chain.refused).toBeUndefined()
      expect(await chain.lots()).toMatchObject([{ litres: 642, status: 'available' }])
      // Less than the deals and the yard have, although it is more than is confirmed.
      const { id } = chain.wood.supply
      const write = toSupplyWrite(await requireSupply(chain.db, id))
      const lines = write.lines.map((line) => ({ ...line, ready_quantity: '8.04' }))
      const body = { id, supply: { ...write, lines } }
      const preview = await chain.run('previewSupply', 'purchase_manager', { body })
      const cut = preview?.warnings.find(({ code }) => code === 'allocations_cut')
      expect(cut?.pointer).toBe('/lines/0/ready_quantity')
      // Saved again, sold from the yard, and saved once more.
      const actions: Action[] = [{ kind: 'save' }, { kind: 'sell', some: [0] }]
      for (const one of actions) {
        await perform(chain, one)
        await perform(chain, { kind: 'save' })
        await expectSums(chain)
        expect(chain.isCut).toBe(false)
        const [first, second, ...others] = await chain.allocations()
        expect([first, second]).toMatchObject([{ litres: 3_852 }, { litres: 3_852 }])
        expect(others).toMatchObject(one.kind === 'sell' ? [{ litres: 642 }] : [])
      }
      // A deal that gave wood up can have it again, and no more.
      const pair = pick(await chain.allocations(), 1)
      const set = (quantity: string) => {
        const { supply_line_id = '', deal_line_id = '' } = pair ?? {}
        const allocations = [{ supply_line_id, deal_line_id, quantity, unit: 'm3' as const }]
        return chain.run('setAllocations', 'purchase_manager', { body: { allocations } })
      }
      expect(await set('3')).not.toBeNull()
      await expectSums(chain)
      expect(await set('3.853')).toBeNull()
      expect(await set('3.852')).not.toBeNull()
      await perform(chain, { kind: 'save' })
      await expectSums(chain)
      expect([chain.isCut, pick(await chain.allocations(), 1)?.litres]).toEqual([false, 3_852])
    })
  })

  it('takes nothing from deals whose packs are in cargo while the yard gets a long pack', async () => {
    await withChain(0, async (chain) => {
      for (const deal of [0, 1]) await perform(chain, { kind: 'loadRest', deal })
      // 3,564 litres, so that the average rounding of a list with it is less than that of the
      // packs.
      await perform(chain, { kind: 'surplus', tally: [{ length_mm: 6000, pcs: 270 }] })
      await expectSums(chain)
      expect([chain.refused, chain.isCut]).toEqual([undefined, false])
      const loaded = { litres: 3_852, claimed_l: 3_852 }
      expect(await chain.allocations()).toMatchObject([loaded, loaded])
    })
  })

  it('keeps the packs that a deal bought in the yard if the mill has less', async () => {
    await withChain(2, async (chain) => {
      await perform(chain, { kind: 'surplus', tally: [{ length_mm: 6000, pcs: 50 }] })
      await perform(chain, { kind: 'sell', some: [0] })
      await perform(chain, { kind: 'ready', amount: 'measured_l', more: -700 })
      expect([chain.refused, chain.isCut]).toEqual([undefined, true])
      const [, less, sold] = await chain.allocations()
      expect(less?.litres).toBeLessThan(1_356 - 600)
      expect(sold?.litres).toBe(660)
    })
  })

  it('has one sum of deals and yard, also if all ready wood is twice the confirmed', async () => {
    await withChain(1, async (chain) => {
      // 24 packs of 678.48 litres, and 16,272 litres together.
      const [pack] = await chain.packs()
      const tallies = Array.from({ length: PACKS }, () => createTally(parseJson(pack?.tally ?? '')))
      await perform(chain, { kind: 'list', tallies })
      await perform(chain, { kind: 'ready', amount: 'measured_l', more: 0 })
      await perform(chain, { kind: 'receive', some: Array.from({ length: 18 }, (_, i) => i) })
      expect(chain.refused).toBeUndefined()
      expect(await chain.lots()).toHaveLength(18)
      await expectSums(chain)
      expect(await chain.allocations()).toMatchObject([{ litres: 16_272 - 18 * 678 }])
    })
  })

  it('takes nothing from deals if the mill writes the sum of its packs, and its own volume', async () => {
    await withChain(2, async (chain) => {
      const [whole] = await chain.packs()
      if (!whole) throw new Error('There is no pack.')
      // Parts of 9.24 litres: the pieces are 8.142 m³, and the packs 8.131 m³.
      await chain.split(
        whole,
        ...Array.from({ length: 24 }, () => createTally([{ length_mm: 4200, pcs: 1 }])),
      )
      await perform(chain, { kind: 'ready', amount: 'measured_l', more: 0 })
      for (const amount of ['listed_l', 'measured_l', 'listed_l'] as const) {
        await perform(chain, { kind: 'ready', amount, more: 0 })
        await perform(chain, { kind: 'save' })
        await expectSums(chain)
        expect([chain.refused, chain.isCut]).toEqual([undefined, false])
        expect(sum(await chain.allocations(), ({ litres }) => litres)).toBe(8_131)
      }
    })
  })

  it('has no more for deals than the sum of its packs without those in the yard', async () => {
    await withChain(1, async (chain) => {
      const [whole] = await chain.packs()
      if (!whole) throw new Error('There is no pack.')
      // 24 packs of 8.58 litres, 9 litres each: the pieces are 8.142 m³, and the packs 8.147 m³.
      const pieces = Array.from({ length: 24 }, () => createTally([{ length_mm: 3900, pcs: 1 }]))
      await chain.split(whole, ...pieces)
      const packs = await chain.open()
      const short = packs.flatMap(({ pcs }, i) => (pcs === 1 ? i : [])).slice(0, 20)
      await perform(chain, { kind: 'receive', some: short })
      expect(await chain.lots()).toHaveLength(20)
      const rest = 8_147 - 180
      await chain.db
        .updateTable('allocations')
        .set({ litres: rest, exact_l: 8_142 - 172 })
        .where('supply_line_id', '=', chain.lineId)
        .execute()
      const written = { quantity: '8.147', confirmed_quantity: '8.147', confirmed_l: 8_147 }
      await chain.db
        .updateTable('supply_lines')
        .set(written)
        .where('id', '=', chain.lineId)
        .execute()
      await perform(chain, { kind: 'ready', amount: 'listed_l', more: 0 })
      expect(chain.isCut).toBe(false)
      expect(await chain.allocations()).toMatchObject([{ litres: rest }])
      const line = await chain.readLine()
      const { stocked, parts } = (await findLineParts(chain.db, [line]))(chain.lineId)
      expect(sum(parts, ({ exact }) => exact)).toBe(line.wholeLitres - stocked.exact)
    })
  })

  it('has no rejected pack on its list after the cargo that names it is canceled', async () => {
    await withChain(0, async (chain) => {
      const findListed = async () =>
        (
          await chain.db
            .selectFrom('supply_lines')
            .select('listed_l')
            .where('id', '=', chain.lineId)
            .executeTakeFirstOrThrow()
        ).listed_l
      await perform(chain, { kind: 'load', deal: 0, some: [0] })
      await perform(chain, { kind: 'step', which: 0 })
      await perform(chain, { kind: 'step', which: 0 })
      expect(await chain.loads()).toMatchObject([{ status: 'loading' }])
      await perform(chain, { kind: 'approve', which: 0 })
      expect([await findListed(), chain.refused]).toEqual([7_704, undefined])
      await perform(chain, { kind: 'cancel', which: 0 })
      expect(await findListed()).toBe(7_062)
    })
  })

  it('is received out of the rounding of deals only if all of it is listed', async () => {
    await withChain(1, async (chain) => {
      const sumGiven = async () =>
        sum(await chain.allocations(), ({ litres }) => litres) +
        sum(await chain.lots(), ({ litres }) => litres)
      const six = { kind: 'receive' as const, some: [0, 1, 2, 3, 4, 5] }
      // The deal has 4,071 litres, and six packs are 4,068: 3 litres more than the line.
      await perform(chain, { kind: 'ready', amount: 'listed_l', more: 0 })
      const [pack] = await chain.open()
      await perform(chain, { kind: 'remove', which: 0 })
      await perform(chain, six)
      expect([await sumGiven(), chain.refused]).toEqual([
        4_071,
        expect.objectContaining({ id: 'receiveLots' }),
      ])
      await perform(chain, { kind: 'list', tallies: [[...parseJson(pack?.tally ?? '[]')]] })
      await perform(chain, six)
      await expectSums(chain)
      expect(await sumGiven()).toBe(8_136)
    })
  })

  it('is received as far as no deal has it, up to the last pack', async () => {
    await withChain(2, async (chain) => {
      const deal_line_id = getLineId(chain.wood.deals[1] ?? { lines: [] })
      const pair = { supply_line_id: chain.lineId, deal_line_id }
      const allocations = [{ ...pair, quantity: '0.678', unit: 'm3' as const }]
      await chain.run('setAllocations', 'purchase_manager', { body: { allocations } })
      const [one, ...others] = await chain.packs()
      const receive = (
        pack: Row<'packs'> | undefined,
        ...others: Schemas['LotsReceived']['packs']
      ) =>
        chain.run('receiveLots', 'manager', {
          body: {
            supply_line_id: chain.lineId,
            location: 'SEGOT',
            packs: [{ pack_id: pack?.id ?? '', barcode: null, pcs: pack?.pcs ?? 0 }, ...others],
          },
        })
      // A pack without a list has no rounding, also beside one of the list.
      const unlisted = { pack_id: null, barcode: null, pcs: one?.pcs ?? 0 }
      expect(await receive(one, unlisted)).toBeNull()
      expect(await receive(one), JSON.stringify(chain.refused)).not.toBeNull()
      expect(await receive(others[0])).toBeNull()
      expect(await chain.allocations()).toMatchObject([{ litres: 6_780 }, { litres: 678 }])
      for (const [i, packs] of [others.slice(0, 10), others.slice(10)].entries()) {
        const lines = [toLoad(chain, getLineId(chain.wood.deals[i] ?? { lines: [] }), packs)]
        const cargo = await chain.run('createCargo', 'cargo_manager', {
          body: sampleTruck({ lines }),
        })
        expect(cargo, JSON.stringify(chain.refused)).not.toBeNull()
      }
    })
  })
})
