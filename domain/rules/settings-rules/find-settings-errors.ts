import type { components } from '@contract/schema'
import { findVatCodeErrors, normalizeVatCode } from '../client-rules'
import { findCountryErrors } from '../terms-rules'
import { normalizeBankCode, readIban } from './iban'
import { findUnknownPlaceholder, formatPlaceholder, PLACEHOLDERS } from './placeholders'

type Schemas = components['schemas']
type FieldError = Schemas['FieldError']

/** ISO 9362: institution, country and location, with an optional branch. */
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/
/** Country code and a national number of up to 15 characters. */
const EORI = /^[A-Z]{2}[A-Z0-9]{1,15}$/

/** Validates settings beyond the contract's schema. Codes may be written with any separators. */
export function findSettingsErrors(settings: Schemas['SettingsWrite']): FieldError[] {
  const { country, vat_code, eori, bank_accounts, certificates, paper_texts } = settings
  return [
    ...findCountryErrors({ country }),
    ...findVatCodeErrors(country, normalizeVatCode(vat_code)),
    ...(eori === null || EORI.test(normalizeBankCode(eori))
      ? []
      : [{ pointer: '/eori', code: 'wrong_format' as const }]),
    ...bank_accounts.flatMap(findAccountErrors),
    ...findRepeated(bank_accounts.map(({ currency }) => currency)).map((i) =>
      toDuplicate(`/bank_accounts/${i}/currency`),
    ),
    ...findRepeated(certificates.map(({ scheme }) => scheme)).map((i) =>
      toDuplicate(`/certificates/${i}/scheme`),
    ),
    ...findTextErrors(paper_texts),
  ]
}

function findAccountErrors({ iban, bic }: Schemas['BankAccount'], i: number): FieldError[] {
  const read = readIban(iban)
  return [
    ...('error' in read ? [{ pointer: `/bank_accounts/${i}/iban`, ...read.error }] : []),
    ...(BIC.test(normalizeBankCode(bic))
      ? []
      : [{ pointer: `/bank_accounts/${i}/bic`, code: 'wrong_format' as const }]),
  ]
}

const toDuplicate = (pointer: string): FieldError => ({ pointer, code: 'duplicate' })

/** Returns the positions of values that an earlier one equals. */
const findRepeated = (values: readonly string[]): number[] =>
  values.flatMap((value, i) => (values.indexOf(value) < i ? [i] : []))

/** Emails with an unknown placeholder would be sent with its braces. */
const findTextErrors = (texts: Schemas['PaperTexts']): FieldError[] =>
  Object.entries(texts).flatMap(([paper, languages]) =>
    Object.entries(languages).flatMap(([language, text]) =>
      (['mail_subject', 'mail_body'] as const).flatMap((part): FieldError[] => {
        const unknown = findUnknownPlaceholder(text[part] ?? '')
        return unknown === null
          ? []
          : [
              {
                pointer: `/paper_texts/${paper}/${language}/${part}`,
                code: 'unknown_placeholder',
                params: {
                  name: formatPlaceholder(unknown),
                  example: PLACEHOLDERS.map(formatPlaceholder).join(', '),
                },
              },
            ]
      }),
    ),
  )
