import {
  dealComparisonQueryOptions,
  dealRevisionsQueryOptions,
  openDealRevision,
  refreshRevisedDeal,
} from '@/entities/deal'
import { i18n } from '@/shared/i18n'
import type { RevisionsConfig } from '@/widgets/document'
import { dealActivityTexts } from './deal-activity-texts'

export const dealRevisionsConfig: RevisionsConfig = {
  kind: 'deal',
  paper: 'order_confirmation',
  activityTexts: dealActivityTexts,
  formatReasonDialog: () => ({
    title: i18n.t('pages/deal:reason.revise.title'),
    text: i18n.t('pages/deal:reason.revise.text'),
    confirm: i18n.t('pages/deal:reason.revise.confirm'),
  }),
  list: dealRevisionsQueryOptions,
  compare: dealComparisonQueryOptions,
  open: openDealRevision,
  refresh: refreshRevisedDeal,
}
