import { useTranslation } from '@/shared/i18n'

export function LoginPage() {
  const { t } = useTranslation('pages/login')
  return <h1>{t('title')}</h1>
}
