/** Names of VAT; `~` is replaced by them below. */
const TAX = ['vat', 'tva', 'pvm', 'iva']

/** Phrases for amounts without VAT. "Net" and "brut" are excluded: they refer to discounts. */
const WITHOUT = [
  ...[
    'excl ~',
    'exc ~',
    'ex ~',
    'excluding ~',
    'without ~',
    'net of ~',
    'plus ~',
    '+ ~',
    '~ excl',
    '~ excluded',
  ],
  ...['not incl ~', '~ not incl', '~ not included'],
  ...[
    'ht',
    'htva',
    'hors taxe',
    'hors taxes',
    'hors ~',
    'sans ~',
    '~ en sus',
    '~ non comprise',
    '~ non incluse',
    '~ non incl',
  ],
  ...['be ~', 'neįskaitant ~', 'plius ~'],
  ...['sin ~', 'más ~', 'mas ~', '~ no incluido', '~ no incl', '~ excluido', '~ aparte'],
]
const WITH = [
  ...['incl ~', 'inc ~', 'including ~', 'with ~', '~ incl', '~ inc', '~ included'],
  ...['ttc', 'tvac', 'toutes taxes comprises', 'avec ~', '~ comprise', '~ incluse'],
  ...['su ~', 'įsk ~', 'įskaitant ~'],
  ...['con ~', '~ incluido'],
]

/** Returns a pattern that allows a full stop after each letter: "H.T.", "excl.". */
const toLetterPattern = (word: string) =>
  [...word].map((letter) => String.raw`[${letter}]\.?`).join('')
const taxPattern = `(?:${TAX.map(toLetterPattern).join('|')})`
const toPhrasePattern = (phrase: string) =>
  phrase
    .split(' ')
    .map((word) => (word === '~' ? taxPattern : toLetterPattern(word)))
    .join(String.raw`\s*`)
/** Matches a phrase, but not between digits: without it, "1 HT 50" would become 150. */
const createPhrasesPattern = (phrases: readonly string[]) =>
  new RegExp(
    String.raw`(?<!\p{Letter})\(?(?:${phrases.map(toPhrasePattern).join('|')})\)?(?!\p{Letter}|[\s.,'’]*\d)`,
    'iu',
  )

const withoutTaxPattern = createPhrasesPattern(WITHOUT)
const withTaxPattern = createPhrasesPattern(WITH)

/** Removes a VAT note from an amount or a title: "312 € HT", "Price (incl. VAT)". */
export function stripVatMark(text: string): { readonly text: string; readonly hasVat: boolean } {
  const stripped = text.replace(withoutTaxPattern, '')
  return { text: stripped.replace(withTaxPattern, ''), hasVat: withTaxPattern.test(stripped) }
}
