import { Link } from '@tanstack/react-router'
import { canOpenRoute, type Role, useAuth, useMe } from '@/entities/session'
import { LanguageSelect } from '@/features/switch-language'
import { ThemeChoice } from '@/features/switch-theme'
import { useTranslation } from '@/shared/i18n'
import { LogOutIcon, MenuHeading, menuItemClass } from '@/shared/ui'
import { useMenu } from '../model/menu'
import { CalculatorLink, MenuLink } from './menu-link'
import styles from './menus.module.css'

export interface MobileMenuProps {
  role: Role
  onLogOut: () => void
}

/** Menu items in a column, with settings and logout. */
export function MobileMenuItems({ role, onLogOut }: MobileMenuProps) {
  const { t } = useTranslation('widgets/header')
  const { groups, links, hasCalculator, isEmpty, isCurrent } = useMenu(role, { isMobile: true })
  return (
    <>
      {!isEmpty && (
        <nav aria-label={t('label')} className={styles.menu}>
          {groups.map(({ name, isCurrent: isCurrentGroup, entries }) => (
            <section
              key={name}
              aria-label={t(`group.${name}`)}
              data-current={isCurrentGroup || undefined}
            >
              <MenuHeading>{t(`group.${name}`)}</MenuHeading>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.name}>
                    <MenuLink
                      entry={entry}
                      role={role}
                      isCurrent={isCurrent(entry)}
                      className={menuItemClass}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <ul className={styles.links}>
            {links.map((entry) => (
              <li key={entry.name}>
                <MenuLink
                  entry={entry}
                  role={role}
                  isCurrent={isCurrent(entry)}
                  className={menuItemClass}
                />
              </li>
            ))}
            {hasCalculator && (
              <li>
                <CalculatorLink className={menuItemClass} />
              </li>
            )}
          </ul>
        </nav>
      )}
      <Settings />
      <button type="button" className={menuItemClass} onClick={onLogOut}>
        <LogOutIcon />
        {t('log_out')}
      </button>
    </>
  )
}

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
      <Link to="/profile">{t('entry.profile')}</Link>
      {canOpenRoute(role, '/people') && <Link to="/people">{t('entry.people')}</Link>}
      {canOpenRoute(role, '/logins') && <Link to="/logins">{t('entry.logins')}</Link>}
      {canOpenRoute(role, '/settings') && <Link to="/settings">{t('entry.settings')}</Link>}
      <LanguageSelect />
      <ThemeChoice />
    </div>
  )
}
