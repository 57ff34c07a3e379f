import { createFileResponse } from '../attachments/uploaded-file'
import type { Call, Handlers, Schemas, StaffCall } from '../call'
import type { RecordKindDefinition } from '../documents/record-kind'
import { Problem } from '../problems/problem'
import { composePaper, type Paper, type PaperName } from './paper'
import { createPaperTexts } from './texts'

type PaperKinds = Record<Schemas['RecordKind'], Pick<RecordKindDefinition, 'policy' | 'papers'>>

/** Creates the handlers for the papers of every record kind. */
export function createPaperHandlers(kinds: PaperKinds) {
  /** @throws Problem 403 for a role that may not read the record's extras, 404 for a hidden record */
  async function open({
    db,
    person,
    path,
  }: StaffCall & { path: { kind: Schemas['RecordKind']; id: string } }) {
    const { policy, papers = {} } = kinds[path.kind]
    if (!policy.readerRoles.includes(person.role)) throw new Problem('forbidden')
    return { papers, subject: await policy.find(db, person, path.id) }
  }

  /** @throws Problem 403 for a role that may not read this paper, 404 if there is no such version */
  async function compose(call: Call<'getPaper'> | Call<'getPaperPdf'>): Promise<Paper> {
    const { path, query } = call
    const { papers, subject } = await open(call)
    const definition = papers[path.paper]
    if (!definition) throw new Problem('not_found')
    if (!definition.roles.includes(call.person.role)) throw new Problem('forbidden')
    const version = (await definition.listVersions(call, subject)).find(
      ({ revision, client }) =>
        (query.revision === undefined || query.revision === revision) &&
        (query.client_id === undefined || query.client_id === client?.id),
    )
    if (!version) throw new Problem('not_found')
    return composePaper(call, path.paper, definition, subject, version)
  }

  return {
    async listPapers(call) {
      const { papers, subject } = await open(call)
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
            }))
          }),
      )
      return items.flat()
    },

    getPaper: compose,

    async getPaperPdf(call) {
      const paper = await compose(call)
      const { renderPdf } = await import('./pdf/render-pdf')
      return createFileResponse(await renderPdf(call, paper), {
        name: `${[paper.number, paper.paper.replaceAll('_', '-'), paper.revision].filter(Boolean).join('-')}.pdf`,
        media_type: 'application/pdf',
      })
    },
  } satisfies Partial<Handlers>
}
