import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getCell, notes, fillCell } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** jsdom has no clipboard. */
class ClipboardStub {
  readonly #texts = new Map<string, string>()
  setData = (type: string, text: string) => this.#texts.set(type, text)
  getData = (type: string) => this.#texts.get(type) ?? ''
}

const getTexts = (line: number, columns: readonly string[]) =>
  columns.map((column) => getCell(line, column).textContent)
const perPack = (line: number) =>
  getCell(line, 'quantity').querySelector<HTMLElement>('[data-detail]')?.dataset['detail']

it('deal lines pasted into a supply keep pieces per pack, units and the purchase price', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/deals/new')
  await notes()
  await user.click(getCell(1, 'product'))
  await user.paste(
    'Species\tThickness\tWidth\tLength\tPcs/pack\tPacks\tPrice EUR/pack\nSpruce\t47\t100\t4800\t72\t6\t510\n',
  )
  await waitFor(() => expect(getCell(1, 'volume').textContent).toBe('9.746'))
  expect(perPack(1)).toBe('72/pk')
  expect(getCell(1, 'quantity').querySelector('[data-detail]')?.getAttribute('title')).toBe(
    '6, 72 pieces per pack',
  )
  await fillCell(user, 1, 'planned_purchase_price', '402.50{Enter}')
  await user.click(getCell(1, 'product'))
  await user.keyboard('{Control>}a{/Control}')
  const clipboardData = new ClipboardStub()
  fireEvent.copy(getCell(1, 'product'), { clipboardData })
  cleanup()

  const supply = await app.open('/supplies/new')
  await screen.findByRole('combobox', { name: /^Sawmill/ })
  await supply.user.click(getCell(1, 'product'))
  fireEvent.paste(getCell(1, 'product'), { clipboardData })
  await waitFor(() =>
    expect(getTexts(1, ['quantity', 'unit', 'price', 'price_unit', 'volume', 'amount'])).toEqual([
      '6',
      'packs',
      '402.50',
      'packs',
      '9.746',
      '2,415.00',
    ]),
  )
  expect(perPack(1)).toBe('72/pk')
})
