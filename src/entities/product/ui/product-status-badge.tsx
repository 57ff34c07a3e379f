import type { Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Status } from '@/shared/ui'

export function ProductStatusBadge({ status }: { status: Schemas['ProductStatus'] }) {
  const { t } = useTranslation('entities/product')
  return <Status tone={status === 'active' ? 'done' : 'neutral'}>{t(`status.${status}`)}</Status>
}
