import { describe, expect, it } from 'vitest'
import { countries } from '@contract/countries'
import { getLanguageNumberForm, readNumber, normalizeNumberMarks } from '@domain/numbers'
import { parseNumber, parseQuantity, UNMEASURED } from '@domain/timber'
import { readCountry, readDate, readMillimetres, readPieces, readPrice, readUnit } from '.'
import { getValue } from './get-value'

const languages = ['en', 'fr', 'lt', 'es'] as const

describe('ten thousand random values in four languages', () => {
  let seed = 20270104
  const drawBelow = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }

  it('are read correctly as numbers', () => {
    for (let i = 0; i < 10_000; i += 1) {
      const places = drawBelow(5)
      const written =
        `${drawBelow(10 ** (1 + drawBelow(7)))}${places === 0 ? '' : `.${String(drawBelow(10 ** places)).padStart(places, '0')}`}` as Intl.StringNumericLiteral
      const language = languages[i % 4] ?? 'en'
      const text = new Intl.NumberFormat(language, {
        minimumFractionDigits: places,
        useGrouping: drawBelow(2) === 0 ? 'always' : false,
      }).format(written)
      expect(readNumber(text, getLanguageNumberForm(language)), `${text} in ${language}`).toEqual({
        ok: true,
        value: written,
      })
      expect(Number(getValue(readPrice(`${text} €`, getLanguageNumberForm(language)))), text).toBe(
        Number(written),
      )
      // Without a known form a number is exact or asked about, never another one.
      const read = readPrice(text)
      expect(
        'thousands' in read
          ? [Number(read.thousands), Number(read.decimals)]
          : [Number(getValue(read))],
        text,
      ).toContain(Number(written))
      const whole = written.split('.')[0] ?? ''
      expect(getValue(readPieces(whole, 1e9))).toBe(Number(whole))
    }
  })

  it('are read correctly as dates', () => {
    const styles = [
      { dateStyle: 'long' },
      { dateStyle: 'medium' },
      { day: '2-digit', month: '2-digit', year: 'numeric' },
    ] as const
    for (let i = 0; i < 10_000; i += 1) {
      const moment = Date.UTC(2020 + drawBelow(30), drawBelow(12), 1 + drawBelow(31))
      const date = new Date(moment).toISOString().slice(0, 10)
      const language = languages[i % 4] ?? 'en'
      const text = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
        ...styles[drawBelow(3)],
        timeZone: 'UTC',
      }).format(moment)
      expect(getValue(readDate(text, ['day_first'])), `${text} in ${language}`).toBe(date)
      const read = readDate(text)
      const dates = 'readings' in read ? read.readings.map(({ date }) => date) : [getValue(read)]
      expect(dates, text).toContain(date)
    }
  })

  it('are read correctly as countries', () => {
    const named = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
    for (let i = 0; i < 10_000; i += 1) {
      const code = countries[drawBelow(countries.length)] ?? ''
      const name = named[i % 4]?.of(code) ?? ''
      const text =
        [
          name,
          name.toUpperCase(),
          name.toLowerCase(),
          ` ${name.replaceAll(' ', '\u00a0')}`,
          code.toLowerCase(),
        ][drawBelow(5)] ?? ''
      expect(getValue(readCountry(text)), text).toBe(code)
    }
  })

  /** Draws a number in a language's notation, with its exact value. */
  function drawNumber(i: number, maxPlaces: number) {
    const places = drawBelow(maxPlaces + 1)
    const exact =
      `${1 + drawBelow(10 ** (1 + drawBelow(6)))}${places === 0 ? '' : `.${String(drawBelow(10 ** places)).padStart(places, '0')}`}` as Intl.StringNumericLiteral
    const language = languages[i % 4] ?? 'en'
    const text = new Intl.NumberFormat(language, {
      minimumFractionDigits: places,
      useGrouping: drawBelow(2) === 0 ? 'always' : false,
    }).format(exact)
    return { exact, language, text }
  }

  it('are read correctly as quantities and sizes, or are ambiguous', () => {
    const units = [
      ['m3', 'm3'],
      ['m³', 'm3'],
      ['lm', 'lm'],
      ['ml', 'lm'],
      ['pcs', 'pcs'],
      ['vnt.', 'pcs'],
      ['piezas', 'pcs'],
      ['colis', 'pack'],
      ['pak.', 'pack'],
      ['paquetes', 'pack'],
    ] as const
    for (let i = 0; i < 10_000; i += 1) {
      const { exact, language, text } = drawNumber(i, 3)
      const [word, unit] = units[drawBelow(units.length)] ?? ['m3', 'm3']
      const read = parseQuantity(
        normalizeNumberMarks(`${text} ${word}`, getLanguageNumberForm(language)),
        UNMEASURED,
      )
      expect(
        read.ok && [Number(read.quantity), read.unit],
        `${text} ${word} in ${language}`,
      ).toEqual([Number(exact), unit])
      const unsettled = parseNumber(text)
      const readings = unsettled.ok
        ? [unsettled.value]
        : unsettled.code === 'ambiguous_number'
          ? [unsettled.thousands, unsettled.decimals]
          : []
      expect(readings.map(Number), text).toContain(Number(exact))
      expect(getValue(readUnit(word)), word).toBe(unit)
      const mm = 300 + drawBelow(13_000)
      const metres = new Intl.NumberFormat(language, {
        useGrouping: false,
        minimumFractionDigits: 1,
        maximumFractionDigits: 3,
      }).format(mm / 1000)
      for (const length of [String(mm), `${mm} mm`, `${metres} m`, metres])
        expect(getValue(readMillimetres(length, true)), length).toBe(mm)
    }
  })

  it('are never read as another number, with any symbols around them', () => {
    const getSignificantDigits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')
    const signs = [..."0123456789.,  \u00a0'-xeF"]
    for (let i = 0; i < 10_000; i += 1) {
      const text = Array.from(
        { length: 1 + drawBelow(8) },
        () => signs[drawBelow(signs.length)] ?? '',
      ).join('')
      const read = readNumber(text)
      // A number keeps its digits in order, except leading zeros.
      const isExact = !read.ok || getSignificantDigits(read.value) === getSignificantDigits(text)
      expect(/[xeF]/.test(text) ? !read.ok && read.code === 'no_number' : isExact, text).toBe(true)
    }
  })
})
