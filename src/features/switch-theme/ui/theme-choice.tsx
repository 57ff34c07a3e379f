import { useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import { switchTheme, THEMES, useTheme } from '@/shared/lib/theme'
import { MonitorIcon, MoonIcon, SunIcon } from '@/shared/ui'
import styles from './theme-choice.module.css'

const icons = { light: SunIcon, dark: MoonIcon, system: MonitorIcon }

/** Choice of the light, dark or system theme. */
export function ThemeChoice() {
  const { t } = useTranslation('features/switch-theme')
  const chosen = useTheme()
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.label}>{t('label')}</legend>
      <div className={styles.options}>
        {THEMES.map((theme) => {
          const Icon = icons[theme]
          return (
            <label key={theme} className={styles.option}>
              <input
                type="radio"
                name={name}
                className="visually-hidden"
                checked={theme === chosen}
                onChange={() => switchTheme(theme)}
              />
              <Icon />
              {t(`theme.${theme}`)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
