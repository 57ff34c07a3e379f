/** Separators used in different countries. */
const SEPARATORS = [';', '\t', ','] as const

/** Number of lines that are checked to detect the separator. */
const MAX_LINES_CHECKED = 50

/** First line in which Excel declares the separator: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=(.)"?(?:\r\n?|\n|$)/i

/**
 * Parses a CSV file. The separator is declared by `sep=`, or detected. Quoted cells may contain
 * line breaks. Formulas that keep a code as text, such as `="00123"`, are read as their text.
 */
export function readCsv(text: string): string[][] {
  const [head, separator] = SEPARATOR_LINE.exec(text) ?? []
  const body = text.slice(head?.length ?? 0).replace(/\r\n?/g, '\n')
  return splitCells(body, separator ?? detectSeparator(body)).map((cells) =>
    cells.map((cell) => cell.replace(/^="([^"]*)"$/, '$1')),
  )
}

/** Returns the separator whose count is equal in most lines; of two, the one with more cells. */
function detectSeparator(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_LINES_CHECKED)
  const candidates = SEPARATORS.map((separator) => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const count = countSeparators(line, separator)
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
    }
    const [[cells, agreeingLines] = [0, 0]] = [...counts].toSorted(
      (a, b) => b[1] - a[1] || b[0] - a[0],
    )
    return { separator, cells, agreeingLines }
  })
  return (
    candidates.toSorted((a, b) => b.agreeingLines - a.agreeingLines || b.cells - a.cells)[0]
      ?.separator ?? ';'
  )
}

/**
 * Counts separators in a line. Beside semicolons or tabs, a comma between digits is a decimal one.
 */
const countSeparators = (line: string, separator: string): number =>
  (separator === ',' && /[;\t]/.test(line) ? line.replaceAll(/(?<=\d),(?=\d)/g, '') : line).split(
    separator,
  ).length - 1

function splitCells(text: string, separator: string): string[][] {
  const lines: string[][] = []
  const line: string[] = []
  let cell = ''
  let isQuoted = false
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? ''
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (text[i + 1] === '"') {
        cell += '"'
        i += 1
      } else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === separator || char === '\n') {
      line.push(cell)
      cell = ''
      if (char === '\n') lines.push(line.splice(0))
    } else cell += char
  }
  if (cell !== '' || line.length > 0) lines.push([...line, cell])
  return lines
}

/** Letters of windows-1252 whose bytes are not Lithuanian letters in windows-1257. */
const WESTERN_LETTERS = /[ÂÃÇÊÌÍÎÏÑÒÔÙÚÝâãçêìíîïñòôùúýÿªº¡¿ŒœŠšŽž]/

/** Lithuanian Š, Ž, š and ž, as windows-1252 shows them. Only Icelandic has these letters. */
const BALTIC_LETTERS = /[ÐÞðþ]/

/**
 * Decodes a text file: UTF-16 by its byte order mark or zero bytes, UTF-8, else by its
 * letters windows-1257 or windows-1252, which Excel writes in Lithuania and in Western Europe.
 * @param language of the reader, which decides if the letters fit both
 * @throws if the bytes are not text
 */
export function decodeCsv(bytes: Uint8Array, language: string): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw new Error('The file is no text.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const western = new TextDecoder('windows-1252').decode(bytes)
    const isBaltic =
      BALTIC_LETTERS.test(western) || (language === 'lt' && !WESTERN_LETTERS.test(western))
    return isBaltic ? new TextDecoder('windows-1257').decode(bytes) : western
  }
}
