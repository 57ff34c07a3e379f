import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { removeCompanyPrices, type Company } from '@/entities/company'
import { useFormatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Button, Dialog, toast } from '@/shared/ui'

/** Asks before all prices go that are this company's alone: there is no way back but writing them again. */
export function RemovePricesDialog({
  company,
  onClose,
}: {
  readonly company: Company
  readonly onClose: () => void
}) {
  const { t } = useTranslation('pages/company')
  const problemText = useFormatProblem()
  const queryClient = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const remove = useMutation({
    mutationFn: () => removeCompanyPrices(company.id, key),
    onMutate: () => toast.info(t('removing_prices')),
    onSuccess: ({ removed }) => {
      toast.info(t('prices_removed', { count: removed }))
      // What it pays is shown in more places than one.
      void queryClient.invalidateQueries()
    },
    onError: (error) => toast.error(problemText(error)),
    onSettled: onClose,
  })
  return (
    <Dialog
      isOpen
      size="s"
      role="alertdialog"
      title={t('remove_prices.title', { name: company.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" isPending={remove.isPending} onClick={() => remove.mutate()}>
            {t('remove_prices.confirm')}
          </Button>
          <Button onClick={onClose}>{t('remove_prices.back')}</Button>
        </>
      }
    >
      <p>{t('remove_prices.text')}</p>
    </Dialog>
  )
}
