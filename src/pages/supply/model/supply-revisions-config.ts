import {
  supplyComparisonQueryOptions,
  supplyRevisionsQueryOptions,
  openSupplyRevision,
  refreshRevisedSupply,
} from '@/entities/supply'
import { i18n } from '@/shared/i18n'
import type { RevisionsConfig } from '@/widgets/document'
import { supplyActivityTexts } from './supply-activity-texts'

export const supplyRevisionsConfig: RevisionsConfig = {
  kind: 'supply',
  paper: 'supply_order',
  activityTexts: supplyActivityTexts,
  formatReasonDialog: () => ({
    title: i18n.t('pages/supply:reason.revise.title'),
    text: i18n.t('pages/supply:reason.revise.text'),
    confirm: i18n.t('pages/supply:reason.revise.confirm'),
  }),
  list: supplyRevisionsQueryOptions,
  compare: supplyComparisonQueryOptions,
  open: openSupplyRevision,
  refresh: refreshRevisedSupply,
}
