import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  fetchCompany,
  linkCompanyClient,
  transitionCompany,
  type Company,
} from '@/entities/company'
import { useRecordEditing } from '@/features/edit-record'
import { isInvalid, isStale } from '@/shared/api'
import type { ConflictChoices } from '@/shared/forms'
import { useTranslation } from '@/shared/i18n'
import { focusHeadline } from '@/shared/lib/headline'
import { toast } from '@/shared/ui'
import { NEW_CLIENT, type ClientChoice } from './use-client-choice'
import { getTransitionTextName } from './use-company-transition'

interface SaveClientOptions {
  readonly choice: ClientChoice
  /** True if the transition also verifies or unblocks the company. */
  readonly isVerifying: boolean
  onClose(): void
}

/** Saves the chosen client of a company, and asks if another user has chosen another one. */
export function useSaveClient(
  company: Company,
  {
    choice: { client, match, needsSaleManager, saleManager },
    isVerifying,
    onClose,
  }: SaveClientOptions,
) {
  const { t } = useTranslation('pages/company')
  const { applySaved, loadNewer } = useRecordEditing()
  const [newer, setNewer] = useState<Company | null>(null)

  const saveChoice = useMutation({
    /**
     * Saves the choice, over a newer version if there is one.
     * @param base the newer version, after the user kept their choice
     */
    mutationFn: (base: Company) => {
      const write = {
        client_id: client === NEW_CLIENT ? null : client,
        sale_manager_id: needsSaleManager ? saleManager : null,
      }
      return isVerifying
        ? transitionCompany(base, { to: 'verified', client: write })
        : linkCompanyClient(base, write)
    },
    onSuccess: async (saved) => {
      onClose()
      toast.info(
        t(
          isVerifying
            ? `stepped.${getTransitionTextName(company.status, saved.status)}`
            : 'client_dialog.linked',
        ),
      )
      await applySaved(saved)
      // The button that would get the focus back no longer exists.
      focusHeadline()
    },
    onError: async (error) => {
      if (isInvalid(error)) toast.formValidationError()
      if (!isStale(error)) return
      try {
        // Not cached, so that the screen is unchanged until the user has chosen.
        const newerCompany = await fetchCompany(company.id)
        if (
          newerCompany.client &&
          newerCompany.client.id !== company.client_id &&
          newerCompany.client.id !== client
        )
          setNewer(newerCompany)
        else await loadNewer()
      } catch {
        // The newer version cannot be read now; the banner shows the refusal.
        return
      }
      saveChoice.reset()
    },
  })

  async function resolve({ client_id: chosenSide }: ConflictChoices) {
    if (!newer) return
    setNewer(null)
    if (chosenSide === 'mine') return saveChoice.mutate(newer)
    // While verifying, the dialog continues with the other user's client.
    if (!isVerifying) onClose()
    await applySaved(newer)
    if (!isVerifying) focusHeadline()
  }

  return {
    save: () => saveChoice.mutate(company),
    isPending: saveChoice.isPending,
    error: saveChoice.error,
    /** The other user's choice; null without a conflict. */
    conflict: newer && {
      conflicts: [
        {
          id: 'client_id',
          field: t('field.client_id'),
          mine: match?.name ?? t('client_dialog.new'),
          theirs: newer.client?.name ?? null,
          suggested: 'theirs' as const,
          isContested: true,
        },
      ],
      resolve: (choices: ConflictChoices) => void resolve(choices),
      cancel: () => setNewer(null),
    },
  }
}
