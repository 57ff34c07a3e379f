import * as v from 'valibot'

/**
 * Parses spreadsheet text: tabs between cells, line ends between rows, and quotes around cells that
 * contain a tab, line end or quote. A final line end adds no row.
 */
export function parseClipboardText(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at)
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (sign === '"' && cell === '' && isQuoteClosed(source, at)) quoted = true
    else if (sign === '\t') endCell()
    else if (sign === '\n') endRow()
    else cell += sign
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

/** True if a quote at a cell's start opens a quoted cell; false for an inch sign. */
function isQuoteClosed(source: string, from: number): boolean {
  for (let at = from + 1; at < source.length; at++) {
    if (source[at] !== '"') continue
    if (source[at + 1] === '"') at++
    else return at + 1 === source.length || source[at + 1] === '\t' || source[at + 1] === '\n'
  }
  return false
}

/** Formats rows of cells as spreadsheet text. */
export function formatClipboardText(rows: readonly (readonly string[])[]): string {
  const quoteCell = (text: string) =>
    /["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  return rows.map((row) => row.map(quoteCell).join('\t')).join('\n')
}

/** Copied cells, with data that their text does not contain. */
export interface CopiedCells {
  /** Text for other applications. */
  readonly text: string
  /** Text of the cells alone, without titles. */
  readonly cells: string
  /** Decimal mark of the numbers in the text. */
  readonly decimal: '.' | ','
  /** Kind of each column; null for one without a kind. */
  readonly kinds: readonly (string | null)[]
  /** The lines as a whole; null where only cells were copied. */
  readonly lines: string | null
}

const COPIED_TYPE = 'application/x-timberdesk-cells'
const ATTRIBUTE = 'data-timberdesk-cells'
const vCopiedCells = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    text: v.string(),
    cells: v.string(),
    decimal: v.picklist(['.', ',']),
    kinds: v.array(v.nullable(v.string())),
    lines: v.nullable(v.string()),
  }),
)

/**
 * Writes copied cells as text, as a table and in a format of this application. Other browsers drop
 * custom formats, so the table contains the same data in an attribute.
 */
export function writeCopiedCells(data: DataTransfer, copied: CopiedCells) {
  const written = JSON.stringify(copied)
  data.setData('text/plain', copied.text)
  data.setData('text/html', formatTable(parseClipboardText(copied.text), written))
  data.setData(COPIED_TYPE, written)
}

/** Reads cells that were copied from a grid, also in another browser; null for other text. */
export function readCopiedCells(data: DataTransfer): CopiedCells | null {
  const found = v.safeParse(vCopiedCells, data.getData(COPIED_TYPE) || readTable(data))
  if (!found.success) return null
  // The text may have been edited since, such as in a message.
  return trimLines(found.output.text) === trimLines(data.getData('text/plain'))
    ? found.output
    : null
}

const trimLines = (text: string) => text.replaceAll('\r\n', '\n').replace(/\n$/u, '')

function readTable(data: DataTransfer): string {
  const html = data.getData('text/html')
  if (!html.includes(ATTRIBUTE)) return ''
  const page = new DOMParser().parseFromString(html, 'text/html')
  return page.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? ''
}

function formatTable(rows: readonly (readonly string[])[], written: string): string {
  const table = document.createElement('table')
  table.setAttribute(ATTRIBUTE, written)
  for (const texts of rows) {
    const row = table.insertRow()
    for (const text of texts) row.insertCell().textContent = text
  }
  return table.outerHTML
}
