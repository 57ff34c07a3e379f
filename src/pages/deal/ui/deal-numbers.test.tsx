import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { switchLanguage } from '@/shared/i18n'
import { getCell, findDeal, findNotes, fillField } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

async function openNewDeal() {
  await app.logInAs('sale_manager')
  const opened = await app.open('/deals/new')
  await findNotes()
  return opened
}

/** jsdom has no DataTransfer. */
class DataTransferStub {
  readonly #texts = new Map<string, string>()
  setData = (type: string, text: string) => this.#texts.set(type, text)
  getData = (type: string) => this.#texts.get(type) ?? ''
}

const listCellTexts = (column: string, lines: readonly number[]) =>
  lines.map((line) => getCell(line, column).textContent)
const findQuestion = (column: string) =>
  screen.findByRole('group', { name: new RegExp(`^${column}:`) })

it('numbers have the same example at the field and in the list of mistakes, by their currency', async () => {
  const { user } = await openNewDeal()
  await user.selectOptions(screen.getByRole('combobox', { name: /^Currency/ }), 'JPY')
  await fillField(user, screen.getByLabelText(/^Planned freight/), 'much')
  await fillField(user, await screen.findByLabelText(/^Exchange rate/), 'high')
  const listTexts = (pattern: RegExp) =>
    screen.queryAllByText(pattern).map(({ textContent }) => textContent)
  await waitFor(() =>
    expect(listTexts(/Enter an amount/)).toEqual(
      expect.arrayContaining([
        'Enter an amount, such as 250.',
        'Planned freight: Enter an amount, such as 250.',
      ]),
    ),
  )
  await user.tab()
  await waitFor(() => expect(listTexts(/per euro, such as 162\.35\.$/)).toHaveLength(2))
  expect(screen.queryByText(/such as 1,234/)).toBeNull()
})

describe('numbers pasted from a sheet', () => {
  it('that could be thousands or decimals need one answer per column, and have no value before', async () => {
    const { user } = await openNewDeal()
    await user.click(getCell(1, 'quantity'))
    await user.paste('3.200\tlm\n1.250\tlm\n40\tm3\n')
    expect(listCellTexts('quantity', [1, 2, 3])).toEqual([
      '3.2003,200 or 3.2?',
      '1.2501,250 or 1.25?',
      '40',
    ])
    const quantityQuestion = await findQuestion('Quantity')
    expect(quantityQuestion.textContent).toMatch(/^Quantity: 2 numbers such as “3.200”/)
    expect(
      within(quantityQuestion)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['3,200', '3.2'])
    await user.click(within(quantityQuestion).getByRole('button', { name: '3,200' }))
    expect(listCellTexts('quantity', [1, 2, 3])).toEqual(['3,200', '1,250', '40'])
    expect(listCellTexts('unit', [1, 2, 3])).toEqual(['lm', 'lm', 'm³'])
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Quantity:/ })).toBeNull())
    expect(document.activeElement).toBe(getCell(1, 'quantity'))
  })

  it('need a new answer after undo', async () => {
    const { user } = await openNewDeal()
    await user.click(getCell(1, 'price'))
    await user.paste('1,250\n3,400 €\n')
    await user.click(within(await findQuestion('Price')).getByRole('button', { name: '1,250' }))
    expect(listCellTexts('price', [1, 2])).toEqual(['1,250.00', '3,400.00'])
    await user.keyboard('{Control>}z{/Control}')
    await user.click(within(await findQuestion('Price')).getByRole('button', { name: '1.25' }))
    expect(listCellTexts('price', [1, 2])).toEqual(['1.25', '3.40'])
  })

  it('are resolved by an unambiguous number of the same column', async () => {
    const { user } = await openNewDeal()
    await user.click(getCell(1, 'quantity'))
    await user.paste('3.200 lm\n12,5 m3\n')
    expect(listCellTexts('quantity', [1, 2])).toEqual(['3,200', '12.5'])
    expect(screen.queryByRole('group', { name: /^Quantity:/ })).toBeNull()
  })

  it('are unambiguous if copied from this application', async () => {
    const { user } = await openNewDeal()
    await user.click(getCell(1, 'quantity'))
    await user.keyboard('12.672{Enter}')
    await user.click(getCell(1, 'quantity'))
    const clipboardData = new DataTransferStub()
    fireEvent.copy(getCell(1, 'quantity'), { clipboardData })
    await user.keyboard('{ArrowDown}')
    fireEvent.paste(getCell(2, 'quantity'), { clipboardData })
    expect(listCellTexts('quantity', [1, 2])).toEqual(['12.672', '12.672'])
  })

  it('can be answered by keyboard, and stay unresolved if the user leaves', async () => {
    const { user } = await openNewDeal()
    await user.click(getCell(1, 'quantity'))
    await user.paste('3.200 lm\n')
    await findQuestion('Quantity')
    await screen.findByText('Unsaved changes')
    const reopened = await app.open('/deals/new')
    await findNotes()
    const quantityQuestion = await findQuestion('Quantity')
    expect(getCell(1, 'quantity').textContent).toBe('3.200 lm3,200 or 3.2?')
    await reopened.user.click(getCell(1, 'quantity'))
    await reopened.user.keyboard('{Escape}{Tab}')
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(quantityQuestion).getByRole('button', { name: '3,200' }),
      ),
    )
    await reopened.user.keyboard('{Tab}{Enter}')
    expect(getCell(1, 'quantity').textContent).toBe('3.2')
  })

  it('in an open cell need an answer once it is left', async () => {
    const { user } = await openNewDeal()
    await user.click(getCell(1, 'quantity'))
    await user.keyboard('{Enter}')
    await user.paste('1,250')
    await user.keyboard('{Tab}')
    await findQuestion('Quantity')
    expect(getCell(1, 'quantity').textContent).toBe('1,2501,250 or 1.25?')
  })
})

describe('a number typed in the local format', () => {
  it.each([
    ['en', '1,250', '1,250'],
    ['fr', '1 250', '1 250'],
    ['lt', '1 250', '1 250'],
    ['es', '1.250', '1.250'],
  ] as const)('is parsed in %s', async (language, input, output) => {
    const { user } = await openNewDeal()
    await switchLanguage(language)
    await user.click(getCell(1, 'quantity'))
    await user.keyboard(`${input}{Enter}`)
    await waitFor(() =>
      expect(getCell(1, 'quantity').textContent?.replace(/\s/g, ' ')).toBe(output),
    )
    await user.click(getCell(1, 'price'))
    await user.keyboard(`${input}{Enter}`)
    expect(getCell(1, 'price').textContent?.replace(/\s/g, ' ').slice(0, -3)).toBe(output)
  })

  it('has no thousands after a leading zero', async () => {
    const { user } = await openNewDeal()
    for (const language of ['en', 'fr', 'lt', 'es'] as const) {
      await switchLanguage(language)
      for (const input of ['0,385', '0.385', '1,2355']) {
        await user.click(getCell(1, 'price'))
        await user.keyboard(`${input}{Enter}`)
        expect(getCell(1, 'price').textContent, `${input} in ${language}`).not.toMatch(
          /385.00|12.355/,
        )
      }
    }
  })
})

describe('a number in a field', () => {
  it('that is pasted and could be thousands or decimals needs an answer there', async () => {
    const { user } = await openNewDeal()
    const freight = screen.getByLabelText<HTMLInputElement>('Planned freight')
    await fillField(user, freight, '1.250')
    const choice = screen.getByRole('group', {
      name: 'Thousands or decimals? Choose one.',
    })
    await user.click(within(choice).getByRole('button', { name: '1,250' }))
    await waitFor(() => expect(document.activeElement).toBe(freight))
    expect(freight.value).toBe('1250.00')
    await user.tab()
    expect(freight.value).toBe('1,250.00')
  })

  it('is selected on Tab, so that typing replaces it', async () => {
    const { user } = await openNewDeal()
    const freight = screen.getByLabelText<HTMLInputElement>('Planned freight')
    await user.type(freight, '1,850')
    await user.tab()
    expect(freight.value).toBe('1,850.00')
    await user.tab({ shift: true })
    await user.keyboard('19')
    await user.tab()
    expect(freight.value).toBe('19.00')
  })
})

it('amounts, prices and costs in yen are shown without cents', async () => {
  const deal = await findDeal('draft')
  await app.world.db
    .updateTable('deals')
    .set({
      currency: 'JPY',
      planned_freight: JSON.stringify({
        amount: '90000.00',
        currency: 'JPY',
        exchange_rate: null,
      }),
    })
    .where('id', '=', deal.id)
    .execute()
  await app.world.db
    .updateTable('deal_lines')
    .set({ quantity: '10', unit: 'm3', price: 481_250_000, price_unit: 'm3' })
    .where('deal_id', '=', deal.id)
    .where('position', '=', 1)
    .execute()
  await app.logInAs('global_manager')
  await app.open(deal.path)
  await findNotes()
  expect(['amount', 'price'].map((column) => getCell(1, column).textContent)).toEqual([
    '481,250',
    '48,125',
  ])
  const freight = screen.getByLabelText<HTMLInputElement>('Planned freight')
  expect(freight.value).toBe('90,000')
  act(() => freight.focus())
  expect(freight.value).toBe('90000')
})
