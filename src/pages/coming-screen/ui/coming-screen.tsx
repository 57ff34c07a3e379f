import { useTranslation } from '@/shared/i18n'

/** Says that a screen isn't there yet. */
export function ComingScreen() {
  const { t } = useTranslation('pages/coming-screen')
  return <h1>{t('title')}</h1>
}
