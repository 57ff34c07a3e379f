import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '../button/button'
import { CircleAlertIcon } from '../icons/icons'
import { PageState } from './page-state'

interface ErrorStateProps {
  /** What could not be done; by default that it could not be loaded. */
  title?: string | undefined
  /** What the person can do; by default to try again. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
  size?: 'page' | 'part' | undefined
}

/** A load that failed: says what happened and offers it again. A field's error stands at the field, a form's in a Banner. */
export function ErrorState({ title, children, onRetry, isRetrying, size }: ErrorStateProps) {
  const { t } = useTranslation('shared/ui')
  return (
    <PageState
      isAlert
      size={size}
      icon={<CircleAlertIcon />}
      title={title ?? t('error.title')}
      action={
        onRetry && (
          <Button onClick={onRetry} isPending={isRetrying}>
            {t('error.retry')}
          </Button>
        )
      }
    >
      {children ?? t('error.advice')}
    </PageState>
  )
}
