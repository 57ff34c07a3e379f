import { expect, it } from 'vitest'
import { decodeCsv, readCsv } from './read-csv'

const toBytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number' ? part : [...new TextEncoder().encode(part)],
    ),
  )

it('files with the separators of different countries are read', () => {
  expect(readCsv('Barcode;Note\r\nA-1;"wet; ""bad"""\r\nA-2;\r\n')).toEqual([
    ['Barcode', 'Note'],
    ['A-1', 'wet; "bad"'],
    ['A-2', ''],
  ])
  expect(readCsv('Barcode,Note\nA-1,"two\nlines"')).toEqual([
    ['Barcode', 'Note'],
    ['A-1', 'two\nlines'],
  ])
  expect(readCsv('Barcode\tPcs\nA-1\t4')).toEqual([
    ['Barcode', 'Pcs'],
    ['A-1', '4'],
  ])
})

it('a single line is read with semicolons and decimal commas, or with commas and a semicolon', () => {
  expect(readCsv('22,5;12,480\n')).toEqual([['22,5', '12,480']])
  expect(readCsv('A-1,wet; bad,4')).toEqual([['A-1', 'wet; bad', '4']])
})

it('lines that end in a carriage return are read, and codes that a formula keeps as text', () => {
  expect(readCsv('sep=|\rBarcode|Pcs\r="000123"|4\r"=""000124"""|5')).toEqual([
    ['Barcode', 'Pcs'],
    ['000123', '4'],
    ['000124', '5'],
  ])
})

it('UTF-8 is decoded with or without byte order mark, and windows-1252', () => {
  const utf8 = new TextEncoder().encode('Klaipėda')
  expect(decodeCsv(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]), 'en')).toBe('Klaipėda')
  expect(decodeCsv(utf8, 'lt')).toBe('Klaipėda')
  expect(decodeCsv(toBytes('C', 0xf3, 'digo'), 'en')).toBe('Código')
})

it('windows-1257 is decoded by its letters, or for a Lithuanian reader if they fit both', () => {
  const mill = toBytes('UAB ', 0xd0, 'ilut', 0xeb, 's mediena')
  for (const language of ['en', 'fr', 'lt', 'es'])
    expect(decodeCsv(mill, language)).toBe('UAB Šilutės mediena')
  expect(decodeCsv(toBytes('R', 0xfb, 0xf0, 'is'), 'en')).toBe('Rūšis')
  const town = toBytes('Klaip', 0xeb, 'da')
  expect(decodeCsv(town, 'lt')).toBe('Klaipėda')
  expect(decodeCsv(town, 'fr')).toBe('Klaipëda')
  expect(decodeCsv(toBytes('r', 0xe9, 'f. re', 0xe7, 'ue ', 0xe0, ' Lyon'), 'lt')).toBe(
    'réf. reçue à Lyon',
  )
})
