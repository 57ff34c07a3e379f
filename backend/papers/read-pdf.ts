import type { Paper } from './paper'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Returns the text of each page of a PDF, for tests. */
export async function readPdfPages(content: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  const document = await task.promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
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
