import { foldWords } from '@domain/text/fold'
import { EMPTY_VALUE, refuse, type ReadValue } from './problem'

const yes = new Set('true yes y vrai oui verdadero si taip tiesa 1 x ✓ ✔'.split(' '))
const no = new Set('false no n faux non falso ne netiesa 0 - –'.split(' '))

/**
 * Parses yes or no in English, French, Lithuanian or Spanish, as users and spreadsheets write it.
 */
export function readFlag(text: string): ReadValue<boolean> {
  const word = foldWords(text)
  if (word === '') return EMPTY_VALUE
  return yes.has(word)
    ? { ok: true, value: true }
    : no.has(word)
      ? { ok: true, value: false }
      : refuse({ code: 'no_flag' })
}
