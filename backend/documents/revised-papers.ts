import type { Language } from '@domain/languages'
import type { Schemas } from '../call'
import type { Db } from '../db/tables'
import type { PaperCall, PaperVersion } from '../papers/paper'
import { formatBusinessDay } from '../papers/terms'
import type { PaperTexts } from '../papers/texts'
import type { IssuedPaper } from './revision-kind'
import { findPaperState } from './revision-list'
import type { RevisionTable } from './revision-rows'

type PaperHead = {
  id: string
  status: string
  /** Revision whose terms the document has. */
  valid: number | null
}

/** Creates the parts of a paper that is issued for each revision of a document. */
export function createRevisedPapers<Subject>(
  name: 'order_confirmation' | 'supply_order',
  table: RevisionTable,
  getHead: (subject: Subject) => PaperHead,
) {
  const getLapse = ({ status }: PaperHead) =>
    status === 'draft' || status === 'canceled' ? status : null
  const findState = (db: Db, { id, valid }: PaperHead, revision: number) =>
    findPaperState(db, table, id, { revision, valid })

  return {
    isIssued: ({ revision }: PaperVersion): boolean => revision !== null,

    /** Returns the issued papers, the valid one first and then the newest. */
    toVersions(
      subject: Subject,
      papers: readonly (IssuedPaper & { language: Language })[],
    ): PaperVersion[] {
      const { valid } = getHead(subject)
      const versions = papers.toReversed().map(({ revision, issued_at, language }) => ({
        revision,
        issued_at,
        client: null,
        language,
      }))
      const isValid = ({ revision }: PaperVersion) => revision === valid
      return [...versions.filter(isValid), ...versions.filter((version) => !isValid(version))]
    },

    formatIssue: (call: PaperCall, texts: PaperTexts, { revision, issued_at }: IssuedPaper) => [
      texts.t('order_confirmation.revision', { number: revision }),
      texts.t('order_confirmation.issued', { date: formatBusinessDay(call, texts, issued_at) }),
    ],

    /** Returns the reason why a paper is not valid; null for a valid one. */
    async findNotice(
      { t }: PaperTexts,
      db: Db,
      subject: Subject,
      revision: number | null,
    ): Promise<Schemas['PaperNotice'] | null> {
      const head = getHead(subject)
      const state = revision === null ? 'valid' : await findState(db, head, revision)
      const reason = state === 'valid' ? getLapse(head) : state
      return (
        reason && {
          title: t(`${name}.invalid.${reason}.title`),
          text: t(`${name}.invalid.${reason}.text`),
          is_proposal: reason === 'sent',
        }
      )
    },
  }
}
