import type { Call, Handlers } from '../call'
import { assertReader, requirePaper, openPaperRecord, type PaperKinds } from './require-paper'
import { composePaper, type Paper, type PaperName } from './paper'
import { createPdfResponse } from './pdf-response'
import { listSentPapers, loadSentPaper } from './sent-papers'
import { createPaperTexts } from './texts'

/** Creates the handlers for the papers of every record kind. */
export function createPaperHandlers(kinds: PaperKinds) {
  async function compose(call: Call<'getPaper'> | Call<'getPaperPdf'>): Promise<Paper> {
    const { sent_id, ...choice } = call.query
    // A kept paper may be of a partner that the record has no more.
    if (sent_id !== undefined) {
      const { papers } = await openPaperRecord(kinds, call, call.path)
      assertReader(papers[call.path.paper], call.person)
      return loadSentPaper(call.db, call.path, sent_id)
    }
    return composePaper(call, await requirePaper(kinds, call, call.path, choice))
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
              number: version.number ?? null,
              title: createPaperTexts(version.language).t(`${paper}.title`),
              can_send: definition.canSend(call.person, subject, version),
              sent: null,
            }))
          }),
      )
      const kept = await listSentPapers(call.db, call.path)
      const isReader = ({ paper }: (typeof kept)[number]) =>
        papers[paper]?.roles.includes(call.person.role) ?? false
      return [...items.flat(), ...kept.filter(isReader)]
    },

    getPaper: compose,

    getPaperPdf: async (call) => createPdfResponse(call, await compose(call)),
  } satisfies Partial<Handlers>
}
