import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FieldError } from '@/shared/api'
import { vClientWrite } from '@contract/validators'
import { startI18n, switchLanguage } from '@/shared/i18n'
import { formatFieldError } from './format-field-error'
import { findMistakes, toFieldName, toMistakes } from './mistakes'
import texts from './i18n/en.json'

beforeAll(() =>
  startI18n(
    { shell: () => Promise.resolve({ 'shared/forms': texts }), page: () => Promise.resolve({}) },
    'en',
  ),
)

it('the least quantity is named for a line whose discount is not wholly invoiced', () => {
  const params = { number: '2026-0001', least: '20.001' }
  expect(formatFieldError({ code: 'invoiced', params }, 'lines.0.quantity')).toBe(
    'Part of the discount is on no invoice yet. Enter 20.001 m³ or more, or issue a credit note first (2026-0001).',
  )
})

it('examples have no cents for a currency that has none', () => {
  const errors = (['deposit', 'lines.0.price'] as const).map((name) => ({
    pointer: `/${name.replaceAll('.', '/')}`,
    code: 'wrong_format' as const,
  }))
  const findMessages = (currency: string) =>
    findMistakes(v.object({}), { currency }, errors).map(({ message }) => message)
  expect(findMessages('JPY')).toEqual([
    'Enter an amount, such as 250.',
    'Enter a price, such as 312.',
  ])
  expect(findMessages('EUR')).toEqual([
    'Enter an amount, such as 250.00.',
    'Enter a price, such as 312.00.',
  ])
})

it('an example of an exchange rate is plausible for the currency', () => {
  const findMessage = (currency: string) =>
    findMistakes(v.object({}), { currency }, [
      { pointer: '/exchange_rate', code: 'wrong_format' },
    ])[0]?.message
  expect(findMessage('USD')).toBe('Enter the amount of this currency per euro, such as 1.0842.')
  expect(findMessage('JPY')).toBe('Enter the amount of this currency per euro, such as 162.35.')
})

const client = {
  name: 'Bois du Rhône',
  country: 'FR',
  language: null,
  company_code: null,
  vat_code: null,
  address: null,
  contacts: [],
  currency: 'EUR',
  payment_terms: { kind: 'net_days', net_days: 30 },
  default_incoterms: null,
  default_destination: null,
  credit_limit_eur: null,
  sale_manager_id: null,
  required_certification: 'none',
  tolerance_percent: 10,
  status: 'prospect',
} as const

type MessagesByField = Readonly<Record<string, string>>

/** Messages by field name. */
const toMessages = (mistakes: ReturnType<typeof findMistakes>): MessagesByField =>
  Object.fromEntries(mistakes.map(({ name, message }) => [name, message]))
const findErrors = (values: object): MessagesByField =>
  toMessages(findMistakes(vClientWrite, { ...client, ...values }))

describe('validating a form by the contract', () => {
  it('accepts a valid payload', () => {
    expect(findErrors({})).toEqual({})
  })

  it.each([
    ['an empty field', { name: '' }, 'name', 'Enter the name as shown on invoices.'],
    ['a missing value', { name: undefined }, 'name', 'Enter the name as shown on invoices.'],
    [
      'a number above its maximum',
      { tolerance_percent: 900 },
      'tolerance_percent',
      /^Enter \d+ or less\.$/,
    ],
    [
      'a number below its minimum',
      { tolerance_percent: -1 },
      'tolerance_percent',
      'Enter 0 or more.',
    ],
    [
      'a text that is too long',
      { name: 'x'.repeat(1000) },
      'name',
      /^Shorten this to \d+ characters\.$/,
    ],
    ['an unknown choice', { currency: 'XYZ' }, 'currency', 'Choose one of the options.'],
    [
      'a text with an invalid format',
      { sale_manager_id: 'nobody' },
      'sale_manager_id',
      'Choose the sale manager.',
    ],
    [
      'a limit below zero',
      { credit_limit_eur: '-5.00' },
      'credit_limit_eur',
      'Enter 0 or more, or leave it empty for no limit.',
    ],
  ])("gives the API's message for %s", (_what, values, field, sentence) => {
    const errors = findErrors(values)
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]).toMatch(sentence)
  })

  it.each([
    ['email', 'claire', 'Enter an email address, such as name@company.com.'],
    ['phone', '-+370 600 12345', 'Enter a phone number, such as +370 600 12345.'],
    ['phone', 'ask Claire', 'Enter a phone number, such as +370 600 12345.'],
  ])('shows an example of an %s', (field, written, sentence) => {
    const claire = { name: 'Claire', email: null, phone: null, role: null }
    const errors = findErrors({ contacts: [{ ...claire, [field]: written }] })
    expect(errors).toEqual({ [`contacts.0.${field}`]: sentence })
  })

  it('reports errors of fields in a list', () => {
    const errors = findErrors({
      contacts: [
        { name: 'Claire', email: null, phone: null, role: null },
        { name: '', email: null, phone: null, role: null },
      ],
    })
    expect(errors).toEqual({ 'contacts.1.name': 'Enter the person’s name.' })
  })

  it('reports schema errors and other errors together, one per field', () => {
    const judged: FieldError[] = [
      { pointer: '/vat_code', code: 'vat_format', params: { example: 'FR40812345678' } },
      { pointer: '/name', code: 'duplicate' },
    ]
    expect(toMessages(findMistakes(vClientWrite, { ...client, name: '' }, judged))).toEqual({
      name: 'Enter the name as shown on invoices.',
      vat_code:
        'VAT codes of this country look like FR40812345678. Correct the code, or change the country.',
    })
  })
})

describe('the field name of an API error pointer', () => {
  it.each([
    ['/name', 'name'],
    ['/payment_terms/net_days', 'payment_terms.net_days'],
    ['/lines/0/quantity', 'lines.0.quantity'],
    ['/contacts/2/e~1mail~0', 'contacts.2.e/mail~'],
  ])('for %s is %s', (pointer, name) => {
    expect(toFieldName(pointer)).toBe(name)
  })
})

describe('an API refusal', () => {
  const errors: FieldError[] = [
    { pointer: '/lines/0/quantity', code: 'required' },
    { pointer: '/contacts/0/email', code: 'wrong_format' },
    { pointer: '/vat_code', code: 'vat_country', params: { prefix: 'EL', example: 'EL123456789' } },
  ]

  it('is shown at each field, with an example if the field has one', () => {
    expect(
      toMistakes({
        type: 'about:blank',
        title: 'validation',
        status: 422,
        code: 'validation',
        errors,
      }),
    ).toEqual([
      { name: 'lines.0.quantity', message: 'Enter a quantity, such as 40 m3, 120 pcs or 5 packs.' },
      { name: 'contacts.0.email', message: 'Enter an email address, such as name@company.com.' },
      {
        name: 'vat_code',
        message:
          'VAT codes of this country start with EL, such as EL123456789. Correct the code, or change the country.',
      },
    ])
  })

  it('shows examples without cents if the sent currency has none', () => {
    const problem = {
      type: 'about:blank',
      title: 'validation',
      status: 422,
      code: 'validation' as const,
      errors: [{ pointer: '/lines/0/price', code: 'required' as const }],
    }
    const findMessages = (currency: string) =>
      toMistakes(problem, { currency }).map(({ message }) => message)
    expect(findMessages('JPY')).toEqual(['Enter a price, such as 312.'])
    expect(findMessages('EUR')).toEqual(['Enter a price, such as 312.00.'])
  })

  it("shows numbers in the user's locale", () => {
    const heavy: FieldError[] = [
      { pointer: '/lines', code: 'over_payload', params: { over: '15460', most: '26540' } },
      { pointer: '/lines/0/quantity', code: 'not_free', params: { free: '1034.200' } },
    ]
    expect(
      toMistakes({
        type: 'about:blank',
        title: 'validation',
        status: 422,
        code: 'validation',
        errors: heavy,
      }).map(({ message }) => message),
    ).toEqual([
      '15,460 kg too heavy: the payload is 26,540 kg.',
      'Only 1,034.200 m³ are unallocated.',
    ])
  })

  it("shows tallies in the user's locale", async () => {
    await switchLanguage('fr')
    const errors: FieldError[] = [
      { pointer: '/parts', code: 'pieces_missing', params: { pieces: '3.9 (40) 4.2 (60)' } },
    ]
    const [mistake] = findMistakes(v.object({}), {}, errors)
    await switchLanguage('en')
    expect(mistake?.message).toContain('3,9 (40) 4,2 (60)')
  })

  it("shows days in the user's locale", () => {
    const errors: FieldError[] = [
      { pointer: '/start_date', code: 'overlap', params: { other: '2026-03-01 – 2026-05-31' } },
    ]
    expect(
      toMistakes({
        type: 'about:blank',
        title: 'validation',
        status: 422,
        code: 'validation',
        errors,
      }),
    ).toEqual([
      {
        name: 'start_date',
        message:
          'This price overlaps another for the same scope: 1\u00a0Mar\u00a02026 – 31\u00a0May\u00a02026.',
      },
    ])
  })
})
