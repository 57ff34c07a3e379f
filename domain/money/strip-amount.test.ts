import { describe, expect, it } from 'vitest'
import { stripAmount } from './strip-amount'

describe('an amount with words around it', () => {
  it.each([
    ['312 HT£', 'GBP', '312'],
    ['312 £HT', 'GBP', '312'],
    ['312,00 €HT', 'EUR', '312,00'],
    ['312 H.T.', 'EUR', '312'],
    ['312 (hors taxes)', 'EUR', '312'],
    ['312 excl. VAT', 'EUR', '312'],
    ['312 not incl. VAT', 'EUR', '312'],
    ['312 € + VAT', 'EUR', '312'],
    ['312 € be PVM', 'EUR', '312'],
    ['312€+PVM', 'EUR', '312'],
    ['312 sin I.V.A.', 'EUR', '312'],
    ['312 € IVA no incl.', 'EUR', '312'],
    ['312 TVA non comprise', 'EUR', '312'],
  ])('in %j is without tax', (written, currency, text) => {
    expect(stripAmount(written, currency)).toEqual({ ok: true, text })
  })

  it.each([
    '375 TTC',
    '375 T.T.C.',
    '375 TTC€',
    '375 € incl. VAT',
    '375 VAT included',
    '375 su PVM',
    '375 įskaitant PVM',
    '375 IVA incl.',
    '375 con IVA',
  ])('in %j includes tax', (written) => {
    expect(stripAmount(written, 'EUR')).toEqual({ ok: false, code: 'with_vat' })
  })

  it.each(['1 HT 50', '312 HTX', '312 VAT', '312 net'])(
    'leaves words in %j that do not say if tax is included',
    (written) => {
      expect(stripAmount(written, 'EUR')).toEqual({ ok: true, text: written })
    },
  )

  it('with another currency returns that currency', () => {
    expect(stripAmount('312 HT£', 'EUR')).toEqual({
      ok: false,
      code: 'other_currency',
      written: '£',
    })
  })
})
