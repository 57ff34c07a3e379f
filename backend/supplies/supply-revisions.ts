import type { Handlers } from '../call'
import { createRevisionHandlers } from '../documents/revision-handlers'
import type { RevisionKind } from '../documents/revision-kind'
import { applyRevision, toRevisedRecord } from './apply-supply-revision'
import { toLoggedPrint, toLoggedSupply } from './logged-supply'
import { issueSupplyOrder, listSupplyOrders } from './order-document'
import { supplyFields } from './policy'
import { prepareSupply } from './prepare-supply'
import {
  findRevisionWarnings,
  loadRevisionSubject,
  presentRevisedLine,
} from './present-supply-revision'
import { requireSupply } from './queries'
import {
  findLoadedLines,
  findLoadErrorsOfSupply,
  REVISED_TERM_NAMES,
  type SupplyRevisionTypes,
  toRevisedSupplyLine,
  toRevisedSupplyTerms,
} from './revised-supply'
import {
  canRecordMillAnswer,
  canReviseSupply,
  findClosedFields,
  isSupplyRevisable,
  needsMillAgreement,
  supplyRevisionMachine,
} from './rules/supply-revision-rules'
import { computeSupplyLineAmounts, sumSupplyFigures } from './supply-figures'
import { toSupplyWrite } from './schema'

/** Quantities that the mill reports are not printed by the revision itself. */
const REPORTED_FIELDS = ['confirmed_quantity', 'ready_quantity']

export const supplyRevisionKind: RevisionKind<SupplyRevisionTypes> = {
  table: 'supply_revisions',
  termNames: REVISED_TERM_NAMES,
  fields: [...REVISED_TERM_NAMES, 'lines', 'price'],
  machine: supplyRevisionMachine,

  requireRecord: ({ db }, id) => requireSupply(db, id),
  getHead: ({ supply: { id, number, order_revision: valid } }) => ({ id, number, valid }),
  canRevise: (actor, { supply }) => canReviseSupply(actor, supply),
  isRevisable: ({ supply }) => isSupplyRevisable(supply),
  needsAgreement: needsMillAgreement,
  canBeRecorded: canRecordMillAnswer,

  toWrite: toSupplyWrite,
  toTerms: toRevisedSupplyTerms,
  toLineWrite: toRevisedSupplyLine,
  computeAmounts: computeSupplyLineAmounts,
  computeFigures: (_record, write, amounts) => sumSupplyFigures(write, amounts),
  toLogged: toLoggedSupply,
  findChanges: (before, after) =>
    supplyFields.findChanges(before, after).filter(({ field }) => !REPORTED_FIELDS.includes(field)),

  prepare: ({ db }, record, write, agreedWood) => prepareSupply(db, write, record, agreedWood),
  findLoadErrors: findLoadErrorsOfSupply,
  findClosedFields: async (db, record, { lines }) =>
    findClosedFields({ lines: await findLoadedLines(db, record) }, lines),
  loadSubject: loadRevisionSubject,
  findWarnings: findRevisionWarnings,
  present: (_call, record, { lines }) => ({
    supply_id: record.supply.id,
    lines: lines.map((line) => presentRevisedLine(record, line)),
  }),
  presentFigures: (_person, _record, figures) => ({ figures }),

  listPapers: listSupplyOrders,
  toLoggedPaper: (order) => toLoggedPrint(order, order.currency),
  toLoggedTerms: ({ supply }, terms) => toLoggedPrint(terms, supply.currency),
  issue: issueSupplyOrder,
  toRevisedRecord,
  apply: applyRevision,
}

const handlers = createRevisionHandlers(supplyRevisionKind)

export const supplyRevisionHandlers = {
  listSupplyRevisions: handlers.list,
  compareSupplyRevisions: handlers.compare,
  openSupplyRevision: handlers.open,
  getSupplyRevision: handlers.get,
  updateSupplyRevision: handlers.update,
  previewSupplyRevision: handlers.preview,
  transitionSupplyRevision: handlers.transition,
} satisfies Partial<Handlers>
