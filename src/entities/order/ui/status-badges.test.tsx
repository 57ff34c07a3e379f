import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startI18n } from '@/shared/i18n'
import texts from '../i18n/en.json'
import { ListedOrderNews, OrderStageBadge } from './status-badges'

beforeAll(() =>
  startI18n({ shell: async () => ({ 'entities/order': texts }), page: async () => ({}) }, 'en'),
)
afterEach(cleanup)

it.each([
  [false, 'Placed, waiting for approval'],
  [true, 'Change proposed'],
])('a badge names a stage once, and what it waits for: %s', (has_proposed_change, text) => {
  const { container } = render(
    <ListedOrderNews
      order={{
        has_proposed_change,
        progress: {
          stage: 'placed',
          news: 'awaits_approval',
          day: null,
          week: null,
          late_days: null,
          arrives_late_days: null,
        },
      }}
    />,
  )
  expect(container.textContent).toBe(text)
})

it.each([
  ['placed', 'awaits_confirmation', 'Placed'],
  ['in_transit', 'overdue', 'In transit'],
  [null, 'not_placed', 'Not placed'],
  [null, 'canceled', 'Canceled'],
] as const)('a badge shows the stage %s with the news %s as %s', (stage, news, text) => {
  const { container } = render(
    <OrderStageBadge
      progress={{
        stage,
        news,
        day: null,
        week: null,
        late_days: null,
        arrives_late_days: null,
      }}
    />,
  )
  expect(container.textContent).toBe(text)
})
