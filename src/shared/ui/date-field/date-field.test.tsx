import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startI18n } from '@/shared/i18n'
import { DateField, DateTimeField } from './date-field'

beforeAll(() =>
  startI18n({ shell: () => Promise.resolve({}), page: () => Promise.resolve({}) }, 'en'),
)
afterEach(cleanup)

function Delivery() {
  const [day, setDay] = useState('2026-11-20')
  return <DateField label="Date" value={day} onChange={setDay} />
}

it('the field shows the month in letters in English, because 05/11 is ambiguous', async () => {
  render(<Delivery />)
  expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual([
    '20',
    'Nov',
    '2026',
  ])
  await userEvent.click(screen.getByText('Nov'))
  await userEvent.keyboard('5')
  expect(await screen.findByText('May')).toBeTruthy()
})

function Start({ initial }: { initial: string }) {
  const [moment, setMoment] = useState(initial)
  return (
    <>
      <DateTimeField label="Start" value={moment} onChange={setMoment} />
      <output>{moment}</output>
    </>
  )
}

it('the field shows a moment in local time in 24 hours, and changes it part by part', async () => {
  render(<Start initial={new Date(2026, 10, 20, 15, 5).toISOString()} />)
  expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual([
    '20',
    'Nov',
    '2026',
    '15',
    '05',
  ])
  await userEvent.click(screen.getByText('15'))
  await userEvent.keyboard('9')
  expect(await screen.findByText(new Date(2026, 10, 20, 9, 5).toISOString())).toBeTruthy()
})

it('the field is empty for a text that is not a moment', () => {
  render(<Start initial="soon" />)
  expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).not.toContain('2026')
})
