import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { formatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { ArrowRightIcon, Button, getButtonClass, menuItemClass, toast } from '@/shared/ui'
import { getReportRoutes, type ReportKind, useReport } from '../model/use-report'
import styles from './report-items.module.css'

export interface CorrectItemProps {
  /** Starts a correction. */
  correct: (id: string) => Promise<{ readonly id: string }>
}

/** Menu item that starts another report, on a saved one. */
export function NewReportItem() {
  const { t } = useTranslation('widgets/inspection')
  const { kind, saved: report } = useReport()
  if (!report) return null
  return (
    <Link to={getReportRoutes(kind).new} className={menuItemClass}>
      {t('action.new')}
    </Link>
  )
}

/** Menu item that corrects an approved report; nothing if the user may not. */
export function CorrectItem({ correct }: CorrectItemProps) {
  const { t } = useTranslation('widgets/inspection')
  const { kind, saved: report } = useReport()
  const navigate = useNavigate()
  const correction = useMutation({
    mutationFn: correct,
    onSuccess: (created) => navigate({ to: getReportRoutes(kind).one, params: { id: created.id } }),
    onError: (error) => toast.error(formatProblem(error)),
  })
  if (!report?.can_correct) return null
  return (
    <Button
      variant="quiet"
      className={menuItemClass}
      isPending={correction.isPending}
      onClick={() => correction.mutate(report.id)}
    >
      {t('action.correct')}
    </Button>
  )
}

/** Link to the printable report. */
export function PaperItem() {
  const { t } = useTranslation('widgets/inspection')
  const { kind, saved } = useReport()
  return (
    saved && (
      <Link
        to={getReportRoutes(kind).one}
        params={{ id: saved.id }}
        search={{ view: kind }}
        className={menuItemClass}
      >
        {t('action.print')}
      </Link>
    )
  )
}

/** Link from the paper back to its report. */
export function BackToReportLink({ kind, id }: { kind: ReportKind; id: string }) {
  const { t } = useTranslation('widgets/inspection')
  return (
    <Link to={getReportRoutes(kind).one} params={{ id }} className={getButtonClass({})}>
      {t('action.back')}
    </Link>
  )
}

/** Link to the list of deals for inspectors, who have no menu entry. */
export function DealsLink() {
  const { t } = useTranslation('widgets/inspection')
  const { me } = useReport()
  if (me.role !== 'purchase_agent') return null
  return (
    <Link
      to="/general-order"
      className={getButtonClass({ variant: 'quiet', className: styles.deals })}
    >
      {t('deals')} <ArrowRightIcon />
    </Link>
  )
}
