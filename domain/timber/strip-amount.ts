import { stripVatMark } from './strip-vat-mark'

/** How people and their sheets write the currencies of the trade, in small letters; a crown's "kr" is whichever is meant. */
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

/** Small letters, wide signs as narrow ones, no full stop at the end: "Kr." is "kr". */
const normalizeWord = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\.$/, '')

/** What is left of an amount when its currency is taken off. */
interface StrippedCurrency {
  /** Without the currency's own sign or code; as it was written where another currency stands in it. */
  readonly text: string
  /** The other currency, as it was written; null where there is none. */
  readonly foreign: string | null
}

/** A code, or a sign that may have its country before it, or behind it in French: "EUR", "kr.", "£", "US$", "$US". The euro's never has one. */
const SIGN_OR_WORD =
  /\p{Letter}*(?!€)\p{Currency_Symbol}(?:(?:US|GB)(?!\p{Letter}))?|€|\p{Letter}+\.?/gu

/** Takes the sign or code of `currency` (ISO 4217) off an amount and leaves what else is written: "£100.50", "100,50 EUR", "312 €/m³". */
export function stripCurrency(text: string, currency: string): StrippedCurrency {
  if (!/\d/.test(text)) return { text, foreign: null }
  const own = getCurrencyWords(currency)
  const words = text.match(SIGN_OR_WORD) ?? []
  const foreign =
    words.find((word) => !own.includes(normalizeWord(word)) && isCurrency(word)) ?? null
  if (foreign !== null) return { text, foreign }
  const bare = text.replace(SIGN_OR_WORD, (word, at: number) => {
    // Between digits the sign is a decimal mark: "1€50" without it would be 150.
    const isMark =
      /\d[\s.,'’]*$/u.test(text.slice(0, at)) && /^[\s.,'’]*\d/u.test(text.slice(at + word.length))
    return own.includes(normalizeWord(word)) && !isMark ? '' : word
  })
  return { text: bare.trim(), foreign: null }
}

const allCurrencyWords = Object.keys(WORDS).flatMap(getCurrencyWords)

const isCurrency = (word: string): boolean =>
  allCurrencyWords.includes(normalizeWord(word)) ||
  /\p{Currency_Symbol}/u.test(word) ||
  Intl.supportedValuesOf('currency').includes(normalizeWord(word).toUpperCase())

/** An amount without the words around it, or which of them it can't be read with. */
export type StrippedAmount =
  | { readonly ok: true; readonly text: string }
  /** It has value added tax in it; amounts are agreed, entered and compared without. */
  | { readonly ok: false; readonly code: 'with_vat' }
  /** `written` is the sign or code of another currency, as it stands there. */
  | { readonly ok: false; readonly code: 'other_currency'; readonly written: string }

/** An amount of `currency` (ISO 4217) without its sign or code and without saying that it is net of tax: "£100.50", "312 € HT", "312 €/m³". */
export function stripAmount(written: string, currency: string): StrippedAmount {
  const { text, hasVat } = stripVatMark(written)
  if (hasVat) return { ok: false, code: 'with_vat' }
  const bare = stripCurrency(text, currency)
  return bare.foreign === null
    ? { ok: true, text: bare.text }
    : { ok: false, code: 'other_currency', written: bare.foreign }
}
