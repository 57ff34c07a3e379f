import { useParams } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { useMe } from '@/entities/session'
import { RecordPage, type WaitingWork } from '@/features/edit-record'
import { useWaiting } from '@/features/outbox'

interface InspectionPageProps {
  form: Parameters<typeof RecordPage>[0]['form']
  screen: ComponentType
  waiting: ReactNode
}

/** The page of a report, which may be on this device alone: then its screen opens with what waits there. */
export function InspectionPage(props: InspectionPageProps) {
  const { id } = useParams({ strict: false })
  const me = useMe()
  const entry = useWaiting(id)
  if (entry === undefined || (entry && !me)) return props.waiting
  const isOwn = entry !== null && entry.person.id === me?.id
  return <RecordPage {...props} work={isOwn ? toWaitingWork(entry) : null} />
}

function toWaitingWork({
  version,
  there,
  base,
  write,
  hold,
  at,
  since,
  revision,
}: NonNullable<ReturnType<typeof useWaiting>>): WaitingWork & { isHeld: boolean } {
  // Each kind's answers are what its form writes.
  const written = (there ?? base ?? write) as unknown as WaitingWork['write']
  return {
    base: version === null ? null : { version, written },
    write: write as unknown as WaitingWork['write'],
    isHeld: hold !== null,
    at: at ?? since,
    revision,
  }
}
