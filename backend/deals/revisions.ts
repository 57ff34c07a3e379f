import type { Handlers } from '../call'
import { createRevisionHandlers } from '../documents/revision-handlers'
import type { RevisionKind } from '../documents/revision-kind'
import { findLastAnswerDay, getAnswerDays } from '../order-changes/change-end'
import { applyRevision, sendRevision, toRevisedRecord, withdrawRevision } from './apply-revision'
import { issueConfirmation } from './confirmation-document'
import { computeDealLineAmounts, computePlannedFigures, sumServicesCents } from './deal-figures'
import { listConfirmations, toLoggedConfirmation, toLoggedTerms } from './list-revisions'
import { toLoggedDeal } from './logged-deal'
import { dealFields } from './policy'
import { prepareDeal } from './prepare-deal'
import { findRevisionWarnings, presentRevisedLine } from './present-revision'
import { reviseServices } from './revise-services'
import { requireDeal } from './queries'
import {
  type DealRevisionTypes,
  findClosedFieldsOfDeal,
  findLoadErrorsOfDeal,
  REVISED_TERM_NAMES,
  toRevisedDealLine,
  toRevisedDealTerms,
} from './revised-deal'
import { loadRevisionSubject } from './revision-subject'
import {
  canReviseDeal,
  dealRevisionMachine,
  isDealRevisable,
  needsClientAgreement,
} from './rules/deal-revision-rules'
import { canSeeMargin, omitHiddenMargin } from './rules/permissions'
import { toDealWrite } from './schema'

export const dealRevisionKind: RevisionKind<DealRevisionTypes> = {
  table: 'deal_revisions',
  termNames: REVISED_TERM_NAMES,
  fields: [...REVISED_TERM_NAMES, 'lines'],
  machine: dealRevisionMachine,

  requireRecord: ({ db, person }, id) => requireDeal(db, person, id),
  getHead: ({ deal: { id, number, order_confirmation_revision: valid } }) => ({
    id,
    number,
    valid,
  }),
  canRevise: (actor, { deal }) => canReviseDeal(actor, { saleManagerId: deal.sale_manager_id }),
  isRevisable: ({ deal }) => isDealRevisable(deal),
  needsAgreement: needsClientAgreement,

  toWrite: toDealWrite,
  toTerms: toRevisedDealTerms,
  toLineWrite: (_record, before, line) => toRevisedDealLine(before, line),
  computeAmounts: computeDealLineAmounts,
  computeFigures: (record, write, amounts) =>
    computePlannedFigures(
      write,
      amounts,
      sumServicesCents(
        reviseServices(
          record.lines,
          write.lines.map(({ id }, i) => ({ id, figures: amounts[i] })),
        ),
      ),
    ),
  toLogged: toLoggedDeal,
  findChanges: dealFields.findChanges,

  prepare: ({ db, person }, record, write, agreedWood) =>
    prepareDeal(db, person, write, { storedDeal: record, revisedWood: agreedWood }),
  findLoadErrors: findLoadErrorsOfDeal,
  findClosedFields: findClosedFieldsOfDeal,
  loadSubject: loadRevisionSubject,
  findWarnings: findRevisionWarnings,
  present: (call, record, { lines }) => {
    const { person } = call
    const showsMargin = canSeeMargin(person, { saleManagerId: record.deal.sale_manager_id })
    return {
      deal_id: record.deal.id,
      can_add_lines: record.deal.portal_order_id === null,
      answer_days: record.deal.portal_order_id === null ? null : getAnswerDays(call),
      lines: lines.map((line) => presentRevisedLine(record, line, showsMargin)),
    }
  },
  presentFigures: (person, { deal }, planned) => ({
    planned: omitHiddenMargin(
      planned,
      canSeeMargin(person, { saleManagerId: deal.sale_manager_id }),
    ),
  }),

  listPapers: listConfirmations,
  toLoggedPaper: toLoggedConfirmation,
  toLoggedTerms,
  findLastAnswerDay,
  send: sendRevision,
  withdraw: withdrawRevision,
  issue: issueConfirmation,
  toRevisedRecord,
  apply: applyRevision,
}

const handlers = createRevisionHandlers(dealRevisionKind)

export const dealRevisionHandlers = {
  listDealRevisions: handlers.list,
  compareDealRevisions: handlers.compare,
  openDealRevision: handlers.open,
  getDealRevision: handlers.get,
  updateDealRevision: handlers.update,
  previewDealRevision: handlers.preview,
  transitionDealRevision: handlers.transition,
} satisfies Partial<Handlers>
