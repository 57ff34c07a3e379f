import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startI18n } from '@/shared/i18n'
import { DateField } from './date-field'

beforeAll(() =>
  startI18n({ shell: () => Promise.resolve({}), page: () => Promise.resolve({}) }, 'en'),
)
afterEach(cleanup)

function Delivery() {
  const [day, setDay] = useState('2026-11-20')
  return <DateField label="Date" value={day} onChange={setDay} />
}

it('shows the month in letters in English, because 05/11 is ambiguous', async () => {
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
