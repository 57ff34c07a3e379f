import { getCurrencyPlaces } from '@domain/money'
import { getLengthWords, translateTally } from '@domain/timber'
import type { FieldError, Schemas } from '@/shared/api'
import { formatFor, i18n, formatDaysInText, formatNumber } from '@/shared/i18n'
import { requiredMessages } from './required-messages'

/** Maps the barcodes of received, split and merged packs to a message. */
const mapBarcodes = (message: string) => ({
  'packs.barcode': message,
  'parts.barcode': message,
  'into.barcode': message,
})

/** Messages of single fields that name or show the expected value. */
const fieldMessages: { readonly [Code in FieldError['code']]?: Readonly<Record<string, string>> } =
  {
    required: requiredMessages,
    wrong_format: requiredMessages,
    net_days_required: { 'payment_terms.parts.net_days': 'shared/forms:required.days' },
    unknown_value: { country: 'shared/forms:required.country' },
    too_small: {
      credit_limit_eur: 'shared/forms:own.credit_limit',
      valid_until: 'shared/forms:own.past_day',
    },
    too_short: mapBarcodes('shared/forms:required.barcode'),
    not_found: {
      lot_ids: 'shared/forms:own.pack_gone',
      'packs.pack_id': 'shared/forms:own.pack_unlisted',
      'packs.id': 'shared/forms:own.pack_moved',
    },
    invoiced: { 'lines.quantity': 'shared/forms:own.discount_not_invoiced' },
    not_free: { packs: 'shared/forms:own.packs_not_free' },
    locked: {
      'packs.pack_id': 'shared/forms:own.pack_left_mill',
      'packs.id': 'shared/forms:own.pack_moved',
    },
    outdated: { 'packs.version': 'shared/forms:own.pack_changed' },
    reserved: { lot_ids: 'shared/forms:own.pack_reserved' },
    unexpected: {
      lot_ids: 'shared/forms:own.pack_so_already',
      location: 'shared/forms:own.pack_there_already',
    },
    duplicate: {
      name: 'shared/forms:own.name_of_another',
      company_code: 'shared/forms:own.code_of_another',
      vat_code: 'shared/forms:own.code_of_another',
      client_id: 'shared/forms:own.client_of_another',
      email: 'shared/forms:own.email_of_another',
      ...mapBarcodes('shared/forms:own.barcode_of_another'),
      'parts.number': 'shared/forms:own.pack_number_of_another',
      'into.number': 'shared/forms:own.pack_number_of_another',
    },
  }

/** Messages with an example in cents, mapped to those for currencies without cents. */
const WHOLE_MESSAGES: Readonly<Record<string, string>> = {
  'shared/forms:required.amount': 'shared/forms:required.amount_whole',
  'shared/forms:required.price': 'shared/forms:required.price_whole',
}

/** Plausible exchange rates: units of each currency per euro. */
const EXAMPLE_RATES: Readonly<Record<Exclude<Schemas['Currency'], 'EUR'>, string>> = {
  USD: '1.0842',
  GBP: '0.8561',
  SEK: '11.245',
  NOK: '11.732',
  DKK: '7.4602',
  PLN: '4.2785',
  CHF: '0.9423',
  CNY: '7.8315',
  JPY: '162.35',
}

const getExampleRate = (currency: string): string =>
  currency in EXAMPLE_RATES
    ? EXAMPLE_RATES[currency as keyof typeof EXAMPLE_RATES]
    : EXAMPLE_RATES.USD

/**
 * Message of a field's error, in the current language.
 * @param name the field's name in the form: `contacts.0.email`
 * @param currency of the form's amounts
 */
export function formatFieldError(
  { code, params }: Pick<FieldError, 'code' | 'params'>,
  name = '',
  currency = 'EUR',
): string {
  const field = name.replace(/\.\d+(?=\.|$)/g, '')
  const message = fieldMessages[code]?.[field] ?? `shared/forms:field.${code}`
  const isWhole = getCurrencyPlaces(currency) === 0
  return i18n.t((isWhole && WHOLE_MESSAGES[message]) || message, {
    rate: formatNumber(getExampleRate(currency), i18n.language),
    ...formatParams(params),
  })
}

/** Params that are amounts. Others are names or examples. */
const AMOUNT_PARAMS = new Set([
  'min',
  'max',
  'least',
  'most',
  'below',
  'above',
  'over',
  'free',
  'now',
])

/**
 * Formats the amounts, days and tallies of an error for the locale. Amounts keep their decimals.
 */
const formatParams = (params: FieldError['params'] = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const text = String(value)
      if (name === 'pieces') return [name, translateTally(text, getLengthWords(i18n.language))]
      if (name === 'other') return [name, formatDaysInText(text, formatFor(i18n.language))]
      return [
        name,
        AMOUNT_PARAMS.has(name)
          ? formatNumber(text, i18n.language, text.split('.')[1]?.length ?? 0)
          : value,
      ]
    }),
  )
