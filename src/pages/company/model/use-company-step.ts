import { useMutation } from '@tanstack/react-query'
import { transitionCompany, type Company, type CompanyStatus } from '@/entities/company'
import { useRecord, useRecordEditing } from '@/features/edit-record'
import { ApiProblem, isStale, useFormatProblem } from '@/shared/api'
import { formatFieldError, toFieldName } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { toast } from '@/shared/ui'
import { companyForm } from './company-form'

/** What a step is called: to be let in is another thing after a block than at first. */
export function getStepName(from: CompanyStatus, to: CompanyStatus) {
  if (to === 'blocked') return 'block'
  return from === 'blocked' ? 'unblock' : 'verify'
}

/** A step as it is about to be taken. */
interface StepAttempt {
  readonly company: Company
  readonly to: CompanyStatus
  readonly reason?: string
  /** Drops what is kept of the reason. */
  readonly clearReasonDraft?: () => void
}

/**
 * Verifies, blocks or unblocks the company, saving first what is typed.
 * @param onTaken also where saving it found a mistake, so that nothing was taken
 */
export function useCompanyStep(onTaken: () => void) {
  const { t } = useTranslation('pages/company')
  const { snapshots } = useRecord(companyForm)
  const { save, applySaved, loadNewer } = useRecordEditing()
  const problemText = useFormatProblem()
  return useMutation({
    mutationFn: async ({ company, to, reason }: StepAttempt) => {
      const saved = snapshots.take().isDirty ? await save() : company
      return saved && transitionCompany(saved, { to, reason: reason ?? null })
    },
    onSuccess: async (moved, { company, clearReasonDraft }) => {
      onTaken()
      if (!moved) return
      clearReasonDraft?.()
      toast.info(t(`stepped.${getStepName(company.status, moved.status)}`))
      // The button that was pressed is gone.
      focusHeadline()
      await applySaved(moved)
    },
    onError: (error) => {
      if (isStale(error)) return loadNewer()
      const [first] = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
      toast.error(first ? formatFieldError(first, toFieldName(first.pointer)) : problemText(error))
      return undefined
    },
  })
}
