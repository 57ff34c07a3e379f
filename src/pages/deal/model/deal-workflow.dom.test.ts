import { beforeAll, describe, expect, it } from 'vitest'
import { textSource } from '@/app/i18n'
import type { DealTransition } from '@/entities/deal'
import { formatBlockedTransition } from '@/features/change-status'
import { formatFor, i18n, loadPageTexts, startI18n } from '@/shared/i18n'
import { dealWorkflow } from './deal-workflow'

beforeAll(async () => {
  await startI18n(textSource, 'en')
  await loadPageTexts('pages/deal')
})

it.each(['client_not_blocked', 'within_credit_limit', 'certified_wood'] as const)(
  'a user who may override %s is told to do so, and others which role may',
  (code) => {
    const format = formatFor(i18n.language)
    expect(dealWorkflow.formatNeed({ code, can_override: true }, format)).not.toMatch(
      /global manager/,
    )
    expect(dealWorkflow.formatNeed({ code }, format)).toMatch(/global manager/)
  },
)

describe('the sentence about a draft with missing details', () => {
  const formatTransition = (missing: DealTransition['missing']) =>
    formatBlockedTransition({
      config: dealWorkflow,
      next: {
        to: 'order_confirmation',
        forward: true,
        reason_required: false,
        can_override: false,
        missing,
      },
    })

  it('leads with the transition and names them in screen order, equal ones of several lines once', () => {
    expect(
      formatTransition([
        { code: 'line_price', pointer: '/lines/0/price' },
        { code: 'line_price', pointer: '/lines/1/price' },
        { code: 'delivery_week', pointer: '/delivery_week_from' },
      ]),
    ).toMatchObject({
      short: 'Next: issue order confirmation. Missing: delivery week, price.',
      full: null,
    })
  })

  it('names three at most, and all of them on request', () => {
    const { short, full } =
      formatTransition([
        { code: 'exchange_rate', pointer: '/exchange_rate' },
        { code: 'delivery_week', pointer: '/delivery_week_from' },
        { code: 'incoterms_place', pointer: '/incoterms/place' },
        { code: 'line_wood', pointer: '/lines/0/specification/wood' },
        { code: 'line_price', pointer: '/lines/0/price' },
      ]) ?? {}
    expect(short).toMatch(
      /^Next: issue order confirmation\. Missing: (?:[a-z ]+, ){2}[a-z ]+ and 2 more\.$/,
    )
    expect(full).toMatch(/^Next: issue order confirmation\. Missing: (?:[a-z ]+, ){4}[a-z ]+\.$/)
  })

  it('leaves what no empty field settles to the list of needs', () => {
    expect(
      formatTransition([
        { code: 'client_not_blocked' },
        { code: 'certified_wood', pointer: '/lines/0/certification' },
      ]),
    ).toMatchObject({ short: 'Next: issue order confirmation.', full: null })
  })

  it('is absent for a user who cannot take the transition', () => {
    expect(formatBlockedTransition({ config: dealWorkflow, next: undefined })).toBeNull()
  })
})
