import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { MenuIcon, PopoverMenu } from '@/shared/ui'
import { MobileMenuItems, type MobileMenuProps } from './lazy-menus'
import styles from './mobile-menu.module.css'

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
