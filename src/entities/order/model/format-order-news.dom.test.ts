import { beforeAll, expect, it } from 'vitest'
import { formatFor } from '@domain/languages'
import { startI18n } from '@/shared/i18n'
import type { OrderProgress } from '../api/orders'
import texts from '../i18n/en.json'
import { formatOrderNews, formatOrderNext } from './format-order-news'

const format = formatFor('en')
const day = '2026-11-25'

beforeAll(() =>
  startI18n({ shell: async () => ({ 'entities/order': texts }), page: async () => ({}) }, 'en'),
)

const createProgress = (
  stage: OrderProgress['stage'],
  news: OrderProgress['news'],
  more: Partial<OrderProgress> = {},
): OrderProgress => ({
  stage,
  news,
  day: null,
  week: null,
  late_days: null,
  arrives_late_days: null,
  ...more,
})

it.each([
  [createProgress('placed', 'awaits_approval'), 'Placed, waiting for approval'],
  [createProgress('confirmed', 'confirmed', { week: '2026-W49' }), 'Confirmed'],
  [createProgress('in_transit', 'in_transit', { day }), 'In transit, arrives 25 Nov 2026'],
  [
    createProgress('preparation', 'preparing', { day, late_days: 3 }),
    'In preparation, 3 days late',
  ],
  [createProgress('in_transit', 'arrived', { day }), 'In transit, delivery follows'],
  [
    createProgress('in_transit', 'in_transit', { day, late_days: 3, arrives_late_days: 5 }),
    'In transit, arrives 5 days late',
  ],
  [createProgress(null, 'canceled', { day }), 'Canceled on 25 Nov 2026'],
])('the news of a list begins with the stage', (progress, text) => {
  expect(formatOrderNews(progress, format)).toBe(text)
})

it.each([
  [createProgress(null, 'not_placed'), null],
  [createProgress('placed', 'awaits_approval'), 'Waiting for approval'],
  [createProgress('confirmed', 'confirmed', { week: '2026-W49' }), 'Delivery in W49 2026'],
  [createProgress('preparation', 'preparing'), null],
  [createProgress('preparation', 'preparing', { late_days: 3 }), '3 days late'],
  [createProgress('preparation', 'preparing', { arrives_late_days: 5 }), 'Arrives 5 days late'],
  [
    createProgress('in_transit', 'overdue', { day, late_days: 3 }),
    'Was due 25 Nov 2026, 3 days late',
  ],
  [
    createProgress('in_transit', 'in_transit', { day, late_days: 3, arrives_late_days: 10 }),
    'Arrives 25 Nov 2026, 10 days late',
  ],
  [createProgress('delivered', 'delivered', { day }), 'On 25 Nov 2026'],
])('the news beside the stages does not repeat the stage', (progress, text) => {
  expect(formatOrderNext(progress, format)).toBe(text)
})
