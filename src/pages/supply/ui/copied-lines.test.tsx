import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getCell, findNotes, fillCell } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** jsdom has no clipboard. */
class ClipboardStub {
  readonly #texts = new Map<string, string>()
  /** As another browser gets it: without types of the application's own. */
  inOtherBrowser() {
    const other = new ClipboardStub()
    for (const type of ['text/plain', 'text/html']) other.setData(type, this.getData(type))
    return other
  }
  /** As a message keeps it: the text alone. */
  inMessage() {
    const other = new ClipboardStub()
    other.setData('text/plain', this.getData('text/plain'))
    return other
  }
  setData = (type: string, text: string) => this.#texts.set(type, text)
  getData = (type: string) => this.#texts.get(type) ?? ''
}

const getTexts = (line: number, columns: readonly string[]) =>
  columns.map((column) => getCell(line, column).textContent)
const getPackDetail = (line: number) =>
  getCell(line, 'quantity').querySelector<HTMLElement>('[data-detail]')?.dataset['detail']

/**
 * Writes a new deal with one line: 6 packs of 72 pieces, sold at 510 a pack and bought at 402.50.
 */
async function openDeal() {
  await app.logInAs('global_manager')
  const { user } = await app.open('/deals/new')
  await findNotes()
  await user.click(getCell(1, 'product'))
  await user.paste(
    'Species\tThickness\tWidth\tLength\tPcs/pack\tPacks\tPrice EUR/pack\nSpruce\t47\t100\t4800\t72\t6\t510\n',
  )
  await waitFor(() => expect(getCell(1, 'volume').textContent).toBe('9.746'))
  expect(getPackDetail(1)).toBe('72/pk')
  expect(getCell(1, 'quantity').querySelector('[data-detail]')?.getAttribute('title')).toBe(
    '6, 72 pieces per pack',
  )
  await fillCell(user, 1, 'planned_purchase_price', '402.50{Enter}')
  return user
}

it('deal lines pasted into a supply keep pieces per pack, units and the purchase price', async () => {
  const user = await openDeal()
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
  expect(getPackDetail(1)).toBe('72/pk')
})

const supplyCells = ['quantity', 'unit', 'price', 'price_unit', 'volume', 'amount']

it.each([
  ['whole lines, from any cell', 'product', 'quantity'],
  ['lines without their product', 'quantity', 'product'],
])('pasted lines are the same in another browser: %s', async (_, from, to) => {
  const user = await openDeal()
  await user.click(getCell(1, from))
  await user.keyboard('{Shift>}{End}{/Shift}')
  const clipboardData = new ClipboardStub()
  fireEvent.copy(getCell(1, from), { clipboardData })
  cleanup()

  const supply = await app.open('/supplies/new')
  await screen.findByRole('combobox', { name: /^Sawmill/ })
  await supply.user.click(getCell(1, to))
  fireEvent.paste(getCell(1, to), { clipboardData: clipboardData.inOtherBrowser() })
  await waitFor(() =>
    expect(getTexts(1, supplyCells)).toEqual([
      '6',
      'packs',
      '402.50',
      'packs',
      '9.746',
      '2,415.00',
    ]),
  )
  expect(getPackDetail(1)).toBe('72/pk')
})

it('a sale price that is pasted alone does not become a purchase price', async () => {
  const user = await openDeal()
  await user.click(getCell(1, 'price'))
  const clipboardData = new ClipboardStub()
  fireEvent.copy(getCell(1, 'price'), { clipboardData })
  await user.click(getCell(1, 'planned_purchase_price'))
  fireEvent.paste(getCell(1, 'planned_purchase_price'), { clipboardData })
  await screen.findByText(/^Not pasted into Purchase: the copied cells hold other values/)
  expect(getTexts(1, ['price', 'planned_purchase_price'])).toEqual(['510.00', '402.50'])
  cleanup()

  const supply = await app.open('/supplies/new')
  await screen.findByRole('combobox', { name: /^Sawmill/ })
  await supply.user.click(getCell(1, 'price'))
  fireEvent.paste(getCell(1, 'price'), { clipboardData: clipboardData.inOtherBrowser() })
  await screen.findByText(/^Not pasted into Price: /)
  expect(getTexts(1, ['price'])).toEqual([''])
})

it.each(['amount', 'volume', 'quantity'])(
  'a copied %s does not become a purchase price, and its number as text does',
  async (column) => {
    const user = await openDeal()
    await user.click(getCell(1, column))
    const clipboardData = new ClipboardStub()
    fireEvent.copy(getCell(1, column), { clipboardData })
    cleanup()

    const supply = await app.open('/supplies/new')
    await screen.findByRole('combobox', { name: /^Sawmill/ })
    await supply.user.click(getCell(1, 'price'))
    fireEvent.paste(getCell(1, 'price'), { clipboardData: clipboardData.inOtherBrowser() })
    await screen.findByText(/^Not pasted into Price: /)
    expect(getTexts(1, ['price'])).toEqual([''])
    fireEvent.paste(getCell(1, 'price'), { clipboardData: clipboardData.inMessage() })
    await waitFor(() => expect(getTexts(1, ['price'])).not.toEqual(['']))
  },
)

it('lines pasted as text alone keep pieces per pack and the price of their side', async () => {
  const user = await openDeal()
  await user.click(getCell(1, 'product'))
  await user.keyboard('{Control>}a{/Control}')
  const clipboardData = new ClipboardStub()
  fireEvent.copy(getCell(1, 'product'), { clipboardData })
  expect(clipboardData.getData('text/plain').split('\n')[0]).toBe(
    'Product\tQuantity\tPieces per pack\tUnit\tSale price EUR\tPurchase price EUR\tPrice unit\tCertification claim\tVolume m³\tAmount EUR',
  )
  cleanup()

  const supply = await app.open('/supplies/new')
  await screen.findByRole('combobox', { name: /^Sawmill/ })
  await supply.user.click(getCell(1, 'product'))
  fireEvent.paste(getCell(1, 'product'), { clipboardData: clipboardData.inMessage() })
  await screen.findByText('Columns not pasted: Sale price EUR, Amount EUR')
  await waitFor(() =>
    expect(getTexts(1, supplyCells)).toEqual([
      '6',
      'packs',
      '402.50',
      'packs',
      '9.746',
      '2,415.00',
    ]),
  )
  expect(getPackDetail(1)).toBe('72/pk')
})

it('figures pasted as text alone leave a sale price out of a supply', async () => {
  const user = await openDeal()
  await user.click(getCell(1, 'unit'))
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  const clipboardData = new ClipboardStub()
  fireEvent.copy(getCell(1, 'unit'), { clipboardData })
  cleanup()

  const supply = await app.open('/supplies/new')
  await screen.findByRole('combobox', { name: /^Sawmill/ })
  await supply.user.click(getCell(1, 'unit'))
  fireEvent.paste(getCell(1, 'unit'), { clipboardData: clipboardData.inMessage() })
  await screen.findByText('Column not pasted: Sale price EUR')
  expect(getTexts(1, ['price'])).toEqual([''])
})

const copyAllLines = async (user: Awaited<ReturnType<typeof openDeal>>) => {
  await user.click(screen.getByRole('button', { name: 'Copy lines…' }))
  expect(screen.getByRole('checkbox', { name: 'Select line 1' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: 'Copy 1 line' }))
}

it('chosen lines of a deal are pasted into a supply by buttons, without the sale price', async () => {
  const user = await openDeal()
  await user.click(screen.getByRole('button', { name: 'Add remarks' }))
  await fillCell(user, 1, 'remark', 'Ends painted{Enter}')
  await copyAllLines(user)
  cleanup()

  const supply = await app.open('/supplies/new')
  await screen.findByRole('combobox', { name: /^Sawmill/ })
  await supply.user.click(screen.getByRole('button', { name: 'Paste 1 line' }))
  await waitFor(() =>
    expect(getTexts(1, [...supplyCells, 'remark'])).toEqual([
      '6',
      'packs',
      '402.50',
      'packs',
      '9.746',
      '2,415.00',
      'Ends painted',
    ]),
  )
  expect(getPackDetail(1)).toBe('72/pk')
})

it('lines of a supply bring a deal no sale price, but the planned purchase price', async () => {
  await app.logInAs('global_manager')
  const { user } = await app.open('/supplies/new')
  await screen.findByRole('combobox', { name: /^Sawmill/ })
  await user.click(getCell(1, 'product'))
  await user.paste(
    'Species\tThickness\tWidth\tLength\tPcs/pack\tPacks\tPrice EUR/pack\nSpruce\t47\t100\t4800\t72\t6\t402.50\n',
  )
  await waitFor(() => expect(getCell(1, 'volume').textContent).toBe('9.746'))
  await copyAllLines(user)
  cleanup()

  const deal = await app.open('/deals/new')
  await findNotes()
  await deal.user.click(screen.getByRole('button', { name: 'Paste 1 line' }))
  await waitFor(() =>
    expect(getTexts(1, ['quantity', 'unit', 'price', 'planned_purchase_price'])).toEqual([
      '6',
      'packs',
      '',
      '402.50',
    ]),
  )
})

it('lines are pasted by their owner only', async () => {
  const user = await openDeal()
  await copyAllLines(user)
  cleanup()
  await app.logInAs('admin')
  await app.open('/deals/new')
  await findNotes()
  expect(screen.getByRole('button', { name: 'Copy lines…' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Paste 1 line' })).toBeNull()
})
