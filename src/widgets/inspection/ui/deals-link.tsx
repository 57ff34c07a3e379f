import { Link } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n'
import { ArrowRightIcon, buttonClass } from '@/shared/ui'
import { useReport } from '../model/use-report'

/** Link to the list of deals for inspectors, who have no menu entry. */
export function DealsLink() {
  const { t } = useTranslation('widgets/inspection')
  const { me } = useReport()
  if (me.role !== 'purchase_agent') return null
  return (
    <Link to="/general-order" className={buttonClass({ variant: 'quiet' })}>
      {t('deals')} <ArrowRightIcon />
    </Link>
  )
}
