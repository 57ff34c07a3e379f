import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getCell, findNotes, fillField } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()
const foreign = 'Enter the amount in EUR, not in £.'
const taxed = 'Prices and costs are without VAT. Enter the net amount.'

async function openNewDeal() {
  await app.logInAs('sale_manager')
  const opened = await app.open('/deals/new')
  await findNotes()
  return opened
}

describe('a price pasted from a sheet', () => {
  it('can include the sign or code of the deal’s currency', async () => {
    const { user } = await openNewDeal()
    await user.click(getCell(1, 'price'))
    await user.paste('€ 100,50\t80.00 EUR\n1 200,5 €\t€75\n')
    expect(
      ['price', 'planned_purchase_price'].map((column) =>
        [1, 2].map((line) => getCell(line, column).textContent),
      ),
    ).toEqual([
      ['100.50', '1,200.50'],
      ['80.00', '75.00'],
    ])
  })

  it('in another currency is refused at its cell, also after an attempt to save', async () => {
    const { user } = await openNewDeal()
    await user.click(getCell(1, 'price'))
    await user.paste('£100.50')
    expect(getCell(1, 'price').textContent).toBe(`£100.50${foreign}`)
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Client/ }).getAttribute('aria-invalid')).toBe(
        'true',
      ),
    )
    expect(getCell(1, 'price').textContent).toBe(`£100.50${foreign}`)
  })

  it('is accepted once the deal has that currency', async () => {
    const { user } = await openNewDeal()
    await user.click(getCell(1, 'price'))
    await user.paste('£100.50')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Currency/ }), 'GBP')
    await waitFor(() => expect(getCell(1, 'price').textContent).toBe('100.50'))
  })

  it('can name its unit, which also applies to the purchase price', async () => {
    const { user } = await openNewDeal()
    await user.click(getCell(1, 'price'))
    await user.paste('3,12 €/pc\t2,40 €/m²\n312 €/m³\t240 EUR per m3\n')
    expect(getCell(1, 'price').textContent).toBe('3.12')
    expect(getCell(1, 'planned_purchase_price').textContent).toBe(
      '2,40 €/m²This price is per m². Enter it per pc, or change the price unit.',
    )
    expect(getCell(2, 'price').textContent).toBe('312.00')
    expect(getCell(2, 'planned_purchase_price').textContent).toBe('240.00')
    await user.click(getCell(1, 'price'))
    await user.paste('3,12 €/m²')
    expect(getCell(1, 'planned_purchase_price').textContent).toBe('2.40')
  })

  it('can say that it excludes tax, and is refused if it includes tax', async () => {
    const { user } = await openNewDeal()
    await user.click(getCell(1, 'price'))
    await user.paste('312,50 € HT\n375 € TTC\n')
    expect(getCell(1, 'price').textContent).toBe('312.50')
    expect(getCell(2, 'price').textContent).toBe(`375 € TTC${taxed}`)
  })
})

describe('an amount of the deal', () => {
  it('is parsed with its currency, like a line’s price', async () => {
    const { user } = await openNewDeal()
    const freight = screen.getByLabelText<HTMLInputElement>('Planned freight')
    await fillField(user, freight, '€ 1.250,00')
    await user.tab()
    expect(freight.value).toBe('1,250.00')
    await fillField(user, freight, '$100')
    await user.tab()
    expect(freight.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter the amount in EUR, not in $.')).toBeDefined()
  })

  it('excludes tax, like the prices', async () => {
    const { user } = await openNewDeal()
    const freight = screen.getByLabelText<HTMLInputElement>('Planned freight')
    await fillField(user, freight, '1 250 € HT')
    await user.tab()
    expect(freight.value).toBe('1,250.00')
    await fillField(user, freight, '1 500 € TTC')
    await user.tab()
    expect(freight.value).toBe('1 500 € TTC')
    expect(screen.getByText(taxed)).toBeDefined()
  })

  it('is accepted once the deal has its currency', async () => {
    const { user } = await openNewDeal()
    const freight = screen.getByLabelText<HTMLInputElement>('Planned freight')
    await user.type(freight, '£1,100')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Currency/ }), 'GBP')
    await waitFor(() => expect(freight.value).toBe('1,100.00'))
    expect(freight.getAttribute('aria-invalid')).not.toBe('true')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Currency/ }), 'EUR')
    expect(freight.value).toBe('1,100.00')
  })
})
