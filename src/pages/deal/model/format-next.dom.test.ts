import { beforeAll, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import type { Deal } from '@/entities/deal'
import { formatFor, loadPageTexts, startI18n } from '@/shared/i18n'
import { formatDealNext } from './format-next'

beforeAll(async () => {
  await startI18n(textSource, 'en')
  await loadPageTexts('pages/deal')
})

type NextDeal = Parameters<typeof formatDealNext>[0]

const sample: NextDeal = {
  status: 'draft',
  sale_manager: { id: 'ona', name: 'Ona Petrauskaitė' },
  purchased_percent: '0',
  loaded_percent: '0',
  delivered_percent: '0',
  currency: 'EUR',
  unpaid: '0.00',
}
const formatNext = (deal: Partial<NextDeal>, canIssue = false) =>
  formatDealNext({ ...sample, ...deal }, canIssue, formatFor('en'))

it.each<[string, Deal['status'], Partial<NextDeal>]>([
  ['Next: Ona Petrauskaitė issues the order confirmation', 'draft', {}],
  ['Waiting for the client’s agreement', 'order_confirmation', {}],
  ['Next: buy the wood, 51.1% bought', 'confirmed', { purchased_percent: '51.1' }],
  ['Next: load, all wood bought', 'confirmed', { purchased_percent: '100' }],
  ['Next: load the rest, 40% loaded', 'loading', { loaded_percent: '40' }],
  ['Next: departure, all wood loaded', 'loading', { loaded_percent: '100' }],
  ['Next: delivery, 40% delivered', 'shipped', { delivered_percent: '40' }],
  ['Waiting for payment, €1,200.00 unpaid', 'delivered', { unpaid: '1200.00' }],
  ['Next: Ona Petrauskaitė completes the deal', 'delivered', {}],
  ['Waiting for payment, €1,200.00 unpaid', 'completed', { unpaid: '1200.00' }],
  ['Nothing left to do', 'completed', {}],
])('leads on with "%s" from a deal that is %s', (sentence, status, deal) => {
  expect(formatNext({ ...deal, status })).toBe(sentence)
})

it('leaves a draft to the list of its needs for a user who can issue it', () => {
  expect(formatNext({ status: 'draft' }, true)).toBeNull()
})
