import { toLanguage, languages, switchLanguage, useTranslation } from '@/shared/i18n'
import { NativeSelect } from '@/shared/ui'

interface LanguageSelectProps {
  /** For places where the language names explain themselves. */
  isLabelHidden?: boolean
}

/** Select of the application's language; each option is in its own language. */
export function LanguageSelect({ isLabelHidden }: LanguageSelectProps) {
  const { t, i18n } = useTranslation('features/switch-language')
  return (
    <NativeSelect
      label={t('label')}
      isLabelHidden={isLabelHidden}
      value={toLanguage(i18n.language)}
      options={languages.map((language) => ({ value: language, label: t(`name.${language}`) }))}
      onChange={(language) => language && void switchLanguage(language)}
    />
  )
}
