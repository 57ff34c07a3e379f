import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { formatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { ArrowRightIcon, Button, getButtonClass, menuItemClass, toast } from '@/shared/ui'
import { getReportRoutes, type ReportKind, useReport } from '../model/use-report'
import styles from './report-items.module.css'

export interface ReportItemsProps {
  /** Starts a correction. */
  correct: (id: string) => Promise<{ readonly id: string }>
}

/** Actions on a saved report: correct it or start another. */
export function ReportItems({ correct }: ReportItemsProps) {
  const { t } = useTranslation('widgets/inspection')
  const { kind, saved: report } = useReport()
  if (!report) return null
  return (
    <>
      {report.can_correct && <CorrectItem kind={kind} id={report.id} correct={correct} />}
      <Link to={getReportRoutes(kind).new} className={menuItemClass}>
        {t('action.new')}
      </Link>
    </>
  )
}

function CorrectItem({ kind, id, correct }: ReportItemsProps & { kind: ReportKind; id: string }) {
  const { t } = useTranslation('widgets/inspection')
  const navigate = useNavigate()
  const correction = useMutation({
    mutationFn: () => correct(id),
    onSuccess: (created) => navigate({ to: getReportRoutes(kind).one, params: { id: created.id } }),
    onError: (error) => toast.error(formatProblem(error)),
  })
  return (
    <Button
      variant="quiet"
      className={menuItemClass}
      isPending={correction.isPending}
      onClick={() => correction.mutate()}
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
export function BackToReportLink({ kind, id }: { readonly kind: ReportKind; readonly id: string }) {
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
