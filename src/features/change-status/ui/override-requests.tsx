import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createOverrideRequest,
  declineOverrideRequest,
  overrideRequestsQueryOptions,
  refreshRecordExtras,
  type RecordRef,
} from '@/entities/document'
import { formatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { Button, toast } from '@/shared/ui'
import type { Transition } from '../model/workflow-config'
import { LazyReasonDialog } from './lazy-reason-dialog'
import styles from './override-requests.module.css'

interface OverrideRequestsProps {
  kind: RecordRef['kind']
  /** Null for an unsaved document. */
  id: string | null
  personId: string
  /** The blocked transition. */
  transition: Transition
  /** Saves unsaved changes; returns the id of the saved document, null if it could not be saved. */
  save: () => Promise<string | null>
}

/**
 * Requests an override of a blocked transition and shows the answer. Deciders decline here and
 * grant by running the transition.
 */
export function OverrideRequests({ kind, id, personId, transition, save }: OverrideRequestsProps) {
  const { t } = useTranslation('features/change-status')
  const format = useFormat()
  const queryClient = useQueryClient()
  const canSeeRequests = transition.can_override || transition.can_request_override === true
  const requests = useQuery({
    ...overrideRequestsQueryOptions({ kind, id: id ?? '' }),
    enabled: id !== null && canSeeRequests,
  })
  const [dialog, setDialog] = useState<'request' | 'decline' | null>(null)
  const [latest] = (requests.data ?? []).filter(({ to }) => to === transition.to)
  const openRequest = latest?.status === 'open' ? latest : null

  const closeDialog = async () => {
    setDialog(null)
    if (id !== null) await refreshRecordExtras(queryClient, { kind, id })
  }
  const onError = (error: Error) => toast.error(formatProblem(error))
  const request = useMutation({
    mutationFn: async ({ reason }: { reason: string; clearDraft: () => void }) => {
      const savedId = await save()
      return savedId === null
        ? null
        : createOverrideRequest({ kind, id: savedId }, { to: transition.to, reason })
    },
    onSuccess: async (sent, { clearDraft }) => {
      if (sent) {
        clearDraft()
        toast.info(t('override.sent'))
      }
      await closeDialog()
    },
    onError,
  })
  const decline = useMutation({
    mutationFn: ({ reason }: { reason: string; clearDraft: () => void }) =>
      declineOverrideRequest({ kind, id: id ?? '' }, openRequest?.id ?? '', reason),
    onSuccess: async (_declined, { clearDraft }) => {
      clearDraft()
      await closeDialog()
    },
    onError,
  })

  if (!canSeeRequests) return null
  return (
    <div className={styles.requests}>
      {openRequest && (
        <>
          <p>
            <strong>
              {t('override.open', {
                person: openRequest.created_by.name,
                date: format.dateTime(openRequest.created_at),
              })}
            </strong>{' '}
            {openRequest.reason}
          </p>
          {transition.can_override ? (
            <Button size="s" onClick={() => setDialog('decline')}>
              {t('override.decline')}
            </Button>
          ) : (
            <p>{t('override.waiting')}</p>
          )}
        </>
      )}
      {latest?.status === 'declined' && latest.answered_by && (
        <p>
          <strong>
            {t('override.declined', {
              person: latest.answered_by.name,
              date: format.dateTime(latest.answered_at ?? latest.created_at),
            })}
          </strong>{' '}
          {latest.answer}
        </p>
      )}
      {transition.can_request_override && !openRequest && (
        <Button size="s" onClick={() => setDialog('request')}>
          {t('override.request')}
        </Button>
      )}
      {dialog === 'request' && (
        <LazyReasonDialog
          title={t('override.title')}
          text={t('override.text')}
          confirm={t('override.send')}
          isPending={request.isPending}
          draftKey={draftKey(personId, `override-${kind}-${id ?? 'new'}`)}
          onClose={() => setDialog(null)}
          onConfirm={(reason, clearDraft) => request.mutate({ reason, clearDraft })}
        />
      )}
      {dialog === 'decline' && openRequest && (
        <LazyReasonDialog
          title={t('override.decline_title')}
          text={t('override.decline_text', { person: openRequest.created_by.name })}
          confirm={t('override.decline_confirm')}
          isPending={decline.isPending}
          draftKey={draftKey(personId, `decline-${openRequest.id}`)}
          onClose={() => setDialog(null)}
          onConfirm={(reason, clearDraft) => decline.mutate({ reason, clearDraft })}
        />
      )}
    </div>
  )
}
