import { useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'

interface RestoredDraftBannerProps {
  readonly form: {
    readonly isRestored: boolean
    reset(): void
  }
}

/** Tells the user that the form shows a restored draft, with a button to discard it. */
export function RestoredDraftBanner({ form }: RestoredDraftBannerProps) {
  const { t } = useTranslation('shared/forms')
  if (!form.isRestored) return null
  return (
    <Banner
      action={
        <Button size="s" onClick={() => form.reset()}>
          {t('kept.discard')}
        </Button>
      }
    >
      {t('kept.text')}
    </Banner>
  )
}
