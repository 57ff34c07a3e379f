import { toLanguage, languages, switchLanguage, useTranslation } from '@/shared/i18n'
import { NativeSelect } from '@/shared/ui'

interface LanguageSelectProps {
  /** Where the names of languages explain themselves. */
  isLabelHidden?: boolean
}

/** Chooses the application's language, each named in itself. */
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
