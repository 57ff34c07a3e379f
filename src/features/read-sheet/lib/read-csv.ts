/** What spreadsheets put between cells, by country. */
const BETWEEN = [';', '\t', ','] as const

/**
 * The cells of a text that a spreadsheet saved: with semicolons, tabs or commas between, whichever its first line has most of, and quotes around what
 * has one of those or a line's end in it.
 */
export function readCsv(text: string): string[][] {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const count = (sign: string) => head.split(sign).length
  const between = BETWEEN.reduce<string>((most, sign) => (count(sign) > count(most) ? sign : most), BETWEEN[0])
  const lines: string[][] = []
  const line: string[] = []
  let cell = ''
  let isQuoted = false
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[i + 1] === '"') {
        cell += '"'
        i += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === between || sign === '\n') {
      line.push(cell.replace(/\r$/, ''))
      cell = ''
      if (sign === '\n') lines.push(line.splice(0))
    } else cell += sign
  }
  if (cell !== '' || line.length > 0) lines.push([...line, cell.replace(/\r$/, '')])
  return lines
}

/** A file's words: UTF-8, and where it is none the alphabet that Windows saves in. */
export function csvText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
