import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { classNames } from '../class-names/class-names'
import { IconButton } from '../icon-button/icon-button'
import { CircleCheckIcon, InfoIcon, OctagonXIcon, TriangleAlertIcon, XIcon } from '../icons/icons'
import styles from './banner.module.css'

/** `info` good to know, `waiting` someone should look, `blocked` it can't go on, `done` it went well and stays good to know. */
export type BannerTone = 'info' | 'waiting' | 'blocked' | 'done'

interface BannerProps {
  tone?: BannerTone | undefined
  title?: string | undefined
  children?: ReactNode
  /** Buttons or links that settle the matter. */
  action?: ReactNode
  onDismiss?: (() => void) | undefined
  /** Read aloud as soon as it appears. Leave out for one that is there from the start. */
  isAnnounced?: boolean | undefined
}

/** What refuses a press may stand above the part of the page that is in sight, where a phone has its buttons below. */
const scrollIntoSight = (refusal: HTMLElement | null) =>
  refusal?.scrollIntoView({ block: 'nearest' })

const icons = {
  info: InfoIcon,
  waiting: TriangleAlertIcon,
  blocked: OctagonXIcon,
  done: CircleCheckIcon,
}

/** Something about the whole screen or section, until it is settled. What passes by itself is a toast. */
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
  const isRefusal = isAnnounced && tone === 'blocked'
  return (
    <div
      ref={isRefusal ? scrollIntoSight : undefined}
      className={classNames(styles.banner, styles[tone])}
      role={isAnnounced ? (isRefusal ? 'alert' : 'status') : undefined}
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
