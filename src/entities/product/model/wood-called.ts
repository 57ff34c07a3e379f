import type { Specification } from '../api/product-search'

type Wood = Specification['wood']

/**
 * What each wood is called in a line that somebody wrote, in English, French, Lithuanian and Spanish, beside its EN 13556 code; without
 * accents. The narrower names come first: a Douglas fir is no fir, and the sapin du Nord is a spruce.
 */
const called: readonly (readonly [Wood, RegExp])[] = [
  ['PSMN', /\b(psmn|douglas( fir)?|oregon pine|pin d.oregon|pino (de )?oregon|abeto (de )?douglas|sapin (de )?douglas|pocug\w*|duglas\w*)\b/i],
  ['PCAB', /\b(pcab|(norway )?spruce|whitewood|epicea|sapin (du nord|rouge)|abeto (rojo|del norte)|picea( abies)?|egl\w*)\b/i],
  ['ABAL', /\b(abal|(silver )?fir|sapin( pectine| blanc)?|abeto( blanco)?|abies alba|keni\w*)\b/i],
  ['LADC', /\b(ladc|larch|larix( decidua)?|meleze|alerce|maumed\w*)\b/i],
  ['PNSY', /\b(pnsy|(scots )?pine|redwood|pin( sylvestre| du nord)?|pino( silvestre| rojo| del norte)?|pinus sylvestris|pus(is|ies|ys|u|in\w*))\b/i],
  ['QCXE', /\b(qcxe|oak|quercus|chene|roble|azuol\w*)\b/i],
  ['FASY', /\b(fasy|beech|fagus|hetre|haya|buk(as|o|u|in\w*))\b/i],
  ['FXEX', /\b(fxex|ash|fraxinus|frene|fresno|uos(is|io|iu|in\w*))\b/i],
]

/** The wood that some words name, and the words that are left, without accents. */
export function woodCalled(text: string): { wood: Wood | null; rest: string } {
  const plain = text.normalize('NFD').replace(/\p{Mark}/gu, '')
  for (const [wood, names] of called) {
    const rest = plain.replace(names, ' ')
    if (rest !== plain) return { wood, rest }
  }
  return { wood: null, rest: plain }
}
