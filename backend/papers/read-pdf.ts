import type { Paper } from './paper'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A text on a page, and the height of its baseline above the bottom edge in points. */
type PlacedText = { text: string; y: number }

/** Returns the text of each page of a PDF, for tests. */
export const readPdfPages = async (content: Uint8Array): Promise<string[]> =>
  (await readPlacedTexts(content)).map((texts) => texts.map(({ text }) => text).join(' '))

/** Returns the texts of each page of a PDF with their places, for tests. */
export async function readPlacedTexts(content: Uint8Array): Promise<PlacedText[][]> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  const document = await task.promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent()
      return items.map((item) =>
        'str' in item ? { text: item.str, y: Number(item.transform[5]) } : { text: '', y: 0 },
      )
    }),
  )
  await task.destroy()
  return pages
}

/** Returns the texts of a paper that its PDF lacks, for tests. */
export async function findMissingTexts(content: Uint8Array, paper: Paper): Promise<string[]> {
  const text = removeSpaces((await readPdfPages(content)).join(' '))
  const tables = [...paper.tables, ...paper.boxes.flatMap(({ table }) => table ?? [])]
  const cells = tables.flatMap(({ rows, totals }) =>
    [...rows, ...(totals ? [totals] : [])].flatMap((row) => row.cells),
  )
  const boxes = paper.boxes.flatMap(({ columns }) => columns.flat())
  const expected = [
    paper.title,
    ...paper.details,
    ...paper.copies,
    paper.result?.title ?? '',
    paper.result?.text ?? '',
    ...paper.parties.flatMap(({ role, name, lines }) => [role, name, ...lines]),
    ...paper.terms.flatMap(({ term, value }) => [term, value ?? '–']),
    ...paper.drawings.flatMap(({ title, ends }) => [title, ...ends]),
    ...boxes.flatMap(({ title, lines }) => [title, ...lines]),
    ...tables.flatMap(({ columns }) => columns.map(({ title }) => title)),
    ...cells.flatMap((cell) => [cell.text, ...cell.notes]),
    ...paper.photos.map(({ caption }) => caption),
    ...paper.notes,
    ...paper.signatures.flatMap(({ party, line }) => [party, line]),
  ]
  return expected.filter((one) => !text.includes(removeSpaces(one)))
}

const removeSpaces = (text: string) => text.replace(/\s/g, '')
