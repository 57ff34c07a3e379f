import {
  type RevisionAnswer,
  type SupplyRevision,
  type SupplyRevisionPreview,
  supplyRevisionPreviewQueryOptions,
  type SupplyWrite,
  transitionSupplyRevision,
} from '@/entities/supply'
import type { Need, WorkflowConfig, WorkflowRecord } from '@/features/change-status'
import { i18n } from '@/shared/i18n'
import {
  formatRevisionAction,
  formatRevisionNeed,
  formatWithdrawal,
  revisionWorkflow,
} from '@/widgets/document'
import {
  type SupplyRevisionFormConfig,
  type SupplyRevisionRecord,
  toRevisionRecord,
  toRevisionWrite,
} from './supply-revision-form'
import { supplyWorkflow } from './supply-workflow'

type Name = 'to_sent' | 'to_agreed'

/**
 * Creates the workflow of a revision: send, agree, withdraw. An open revision that needs no
 * agreement is applied.
 */
export const createRevisionWorkflow = (
  formConfig: SupplyRevisionFormConfig,
  status: SupplyRevision['status'],
): WorkflowConfig<WorkflowRecord, SupplyWrite, SupplyRevisionPreview> => ({
  formConfig,
  ...revisionWorkflow,
  getOverrideName: () => 'to_agreed',
  formatAction: (name) =>
    formatRevisionAction(name, status) ?? i18n.t(`pages/supply:revision.action.${name as Name}`),
  getConfirmation: formatWithdrawal,
  formatNeed: (need: Need, format) =>
    formatRevisionNeed(need) ?? supplyWorkflow.formatNeed(need as never, format),
  preview: (saved, edited) =>
    supplyRevisionPreviewQueryOptions(
      saved && getRevisionRef(saved),
      edited && toRevisionWrite(edited),
    ),
  transition: async (saved, { to, reason, override, values }, key) => {
    const record = saved as SupplyRevisionRecord
    const revision = await transitionSupplyRevision(
      { ...getRevisionRef(record), version: saved.version },
      {
        to: to as 'sent',
        override,
        ...(reason !== undefined && { reason }),
        ...(values && { answer: values as RevisionAnswer }),
      },
      key,
    )
    return toRevisionRecord(record.supply, revision)
  },
})

const getRevisionRef = (saved: object) => {
  const { id, version, revision } = saved as SupplyRevisionRecord
  return { id, version, supply_id: revision.supply_id, revision: revision.revision }
}
