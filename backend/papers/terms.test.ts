import { expect, it } from 'vitest'
import { formatPaymentTerms } from './terms'
import { createPaperTexts } from './texts'

it.each([
  ['en', '30% prepayment, 70% net 60 days'],
  ['fr', '30\u00A0% d’avance, 70\u00A0% à 60 jours date de facture'],
  ['es', '30\u00A0% anticipado, 70\u00A0% a 60 días fecha de factura'],
  ['lt', '30\u00A0% iš anksto, 70\u00A0% per 60\u00A0d. nuo sąskaitos'],
] as const)('a paper prints terms in parts in %s', (language, text) => {
  expect(
    formatPaymentTerms(createPaperTexts(language), {
      kind: 'parts',
      net_days: null,
      parts: [
        { percent: 30, kind: 'prepayment', net_days: null, base: null },
        { percent: 70, kind: 'net_days', net_days: 60, base: 'invoice' },
      ],
    }),
  ).toBe(text)
})
