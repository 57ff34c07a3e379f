import { createFileResponse } from '../attachments/uploaded-file'
import type { Call, Handlers } from '../call'
import { findPaper, openPaperRecord, type PaperKinds } from './find-paper'
import { composePaper, createPaperFileName, type Paper, type PaperName } from './paper'
import { loadPhotoImages } from './photo-images'
import { createPaperTexts } from './texts'

/** Creates the handlers for the papers of every record kind. */
export function createPaperHandlers(kinds: PaperKinds) {
  async function compose(call: Call<'getPaper'> | Call<'getPaperPdf'>): Promise<Paper> {
    return composePaper(call, await findPaper(kinds, call, call.path, call.query))
  }

  return {
    async listPapers(call) {
      const { papers, subject } = await openPaperRecord(kinds, call, call.path)
      const items = await Promise.all(
        Object.entries(papers)
          .filter(([, { roles }]) => roles.includes(call.person.role))
          .map(async ([name, definition]) => {
            const paper = name as PaperName
            const versions = await definition.listVersions(call, subject)
            return versions.map((version) => ({
              paper,
              ...version,
              title: createPaperTexts(version.language).t(`${paper}.title`),
              can_send: definition.canSend(call.person, subject, version),
            }))
          }),
      )
      return items.flat()
    },

    getPaper: compose,

    async getPaperPdf(call) {
      const paper = await compose(call)
      const { renderPdf } = await import('./pdf/render-pdf')
      return createFileResponse(await renderPdf(call, paper, await loadPhotoImages(call, paper)), {
        name: createPaperFileName(paper),
        media_type: 'application/pdf',
      })
    },
  } satisfies Partial<Handlers>
}
