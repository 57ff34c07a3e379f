import { createFileResponse } from '../attachments/uploaded-file'
import { createPaperFileName, type Paper, type PaperCall } from './paper'
import { loadPhotoImages } from './photo-images'

/** Draws a paper as a PDF, and returns it as a download. */
export async function createPdfResponse(call: PaperCall, paper: Paper): Promise<Response> {
  const { renderPdf } = await import('./pdf/render-pdf')
  const content = await renderPdf(call, paper, await loadPhotoImages(call, paper))
  return createFileResponse(content, {
    name: createPaperFileName(paper),
    media_type: 'application/pdf',
    size: content.length,
  })
}
