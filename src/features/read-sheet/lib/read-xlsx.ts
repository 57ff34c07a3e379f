import { Parser } from 'saxen'
import { fromSerialDay } from '@domain/readers'
import type { WorkbookCell } from './cells'
import type { Sheet } from './read-workbook'
import { unzipParts } from './unzip-parts'

type Attributes = Readonly<Record<string, string>>
interface Listeners {
  readonly open?: (name: string, attributes: Attributes) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Passes names without namespace prefix, and decoded values. */
function parseXml(xml: string, { open, close, text }: Listeners): void {
  if (xml === '') return
  const getLocalName = (name: string) => name.slice(name.indexOf(':') + 1)
  new Parser()
    .on('openTag', (name, attributes, decode) => {
      const found = attributes()
      open?.(
        getLocalName(name),
        typeof found === 'object'
          ? Object.fromEntries(
              Object.entries(found).map(([key, value]) => [getLocalName(key), decode(value)]),
            )
          : {},
      )
    })
    .on('closeTag', (name) => close?.(getLocalName(name)))
    .on('text', (words, decode) => text?.(decode(words)))
    .on('cdata', (words) => text?.(words))
    .on('error', (error) => {
      throw error
    })
    .parse(xml)
}

/**
 * Reads the visible sheets of an .xlsx: typed values, number formats, merged cells, hidden rows.
 * @throws if the file is not a workbook
 */
export function readXlsx(bytes: Uint8Array): Sheet[] {
  const files = unzipParts(bytes)
  const readXml = (path: string) => {
    const file = files.get(path)
    return file && new TextDecoder().decode(file)
  }
  const workbook = readXml('xl/workbook.xml')
  if (workbook === undefined) throw new Error('The file is no workbook.')
  const targets = readTargets(readXml('xl/_rels/workbook.xml.rels') ?? '')
  const texts = readSharedTexts(readXml('xl/sharedStrings.xml') ?? '')
  const formats = readFormats(readXml('xl/styles.xml') ?? '')
  const { sheets, isFrom1904 } = readContents(workbook)
  return sheets.flatMap(({ name, id }) => {
    const xml = readXml(toArchivePath(targets.get(id) ?? ''))
    return xml === undefined ? [] : [readSheet(xml, { name, texts, formats, isFrom1904 })]
  })
}

const toArchivePath = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target}`

function readTargets(xml: string): Map<string, string> {
  const targets = new Map<string, string>()
  parseXml(xml, {
    open: (name, { Id = '', Target = '' }) => name === 'Relationship' && targets.set(Id, Target),
  })
  return targets
}

function readContents(xml: string) {
  const sheets: { name: string; id: string }[] = []
  let isFrom1904 = false
  parseXml(xml, {
    open: (element, { name = '', id = '', state, date1904 }) => {
      if (element === 'sheet' && state !== 'hidden' && state !== 'veryHidden')
        sheets.push({ name, id })
      if (element === 'workbookPr') isFrom1904 = date1904 === '1' || date1904 === 'true'
    },
  })
  return { sheets, isFrom1904 }
}

/** Reads the shared strings, without phonetic text. */
function readSharedTexts(xml: string): string[] {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  parseXml(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    close: (name) => {
      if (name === 'si') texts.push(text)
      if (name === 'rPh') isPhonetic = false
      isText = false
    },
    text: (words) => {
      if (isText) text += words
    },
  })
  return texts
}

/** Built-in number formats by id. */
const BUILT_IN_FORMATS: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  11: '0.00E+00',
  14: 'd/m/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  22: 'd/m/yyyy h:mm',
}
const isDateNumber = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Number format per cell style. */
function readFormats(xml: string): string[] {
  const ownFormats = new Map<number, string>()
  const formats: string[] = []
  let isCellStyle = false
  parseXml(xml, {
    open: (name, { numFmtId, formatCode = '' }) => {
      const id = Number(numFmtId)
      if (name === 'numFmt') ownFormats.set(id, formatCode)
      if (name === 'cellXfs') isCellStyle = true
      if (name === 'xf' && isCellStyle)
        formats.push(
          ownFormats.get(id) ?? BUILT_IN_FORMATS[id] ?? (isDateNumber(id) ? 'd/m/yyyy' : ''),
        )
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  return formats
}

/** True for a date format: it contains y or d outside quotes, escapes and brackets. */
const isDateFormat = (format: string): boolean =>
  /[yd]/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))

interface SheetParts {
  readonly name: string
  readonly texts: readonly string[]
  readonly formats: readonly string[]
  readonly isFrom1904: boolean
}

const DAYS_BEFORE1904 = 1462

/** Cells of a sheet from its first to its last row and column, more than any stock list has. */
const MAX_CELLS = 5_000_000

/**
 * Refuses a sheet that is too large.
 * @throws if a cell is so far away that the empty ones before it fill the memory
 */
function assertSize(rows: number, columns: number): void {
  if (rows * columns > MAX_CELLS) throw new Error('The sheet is too large.')
}

function readSheet(xml: string, { name, texts, formats, isFrom1904 }: SheetParts): Sheet {
  const rows: WorkbookCell[][] = []
  let width = 0
  const hiddenRows = new Set<number>()
  const merged: string[] = []
  let row = 0
  let column = 0
  let cell: Attributes = {}
  let value = ''
  let isValue = false
  let isPhonetic = false
  function readCellValue(): WorkbookCell {
    if (value === '') return null
    if (cell.t === 's') return texts[Number(value)] ?? null
    if (cell.t === 'b') return value === '1'
    if (cell.t === 'd') return new Date(`${value.slice(0, 10)}T00:00:00Z`)
    if (cell.t !== undefined && cell.t !== 'n') return value
    const format = formats[Number(cell.s ?? 0)] ?? ''
    const number = Number(value)
    if (isDateFormat(format))
      return new Date(`${fromSerialDay(number + (isFrom1904 ? DAYS_BEFORE1904 : 0))}T00:00:00Z`)
    return format === '' ? number : { number, format }
  }
  parseXml(xml, {
    open: (element, attributes) => {
      if (element === 'row') {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r)
        column = 0
        if (attributes.hidden === '1' || attributes.hidden === 'true') hiddenRows.add(row)
      } else if (element === 'c') {
        cell = attributes
        value = ''
        column = attributes.r === undefined ? column + 1 : parseColumnNumber(attributes.r)
      } else if (element === 'rPh') isPhonetic = true
      else if (element === 'mergeCell') merged.push(attributes.ref ?? '')
      isValue = (element === 'v' || element === 't') && !isPhonetic
    },
    close: (element) => {
      isValue = false
      if (element === 'rPh') isPhonetic = false
      if (element !== 'c') return
      const found = readCellValue()
      if (found === null) return
      width = Math.max(width, column)
      assertSize(row, width)
      ;(rows[row - 1] ??= [])[column - 1] = found
    },
    text: (words) => {
      if (isValue) value += words
    },
  })
  for (const ref of merged) fillDown(rows, ref)
  return {
    name,
    hiddenRows,
    rows: Array.from(rows, (cells) => Array.from(cells ?? [], (one) => one ?? null)),
  }
}

/** Copies the value of a merged cell to the rows that it spans. */
function fillDown(rows: WorkbookCell[][], ref: string): void {
  const [from = '', to = ''] = ref.split(':')
  const [first, last] = [parseRowNumber(from), parseRowNumber(to)]
  const at = parseColumnNumber(from) - 1
  const value = rows[first - 1]?.[at]
  if (value === undefined) return
  for (let row = first + 1; row <= Math.min(last, rows.length); row += 1)
    (rows[row - 1] ??= [])[at] = value
}

const parseRowNumber = (ref: string): number => Number(/\d+/.exec(ref)?.[0] ?? 0)

const parseColumnNumber = (ref: string): number =>
  [...(/^[A-Z]+/i.exec(ref)?.[0] ?? '')].reduce(
    (number, letter) => number * 26 + letter.toUpperCase().charCodeAt(0) - 64,
    0,
  )
