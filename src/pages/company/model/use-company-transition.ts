import { useMutation } from '@tanstack/react-query'
import { transitionCompany, type Company, type CompanyStatus } from '@/entities/company'
import { useRecord, useRecordEditing } from '@/features/edit-record'
import { ApiProblem, isStale, useFormatProblem } from '@/shared/api'
import { formatFieldError, toFieldName } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { toast } from '@/shared/ui'
import { companyFormConfig } from './company-form'

/** Returns a transition's name. After a block, the transition to verified is an unblock. */
export function getTransitionTextName(from: CompanyStatus, to: CompanyStatus) {
  if (to === 'blocked') return 'block'
  return from === 'blocked' ? 'unblock' : 'verify'
}

interface AttemptState {
  readonly company: Company
  readonly to: CompanyStatus
  readonly reason?: string
  /** Deletes the draft of the reason. */
  readonly clearReasonDraft?: () => void
}

/**
 * Saves unsaved edits, then verifies, blocks or unblocks the company.
 * @param onDone also called if saving fails, so that no transition is taken
 */
export function useCompanyTransition(onDone: () => void) {
  const { t } = useTranslation('pages/company')
  const { snapshots } = useRecord(companyFormConfig)
  const { save, applySaved, loadNewer } = useRecordEditing()
  const formatProblem = useFormatProblem()
  return useMutation({
    mutationFn: async ({ company, to, reason }: AttemptState) => {
      const savedCompany = snapshots.take().isDirty ? await save() : company
      return savedCompany && transitionCompany(savedCompany, { to, reason: reason ?? null })
    },
    onSuccess: async (moved, { company, clearReasonDraft }) => {
      onDone()
      if (!moved) return
      clearReasonDraft?.()
      toast.info(t(`stepped.${getTransitionTextName(company.status, moved.status)}`))
      // The pressed button no longer exists.
      focusHeadline()
      await applySaved(moved)
    },
    onError: (error) => {
      if (isStale(error)) return loadNewer()
      const [first] = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
      toast.error(
        first ? formatFieldError(first, toFieldName(first.pointer)) : formatProblem(error),
      )
      return undefined
    },
  })
}
