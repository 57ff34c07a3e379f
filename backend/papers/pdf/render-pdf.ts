import type * as Pdfmake from 'pdfmake'
import type { AppContext, PaperFonts } from '../../app-context'
import type { Paper } from '../paper'
import { createPageDesign } from './page-design'

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
): Promise<Uint8Array> {
  if (!loadPaperFonts) throw new Error('The host has no fonts for PDFs.')
  const [{ default: pdfmake }, fonts] = await Promise.all([import('pdfmake'), loadPaperFonts()])
  registerFonts(pdfmake, fonts)
  return pdfmake.createPdf(createPageDesign(paper, clock())).getBuffer()
}

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
