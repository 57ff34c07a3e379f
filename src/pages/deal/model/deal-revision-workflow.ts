import {
  type DealRevision,
  type DealRevisionPreview,
  dealRevisionPreviewQueryOptions,
  type DealWrite,
  transitionDealRevision,
} from '@/entities/deal'
import type { Need, WorkflowConfig, WorkflowRecord } from '@/features/change-status'
import { i18n } from '@/shared/i18n'
import {
  formatRevisionAction,
  formatRevisionNeed,
  formatWithdrawal,
  revisionWorkflow,
} from '@/widgets/document'
import {
  type DealRevisionFormConfig,
  type DealRevisionRecord,
  toRevisionRecord,
  toRevisionWrite,
} from './deal-revision-form'
import { dealWorkflow } from './deal-workflow'

type OverrideName = 'over_limit' | 'for_blocked' | 'blocked_sent' | 'uncertified'
type Name = 'to_sent' | 'to_agreed' | OverrideName

/**
 * Creates the workflow of a revision: send, agree, withdraw. An open revision that needs no
 * agreement is applied.
 */
export const createRevisionWorkflow = (
  formConfig: DealRevisionFormConfig,
  status: DealRevision['status'],
): WorkflowConfig<WorkflowRecord, DealWrite, DealRevisionPreview> => ({
  formConfig,
  ...revisionWorkflow,
  getOverrideName: (transition) => {
    const name = dealWorkflow.getOverrideName(transition as never)
    return transition.to === 'sent' && name === 'for_blocked' ? 'blocked_sent' : name
  },
  formatAction: (name) =>
    formatRevisionAction(name, status) ?? i18n.t(`pages/deal:revision.action.${name as Name}`),
  getConfirmation: (name) => {
    if (name === 'to_withdrawn') return formatWithdrawal()
    const known = name as OverrideName
    return {
      title: i18n.t(`pages/deal:revision.reason.${known}.title`),
      text: i18n.t(`pages/deal:revision.reason.${known}.text`),
      confirm: i18n.t(`pages/deal:revision.reason.${known}.confirm`),
    }
  },
  formatNeed: (need: Need, format) =>
    formatRevisionNeed(need) ?? dealWorkflow.formatNeed(need as never, format),
  preview: (saved, edited) =>
    dealRevisionPreviewQueryOptions(
      saved && getRevisionRef(saved),
      edited && toRevisionWrite(edited),
    ),
  transition: async (saved, { to, reason, override, values }, key) => {
    const record = saved as DealRevisionRecord
    const revision = await transitionDealRevision(
      { ...getRevisionRef(record), version: saved.version },
      { to: to as 'sent', override, ...(reason !== undefined && { reason }), ...values },
      key,
    )
    return toRevisionRecord(record.deal, revision)
  },
})

const getRevisionRef = (saved: object) => {
  const { id, version, revision } = saved as DealRevisionRecord
  return { id, version, deal_id: revision.deal_id, revision: revision.revision }
}
