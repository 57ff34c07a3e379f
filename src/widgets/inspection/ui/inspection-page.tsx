import { useParams } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { useMe } from '@/entities/session'
import { RecordPage, type QueuedPayload } from '@/features/edit-record'
import { UnreadableReport, useIsOutboxUnreadable, useOutboxEntry } from '@/features/outbox'

interface InspectionPageProps {
  config: Parameters<typeof RecordPage>[0]['config']
  screen: ComponentType
  skeleton: ReactNode
}

/** Page of a report. A report that exists only on this device opens from the outbox. */
export function InspectionPage(props: InspectionPageProps) {
  const { id } = useParams({ strict: false })
  const me = useMe()
  const entry = useOutboxEntry(id)
  const isUnreadable = useIsOutboxUnreadable()
  if (isUnreadable) return <UnreadableReport />
  if (entry === undefined || (entry && !me)) return props.skeleton
  const isOwn = entry !== null && entry.person.id === me?.id
  return <RecordPage {...props} queued={isOwn ? toQueuedPayload(entry) : null} />
}

function toQueuedPayload({
  version,
  remote,
  base,
  payload,
  hold,
  at,
  since,
  payloadId,
}: NonNullable<ReturnType<typeof useOutboxEntry>>): QueuedPayload {
  // The form of each kind writes its own payload.
  const basePayload = (remote ?? base ?? payload) as unknown as QueuedPayload['payload']
  return {
    base: version === null ? null : { version, payload: basePayload },
    payload: payload as unknown as QueuedPayload['payload'],
    isReviewNeeded: hold !== null,
    at: at ?? since,
    payloadId,
  }
}
