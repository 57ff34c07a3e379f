import type * as Pdfmake from 'pdfmake'
import type { AppContext, PaperFonts } from '../../app-context'
import type { Paper } from '../paper'
import type { PhotoImages } from './draw-photos'
import { countTailRows, findTailIndex, hasEnoughRows, tableMarks } from './draw-table'
import { createPageDesign, END } from './page-design'

/** Virtual file system of pdfmake; its types leave it out. */
type VirtualFiles = { writeFileSync(name: string, content: Uint8Array): void }

const fontFiles = { normal: 'plex-regular.ttf', bold: 'plex-semibold.ttf' }

/**
 * Draws a paper as a PDF on A4. The library is loaded on first use, because it is large.
 * @throws if the host has no fonts
 */
export async function renderPdf(
  { clock, loadPaperFonts }: Pick<AppContext, 'clock' | 'loadPaperFonts'>,
  paper: Paper,
  images: PhotoImages = new Map(),
): Promise<Uint8Array> {
  if (!loadPaperFonts) throw new Error('The host has no fonts for PDFs.')
  const [{ default: pdfmake }, fonts] = await Promise.all([import('pdfmake'), loadPaperFonts()])
  registerFonts(pdfmake, fonts)
  const contents = { createdAt: clock(), images }
  const pages = new Map<unknown, number>()
  const tail = findTailIndex(paper.tables)
  let widths: readonly number[] = []
  const pdf = await pdfmake
    .createPdf({
      ...createPageDesign(paper, contents),
      pageBreakBefore: ({ id, headlineLevel = id, pageNumbers, table }) => {
        // All copies have the pages of the first one.
        if (headlineLevel !== undefined && !pages.has(headlineLevel))
          pages.set(headlineLevel, pageNumbers.at(-1) ?? 0)
        if (table && headlineLevel === tableMarks.table(tail)) widths = readWidths(table)
        return false
      },
    })
    .getBuffer()
  const rowPages = paper.tables[tail]?.rows.map((_, at) => pages.get(tableMarks.row(tail, at)) ?? 0)
  // Totals and signatures never stand alone on a page: the last rows of the goods move there too.
  if (!rowPages || hasEnoughRows(rowPages, pages.get(END) ?? 0)) return pdf
  const design = { ...contents, tail: { rows: countTailRows(rowPages), widths } }
  return pdfmake.createPdf(createPageDesign(paper, design)).getBuffer()
}

/** Returns the widths of a table's columns after its layout; the types leave them out. */
const readWidths = ({ widths }: { widths?: unknown }): number[] =>
  (widths as { _calcWidth: number }[]).map(({ _calcWidth }) => _calcWidth)

function registerFonts(
  pdfmake: typeof Pdfmake & { virtualfs?: VirtualFiles },
  { regular, semiBold }: PaperFonts,
): void {
  // Copied, because a host's bytes may be of another realm, such as those of a test in jsdom.
  pdfmake.virtualfs?.writeFileSync(fontFiles.normal, new Uint8Array(regular))
  pdfmake.virtualfs?.writeFileSync(fontFiles.bold, new Uint8Array(semiBold))
  pdfmake.setFonts({ Plex: fontFiles })
  // A paper needs no other files. The browser's version has no such settings.
  if ('setLocalAccessPolicy' in pdfmake) pdfmake.setLocalAccessPolicy(() => false)
  pdfmake.setUrlAccessPolicy(() => false)
}
