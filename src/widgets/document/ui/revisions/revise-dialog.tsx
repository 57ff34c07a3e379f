import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LazyReasonDialog } from '@/features/change-status'
import { useRecord } from '@/features/edit-record'
import { formatProblem } from '@/shared/api'
import { draftKey } from '@/shared/lib/draft'
import { toast } from '@/shared/ui'
import type { RevisionsConfig } from '../../model/revisions-config'

interface ReviseDialogProps {
  config: RevisionsConfig
  id: string
  /** A withdrawn revision whose terms the next one starts with. */
  copyOf?: number
  onClose: () => void
}

/** Asks for the reason of a revision, opens it and shows it. */
export function ReviseDialog({ config, id, copyOf, onClose }: ReviseDialogProps) {
  const { me } = useRecord()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ reason }: { reason: string; clearDraft: () => void }) =>
      config.open(id, { reason, ...(copyOf !== undefined && { copy_of: copyOf }) }),
    onSuccess: async ({ revision }, { clearDraft }) => {
      clearDraft()
      onClose()
      await config.refresh(queryClient, id)
      await navigate({ to: '.', search: { revision } })
    },
    onError: (error) => toast.error(formatProblem(error)),
  })
  return (
    <LazyReasonDialog
      {...config.formatReasonDialog()}
      isPending={isPending}
      draftKey={draftKey(me.id, `reason-${config.kind}-${id}-revise`)}
      onClose={onClose}
      onConfirm={(reason, clearDraft) => mutate({ reason, clearDraft })}
    />
  )
}
