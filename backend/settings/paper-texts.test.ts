import { expect, it } from 'vitest'
import { vPaperName } from '@contract/validators'
import { fillPlaceholders, formatPlaceholder, PLACEHOLDERS } from '@domain/rules/settings-rules'
import { LANGUAGES } from '../language'
import {
  completePaperTexts,
  defaultMails,
  formatPaperMail,
  normalizePaperTexts,
  toStoredPaperTexts,
} from './paper-texts'

const settings = {
  letterhead: { name: 'Timberdesk, UAB' },
  paper_texts: completePaperTexts({
    invoice: {
      fr: { terms: null, mail_subject: 'Facture {{number}}, {{company}}', mail_body: null },
    },
  }),
}
const values = { number: 'D-2026-0001', contact: 'Claire Fontaine', sender: 'Ona Petrauskaitė' }

it.each(vPaperName.options.flatMap((paper) => LANGUAGES.map((one) => [paper, one] as const)))(
  'the default mail of %s in %s names the document, contact and sender, and fits the limits',
  (paper, language) => {
    const { mail_subject, mail_body } = defaultMails[paper][language]
    expect(mail_subject).toContain('{{number}}')
    for (const name of PLACEHOLDERS) expect(mail_body).toContain(formatPlaceholder(name))
    const { subject, body } = formatPaperMail(settings, { paper, language, values })
    expect(`${subject}${body}`).not.toMatch(/[{}]/)
    expect([mail_subject.length <= 200, mail_body.length <= 4000]).toEqual([true, true])
  },
)

it('a mail has the text of the settings, else the default', () => {
  const mail = formatPaperMail(settings, { paper: 'invoice', language: 'fr', values })
  expect(mail.subject).toBe('Facture D-2026-0001, Timberdesk, UAB')
  expect(mail.body).toMatch(/^Bonjour Claire Fontaine,\n[^]*Ona Petrauskaitė\nTimberdesk, UAB$/)
})

it('a value is inserted as it is, even if it looks like a placeholder', () => {
  expect(
    fillPlaceholders('{{contact}} {{ sender }}', {
      ...values,
      company: '',
      contact: '{{number}} $&',
    }),
  ).toBe('{{number}} $& Ona Petrauskaitė')
})

it('only texts that differ from their default are stored', () => {
  const texts = completePaperTexts({})
  const { mail_subject, mail_body } = defaultMails.invoice.en
  const written = {
    ...texts,
    invoice: { ...texts.invoice, en: { terms: '', mail_subject, mail_body } },
  }
  expect(toStoredPaperTexts(normalizePaperTexts(written))).toEqual({})
  const changed = { ...written.invoice.en, terms: 'Net.' }
  const own = { ...texts, invoice: { ...texts.invoice, en: changed } }
  const stored = toStoredPaperTexts(normalizePaperTexts(own))
  expect(stored).toEqual({
    invoice: { en: { terms: 'Net.', mail_subject: null, mail_body: null } },
  })
  expect(completePaperTexts(stored)).toEqual(normalizePaperTexts(own))
})
