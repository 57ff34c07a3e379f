import type * as Pdfmake from 'pdfmake'
import type { AppContext, PaperFonts } from '../../app-context'
import type { Paper } from '../paper'
import { fromDataUrl } from '../data-url'
import { findImageFault } from '../image-fault'
import { LOGO_HEIGHT, LOGO_WIDTH } from './draw-letterhead'
import type { PhotoImages } from './draw-photos'
import {
  countTailRows,
  findTailIndex,
  getTailMark,
  hasEnoughRows,
  mayFitOnePage,
  tableMarks,
} from './draw-table'
import { createPageDesign, END, type PageContents, type Tail } from './page-design'

/** Virtual file system of pdfmake; its types leave it out. */
type VirtualFiles = { writeFileSync(name: string, content: Uint8Array): void }

const FONT_FILES = { normal: 'plex-regular.ttf', bold: 'plex-semibold.ttf' }

/**
 * Draws a paper as a PDF on A4. The library is loaded on first use, because it is large.
 * @throws if the host has no fonts
 */
export async function renderPdf(
  { clock, loadPaperFonts }: Pick<AppContext, 'clock' | 'loadPaperFonts'>,
  given: Paper,
  images: PhotoImages = new Map(),
): Promise<Uint8Array> {
  if (!loadPaperFonts) throw new Error('The host has no fonts for PDFs.')
  const [pdfmake, fonts] = await Promise.all([loadPdfmake(), loadPaperFonts()])
  registerFonts(pdfmake, fonts)
  const paper = await dropUnreadableLogo(given)
  const contents = { createdAt: clock(), images }
  const draft = await layOut(pdfmake, paper, contents)
  const rowPages = findRowPages(paper, draft.pages)
  const endPage = draft.pages.get(END) ?? 0
  if (mayFitOnePage(rowPages, endPage)) {
    const tight = await layOut(pdfmake, paper, { ...contents, isTight: true })
    if (tight.pages.get(END) === 1) return tight.pdf
  }
  // Totals and signatures never stand alone on a page: the last rows of the goods move there too.
  if (rowPages.length === 0 || hasEnoughRows(rowPages, endPage)) return draft.pdf
  for (const tail of listTails(paper, rowPages, draft.widths)) {
    const moved = await layOut(pdfmake, paper, { ...contents, tail })
    const tailPage = moved.pages.get(tableMarks.table(getTailMark(paper.tables)))
    // If they do not fit on one page together, moving them only leaves more of it empty.
    if (tailPage === moved.pages.get(END)) return moved.pdf
  }
  return draft.pdf
}

/** Lists what may move to the page of the signatures, the most first: rows of goods, else sums. */
function listTails(
  { tables }: Paper,
  rowPages: readonly number[],
  widths: readonly number[],
): Tail[] {
  const [index, last] = [findTailIndex(tables), tables.length - 1]
  const lastRows = tables[last]?.rows.length ?? 1
  return [
    { index, rows: countTailRows(rowPages), widths },
    last > index ? { index: last, rows: lastRows } : { index, rows: 1, widths },
  ]
}

type MarkPages = ReadonlyMap<unknown, number>

/** Draws a paper, and finds the pages of the marks in its first copy. */
async function layOut(
  pdfmake: typeof Pdfmake,
  paper: Paper,
  contents: PageContents,
): Promise<{ pdf: Uint8Array; pages: MarkPages; widths: readonly number[] }> {
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
  return { pdf, pages, widths }
}

/** Returns the pages of the rows that may move to the page of the signatures. */
function findRowPages({ tables }: Paper, pages: MarkPages): number[] {
  const tail = findTailIndex(tables)
  return (tables[tail]?.rows ?? []).map((_, at) => {
    const [own, next] = [at, at + 1].map((row) => pages.get(tableMarks.row(tail, row)))
    // The library gives the page on which a row would start before it moves to the next page.
    // The next row is on the page to which it moved.
    return next ?? own ?? 0
  })
}

/** True if the library for PDFs can read an image, given as a data URL. */
export async function canDrawImage(image: string): Promise<boolean> {
  const pdfmake = await loadPdfmake()
  try {
    await pdfmake.createPdf({ content: [{ image, fit: [LOGO_WIDTH, LOGO_HEIGHT] }] }).getBuffer()
    return true
  } catch {
    return false
  }
}

/** Removes a logo that was stored before uploads were checked, so that papers are printed. */
async function dropUnreadableLogo(paper: Paper): Promise<Paper> {
  const { logo } = paper.issuer
  if (logo === null || (await findImageFault(fromDataUrl(logo))) === null) return paper
  return { ...paper, issuer: { ...paper.issuer, logo: null } }
}

/** Returns the widths of a table's columns after its layout; the types leave them out. */
const readWidths = ({ widths }: { widths?: unknown }): number[] =>
  (widths as { _calcWidth: number }[]).map(({ _calcWidth }) => _calcWidth)

/** Loads the library, which may read no files and no addresses. */
async function loadPdfmake(): Promise<typeof Pdfmake> {
  const { default: pdfmake } = await import('pdfmake')
  // The browser's version has no such settings.
  if ('setLocalAccessPolicy' in pdfmake) pdfmake.setLocalAccessPolicy(() => false)
  pdfmake.setUrlAccessPolicy(() => false)
  return pdfmake
}

function registerFonts(
  pdfmake: typeof Pdfmake & { virtualfs?: VirtualFiles },
  { regular, semiBold }: PaperFonts,
): void {
  // Copied, because a host's bytes may be of another realm, such as those of a test in jsdom.
  pdfmake.virtualfs?.writeFileSync(FONT_FILES.normal, new Uint8Array(regular))
  pdfmake.virtualfs?.writeFileSync(FONT_FILES.bold, new Uint8Array(semiBold))
  pdfmake.setFonts({ Plex: FONT_FILES })
}
