import { expect, it } from 'vitest'
import { decodeCsv, readCsv } from './read-csv'

it('reads files with the separators of different countries', () => {
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

it('reads a single line with semicolons and decimal commas, or with commas and a semicolon', () => {
  expect(readCsv('22,5;12,480\n')).toEqual([['22,5', '12,480']])
  expect(readCsv('A-1,wet; bad,4')).toEqual([['A-1', 'wet; bad', '4']])
})

it('reads lines that end in a carriage return, and codes that a formula keeps as text', () => {
  expect(readCsv('sep=|\rBarcode|Pcs\r="000123"|4\r"=""000124"""|5')).toEqual([
    ['Barcode', 'Pcs'],
    ['000123', '4'],
    ['000124', '5'],
  ])
})

it('decodes UTF-8 with or without byte order mark, and windows-1252', () => {
  expect(
    decodeCsv(new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Klaipėda')])),
  ).toBe('Klaipėda')
  expect(decodeCsv(new Uint8Array([0x43, 0xf3, 0x64, 0x69, 0x67, 0x6f]))).toBe('Código')
})
