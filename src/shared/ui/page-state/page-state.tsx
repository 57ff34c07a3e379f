import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { Button } from '../button/button'
import { BoardEnds } from '../board-ends/board-ends'
import { CircleAlertIcon, CloudOffIcon } from '../icons/icons'
import styles from './page-state.module.css'

interface PageStateProps {
  /** Illustrates the state; not decoration. */
  icon?: ReactNode
  title: string
  /** Reason, and possible actions. */
  children?: ReactNode
  /** Main button or link. */
  action?: ReactNode
  size?: 'page' | 'part' | undefined
  /** Announced at once by screen readers. Set it for errors, not for empty states. */
  isAlert?: boolean | undefined
  /** Heading level; 1 for a page and 2 for a part by default. */
  headingLevel?: 1 | 2 | 3 | undefined
}

/** Placeholder for missing content: empty, error, offline, forbidden or not found. */
export function PageState({
  icon,
  title,
  children,
  action,
  size = 'part',
  isAlert,
  headingLevel,
}: PageStateProps) {
  const Heading = `h${headingLevel ?? (size === 'page' ? 1 : 2)}` as const
  return (
    <div className={styles.state} data-size={size} role={isAlert ? 'alert' : undefined}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

interface EmptyStateProps {
  /** Names the future content of the list, or the text that was not found. */
  title: string
  children?: ReactNode
  /** Usually the button that creates the first item. */
  action?: ReactNode
  icon?: ReactNode
  size?: 'page' | 'part' | undefined
}

/** Empty list, illustrated with board ends; or a filter without matches, with its own icon. */
export function EmptyState(props: EmptyStateProps) {
  return (
    <PageState
      icon={<BoardEnds rows={2} width={165.5} highlighted={2} className={styles.boards} />}
      {...props}
    />
  )
}

interface ErrorStateProps {
  /** The failed action; loading by default. */
  title?: string | undefined
  /** Advice to the user; to try again by default. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
  size?: 'page' | 'part' | undefined
}

/**
 * Failed load, with a retry button. A whole screen also offers the way back while offline. For
 * errors of a field or form, use Banner.
 */
export function ErrorState({ title, children, onRetry, isRetrying, size }: ErrorStateProps) {
  const { t } = useTranslation('shared/ui')
  const isOnline = useOnline()
  const canGoBack = !isOnline && size === 'page' && globalThis.history.length > 1
  return (
    <PageState
      isAlert
      size={size}
      icon={isOnline ? <CircleAlertIcon /> : <CloudOffIcon />}
      title={isOnline ? (title ?? t('error.title')) : t('offline.title')}
      action={
        <>
          {canGoBack && (
            <Button onClick={() => globalThis.history.back()}>{t('offline.back')}</Button>
          )}
          {onRetry && (
            <Button onClick={onRetry} isPending={isRetrying}>
              {t('error.retry')}
            </Button>
          )}
        </>
      }
    >
      {isOnline ? (children ?? t('error.advice')) : t('offline.advice')}
    </PageState>
  )
}
