import type { FieldErrors, FieldValues } from 'react-hook-form'
import { beforeAll, describe, expect, it } from 'vitest'
import { vClientWrite } from '@/shared/api/generated/validators'
import { startI18n } from '@/shared/i18n'
import { formResolver } from './form-resolver'
import texts from './i18n/en.json'

beforeAll(() => startI18n({ shell: () => Promise.resolve({ 'shared/forms': texts }), page: () => Promise.resolve({}) }, 'en'))

const client = {
  name: 'Bois du Rhône',
  country: 'FR',
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

const check = formResolver<FieldValues, FieldValues>(vClientWrite)

async function errorsOf(values: FieldValues): Promise<FieldErrors> {
  const { errors } = await check({ ...client, ...values }, undefined, { fields: {}, shouldUseNativeValidation: false })
  return errors
}

describe('a form checked by the contract', () => {
  it('passes what the contract takes', async () => {
    expect(await errorsOf({})).toEqual({})
  })

  it.each([
    ['an empty field', { name: '' }, 'name', 'Fill this in.'],
    ['a missing one', { name: undefined }, 'name', 'Fill this in.'],
    ['a number beyond its bounds', { tolerance_percent: 900 }, 'tolerance_percent', /^Enter \d+ or less\.$/],
    ['a number below them', { tolerance_percent: -1 }, 'tolerance_percent', 'Enter 0 or more.'],
    ['a text that is too long', { name: 'x'.repeat(1000) }, 'name', /^Shorten this to \d+ characters\.$/],
    ['a value that is not offered', { currency: 'XYZ' }, 'currency', 'Choose one of the values offered.'],
    ['a text of another form', { sale_manager_id: 'nobody' }, 'sale_manager_id', 'This can’t be read. Check it.'],
    ['a limit below zero', { credit_limit_eur: '-5.00' }, 'credit_limit_eur', 'Enter 0 or more, or leave it empty for no limit.'],
  ])('says of %s what the backend would', async (_what, values, field, sentence) => {
    const errors = await errorsOf(values)
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]?.message).toMatch(sentence)
  })

  it.each([
    ['email', 'claire', 'This is no e-mail address. Write it like name@company.com.'],
    ['phone', '-+370 600 12345', 'This is no phone number. Write it like +370 600 12345.'],
    ['phone', 'ask Claire', 'This is no phone number. Write it like +370 600 12345.'],
  ])('shows how an %s is written', async (field, written, sentence) => {
    const claire = { name: 'Claire', email: null, phone: null, role: null }
    const errors = await errorsOf({ contacts: [{ ...claire, [field]: written }] })
    expect(errors).toMatchObject({ contacts: { 0: { [field]: { message: sentence } } } })
  })

  it('says it at the field inside of a list', async () => {
    const errors = await errorsOf({ contacts: [{ name: 'Claire', email: null, phone: null, role: null }, { name: '', email: null, phone: null, role: null }] })
    expect(errors).toMatchObject({ contacts: { 1: { name: { message: 'Fill this in.' } } } })
  })

  it('says what shapes can’t tell together with what they can', async () => {
    const judged = formResolver<FieldValues, FieldValues>(vClientWrite, () => [
      { pointer: '/vat_code', code: 'vat_format', params: { example: 'FR40812345678' } },
      { pointer: '/name', code: 'duplicate' },
    ])
    const { errors } = await judged({ ...client, name: '' }, undefined, { fields: {}, shouldUseNativeValidation: false })
    expect(errors).toMatchObject({
      name: { message: 'Fill this in.' },
      vat_code: { message: 'A VAT code that begins like this is written as FR40812345678. Correct it.' },
    })
    const alone = await judged(client, undefined, { fields: {}, shouldUseNativeValidation: false })
    expect(Object.keys(alone.errors)).toEqual(['vat_code', 'name'])
  })
})
