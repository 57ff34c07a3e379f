import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BasketResult } from '@/entities/order'
import type { NumberForm } from '@domain/numbers'
import { pickFailedLines, parseBatch, appendBarcode } from './parse-batch'

const parseTexts = (text: string, form?: NumberForm) =>
  parseBatch(text, form).lines.map(({ item }) => item && [item.code, item.quantity, item.unit])
const parseProblem = (line: string) => parseBatch(line).lines[0]?.problem

it.each([
  ['a code and packs from a sheet', 'TD24000037\t2', [['TD24000037', '2', 'pack']]],
  [
    'words and sizes from a mail',
    'spruce 47x100x4800 110 pcs',
    [['spruce 47x100x4800', '110', 'pcs']],
  ],
  ['a comma for the point', 'Sapin 47x100; 12,5 m3', [['Sapin 47x100', '12.5', 'm3']]],
  ['a code without an amount is one pack', 'TD24000037', [['TD24000037', '1', 'pack']]],
  [
    'several lines, with empty ones between',
    'TD1 2\n\nTD2 3 colis\r\n',
    [
      ['TD1', '2', 'pack'],
      ['TD2', '3', 'pack'],
    ],
  ],
  ['metres', 'pine 22x95 300 lm', [['pine 22x95', '300', 'lm']]],
  ['another word for pieces', 'spruce 47 boards', [['spruce', '47', 'pcs']]],
  ['an unknown word belongs to the code', 'spruce 47 planed', [['spruce 47 planed', '1', 'pack']]],
  ['a size is not an amount', 'spruce\t47x100x4800', [['spruce 47x100x4800', '1', 'pack']]],
  ['a unit in its own cell', 'TD1\t12,5\tm3', [['TD1', '12.5', 'm3']]],
  [
    'a blank between thousands',
    'TD24000037 1 500 lm\npine 22x95 12 000 lm\nTD2;1\u202f500',
    [
      ['TD24000037', '1500', 'lm'],
      ['pine 22x95', '12000', 'lm'],
      ['TD2', '1500', 'pack'],
    ],
  ],
  [
    'both separators',
    'TD1 1.500,5 lm\nTD2 1,500.5 lm',
    [
      ['TD1', '1500.5', 'lm'],
      ['TD2', '1500.5', 'lm'],
    ],
  ],
  [
    'words of units in four languages',
    'TD1 2 colis\nTD2 3 vnt.\nTD3 4 paquetes\nTD4 5 m linéaires',
    [
      ['TD1', '2', 'pack'],
      ['TD2', '3', 'pcs'],
      ['TD3', '4', 'pack'],
      ['TD4', '5', 'lm'],
    ],
  ],
])('typed lines are parsed: %s', (_, text, lines) => {
  expect(parseTexts(text)).toEqual(lines)
})

it('an amount that could be thousands or decimals is asked about once, and guesses no line', () => {
  const { lines, question } = parseBatch('TD1 1,500 lm\nTD2\t2,250 m3\nTD3 4')
  expect(lines.map(({ item }) => item?.quantity ?? null)).toEqual([null, null, '4'])
  expect(question).toMatchObject({ count: 2, example: '1,500 lm' })
  expect(question?.readings.map(({ value }) => value)).toEqual(['1500', '1.500'])
  const [thousands, decimals] = question?.readings ?? []
  expect(parseTexts('TD1 1,500 lm\nTD2\t2,250 m3', thousands?.form)).toEqual([
    ['TD1', '1500', 'lm'],
    ['TD2', '2250', 'm3'],
  ])
  expect(parseTexts('TD1 1,500 lm\nTD2\t2,250 m3', decimals?.form)).toEqual([
    ['TD1', '1.5', 'lm'],
    ['TD2', '2.25', 'm3'],
  ])
})

it('an unambiguous amount resolves ambiguous ones', () => {
  expect(parseBatch('TD1 1,500 lm\nTD2 12.5 m3')).toMatchObject({
    question: null,
    lines: [{ item: { quantity: '1500' } }, { item: { quantity: '12.5' } }],
  })
})

it.each([
  ['TD24000037 0x1F', 'no_number'],
  ['TD24000037\t0x1F', 'no_number'],
  ['TD24000037 1e3', 'no_number'],
  ['TD24000037\t12abc', 'no_number'],
  ['TD24000037 0', 'not_above_zero'],
  ['TD24000037 -5', 'not_above_zero'],
  ['TD24000037 1.2345 m3', 'too_precise'],
  ['TD24000037 1234567890', 'too_large'],
  ['spruce 47 150 lm', 'two_readings'],
  [`${'x'.repeat(201)} 2`, 'too_long'],
])('the line "%s" is refused', (line, code) => {
  expect(parseBatch(line).lines[0]?.item).toBeNull()
  expect(parseProblem(line)?.code).toBe(code)
})

it('10,000 random amounts in four languages are parsed exactly, or asked about', () => {
  const amount = fc.record({
    thousandths: fc.integer({ min: 1, max: 9_999_999 }),
    language: fc.constantFrom('en', 'fr', 'lt', 'es'),
    useGrouping: fc.constantFrom<['always', false][number]>('always', false),
    between: fc.constantFrom('\t', ';', ' '),
    unit: fc.constantFrom('', ' pcs', ' m3', ' vnt.', ' colis', ' paquetes', 'lm'),
  })
  fc.assert(
    fc.property(amount, ({ thousandths, language, useGrouping, between, unit }) => {
      const text = new Intl.NumberFormat(language, {
        useGrouping,
        maximumFractionDigits: 3,
      }).format(thousandths / 1000)
      const { lines, question } = parseBatch(`TD24000037${between}${text}${unit}`)
      const readings = question
        ? question.readings.map(({ value }) => value)
        : lines.map(({ item }) => item?.quantity ?? '')
      expect(readings.map(Number)).toContain(thousandths / 1000)
    }),
    { numRuns: 10_000, seed: 20_270_104 },
  )
})

it('a scanned barcode is added as its own line, once', () => {
  expect(appendBarcode('', 'TD1')).toBe('TD1')
  expect(appendBarcode('TD1\t2\n', 'TD2')).toBe('TD1\t2\nTD2')
  expect(appendBarcode('TD1\t2', 'TD1')).toBe('TD1\t2')
})

it('failed lines stay as typed, and added ones are removed', () => {
  const results = (['reserved', 'unknown', 'partly', 'taken'] as const).map(
    (outcome) => ({ outcome }) as BasketResult,
  )
  expect(pickFailedLines('TD1\t2\n\nspruce 47 x 3\nTD2 3 colis\nTD3;1\n', results)).toBe(
    'spruce 47 x 3\nTD3;1',
  )
})
