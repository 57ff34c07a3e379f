import { Link } from '@tanstack/react-router'
import { canOpenRoute, useMe, useAuth } from '@/entities/session'
import { LanguageSelect } from '@/features/switch-language'
import { ThemeChoice } from '@/features/switch-theme'
import { useTranslation } from '@/shared/i18n'
import styles from './settings.module.css'

/** Current user, language and theme. */
export function Settings() {
  const { t } = useTranslation(['widgets/header', 'entities/session'])
  const { role } = useAuth()
  const me = useMe()
  return (
    <div className={styles.settings} data-keep-open>
      <div>
        <p className={styles.name}>{me?.name}</p>
        {role && <p className={styles.role}>{t(`entities/session:role.${role}`)}</p>}
      </div>
      <Link to="/profile">{t('widgets/header:entry.profile')}</Link>
      {canOpenRoute(role, '/people') && (
        <Link to="/people">{t('widgets/header:entry.people')}</Link>
      )}
      <LanguageSelect />
      <ThemeChoice />
    </div>
  )
}
