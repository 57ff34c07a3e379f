import { beforeAll, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import type { Deal } from '@/entities/deal'
import { formatFor, loadPageTexts, startI18n } from '@/shared/i18n'
import { formatDealNext, isShortWithinTolerance } from './format-next'

beforeAll(async () => {
  await startI18n(textSource, 'en')
  await loadPageTexts('pages/deal')
})

type NextDeal = Parameters<typeof formatDealNext>[0]

const sample: NextDeal = {
  status: 'draft',
  sale_manager: { id: 'ona', name: 'Ona Petrauskaitė' },
  tolerance_percent: 0,
  lines: [],
  currency: 'EUR',
  unpaid: '0.00',
}
type Line = NextDeal['lines'][number]
const line = (progress: Partial<Line>): Line => ({
  volume_m3: '40.000',
  purchased_percent: '0',
  loaded_percent: '0',
  delivered_percent: '0',
  ...progress,
})
const formatNext = (deal: Partial<NextDeal>, canIssue = false) =>
  formatDealNext({ ...sample, ...deal }, canIssue, formatFor('en'))

it.each<[string, Deal['status'], Partial<NextDeal>]>([
  ['Next: Ona Petrauskaitė issues the order confirmation', 'draft', {}],
  ['Waiting for the client’s agreement', 'order_confirmation', {}],
  [
    'Next: buy the wood, 51.1% bought',
    'confirmed',
    { lines: [line({ purchased_percent: '51.1' })] },
  ],
  ['Next: load, all wood bought', 'confirmed', { lines: [line({ purchased_percent: '100' })] }],
  ['Next: load the rest, 40% loaded', 'loading', { lines: [line({ loaded_percent: '40' })] }],
  ['Next: departure, all wood loaded', 'loading', { lines: [line({ loaded_percent: '100' })] }],
  ['Next: delivery, 40% delivered', 'shipped', { lines: [line({ delivered_percent: '40' })] }],
  ['Waiting for payment, €1,200.00 unpaid', 'delivered', { unpaid: '1200.00' }],
  ['Next: Ona Petrauskaitė completes the deal', 'delivered', {}],
  ['Waiting for payment, €1,200.00 unpaid', 'completed', { unpaid: '1200.00' }],
  ['Nothing left to do', 'completed', {}],
])('the sentence is "%s" for a deal that is %s', (sentence, status, deal) => {
  expect(formatNext({ ...deal, status })).toBe(sentence)
})

it('a draft has only the sentence about its needs for a user who can issue it', () => {
  expect(formatNext({ status: 'draft' }, true)).toBeNull()
})

it('a surplus in one line does not count for another', () => {
  const lines = [
    line({ purchased_percent: '130', loaded_percent: '130' }),
    line({ purchased_percent: '90', loaded_percent: '90' }),
  ]
  expect(formatNext({ status: 'confirmed', lines })).toBe('Next: buy the wood, 95% bought')
  expect(formatNext({ status: 'loading', lines })).toBe('Next: load the rest, 95% loaded')
})

it('lines are weighed by their volume and never rounded up to all wood', () => {
  const lines = [
    line({ volume_m3: '99.999', loaded_percent: '100' }),
    line({ volume_m3: '0.001', loaded_percent: '0' }),
  ]
  expect(formatNext({ status: 'loading', lines })).toBe('Next: load the rest, 99.99% loaded')
})

it('a line counts as complete within the tolerance of the deal', () => {
  const lines = [line({ purchased_percent: '98', loaded_percent: '98' })]
  const formatWithin = (status: Deal['status'], tolerance_percent: number) =>
    formatNext({ status, lines, tolerance_percent })
  expect(formatWithin('loading', 5)).toBe('Next: departure, all wood loaded')
  expect(formatWithin('confirmed', 5)).toBe('Next: load, 98% bought, within the tolerance')
  expect(formatWithin('loading', 1)).toBe('Next: load the rest, 98% loaded')
})

it('a deal is short within tolerance only if some wood is not bought, and no line is short beyond it', () => {
  const isShort = (percents: readonly string[], status: Deal['status'] = 'confirmed') =>
    isShortWithinTolerance({
      ...sample,
      status,
      tolerance_percent: 5,
      lines: percents.map((purchased_percent) => line({ purchased_percent })),
    })
  expect(isShort(['98', '100'])).toBe(true)
  expect(isShort(['98', '100'], 'loading')).toBe(true)
  expect(isShort(['100', '100'])).toBe(false)
  expect(isShort(['98', '90'])).toBe(false)
  expect(isShort(['98', '100'], 'shipped')).toBe(false)
})
