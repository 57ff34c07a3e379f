import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatProblem } from '@/shared/api'
import { toast } from '@/shared/ui'
import { recordQueryOptions } from '../record-form-config'
import { toInitialPayload } from '../record-form-values'
import type { NewerRecord, NewerVersionState, RepeatedTransition } from '../saving/saving-state'
import type { EditSession } from '../use-edit-session'

/** Loads the version that a transition was refused for, for the user to compare and show it. */
export function useNewerVersion({ config, editBase }: EditSession): NewerVersionState {
  const queryClient = useQueryClient()
  const [newerVersion, setNewerVersion] = useState<NewerRecord | null>(null)

  async function loadNewer(repeat?: RepeatedTransition) {
    const [id, shown] = [editBase.id(), editBase.base()?.payload]
    if (id === null || shown === undefined) return
    const { queryKey, ...query } = recordQueryOptions(config, id)
    try {
      const saved = await queryClient.query({
        ...query,
        // A separate key, so that the screen is unchanged until the user reloads it.
        queryKey: [...queryKey, 'newer'],
        staleTime: 0,
        gcTime: 0,
      })
      const theirs = toInitialPayload(config, saved)
      setNewerVersion({ saved, base: shown, mine: shown, theirs, repeat })
    } catch (error) {
      toast.error(formatProblem(error))
    }
  }

  return {
    newerVersion,
    loadNewer,
    showNewer() {
      if (!newerVersion) return
      const { saved } = newerVersion
      setNewerVersion(null)
      editBase.applyRemote(saved)
      void config.cacheSaved(queryClient, saved)
    },
    dismissNewer: () => setNewerVersion(null),
  }
}
