import { expect, it } from 'vitest'
import { findUnit, type Unit } from '@domain/timber'
import { languages, readTexts } from './compare-texts'

const units: readonly Unit[] = ['m3', 'lm', 'm2', 'pcs', 'pack']
const cases = languages.flatMap((language) => units.map((unit) => ({ language, unit })))

it.each(cases)(
  '$unit has one word in $language, which is also accepted as input',
  ({ language, unit }) => {
    const shown = readTexts(process.cwd(), 'entities/product', language).get(`unit.${unit}`) ?? ''
    expect(readTexts(process.cwd(), 'shared/forms', language).get(`quantity.unit.${unit}`)).toBe(
      shown,
    )
    expect(findUnit(shown)).toBe(unit)
  },
)
