import { fold } from '@domain/text/fold'
import type { Unit } from './dimensions'

/** Names of units in English, French, Lithuanian and Spanish; lower case, without accents. */
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

/**
 * Lithuanian for "in a pack", also without accents. Not a unit, because it follows the pieces per
 * pack.
 */
export const inPackWords =
  'pakuotėje pakuoteje pakuotėj pakuotej pakete pake ryšulyje rysulyje'.split(' ')

/** Words without meaning next to a unit: "mètres linéaires", "kub. m", "bėg. m", "de". */
const FILLERS = new Set(
  'lineaire lineaires lineal lineales linear lineal running lin tiesinis tiesiniai tiesiniu beg begamasis de d of m'.split(
    ' ',
  ),
)
/** Units that override "metre" next to them: "m cubes", "m 3". */
const STRONG: readonly Unit[] = ['m3', 'm2', 'pcs', 'pack']

const units = new Map<string, Unit>()
for (const unit of ['m3', 'lm', 'm2', 'pcs', 'pack'] as const) {
  for (const word of WORDS[unit].split(' ')) units.set(word, unit)
}

/**
 * Finds the unit named by a text: "m3", "pièces", "bėg. m", "mètres cubes"; null if there is none.
 */
export function findUnit(text: string): Unit | null {
  const words = normalizeWord(text).split(' ')
  const named = words.map((word) => units.get(word))
  if (words.some((word, i) => named[i] === undefined && !FILLERS.has(word))) return null
  const found = new Set(named.filter((unit) => unit !== undefined))
  const strong = STRONG.filter((unit) => found.has(unit))
  if (strong.length > 1) return null
  return strong[0] ?? (found.has('lm') ? 'lm' : null)
}

const MAX_UNIT_WORDS = 3

/** Splits a leading unit from a text: "pcs FSC", "m", "lin. m FSC"; null if there is none. */
export function parseLeadingUnit(
  text: string,
): { readonly unit: Unit; readonly rest: string } | null {
  const words = text.trim().split(/\s+/)
  for (let count = MAX_UNIT_WORDS; count > 0; count--) {
    const unit = findUnit(words.slice(0, count).join(' '))
    if (unit) return { unit, rest: words.slice(count).join(' ') }
  }
  return null
}

/** Lower case, without accents and final full stops, with single spaces. */
function normalizeWord(text: string): string {
  return fold(text)
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/(?<=\d)\s+(?=[²³])/g, '')
    .trim()
    .replace(/\s+/g, ' ')
}
