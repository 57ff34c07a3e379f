import type { Role } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { PopoverMenu, menuItemClass } from '@/shared/ui'
import { useMenu } from '../model/use-menu'
import { CalculatorLink } from './calculator-link'
import { MenuLink } from './menu-link'
import styles from './main-menu.module.css'

/** The menu of a wide window. */
export function MainMenu({ role }: { role: Role }) {
  const { t } = useTranslation('widgets/header')
  const { groups, links, hasCalculator, isEmpty, isCurrent } = useMenu(role)
  if (isEmpty) return null
  return (
    <nav aria-label={t('label')} className={styles.menu}>
      <ul className={styles.bar}>
        {groups.map(({ name, isCurrent: isCurrentGroup, entries }) => (
          <li key={name}>
            <PopoverMenu
              label={t(`group.${name}`)}
              variant="quiet"
              isCurrent={isCurrentGroup}
              className={styles.top}
            >
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
            </PopoverMenu>
          </li>
        ))}
        {links.map((entry) => (
          <li key={entry.name}>
            <MenuLink
              entry={entry}
              role={role}
              isCurrent={isCurrent(entry)}
              className={styles.link}
            />
          </li>
        ))}
        {hasCalculator && (
          <li>
            <CalculatorLink className={styles.link} />
          </li>
        )}
      </ul>
    </nav>
  )
}
