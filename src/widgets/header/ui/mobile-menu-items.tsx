import type { Role } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { LogOutIcon, MenuHeading, menuItemClass } from '@/shared/ui'
import { useMenu } from '../model/use-menu'
import { CalculatorLink } from './calculator-link'
import { MenuLink } from './menu-link'
import styles from './mobile-menu-items.module.css'
import { Settings } from './settings'

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
