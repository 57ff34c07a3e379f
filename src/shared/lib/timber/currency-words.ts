/** How people and their sheets write the currencies of the trade, in small letters; a crown's "kr" is whichever is meant. */
const WORDS: Readonly<Record<string, string>> = {
  EUR: '€ eur euro euros eurai eurų',
  USD: '$ usd us$',
  GBP: '£ gbp',
  SEK: 'sek kr skr',
  NOK: 'nok kr nkr',
  DKK: 'dkk kr dkr',
  PLN: 'pln zł zl',
  CHF: 'chf fr sfr',
  CNY: 'cny ¥ rmb 元',
  JPY: 'jpy ¥ 円',
}

const wordsOf = (currency: string): readonly string[] => WORDS[currency]?.split(' ') ?? [currency.toLowerCase()]

/** Small letters, wide signs as narrow ones, no full stop at the end: "Kr." is "kr". */
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\.$/, '')

/** An amount without the currency written before or behind it. */
export interface BareAmount {
  /** As it was written, where what stands around the number is no currency or another one. */
  readonly text: string
  /** The other currency, as it was written; null where there is none. */
  readonly foreign: string | null
}

/** Takes the sign or code of `currency` (ISO 4217) off an amount: "£100.50", "100,50 EUR". */
export function withoutCurrency(text: string, currency: string): BareAmount {
  const [, before = '', number = '', behind = ''] = /^([^\d]*)(\d[\d\s.,'’]*)([^\d]*)$/u.exec(text.trim()) ?? []
  const written = [before.trim(), behind.trim()].filter((word) => word !== '')
  const own = wordsOf(currency)
  const others = written.filter((word) => !own.includes(plain(word)))
  if (others.length === 0) return { text: number.trim() || text, foreign: null }
  return { text, foreign: others.find(isCurrency) ?? null }
}

const known = Object.keys(WORDS).flatMap(wordsOf)

const isCurrency = (word: string): boolean =>
  known.includes(plain(word)) || /\p{Currency_Symbol}/u.test(word) || Intl.supportedValuesOf('currency').includes(word.toUpperCase())
