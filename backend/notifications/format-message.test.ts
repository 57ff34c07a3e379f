import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../language'
import { problemTitles } from '../problems/to-response'
import { formatDayMonthYear } from './handlers'
import { BOARD } from '../wood-lines/samples'
import { toProductParams } from '../products/format-product-name'
import { REVISED_LINE_NAMES, REVISED_TERM_NAMES } from '../deals/revised-deal'
import { formatMessage } from './format-message'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import lt from './messages/lt.json'

const texts: Record<string, Record<string, string>> = { en, es, fr, lt }
const getPlaceholders = (text: string | undefined) => (text?.match(/\{\{\w+\}\}/g) ?? []).toSorted()

describe('messages of the backend', () => {
  it.each(LANGUAGES)('exist in %s, with the same placeholders', (language) => {
    expect(Object.keys(texts[language] ?? {}).toSorted()).toEqual(Object.keys(en).toSorted())
    for (const [key, text] of Object.entries(en))
      expect(getPlaceholders(texts[language]?.[key]), key).toEqual(getPlaceholders(text))
  })

  it.each(LANGUAGES)('include a title for every problem in %s', (language) => {
    expect(Object.keys(problemTitles[language]).toSorted()).toEqual(
      Object.keys(problemTitles.en).toSorted(),
    )
    expect(Object.values(problemTitles[language])).not.toContain('')
  })

  it('are formatted when they are read', () => {
    const params = { number: 'D-2026-0042', client: 'Bois du Rhône' }
    expect(formatMessage('en', 'deal_confirmed', params)).toBe(
      'Deal D-2026-0042 for Bois du Rhône has been confirmed.',
    )
    expect(formatMessage('fr', 'deal_confirmed', params)).toBe(
      'L’affaire D-2026-0042 pour Bois du Rhône est confirmée.',
    )
  })

  it('name products in the language of the reader', () => {
    const product = {
      name: 'Spruce KD SF 47x100x4800',
      specification: BOARD,
    } as const
    const params = { person: 'Ona', ...toProductParams(product) }
    expect(formatMessage('en', 'offer_made', params)).toBe(
      'Ona sent you an offer: Spruce KD SF 47x100x4800.',
    )
    expect(formatMessage('fr', 'offer_made', params)).toContain('Épicéa KD SF 47x100x4800')
    const named = toProductParams({ ...product, name: 'Nordic Premium' })
    expect(named).toEqual({ product: 'Nordic Premium' })
  })

  it('write days as the screens do', () => {
    const params = { number: 'C-2026-0306', person: 'Ona', deal: 'D-2026-0173', day: '2026-12-20' }
    expect(formatMessage('en', 'deal_cargo_later', params)).toContain('20 Dec 2026')
  })

  it('end with one full stop after a name that ends with one', () => {
    const params = {
      person: 'Ona Petrauskaitė',
      number: 'D-2026-0042',
      client: 'Drewno Bałtyk Sp. z o.o.',
    }
    expect(formatMessage('en', 'deal_commented', params)).toBe(
      'Ona Petrauskaitė commented on deal D-2026-0042 for Drewno Bałtyk Sp. z o.o.',
    )
    expect(formatMessage('en', 'deal_confirmed', params)).toBe(
      'Deal D-2026-0042 for Drewno Bałtyk Sp. z o.o. has been confirmed.',
    )
  })

  it('format weeks and volumes for the reader’s language', () => {
    const params = {
      supply: 'S-2026-0042',
      number: 'D-2026-0042',
      client: 'Bois du Rhône',
      week: '2027-W09',
      m3: '1234.500',
    }
    expect(formatMessage('en', 'deal_supply_confirmed', params)).toContain('ready in W9 2027.')
    expect(formatMessage('lt', 'deal_supply_confirmed', params)).toContain(
      'bus paruoštas 2027\u00a0m. 9\u00a0sav.',
    )
    expect(formatMessage('fr', 'deal_supply_short', params).replace(/\s/g, ' ')).toContain(
      '1 234,500 m³',
    )
  })

  it.each(LANGUAGES)('name each field that a revision of a deal can change in %s', (language) => {
    const fields = [...REVISED_TERM_NAMES, ...REVISED_LINE_NAMES, 'line', 'lines']
    const unnamed = fields.filter((field) => texts[language]?.[`field_${field}`] === undefined)
    expect(unnamed).toEqual(['id'])
  })

  it('format times as specified', () => {
    expect(formatDayMonthYear('2026-11-20T09:12:44.120Z')).toBe('20/11/2026 09:12:44')
  })
})
