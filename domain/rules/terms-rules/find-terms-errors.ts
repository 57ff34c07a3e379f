import { countries } from '@contract/countries'
import type { components } from '@contract/schema'

/** Checks that the country code is assigned, which the contract's pattern cannot. */
export function findCountryErrors({
  country,
}: {
  readonly country: string
}): components['schemas']['FieldError'][] {
  return countries.includes(country) ? [] : [{ pointer: '/country', code: 'unknown_value' }]
}

type Schemas = components['schemas']

/**
 * Checks that net days are set for the kind `net_days` and parts for `parts`, and only for them,
 * and that the parts add up to 100 per cent.
 */
export function findPaymentTermsErrors(terms: Schemas['PaymentTerms']): Schemas['FieldError'][] {
  const { kind, parts } = terms
  const pointer = '/payment_terms'
  const errors = findNetDaysErrors(terms, pointer)
  if (kind !== 'parts')
    return parts ? [...errors, { pointer: `${pointer}/parts`, code: 'unexpected' }] : errors
  if (!parts) return [...errors, { pointer: `${pointer}/parts`, code: 'required' }]
  const sum = parts.reduce((total, { percent }) => total + percent, 0)
  return [
    ...errors,
    ...parts.flatMap((part, i) => findPartErrors(part, `${pointer}/parts/${i}`)),
    ...(sum === 100
      ? []
      : [
          {
            pointer: `${pointer}/parts/${parts.length - 1}/percent`,
            code: 'percent_sum' as const,
            params: { sum },
          },
        ]),
  ]
}

type NetDays = Pick<Schemas['PaymentTerms'], 'kind' | 'net_days'>

function findNetDaysErrors({ kind, net_days }: NetDays, at: string): Schemas['FieldError'][] {
  if (kind === 'net_days' && net_days === null)
    return [{ pointer: `${at}/net_days`, code: 'net_days_required' }]
  if (kind !== 'net_days' && net_days !== null)
    return [{ pointer: `${at}/net_days`, code: 'unexpected' }]
  return []
}

function findPartErrors(part: Schemas['PaymentPart'], at: string): Schemas['FieldError'][] {
  const errors = findNetDaysErrors(part, at)
  if (part.kind === 'net_days' && part.base === null)
    return [...errors, { pointer: `${at}/base`, code: 'required' }]
  if (part.kind !== 'net_days' && part.base !== null)
    return [...errors, { pointer: `${at}/base`, code: 'unexpected' }]
  return errors
}
