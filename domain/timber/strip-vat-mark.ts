/** The tax's own names, which `~` stands for below. */
const TAX = ['vat', 'tva', 'pvm', 'iva']

/** How sheets say beside an amount that value added tax is not in it. "Net" is no such word, nor is "brut" below: they speak of discounts. */
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

/** Each letter may have its full stop: "H.T.", "excl.". */
const toLetterPattern = (word: string) =>
  [...word].map((letter) => String.raw`[${letter}]\.?`).join('')
const taxPattern = `(?:${TAX.map(toLetterPattern).join('|')})`
const toPhrasePattern = (phrase: string) =>
  phrase
    .split(' ')
    .map((word) => (word === '~' ? taxPattern : toLetterPattern(word)))
    .join(String.raw`\s*`)
/** Not between digits: "1 HT 50" without it would be 150. */
const createPhrasesPattern = (phrases: readonly string[]) =>
  new RegExp(
    String.raw`(?<!\p{Letter})\(?(?:${phrases.map(toPhrasePattern).join('|')})\)?(?!\p{Letter}|[\s.,'’]*\d)`,
    'iu',
  )

const withoutTaxPattern = createPhrasesPattern(WITHOUT)
const withTaxPattern = createPhrasesPattern(WITH)

/** Takes off an amount that value added tax is not in it: "312 € HT", "312 € + PVM". Says whether it is: "375 TTC" stays as it was written. */
export function stripVatMark(text: string): { readonly text: string; readonly hasVat: boolean } {
  const bare = text.replace(withoutTaxPattern, '')
  return { text: bare, hasVat: withTaxPattern.test(bare) }
}
