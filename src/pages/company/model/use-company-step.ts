import { useMutation } from '@tanstack/react-query'
import { transitionCompany, type Company, type CompanyStatus } from '@/entities/company'
import { useRecord, useRecordWork } from '@/features/edit-record'
import { ApiProblem, isStale, useProblemText } from '@/shared/api'
import { fieldErrorText, fieldNameOf } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { toast } from '@/shared/ui'
import { companyForm } from './company-form'

/** What a step is called: to be let in is another thing after a block than at first. */
export function stepOf(from: CompanyStatus, to: CompanyStatus) {
  if (to === 'blocked') return 'block'
  return from === 'blocked' ? 'unblock' : 'verify'
}

/** A step as it is about to be taken. */
interface Attempt {
  readonly company: Company
  readonly to: CompanyStatus
  readonly reason?: string
  /** Drops what is kept of the reason. */
  readonly forget?: () => void
}

/**
 * Verifies, blocks or unblocks the company, saving first what is typed.
 * @param onTaken also where saving it found a mistake, so that nothing was taken
 */
export function useCompanyStep(onTaken: () => void) {
  const { t } = useTranslation('pages/company')
  const { snapshots } = useRecord(companyForm)
  const { save, accept, meetNewer } = useRecordWork()
  const problemText = useProblemText()
  return useMutation({
    mutationFn: async ({ company, to, reason }: Attempt) => {
      const saved = snapshots.take().isDirty ? await save() : company
      return saved && transitionCompany(saved, { to, reason: reason ?? null })
    },
    onSuccess: async (moved, { company, forget }) => {
      onTaken()
      if (!moved) return
      forget?.()
      toast.info(t(`stepped.${stepOf(company.status, moved.status)}`))
      // The button that was pressed is gone.
      focusHeadline()
      await accept(moved)
    },
    onError: (error) => {
      if (isStale(error)) return meetNewer()
      const [first] = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
      toast.error(first ? fieldErrorText(first, fieldNameOf(first.pointer)) : problemText(error))
      return undefined
    },
  })
}
