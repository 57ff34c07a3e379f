import { calculatorUrl } from '@/shared/config'
import { useTranslation } from '@/shared/i18n'
import { ExternalLinkIcon } from '@/shared/ui'

/** Opens the external freight calculator in a new tab. */
export function CalculatorLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation('widgets/header')
  return (
    <a
      href={calculatorUrl}
      target="_blank"
      rel="noreferrer"
      className={className}
      title={t('new_tab')}
    >
      {t('entry.calculator')}
      <ExternalLinkIcon />
    </a>
  )
}
