import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui'

/** What came before the entries that are shown, fetched when it is asked for. */
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
