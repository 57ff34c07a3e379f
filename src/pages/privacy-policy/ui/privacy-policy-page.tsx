import { useTranslation } from '@/shared/i18n'

export function PrivacyPolicyPage() {
  const { t } = useTranslation('pages/privacy-policy')
  return <h1>{t('title')}</h1>
}
