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
  type SupplyRevisionForm,
  type SupplyRevisionRecord,
  toRevisionRecord,
  toRevisionWrite,
} from './supply-revision-form'
import { supplyWorkflow } from './supply-workflow'

type Name = 'to_sent' | 'to_agreed' | 'to_applied' | 'to_withdrawn'

/**
 * Creates the workflow of a revision: send, agree, withdraw. An open revision that needs no
 * agreement is applied.
 */
export const createRevisionWorkflow = (
  form: SupplyRevisionForm,
  status: SupplyRevision['status'],
): WorkflowConfig<WorkflowRecord, SupplyWrite, SupplyRevisionPreview> => ({
  form: form as unknown as WorkflowConfig['form'],
  forwardStatuses: ['sent', 'agreed'],
  backStatuses: ['withdrawn'],
  getOverrideName: () => 'to_agreed',
  formatAction: (name) =>
    i18n.t(
      `pages/supply:revision.action.${name === 'to_agreed' && status === 'open' ? 'to_applied' : (name as Name)}`,
    ),
  formatNeedsTitle: (step) =>
    i18n.t(`pages/supply:revision.needs.${step === 'sent' ? 'sent' : 'agreed'}`),
  getConfirmation: () => ({
    title: i18n.t('pages/supply:revision.reason.title'),
    text: i18n.t('pages/supply:revision.reason.text'),
    confirm: i18n.t('pages/supply:revision.reason.confirm'),
  }),
  formatNeed: (need: Need, format) =>
    need.code === 'difference'
      ? i18n.t('pages/supply:revision.needs.difference')
      : supplyWorkflow.formatNeed(need as never, format),
  preview: (saved, edited) =>
    supplyRevisionPreviewQueryOptions(
      saved && getRevisionRef(saved),
      edited && toRevisionWrite(edited),
    ),
  hasOverrideRequests: false,
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
    return toRevisionRecord(record.supply, revision) as unknown as WorkflowRecord
  },
})

const getRevisionRef = (saved: object) => {
  const { id, version, revision } = saved as SupplyRevisionRecord
  return { id, version, supply_id: revision.supply_id, revision: revision.revision }
}
