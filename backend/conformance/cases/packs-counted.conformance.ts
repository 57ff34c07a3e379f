import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors } from '../answers'
import { invalid, success, type Cases } from '../case'
import {
  createReceivablePacks,
  createReceivedPack,
  readPack,
  receivePacks,
  samplePack,
  putPacks,
  toPackWrite,
} from '../fixtures/saved-packs'
import { sampleProduct } from '../fixtures/samples'
import { applySheet, createSheet, previewSheet, undoSheet } from './stock-sheet.conformance'

export const countedPackCases = {
  listStock: [
    success(
      'finds a pack by its barcode or the mill’s number, with its row alone',
      async (people) => {
        const { lot, pack } = await createReceivedPack(people)
        const visitor = await people.as('manager')
        const find = async (q: string) =>
          (await expectAnswer(await visitor.get(`/stock/?limit=500&q=${q}`), 'listStock')).items
        const { product, pcs, location } = lot
        expect(await find(lot.barcode.toLowerCase())).toMatchObject([
          { product: { id: product.id }, pcs, location },
        ])
        expect((await find(pack.number.toLowerCase())).map(({ id }) => id)).toEqual([
          `${product.id}.${pcs}.${location}`,
        ])
        expect(await find(`${lot.barcode}x`)).toEqual([])
      },
    ),
  ],
  previewStockSheet: [
    success('adds no pack that is on a mill’s list', async (people) => {
      const { supply, marked, lot } = await createReceivedPack(people)
      const row = { product: lot.product.name, pcs: 100, location: 'SEGOT', supply: supply.number }
      const barcode = marked.barcode?.toLowerCase() ?? null
      expect(await previewSheet(people, createSheet({ ...row, barcode }))).toMatchObject([
        { outcome: 'refused', refusal: 'on_mill_list', listed_on: supply.number },
      ])
    }),
  ],
  setSupplyPacks: [
    invalid('gives the barcode of a pack in stock to no other pack', async (people) => {
      const { supply, pack, lot } = await createReceivedPack(people)
      const { barcode } = lot
      await expectFieldErrors(
        await putPacks(people, supply.id, [samplePack(supply, { barcode })]),
        {
          '/packs/0/barcode': 'duplicate',
        },
      )
      // The pack itself has it at the mill, too.
      const stored = await readPack(people, pack.id)
      await expectFieldErrors(
        await putPacks(people, supply.id, [toPackWrite(stored, { barcode })]),
        {
          '/packs/0/id': 'locked',
        },
      )
    }),
    success('accepts the list again after its packs were received', async (people) => {
      const { supply, supply_line_id, marked } = await createReceivablePacks(people)
      const { barcode, pcs } = marked
      await expectAnswer(
        await receivePacks(people, supply_line_id, [{ barcode, pcs }]),
        'receiveLots',
      )
      expect((await putPacks(people, supply.id, [toPackWrite(marked)])).status).toBe(200)
    }),
  ],
  correctLot: [
    success(
      'counts the listed pack of a lot again, and takes it out of stock without pieces',
      async (people) => {
        const { pack, lot } = await createReceivedPack(people)
        const visitor = await people.as('manager')
        const correct = (pcs: number, version: number) =>
          visitor.put(
            `/lots/${lot.id}/`,
            { pcs, ...(pcs === 0 && { removal: 'mistake' }), reason: 'Counted' },
            { 'If-Match': `"${version}"` },
          )
        const counted = await expectAnswer(await correct(90, 1), 'correctLot')
        expect(counted).toMatchObject({
          pack: null,
          mill_pack: { id: pack.id, number: pack.number },
        })
        // By the average of its 408 m, not by the product's 4 m.
        expect(await readPack(people, pack.id)).toMatchObject({
          status: 'in_stock',
          pcs: 90,
          volume_m3: '0.808',
          tally: pack.tally,
        })
        await expectAnswer(await correct(0, 2), 'correctLot')
        expect(await readPack(people, pack.id)).toMatchObject({
          status: 'gone',
          events: [
            { kind: 'listed' },
            { kind: 'received' },
            {
              kind: 'counted',
              record: { name: lot.barcode },
              changes: [{ field: 'pcs', from: '100', to: '90' }],
            },
            { kind: 'gone', record: { kind: 'lot', name: lot.barcode } },
          ],
          allowed_actions: [],
        })
        const back = await expectAnswer(await correct(100, 3), 'correctLot')
        expect(back).toMatchObject({
          status: 'available',
          pack: { number: pack.number, tally: pack.tally },
          volume_m3: pack.volume_m3,
        })
        const restored = await readPack(people, pack.id)
        expect(restored).toMatchObject({ status: 'in_stock', volume_m3: pack.volume_m3 })
        expect(restored.events.at(-1)).toMatchObject({ kind: 'restored' })
      },
    ),
    success(
      'counts a pack of random lengths by its tally, out of stock and back',
      async (people) => {
        const lengths = { kind: 'range' as const, from_mm: 2700, to_mm: 5700, average_mm: null }
        const visitor = await people.as('admin')
        const product = await expectAnswer(
          await visitor.post('/products/', sampleProduct({ length_mm: null, lengths })),
          'createProduct',
        )
        const { lot } = await createReceivedPack(people, product.id)
        const lost = createSheet({ barcode: lot.barcode, pcs: 0, version: 1 })
        expect(await previewSheet(people, lost)).toMatchObject([
          { refusal: null, after: { pcs: 0 } },
        ])
        for (const [pcs, version, volume] of [
          // 408 m of 33 × 111 mm are 1.4945 m³, rounded to 1.495.
          [50, 1, '0.747'],
          [0, 2, '0.000'],
          [50, 3, '0.747'],
          // Ends out of stock: the product has no price, and other cases list stock that has one.
          [0, 4, '0.000'],
        ] as const) {
          const counted = { pcs, ...(pcs === 0 && { removal: 'mistake' }), reason: 'Counted' }
          const answer = await visitor.put(`/lots/${lot.id}/`, counted, {
            'If-Match': `"${version}"`,
          })
          expect(await expectAnswer(answer, 'correctLot')).toMatchObject({ volume_m3: volume })
        }
      },
    ),
  ],
  undoStockSheet: [
    success('takes back the count of a listed pack', async (people) => {
      const { pack, lot } = await createReceivedPack(people)
      const counted = createSheet({ barcode: lot.barcode, pcs: 90, version: 1 })
      const { sheet_id } = await applySheet(people, counted)
      expect(await readPack(people, pack.id)).toMatchObject({ pcs: 90, volume_m3: '0.808' })
      await undoSheet(people, sheet_id)
      const restored = await readPack(people, pack.id)
      expect(restored).toMatchObject({ pcs: 100, volume_m3: pack.volume_m3 })
      expect(restored.events.map(({ kind }) => kind)).toEqual([
        'listed',
        'received',
        'counted',
        'changed',
      ])
    }),
    success(
      'puts the listed pack of a lot that the sheet emptied back in stock',
      async (people) => {
        const { pack, lot } = await createReceivedPack(people)
        const { sheet_id } = await applySheet(
          people,
          createSheet({ barcode: lot.barcode, pcs: 0, version: 1, confirmed: true }),
        )
        expect((await readPack(people, pack.id)).status).toBe('gone')
        await undoSheet(people, sheet_id)
        const restored = await readPack(people, pack.id)
        expect(restored.status).toBe('in_stock')
        expect(restored.events.map(({ kind }) => kind)).toEqual([
          'listed',
          'received',
          'gone',
          'restored',
        ])
      },
    ),
  ],
} satisfies Cases
