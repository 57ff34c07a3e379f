import { expect, test } from 'vitest'
import { asDownload, tidyFileName } from './file-name'
import { mediaTypeOf } from './file-kinds'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const zip = (part: string): Uint8Array => bytes(`PK\x03\x04${'.'.repeat(40)}PK\x01\x02${'.'.repeat(42)}${part}`)

test.each([
  ['a.jpg', bytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
  ['a.WEBP', bytes('RIFF....WEBPVP8 '), 'image/webp'],
  ['a.heic', bytes('\0\0\0\x18ftypheic'), 'image/heic'],
  ['a.pdf', bytes('%PDF-1.7'), 'application/pdf'],
  ['a.xlsx', zip('xl/workbook.xml'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a.odt', bytes(`PK\x03\x04${'.'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`), 'application/vnd.oasis.opendocument.text'],
  ['a.csv', bytes('width;length\r\n100;4800'), 'text/csv; charset=utf-8'],
])('%s is taken as what it is', (name, content, type) => {
  expect(mediaTypeOf(name, content)).toBe(type)
})

test.each([
  ['a page', 'a.html', bytes('<!doctype html>')],
  ['an SVG, which can run', 'a.svg', bytes('<svg/>')],
  ['a page that calls itself an image', 'a.png', bytes('<!doctype html>')],
  ['a document that calls itself a sheet', 'a.xlsx', zip('word/document.xml')],
  ['a program that calls itself text', 'a.txt', bytes('MZ\0\x01')],
  ['a name without an ending', 'pdf', bytes('%PDF-1.7')],
])('%s is not taken', (_, name, content) => {
  expect(mediaTypeOf(name, content)).toBeNull()
})

test('a name has no folders and nothing that a header or a disk can not carry', () => {
  expect(tidyFileName('..\\..\\etc/pa"ss\r\nwd.pdf')).toBe('passwd.pdf')
  expect(tidyFileName(`${'x'.repeat(300)}.pdf`)).toHaveLength(180)
  expect(asDownload('Sąskaita (1).pdf')).toBe(`attachment; filename="Saskaita (1).pdf"; filename*=UTF-8''S%C4%85skaita%20%281%29.pdf`)
})
