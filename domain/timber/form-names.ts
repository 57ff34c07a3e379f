/**
 * French, Spanish and Lithuanian words for a form of wood, by the English word in product names.
 * Folded; a word with a final hyphen is a stem.
 */
const FORM_NAMES: Readonly<Record<string, readonly string[]>> = {
  decking: ['lame', 'lames', 'terrasse', 'terrasses', 'tarima', 'tarimas', 'terasin-', 'lent-'],
  cladding: ['bardage', 'bardages', 'revestimiento', 'revestimientos', 'dailylent-'],
  boards: ['planche', 'planches', 'tabla', 'tablas', 'lent-'],
  pallet: ['palette', 'palettes', 'pales', 'paletin-'],
  planed: ['rabot-', 'cepillad-', 'obliuot-'],
  batten: ['liteau', 'liteaux', 'liston', 'listones', 'tasel-'],
  glulam: ['lamelle-', 'laminado', 'laminados', 'klijuot-'],
  post: ['poteau', 'poteaux', 'estaca', 'estacas', 'kuol-'],
  line: ['ligne', 'linea', 'linijos'],
  pole: ['poteau', 'poteaux', 'rondin', 'rondins', 'poste', 'postes', 'stulp-'],
}

/** Words that join the words of a name, and the Lithuanian word for wood. */
const FILLERS = new Set(['de', 'du', 'des', 'a', 'la', 'le', 'para', 'en', 'mediena', 'medienos'])

const isNamed = (name: string, word: string): boolean =>
  name.endsWith('-') ? word.startsWith(name.slice(0, -1)) : name === word

/** Returns the English words for the form that a folded word of another language names. */
export const findForms = (word: string): string[] =>
  Object.keys(FORM_NAMES).filter((form) => FORM_NAMES[form]?.some((name) => isNamed(name, word)))

/** Removes the small words of a search that names a form: "lame de terrasse". */
export const dropFillers = (words: readonly string[]): string[] =>
  words.some((word) => findForms(word).length > 0)
    ? words.filter((word) => !FILLERS.has(word))
    : [...words]
