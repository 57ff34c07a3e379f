import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startI18n } from '@/shared/i18n'
import texts from '@/shared/forms/i18n/en.json'
import { Drawer } from '../dialog/dialog'
import { MoneyField } from '../money-field/money-field'
import { NumberField } from './number-field'

beforeAll(() =>
  startI18n(
    { shell: () => Promise.resolve({ 'shared/forms': texts }), page: () => Promise.resolve({}) },
    'en',
  ),
)
afterEach(cleanup)

function Amount({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return <NumberField label="Amount" value={value} onChange={setValue} minPlaces={2} />
}

const getField = () => screen.getByLabelText<HTMLInputElement>('Amount')

it('a number is replaced by typing after Tab, though its thousands marks are removed', async () => {
  render(<Amount initial="1850.00" />)
  expect(getField().value).toBe('1,850.00')
  await userEvent.tab()
  expect([getField().value, getField().selectionStart, getField().selectionEnd]).toEqual([
    '1850.00',
    0,
    7,
  ])
  await userEvent.keyboard('19')
  expect(getField().value).toBe('19')
})

it('a number is replaced by typing too if a drawer moves the focus', async () => {
  render(
    <Drawer title="Prices" isOpen onClose={() => {}}>
      <Amount initial="1850.00" />
    </Drawer>,
  )
  await userEvent.tab()
  await userEvent.tab()
  await expect.poll(() => document.activeElement).toBe(getField())
  await userEvent.keyboard('19')
  await expect.poll(() => getField().value).toBe('19')
})

it('a number keeps its selected digits', async () => {
  render(<Amount initial="1234567.89" />)
  getField().setSelectionRange(2, 5)
  getField().focus()
  await expect.poll(() => getField().value).toBe('1234567.89')
  expect(getField().value.slice(getField().selectionStart ?? 0, getField().selectionEnd ?? 0)).toBe(
    '234',
  )
})

function Yen() {
  const [value, setValue] = useState('')
  return <MoneyField label="Amount" currency="JPY" value={value} onChange={setValue} />
}

it('a currency without cents keeps three decimals, and asks for a whole number', async () => {
  render(<Yen />)
  await userEvent.type(getField(), '251.000')
  await userEvent.tab()
  expect(getField().value).toBe('251.000')
  expect(screen.getByText('Enter a whole number.')).toBeTruthy()
  await userEvent.fill(getField(), '251000')
  await userEvent.tab()
  expect(getField().value).toBe('251,000')
  expect(screen.queryByText('Enter a whole number.')).toBeNull()
})
