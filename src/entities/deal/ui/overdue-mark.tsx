import { useTranslation } from '@/shared/i18n'
import { Status } from '@/shared/ui'

/** Shows that a payment of a deal is overdue; nothing if none is. */
export function OverdueMark({ since }: { since: string | null }) {
  const { t } = useTranslation('entities/deal')
  return since !== null && <Status tone="blocked">{t('overdue')}</Status>
}
