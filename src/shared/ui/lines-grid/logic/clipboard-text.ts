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
  const cell = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return rows.map((row) => row.map(cell).join('\t')).join('\n')
}
