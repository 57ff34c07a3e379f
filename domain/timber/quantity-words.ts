import type { Unit } from './dimensions'

/** How traders write the units in English, French, Lithuanian and Spanish; without accents, in small letters. */
const WORDS: Record<Unit, string> = {
  m3: 'm3 m³ cbm cum kub kubas kubai kubu kubo kubinis kubiniai kubiniu cubic cubico cubicos cubo cubos cube cubes',
  lm: 'lm m ml rm bm metre metres meter meters metro metros metras metrai metru metrus',
  m2: 'm2 m² sqm kv kvadratas kvadratai kvadratu carre carres kvadratinis kvadratiniai kvadratiniu cuadrado cuadrados square',
  pcs:
    'pcs pc pce pces pz piece pieces st stk vnt vnt. vienetas vienetai vienetu lenta lentos lentu pieza piezas pza pzas ' +
    'ud uds unidad unidades board boards',
  pack:
    'pack packs pk pks pkt pkts packet packets bundle bundles pak pakas pakai paku paketas paketai paketu pakuote pakuotes pakuociu rysulys rysuliai rysuliu ' +
    'paquet paquets colis fardeau fardeaux paquete paquetes paq paqs bulto bultos fardo fardos',
}

/** Lithuanian says "in a pack" by an ending, which many write without its accents. These name what a pack holds, so they are no unit of their own. */
export const inPackWords =
  'pakuotėje pakuoteje pakuotėj pakuotej pakete pake ryšulyje rysulyje'.split(' ')

/** Words that go with a unit and add nothing to it: "mètres linéaires", "kub. m", "bėg. m", "de". */
const FILLERS = new Set(
  'lineaire lineaires lineal lineales linear lineal running lin tiesinis tiesiniai tiesiniu beg begamasis de d of m'.split(
    ' ',
  ),
)
/** With one of these beside it, "metre" is no linear metre: "m cubes", "m 3". */
const STRONG: readonly Unit[] = ['m3', 'm2', 'pcs', 'pack']

const units = new Map<string, Unit>()
for (const unit of ['m3', 'lm', 'm2', 'pcs', 'pack'] as const) {
  for (const word of WORDS[unit].split(' ')) units.set(word, unit)
}

/** The unit that some words name, or null: "m3", "pièces", "bėg. m", "mètres cubes". */
export function findUnit(text: string): Unit | null {
  const words = normalizeWord(text).split(' ')
  const named = words.map((word) => units.get(word))
  if (words.some((word, i) => named[i] === undefined && !FILLERS.has(word))) return null
  const found = new Set(named.filter((unit) => unit !== undefined))
  const strong = STRONG.filter((unit) => found.has(unit))
  if (strong.length > 1) return null
  return strong[0] ?? (found.has('lm') ? 'lm' : null)
}

const longestName = 3

/** The unit that a text begins with and what comes behind it; null where it begins with none: "pcs FSC", "m", "lin. m FSC". */
export function parseLeadingUnit(
  text: string,
): { readonly unit: Unit; readonly rest: string } | null {
  const words = text.trim().split(/\s+/)
  for (let count = longestName; count > 0; count--) {
    const unit = findUnit(words.slice(0, count).join(' '))
    if (unit) return { unit, rest: words.slice(count).join(' ') }
  }
  return null
}

/** Small letters, no accents, no full stops at a word's end, single spaces. */
function normalizeWord(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/(?<=\d)\s+(?=[²³])/g, '')
    .trim()
    .replace(/\s+/g, ' ')
}
