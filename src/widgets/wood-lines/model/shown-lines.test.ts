import fc from 'fast-check'
import { describe, it } from 'vitest'
import { BLANK_SPECIFICATION, formatSize } from '@/entities/product'
import en from '@/entities/product/i18n/en.json'
import es from '@/entities/product/i18n/es.json'
import fr from '@/entities/product/i18n/fr.json'
import lt from '@/entities/product/i18n/lt.json'
import { vUnit } from '@contract/validators'
import { formatEditableNumber, formatFor } from '@domain/languages'
import { getLanguageNumberForm, trimDecimal } from '@domain/numbers'
import { isCounted, type Unit } from '@domain/timber'
import perEn from '../i18n/en.json'
import perEs from '../i18n/es.json'
import perFr from '../i18n/fr.json'
import perLt from '../i18n/lt.json'
import { setProductText } from './line-product'
import { createWoodLine } from './wood-line'
import { reparsePrices, setPriceText, setQuantityText } from './edit-line'
import { findAmbiguousNumber, parseWood } from './parse-wood'

const line = createWoodLine({ price: '' })
const units = fc.constantFrom<Unit>(...vUnit.options)
const currencies = fc.constantFrom('EUR', 'USD', 'GBP')

const formatPlaces = (whole: number, places: number, fraction: number) =>
  places === 0 ? String(whole) : `${whole}.${String(fraction).padStart(4, '0').slice(0, places)}`
/** In the contract's format: two to four decimal places. */
const prices = fc
  .tuple(fc.nat(10 ** 7), fc.integer({ min: 2, max: 4 }), fc.nat(9999))
  .map((parts) => formatPlaces(...parts))
/** In the contract's format: above zero, whole for pieces and packs. */
const quantities = fc
  .tuple(units, fc.integer({ min: 1, max: 10 ** 7 }), fc.nat(3), fc.nat(9999))
  .map(([unit, whole, places, fraction]) => ({
    unit,
    quantity: trimDecimal(formatPlaces(whole, isCounted(unit) ? 0 : places, fraction)),
  }))
/** Boards and poles, in mm. */
const sizes = fc.oneof(
  fc.record({
    thickness_mm: fc.integer({ min: 8, max: 400 }),
    width_mm: fc.integer({ min: 20, max: 1250 }),
    length_mm: fc.integer({ min: 300, max: 13_500 }),
  }),
  fc.record({
    diameter_mm: fc.integer({ min: 30, max: 400 }),
    length_mm: fc.integer({ min: 300, max: 18_000 }),
  }),
)

describe.each([
  ['en', en, perEn.per],
  ['fr', fr, perFr.per],
  ['lt', lt, perLt.per],
  ['es', es, perEs.per],
] as const)(
  'what the application shows of a line in %s',
  (locale, { unit: unitNames, wood }, per) => {
    const form = getLanguageNumberForm(locale)
    const format = formatFor(locale)
    const assertFor = <Value>(
      values: fc.Arbitrary<Value>,
      predicate: (value: Value) => boolean,
      numRuns = 10_000,
    ) => fc.assert(fc.property(values, predicate), { numRuns })

    it('is parsed to the same price, for its named unit', () => {
      const formats = fc.constantFrom<(price: string, unit: Unit, currency: string) => string>(
        (price) => format.price(price, 'EUR'),
        (price) => formatEditableNumber(price, locale),
        (price, _unit, currency) => `${format.price(price, currency)} ${currency}`,
        (price, unit) => `${format.price(price, 'EUR')} ${per[unit]}`,
      )
      assertFor(
        fc.tuple(prices, formats, units, units, currencies),
        ([price, show, writtenUnit, lineUnit, currency]) => {
          const text = show(price, writtenUnit, currency)
          const unit = text.includes(per[writtenUnit]) ? writtenUnit : lineUnit
          const read = reparsePrices(
            setPriceText({ ...line, price_unit: lineUnit }, { name: 'price', text, form }),
            currency,
          )
          return trimDecimal(read.prices.price) === trimDecimal(price) && read.price_unit === unit
        },
      )
    })

    it('is parsed to the same quantity and unit', () => {
      const formats = fc.constantFrom<(quantity: string, unit: Unit) => string>(
        (quantity) => format.number(quantity),
        (quantity) => formatEditableNumber(quantity, locale),
        (quantity, unit) => `${format.number(quantity)} ${unitNames[unit]}`,
      )
      assertFor(fc.tuple(quantities, formats), ([{ quantity, unit }, show]) => {
        const read = setQuantityText({ ...line, unit }, show(quantity, unit), form)
        return read.quantity === quantity && read.unit === unit
      })
    })

    const shownSize = fc.tuple(sizes, fc.constantFrom('×', 'x')).map(([size, by]) => ({
      size: Object.entries(size),
      text: formatSize({ ...BLANK_SPECIFICATION, ...size }).replaceAll('×', by),
    }))
    const readWritten = (text: string) => {
      const words = setProductText(line, text, form).product_name
      return findAmbiguousNumber(words) === null ? parseWood(words) : null
    }

    const hasSizes = (specification: object | undefined, size: readonly [string, number][]) => {
      const read = new Map<string, unknown>(Object.entries(specification ?? {}))
      return read.get('wood') === 'LADC' && size.every(([name, mm]) => read.get(name) === mm)
    }

    // Sizes are the same in each language, so ten thousand run together.
    it('is parsed to the same sizes', () => {
      const isReadBack = ({ size, text }: { size: [string, number][]; text: string }) => {
        const specification = readWritten(`${wood.LADC} ${text}`)?.specification
        return hasSizes(specification, size)
      }
      assertFor(shownSize, isReadBack, 2500)
    })

    // Each tries many runs of words, so fewer are generated.
    it('is parsed to the same wood and quantity in either order', () => {
      const all = fc.tuple(shownSize, quantities, fc.boolean())
      const isReadBack = ([
        { size, text },
        { quantity, unit },
        isFirst,
      ]: typeof all extends fc.Arbitrary<infer Value> ? Value : never) => {
        const amount = `${format.number(quantity)} ${unitNames[unit]}`
        const read = readWritten(
          isFirst ? `${amount} ${wood.LADC} ${text}` : `${wood.LADC} ${text} ${amount}`,
        )
        return (
          hasSizes(read?.specification, size) && read?.quantity === quantity && read.unit === unit
        )
      }
      assertFor(all, isReadBack, 1000)
    })
  },
)
