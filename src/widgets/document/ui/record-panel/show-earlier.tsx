import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'

/** Loader for entries before the shown ones. */
export interface EarlierPage {
  readonly isPending: boolean
  readonly onShow: () => void
}

export function ShowEarlier({ isPending, onShow }: EarlierPage) {
  const { t } = useTranslation('widgets/document')
  return (
    <Button size="s" variant="quiet" isPending={isPending} onClick={onShow}>
      {t('record.earlier')}
    </Button>
  )
}
