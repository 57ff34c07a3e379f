import { useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'
import type { FormDraft } from './use-form-draft'

/** Tells the user that the form shows a restored draft, with a button to discard it. */
export function RestoredDraftBanner({
  kept,
}: {
  readonly kept: Pick<FormDraft<object>, 'isRestored' | 'discard'>
}) {
  const { t } = useTranslation('shared/forms')
  if (!kept.isRestored) return null
  return (
    <Banner
      action={
        <Button size="s" onClick={kept.discard}>
          {t('kept.discard')}
        </Button>
      }
    >
      {t('kept.text')}
    </Banner>
  )
}
