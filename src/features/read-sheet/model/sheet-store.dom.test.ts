import { beforeEach, expect, it } from 'vitest'
import { forgetDraftKeys, setDraftKey } from '@/shared/lib/draft'
import { openSheetStore, type OpenSheet } from './sheet-store'

const sheet: OpenSheet = {
  fileName: 'prices.xlsx',
  sheets: [
    {
      name: 'Prices',
      rows: [['Valid from', new Date('2026-12-01T00:00:00Z')]],
      hiddenRows: new Set([2, 5]),
    },
  ],
  answers: {},
}

beforeEach(() => setDraftKey('ona', '7c'.repeat(32)))

it('an open sheet comes back with its dates and hidden rows', async () => {
  await openSheetStore.save('ona', 'prices', sheet)
  expect(await openSheetStore.read('ona', 'prices')).toEqual(sheet)
})

it('an open sheet is unreadable after a logout', async () => {
  await openSheetStore.save('ona', 'prices', sheet)
  forgetDraftKeys()
  expect(await openSheetStore.read('ona', 'prices')).toBeNull()
})
