import { expect } from 'vitest'
import { expectAnswer } from './answers'
import { success, type Cases } from './case'
import { createReceivedPack, readPack } from './saved-packs'
import { applySheet, createSheet, undoSheet } from './stock-sheet.conformance'

export const countedPackCases = {
  correctLot: [
    success('takes the listed pack of an empty lot out of stock', async (people) => {
      const { pack, lot } = await createReceivedPack(people)
      const visitor = await people.as('manager')
      const correct = (pcs: number, version: number) =>
        visitor.put(`/lots/${lot.id}/`, { pcs, reason: 'Counted' }, { 'If-Match': `"${version}"` })
      await expectAnswer(await correct(90, 1), 'correctLot')
      expect((await readPack(people, pack.id)).status).toBe('in_stock')
      await expectAnswer(await correct(0, 2), 'correctLot')
      expect(await readPack(people, pack.id)).toMatchObject({
        status: 'gone',
        events: [
          { kind: 'listed' },
          { kind: 'received' },
          { kind: 'gone', record: { kind: 'lot', name: lot.barcode } },
        ],
        allowed_actions: [],
      })
    }),
  ],
  undoStockSheet: [
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
