import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiProblem, type FieldError, type Problem } from '@/shared/api'
import problems from '@/shared/api/i18n/en.json'
import { i18n, startI18n } from '@/shared/i18n'
import { applyProblem } from './apply-problem'
import { fieldNameOf } from './field-name'
import texts from './i18n/en.json'

beforeAll(() =>
  startI18n({ shell: () => Promise.resolve({ 'shared/api': problems, 'shared/forms': texts }), page: () => Promise.resolve({}) }, 'en'),
)

const refused = (code: Problem['code'], errors?: FieldError[]) =>
  new ApiProblem({ type: 'about:blank', title: code, status: 422, code, ...(errors && { errors }) })

describe('the name of a field that the backend points to', () => {
  it.each([
    ['/name', 'name'],
    ['/payment_terms/net_days', 'payment_terms.net_days'],
    ['/lines/0/quantity', 'lines.0.quantity'],
    ['/contacts/2/e~1mail~0', 'contacts.2.e/mail~'],
  ])('of %s is %s', (pointer, name) => {
    expect(fieldNameOf(pointer)).toBe(name)
  })
})

describe('what the backend refuses', () => {
  it('is said at each field, with the focus on the first', () => {
    const form = { setError: vi.fn() }
    applyProblem(
      form,
      refused('validation', [
        { pointer: '/lines/0/quantity', code: 'required' },
        { pointer: '/tolerance_percent', code: 'too_large', params: { max: 50 } },
      ]),
    )
    expect(form.setError.mock.calls).toEqual([
      ['lines.0.quantity', { type: 'required', message: 'Fill this in.' }, { shouldFocus: true }],
      ['tolerance_percent', { type: 'too_large', message: 'Enter 50 or less.' }, { shouldFocus: false }],
    ])
  })

  it('is said with an example where the field has one', () => {
    const form = { setError: vi.fn() }
    applyProblem(
      form,
      refused('validation', [
        { pointer: '/contacts/0/email', code: 'wrong_format' },
        { pointer: '/vat_code', code: 'vat_country', params: { prefix: 'EL', example: 'EL123456789' } },
      ]),
    )
    const said = (message: string): unknown => expect.objectContaining({ message })
    expect(form.setError.mock.calls).toEqual([
      ['contacts.0.email', said('This is no e-mail address. Write it like name@company.com.'), { shouldFocus: true }],
      [
        'vat_code',
        said('In this country a VAT code begins with EL, like EL123456789. Correct it, or change the country.'),
        { shouldFocus: false },
      ],
    ])
  })

  it('is said above the form where it belongs to no field', () => {
    const form = { setError: vi.fn() }
    applyProblem(form, refused('forbidden'))
    applyProblem(form, refused('validation', [{ pointer: '', code: 'required' }]))
    expect(form.setError.mock.calls).toEqual([
      ['root.server', { type: 'forbidden', message: i18n.t('shared/api:problem.forbidden') }],
      ['root.server', { type: 'validation', message: i18n.t('shared/api:problem.validation') }],
    ])
  })
})
