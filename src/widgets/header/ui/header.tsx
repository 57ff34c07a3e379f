import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { getHomePath, useMe, type Role } from '@/entities/session'
import { useLogOut } from '@/features/log-out'
import { useTranslation } from '@/shared/i18n'
import { Avatar, Button, LogOutIcon, Mark, PopoverMenu } from '@/shared/ui'
import { Settings } from './lazy-menus'
import { MainMenu, MobileMenu } from './main-menu'
import styles from './header.module.css'

interface HeaderProps {
  role: Role
  notifications: ReactNode
}

/** The header for a logged-in user. index.html draws its outline before it is loaded. */
export function Header({ role, notifications }: HeaderProps) {
  const { t } = useTranslation('widgets/header')
  const navigate = useNavigate()
  const me = useMe()
  const [areSettingsOpen, openSettings] = useState(false)
  // Unsaved input is kept as a draft, so leaving needs no confirmation.
  const { logOut, isPending } = useLogOut(() => navigate({ to: '/login', ignoreBlocker: true }))
  return (
    <header className={styles.header}>
      <Link to={getHomePath(role)} className={styles.brand} aria-label={t('home')}>
        <Mark />
        {t('brand')}
      </Link>
      <MainMenu role={role} />
      <div className={styles.end}>
        {notifications}
        <div className={styles.wide}>
          <PopoverMenu
            label={<Avatar name={me?.name ?? ''} size="s" />}
            accessibleName={t('person')}
            variant="quiet"
            align="end"
            onOpenChange={openSettings}
          >
            {areSettingsOpen && <Settings />}
          </PopoverMenu>
          <Button variant="quiet" icon={<LogOutIcon />} isPending={isPending} onClick={logOut}>
            {t('log_out')}
          </Button>
        </div>
        <MobileMenu role={role} onLogOut={logOut} />
      </div>
    </header>
  )
}
