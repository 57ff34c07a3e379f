import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
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
  step: Transition
  /** Saves unsaved changes; returns the id of the saved document, null if it could not be saved. */
  save: () => Promise<string | null>
}

/**
 * Requests an override of a blocked transition and shows the answer. Deciders decline here and
 * grant by running the transition.
 */
export function OverrideRequests({ kind, id, personId, step, save }: OverrideRequestsProps) {
  const { t } = useTranslation('features/change-status')
  const format = useFormat()
  const queryClient = useQueryClient()
  const isConcerned = step.can_override || step.can_request_override === true
  const requests = useQuery({
    ...overrideRequestsQueryOptions({ kind, id: id ?? '' }),
    enabled: id !== null && isConcerned,
  })
  const [dialog, setDialog] = useState<'request' | 'decline' | null>(null)
  const attempt = useRef({ act: '', key: '' })
  const [last] = (requests.data ?? []).filter(({ to }) => to === step.to)
  const open = last?.status === 'open' ? last : null

  const done = async () => {
    setDialog(null)
    if (id !== null) await refreshRecordExtras(queryClient, { kind, id })
  }
  const onError = (error: Error) => toast.error(formatProblem(error))
  const request = useMutation({
    mutationFn: async ({ reason }: { reason: string; forget: () => void }) => {
      const savedId = await save()
      if (savedId === null) return null
      const act = `${savedId} ${step.to} ${reason}`
      if (attempt.current.act !== act) attempt.current = { act, key: crypto.randomUUID() }
      return createOverrideRequest(
        { kind, id: savedId },
        { to: step.to, reason },
        attempt.current.key,
      )
    },
    onSuccess: async (sent, { forget }) => {
      if (sent) {
        forget()
        attempt.current = { act: '', key: '' }
        toast.info(t('override.sent'))
      }
      await done()
    },
    onError,
  })
  const decline = useMutation({
    mutationFn: ({ reason }: { reason: string; forget: () => void }) =>
      declineOverrideRequest({ kind, id: id ?? '' }, open?.id ?? '', reason),
    onSuccess: async (_declined, { forget }) => {
      forget()
      await done()
    },
    onError,
  })

  if (!isConcerned) return null
  return (
    <div className={styles.requests}>
      {open && (
        <>
          <p>
            <strong>
              {t('override.open', {
                person: open.created_by.name,
                date: format.dateTime(open.created_at),
              })}
            </strong>{' '}
            {open.reason}
          </p>
          {step.can_override ? (
            <Button size="s" onClick={() => setDialog('decline')}>
              {t('override.decline')}
            </Button>
          ) : (
            <p>{t('override.waiting')}</p>
          )}
        </>
      )}
      {last?.status === 'declined' && last.answered_by && (
        <p>
          <strong>
            {t('override.declined', {
              person: last.answered_by.name,
              date: format.dateTime(last.answered_at ?? last.created_at),
            })}
          </strong>{' '}
          {last.answer}
        </p>
      )}
      {step.can_request_override && !open && (
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
          onConfirm={(reason, forget) => request.mutate({ reason, forget })}
        />
      )}
      {dialog === 'decline' && open && (
        <LazyReasonDialog
          title={t('override.decline_title')}
          text={t('override.decline_text', { person: open.created_by.name })}
          confirm={t('override.decline_confirm')}
          isPending={decline.isPending}
          draftKey={draftKey(personId, `decline-${open.id}`)}
          onClose={() => setDialog(null)}
          onConfirm={(reason, forget) => decline.mutate({ reason, forget })}
        />
      )}
    </div>
  )
}
