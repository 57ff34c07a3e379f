import { expect, it } from 'vitest'
import type { components } from '@contract/schema'
import { findSettingsErrors } from './find-settings-errors'

type SettingsWrite = components['schemas']['SettingsWrite']

const text = { terms: null, mail_subject: null, mail_body: null }
const texts = { en: text, fr: text, lt: text, es: text }
const settings: SettingsWrite = {
  name: 'Timberdesk, UAB',
  address: null,
  country: 'LT',
  company_code: null,
  vat_code: null,
  eori: null,
  phone: null,
  email: null,
  website: null,
  bank_accounts: [],
  certificates: [],
  invoice_prefix: null,
  reverse_charge_law: null,
  keep_logins_days: 180,
  keep_sessions_days: 30,
  keep_mails_days: 60,
  keep_notifications_days: 365,
  keep_history_days: 3650,
  paper_texts: {
    order_confirmation: texts,
    supply_order: texts,
    quotation: texts,
    proforma_invoice: texts,
    invoice: texts,
    credit_note: texts,
    packing_list: texts,
    loading_instruction: texts,
    cmr: texts,
    shipping_instruction: texts,
    vgm_declaration: texts,
    cargo_report: texts,
    supply_report: texts,
  },
}
const account = {
  currency: 'EUR',
  bank: 'Jūros bankas',
  iban: 'LT12 1000 0111 0100 1000',
  bic: 'jurblt22',
} as const

const findCodes = (change: Partial<SettingsWrite>) =>
  findSettingsErrors({ ...settings, ...change }).map(({ pointer, code }) => [pointer, code])
const withMail = (mail_body: string): Partial<SettingsWrite> => ({
  paper_texts: { ...settings.paper_texts, quotation: { ...texts, lt: { ...text, mail_body } } },
})

it('a name and a country are enough', () => {
  expect(findCodes({})).toEqual([])
})

it.each(['JURBLT22', 'JURBLT22XXX', 'jurb lt 22'])('%s is a BIC', (bic) => {
  expect(findCodes({ bank_accounts: [{ ...account, bic }] })).toEqual([])
})

it.each(['JURB', 'JURBLT2', 'JURBLT22X', 'JURB1T22', 'JURBLT22XXXX'])('%s is no BIC', (bic) => {
  expect(findCodes({ bank_accounts: [{ ...account, bic }] })).toEqual([
    ['/bank_accounts/0/bic', 'wrong_format'],
  ])
})

it('a currency has one account, which others may share', () => {
  const usd = { ...account, currency: 'USD' } as const
  expect(findCodes({ bank_accounts: [account, usd] })).toEqual([])
  expect(findCodes({ bank_accounts: [account, usd, account] })).toEqual([
    ['/bank_accounts/2/currency', 'duplicate'],
  ])
})

it('a scheme has one certificate', () => {
  const fsc = { scheme: 'fsc', code: 'XXX-COC-123456' } as const
  expect(findCodes({ certificates: [fsc, { ...fsc, scheme: 'pefc' }] })).toEqual([])
  expect(findCodes({ certificates: [fsc, fsc] })).toEqual([['/certificates/1/scheme', 'duplicate']])
})

it.each([
  ['LT305412876', []],
  ['lt 305 412 876', []],
  ['305412876', [['/eori', 'wrong_format']]],
  ['LT1234567890123456', [['/eori', 'wrong_format']]],
])('the EORI number %s gets %j', (eori, errors) => {
  expect(findCodes({ eori })).toEqual(errors)
})

it('the VAT code has the format of the country', () => {
  expect(findCodes({ vat_code: 'LT 100013245612' })).toEqual([])
  expect(findCodes({ vat_code: 'FR40812345678' })).toEqual([['/vat_code', 'vat_country']])
})

it.each(['{{number}} {{company}} {{contact}} {{sender}}', '{{ number }}', '{number}', 'a }} b {{'])(
  'a mail may contain “%s”',
  (body) => {
    expect(findCodes(withMail(body))).toEqual([])
  },
)

it.each(['{{client}}', '{{Number}}', '{{}}', '{{number}} {{contact name}}'])(
  'a mail may not contain “%s”',
  (body) => {
    expect(findCodes(withMail(body))).toEqual([
      ['/paper_texts/quotation/lt/mail_body', 'unknown_placeholder'],
    ])
  },
)
