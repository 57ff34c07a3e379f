import type { components } from '@contract/schema'
import { findUnit } from '@domain/timber'
import { EMPTY_VALUE, refuse, type ReadValue } from './problem'

type Unit = components['schemas']['Unit']

export const ALL_UNITS: readonly Unit[] = ['m3', 'm2', 'lm', 'pcs', 'pack']

const PER_UNIT = /^(?:(?:€|eur|euros?)\s*)?(?:\/|per\s|par\s|por\s|le\s|la\s|el\s|už\s)?\s*/iu

/** Parses a unit of sale: "m³", "cbm", "EUR/lm", "per m3", "pc". */
export function readUnit(text: string): ReadValue<Unit> {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words === '') return EMPTY_VALUE
  const unit = findUnit(words) ?? findUnit(words.replace(PER_UNIT, ''))
  return unit === null
    ? refuse({ code: 'unknown_unit', allowed: ALL_UNITS })
    : { ok: true, value: unit }
}
