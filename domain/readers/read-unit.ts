import type { components } from '@contract/schema'
import { findUnit } from '@domain/timber'
import { emptyValue, refuse, type ReadValue } from './problem'

type Unit = components['schemas']['Unit']

export const allUnits: readonly Unit[] = ['m3', 'm2', 'lm', 'pcs', 'pack']

const PER_UNIT = /^(?:(?:€|eur|euros?)\s*)?(?:\/|per\s|par\s|por\s|le\s|la\s|el\s|už\s)?\s*/iu

/** Parses a unit of sale: "m³", "cbm", "EUR/lm", "per m3", "pc". */
export function readUnit(text: string): ReadValue<Unit> {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words === '') return emptyValue
  const unit = findUnit(words) ?? findUnit(words.replace(PER_UNIT, ''))
  return unit === null
    ? refuse({ code: 'unknown_unit', allowed: allUnits })
    : { ok: true, value: unit }
}
