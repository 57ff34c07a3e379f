import { i18n } from '@/shared/i18n'
import type { Report } from './use-report'

type NextReport = Pick<Report, 'status' | 'inspector' | 'verdict' | 'corrected_by'>

/**
 * Formats who or what a report waits for.
 * @param canSubmit true if the user can submit the draft; `BlockedTransition` then lists missing
 * fields
 * @param afterApproval what follows a valid report that did not fail; null if nothing does
 */
export function formatReportNext(
  { status, inspector, verdict, corrected_by }: NextReport,
  canSubmit: boolean,
  afterApproval: string | null,
): string | null {
  switch (status) {
    case 'draft':
      return canSubmit
        ? null
        : i18n.t('widgets/inspection:next.submit', { inspector: inspector.name })
    case 'returned':
      return i18n.t('widgets/inspection:next.correct', { inspector: inspector.name })
    case 'submitted':
      return i18n.t('widgets/inspection:next.approve')
    case 'approved':
      if (corrected_by === null && verdict === 'fail')
        return i18n.t('widgets/inspection:next.again')
      return (corrected_by === null && afterApproval) || i18n.t('widgets/document:progress.done')
    case 'canceled':
      return null
  }
}
