import { useState } from 'react'
import type { Role } from '@/entities/session'
import { useTranslation } from '@/shared/i18n'
import { MenuIcon, menuItemClass, PopoverMenu } from '@/shared/ui'
import { useMenu } from '../model/menu'
import { MobileMenuItems, type MobileMenuProps } from './lazy-menus'
import styles from './main-menu.module.css'
import { CalculatorLink, MenuLink } from './menu-link'

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

/** The menu of a narrow window, behind one button. */
export function MobileMenu(props: MobileMenuProps) {
  const { t } = useTranslation('widgets/header')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.mobile}>
      <PopoverMenu
        label={<MenuIcon />}
        accessibleName={t('menu')}
        variant="quiet"
        align="end"
        hasChevron={false}
        className={styles.button}
        onOpenChange={setOpen}
      >
        {isOpen && <MobileMenuItems {...props} />}
      </PopoverMenu>
    </div>
  )
}
