import { expect, it } from 'vitest'
import { fileEndings } from '@contract/uploads'
import { detectMediaType, toContentDisposition, sanitizeFileName } from './uploaded-file'

const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const createZip = (part: string): Uint8Array =>
  toBytes(`PK\x03\x04${'.'.repeat(40)}PK\x01\x02${'.'.repeat(42)}${part}`)

/**
 * A compound file with one stream: the file header, one other sector, then the directory entry of
 * the stream.
 */
const createCompoundFile = (stream: string): Uint8Array =>
  toBytes(
    `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'.'.repeat(504)}${'.'.repeat(512)}${[...stream, ''].map((letter) => `${letter}\0`).join('')}\0\0`,
  )
const mail = toBytes(
  'Received: by mx.example;\r\n\tSat, 28 Nov 2026\r\nFrom: a@b.example\r\nDate: Sat, 28 Nov 2026\r\n\r\n<html>Oui</html>',
)
const bitmap = toBytes(`BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0`)

it.each([
  ['a.jpg', toBytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
  ['a.WEBP', toBytes('RIFF....WEBPVP8 '), 'image/webp'],
  ['a.heic', toBytes('\0\0\0\x18ftypheic'), 'image/heic'],
  ['a.pdf', toBytes('%PDF-1.7'), 'application/pdf'],
  [
    'a.xlsx',
    createZip('xl/workbook.xml'),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  [
    'a.odt',
    toBytes(`PK\x03\x04${'.'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`),
    'application/vnd.oasis.opendocument.text',
  ],
  ['a.heif', toBytes('\0\0\0\x18ftypmif1'), 'image/heic'],
  ['a.gif', toBytes('GIF89a'), 'image/gif'],
  ['scan.tif', toBytes('II*\0\x08\0\0\0'), 'image/tiff'],
  ['scan.TIFF', toBytes('MM\0*\0\0\0\x08'), 'image/tiff'],
  ['a.bmp', bitmap, 'image/bmp'],
  ['a.doc', createCompoundFile('WordDocument'), 'application/msword'],
  ['a.xls', createCompoundFile('Workbook'), 'application/vnd.ms-excel'],
  ['a.xls', createCompoundFile('Book'), 'application/vnd.ms-excel'],
  ['a.ppt', createCompoundFile('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
  ['a.rtf', toBytes('{\\rtf1\\ansi'), 'application/rtf'],
  ['a.eml', mail, 'message/rfc822'],
  ['a.msg', createCompoundFile('__properties_version1.0'), 'application/vnd.ms-outlook'],
  ['a.csv', toBytes('width;length\r\n100;4800'), 'text/csv; charset=utf-8'],
])('the type of %s is detected from its content', (name, content, type) => {
  expect(detectMediaType(name, content)).toBe(type)
})

it.each([
  ['an HTML page', 'a.html', toBytes('<!doctype html>')],
  ['an SVG, which can contain scripts', 'a.svg', toBytes('<svg/>')],
  ['an HTML page named as an image', 'a.png', toBytes('<!doctype html>')],
  ['a document named as a spreadsheet', 'a.xlsx', createZip('word/document.xml')],
  ['a program named as text', 'a.txt', toBytes('MZ\0\x01')],
  ['a spreadsheet named as a document', 'a.doc', createCompoundFile('Workbook')],
  ['an installer named as a document', 'a.doc', createCompoundFile('SummaryInformation')],
  ['an HTML page named as an old document', 'a.doc', toBytes('<html>')],
  ['an HTML page named as a mail', 'a.eml', toBytes('<html>\r\nFrom: a\r\nDate: b\r\n\r\n')],
  ['a mail named as a page', 'a.html', mail],
  ['text without a sender named as a mail', 'a.eml', toBytes('Date: Sat, 28 Nov 2026\r\n\r\n')],
  ['a document named as a saved mail', 'a.msg', createCompoundFile('WordDocument')],
  ['a program named as a mail', 'a.eml', toBytes('From: a\r\nDate: b\r\n\r\n\0')],
  ['text that starts like a bitmap', 'a.bmp', toBytes('BMW and others')],
  ['a name without an extension', 'pdf', toBytes('%PDF-1.7')],
])('%s is refused', (_, name, content) => {
  expect(detectMediaType(name, content)).toBeNull()
})

it('no extension of the contract is accepted without matching content', () => {
  for (const ending of fileEndings.uploadAttachment)
    expect(detectMediaType(`a.${ending}`, toBytes('\x01')), ending).toBeNull()
})

it('a file name is stripped of folders and of characters that headers or disks cannot hold', () => {
  expect(sanitizeFileName('..\\..\\etc/pa"ss\r\nwd.pdf')).toBe('passwd.pdf')
  expect(sanitizeFileName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(300)}.pdf`)
  expect(toContentDisposition('Sąskaita (1).pdf')).toBe(
    `attachment; filename="Saskaita (1).pdf"; filename*=UTF-8''S%C4%85skaita%20%281%29.pdf`,
  )
})
