import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startI18n } from '@/shared/i18n'
import texts from '../i18n/en.json'
import { ListedOrderNews } from './status-badges'

beforeAll(() =>
  startI18n({ shell: async () => ({ 'entities/order': texts }), page: async () => ({}) }, 'en'),
)
afterEach(cleanup)

const progress = { day: null, week: null, days_late: null }

it('shows the stage of an order first, then the word of its status', () => {
  const { container } = render(
    <ListedOrderNews
      order={{
        status: 'pending',
        progress: { ...progress, stage: 'placed', news: 'awaits_approval' },
      }}
    />,
  )
  expect(container.textContent).toBe('Placed, waiting for approval Pending')
})

it('does not repeat a word that the stage already is', () => {
  const { container } = render(
    <ListedOrderNews
      order={{
        status: 'confirmed',
        progress: { ...progress, stage: 'confirmed', news: 'confirmed' },
      }}
    />,
  )
  expect(container.textContent).toBe('Confirmed ')
})
