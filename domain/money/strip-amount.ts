import { stripVatMark } from './strip-vat-mark'

/** Spellings of currencies, lower case. "kr" may mean any of the three crowns. */
const WORDS: Readonly<Record<string, string>> = {
  EUR: '€ eur euro euros eurai eurų',
  USD: '$ usd us$ $us',
  GBP: '£ gbp £gb',
  SEK: 'sek kr skr',
  NOK: 'nok kr nkr',
  DKK: 'dkk kr dkr',
  PLN: 'pln zł zl',
  CHF: 'chf fr sfr',
  CNY: 'cny ¥ cn¥ rmb 元',
  JPY: 'jpy ¥ 円',
}

const getCurrencyWords = (currency: string): readonly string[] =>
  WORDS[currency]?.split(' ') ?? [currency.toLowerCase()]

/** Lower case, with wide signs as narrow ones and no final full stop: "Kr." is "kr". */
const normalizeWord = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\.$/, '')

/** An amount without its currency. */
interface StrippedCurrency {
  /** Amount without its own sign or code; unchanged if another currency is found. */
  readonly text: string
  /** The other currency as written; null if there is none. */
  readonly foreign: string | null
}

/**
 * A code, or a sign with an optional country before it or, in French, after it: "EUR", "kr.", "£",
 * "US$", "$US". The euro sign has none.
 */
const SIGN_OR_WORD =
  /\p{Letter}*(?!€)\p{Currency_Symbol}(?:(?:US|GB)(?!\p{Letter}))?|€|\p{Letter}+\.?/gu

/**
 * Removes the sign or code of `currency` (ISO 4217) from an amount and keeps the rest: "£100.50",
 * "100,50 EUR", "312 €/m³".
 */
export function stripCurrency(text: string, currency: string): StrippedCurrency {
  if (!/\d/.test(text)) return { text, foreign: null }
  const currencyWords = getCurrencyWords(currency)
  const words = text.match(SIGN_OR_WORD) ?? []
  const foreign =
    words.find((word) => !currencyWords.includes(normalizeWord(word)) && isCurrency(word)) ?? null
  if (foreign !== null) return { text, foreign }
  const stripped = text.replace(SIGN_OR_WORD, (word, at: number) => {
    // Between digits the sign is a decimal mark: without it, "1€50" would become 150.
    const isMark =
      /\d[\s.,'’]*$/u.test(text.slice(0, at)) && /^[\s.,'’]*\d/u.test(text.slice(at + word.length))
    return currencyWords.includes(normalizeWord(word)) && !isMark ? '' : word
  })
  return { text: stripped.trim(), foreign: null }
}

const allCurrencyWords = Object.keys(WORDS).flatMap(getCurrencyWords)

const isCurrency = (word: string): boolean =>
  allCurrencyWords.includes(normalizeWord(word)) ||
  /\p{Currency_Symbol}/u.test(word) ||
  Intl.supportedValuesOf('currency').includes(normalizeWord(word).toUpperCase())

/** An amount without currency and tax notes, or why it is refused. */
export type StrippedAmount =
  | { readonly ok: true; readonly text: string }
  /** The amount includes VAT. All amounts are agreed, entered and compared without it. */
  | { readonly ok: false; readonly code: 'with_vat' }
  /** `written` is the sign or code of the other currency. */
  | { readonly ok: false; readonly code: 'other_currency'; readonly written: string }

/**
 * Removes the currency (ISO 4217) and a "net of tax" note from an amount: "£100.50", "312 € HT",
 * "312 €/m³".
 */
export function stripAmount(written: string, currency: string): StrippedAmount {
  const { text, hasVat } = stripVatMark(written)
  if (hasVat) return { ok: false, code: 'with_vat' }
  const stripped = stripCurrency(text, currency)
  return stripped.foreign === null
    ? { ok: true, text: stripped.text }
    : { ok: false, code: 'other_currency', written: stripped.foreign }
}
