import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useOnline } from '@/shared/lib/online'
import { Button } from '../button/button'
import { CircleAlertIcon, CloudOffIcon } from '../icons/icons'
import { PageState } from './page-state'

interface ErrorStateProps {
  /** What failed; by default, loading. */
  title?: string | undefined
  /** What the user can do; by default, try again. */
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
