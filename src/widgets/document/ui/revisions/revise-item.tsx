import { useState } from 'react'
import type { Schemas } from '@/shared/api'
import { menuItemClass } from '@/shared/ui'
import type { RevisionsConfig } from '../../model/revisions-config'
import { ReviseDialog } from './revise-dialog'

interface ReviseItemProps {
  config: RevisionsConfig
  record: {
    readonly id: string
    readonly allowed_actions: readonly Schemas['RecordAction'][]
  }
  label: string
}

/** Menu item that opens a revision after asking for its reason; nothing if the user may not. */
export function ReviseItem({ config, record, label }: ReviseItemProps) {
  const [isAsking, setIsAsking] = useState(false)
  if (!record.allowed_actions.includes('revise')) return null
  return (
    <>
      <button type="button" className={menuItemClass} onClick={() => setIsAsking(true)}>
        {label}
      </button>
      {isAsking && (
        <ReviseDialog config={config} id={record.id} onClose={() => setIsAsking(false)} />
      )}
    </>
  )
}
