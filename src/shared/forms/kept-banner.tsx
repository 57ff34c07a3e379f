import { useTranslation } from '@/shared/i18n'
import { Banner, Button } from '@/shared/ui'
import type { KeptTyping } from './use-kept-typing'

/** Says that what stands in a form was typed before, with the way to begin anew. */
export function KeptBanner({
  kept,
}: {
  readonly kept: Pick<KeptTyping<object>, 'isKept' | 'giveUp'>
}) {
  const { t } = useTranslation('shared/forms')
  if (!kept.isKept) return null
  return (
    <Banner
      action={
        <Button size="s" onClick={kept.giveUp}>
          {t('kept.discard')}
        </Button>
      }
    >
      {t('kept.text')}
    </Banner>
  )
}
