import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useMediaQuery } from '@/shared/lib/use-media-query'
import { EllipsisIcon, getButtonClass, menuItemClass, PopoverMenu } from '@/shared/ui'
import styles from './list-page.module.css'
import { PHONE_QUERY } from './phone-query'

interface HeadActionsProps {
  /** Rarer links and buttons, with the given class. */
  secondary: ((itemClass: string | undefined) => ReactNode) | undefined
  /** The main actions; null if there are none. */
  children: ReactNode
}

/** Actions of a list. On a phone, the secondary ones are in a menu after the main ones. */
export function HeadActions({ secondary, children }: HeadActionsProps) {
  const { t } = useTranslation('widgets/record-list')
  const isPhone = useMediaQuery(PHONE_QUERY)
  if (!secondary && children === null) return null
  const isInMenu = isPhone && secondary !== undefined && children !== null
  return (
    <div className={styles.actions}>
      {!isInMenu && secondary?.(getButtonClass())}
      {children}
      {isInMenu && (
        <PopoverMenu
          align="end"
          hasChevron={false}
          variant="quiet"
          accessibleName={t('more_actions')}
          label={<EllipsisIcon />}
        >
          {secondary(menuItemClass)}
        </PopoverMenu>
      )}
    </div>
  )
}
