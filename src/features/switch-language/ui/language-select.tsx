import { toLanguage, LANGUAGES, useTranslation } from '@/shared/i18n'
import { NativeSelect } from '@/shared/ui'
import { useChooseLanguage } from '../model/use-choose-language'

interface LanguageSelectProps {
  /** For places where the language names explain themselves. */
  isLabelHidden?: boolean
}

/** Select of the application's language; each option is in its own language. */
export function LanguageSelect({ isLabelHidden }: LanguageSelectProps) {
  const { t, i18n } = useTranslation('features/switch-language')
  const chooseLanguage = useChooseLanguage()
  return (
    <NativeSelect
      label={t('label')}
      isLabelHidden={isLabelHidden}
      value={toLanguage(i18n.language)}
      options={LANGUAGES.map((language) => ({ value: language, label: t(`name.${language}`) }))}
      onChange={(language) => language && void chooseLanguage(language)}
    />
  )
}
