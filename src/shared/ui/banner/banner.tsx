import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { IconButton } from '../icon-button/icon-button'
import { CircleCheckIcon, InfoIcon, OctagonXIcon, TriangleAlertIcon, XIcon } from '../icons/icons'
import styles from './banner.module.css'

/**
 * `info` for information, `waiting` if a user must act, `blocked` for an error, `done` for a
 * success that stays in view.
 */
export type BannerTone = 'info' | 'waiting' | 'blocked' | 'done'

interface BannerProps {
  tone?: BannerTone | undefined
  title?: string | undefined
  children?: ReactNode
  /** Buttons or links that resolve the matter. */
  action?: ReactNode
  onDismiss?: (() => void) | undefined
  /** Announced to screen readers when it appears. Omit it if the banner is there from the start. */
  isAnnounced?: boolean | undefined
}

/**
 * Scrolls an error into view: on a phone, the buttons are at the bottom, and an error above them
 * may be out of sight.
 */
const scrollErrorIntoView = (banner: HTMLElement | null) =>
  banner?.scrollIntoView({ block: 'nearest' })

const icons = {
  info: InfoIcon,
  waiting: TriangleAlertIcon,
  blocked: OctagonXIcon,
  done: CircleCheckIcon,
}

/**
 * Message about a whole screen or section that stays until it is resolved. For a passing message,
 * use `toast`.
 */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  isAnnounced,
}: BannerProps) {
  const { t } = useTranslation('shared/ui')
  const Icon = icons[tone]
  const isAlert = isAnnounced && tone === 'blocked'
  return (
    <div
      ref={isAlert ? scrollErrorIntoView : undefined}
      className={clsx(styles.banner, styles[tone])}
      role={isAnnounced ? (isAlert ? 'alert' : 'status') : undefined}
    >
      <Icon />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onDismiss && <IconButton size="s" label={t('close')} icon={<XIcon />} onClick={onDismiss} />}
    </div>
  )
}
