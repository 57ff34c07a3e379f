import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LazyReasonDialog } from '@/features/change-status'
import { DiscardItem, SaveButton, useRecord, useRecordEditing } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { Button, Dialog, EllipsisIcon, menuItemClass, PopoverMenu, toast } from '@/shared/ui'
import {
  clearCompanySessions,
  type Company,
  companyQueryOptions,
  companyWrites,
  removeCompanyPrices,
} from '@/entities/company'
import { useFormatProblem } from '@/shared/api'
import { companyFormConfig } from '../model/company-form'
import { getTransitionTextName, useCompanyTransition } from '../model/use-company-transition'
import { ClientDialog } from './client-dialog'

/** Confirms the removal of all prices of this company, which cannot be undone. */
function RemovePricesDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTranslation('pages/company')
  const formatProblem = useFormatProblem()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => removeCompanyPrices(company.id),
    onMutate: () => toast.info(t('removing_prices')),
    onSuccess: ({ removed }) => {
      toast.info(t('prices_removed', { count: removed }))
      // Several screens show the company's prices.
      void queryClient.invalidateQueries()
    },
    onError: (error) => toast.error(formatProblem(error)),
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

/** Logs out the company's users. */
function ClearSessionsItem({ companyId }: { companyId: string }) {
  const { t } = useTranslation('pages/company')
  const formatProblem = useFormatProblem()
  const queryClient = useQueryClient()
  const clear = useMutation({
    mutationFn: () => clearCompanySessions(companyId),
    onMutate: () => toast.info(t('clearing')),
    onSuccess: async () => {
      toast.info(t('sessions_cleared'))
      await companyWrites.cacheSaved(
        queryClient,
        await queryClient.query({ ...companyQueryOptions(companyId), staleTime: 0 }),
      )
    },
    onError: (error) => toast.error(formatProblem(error)),
  })
  return (
    <button type="button" className={menuItemClass} onClick={() => clear.mutate()}>
      {t('clear_sessions')}
    </button>
  )
}

/** The pending step, Save, and a menu of rare actions. */
export function CompanyActions() {
  const { t } = useTranslation('pages/company')
  const { saved: company, me } = useRecord(companyFormConfig)
  const [openDialog, setOpenDialog] = useState<'block' | 'prices' | 'client' | null>(null)
  const close = () => setOpenDialog(null)
  const transition = useCompanyTransition(close)
  const { snapshots } = useRecord(companyFormConfig)
  const { save } = useRecordEditing()
  // The server finds clients by the saved codes.
  const saveBeforeLinking = useMutation({
    mutationFn: async () => (snapshots.take().isDirty ? save() : company),
    onSuccess: (saved) => saved && setOpenDialog('client'),
  })
  const next = company?.transitions.find(({ reason_required }) => !reason_required)
  const isIncomplete = company !== null && company.missing_for_orders.length > 0
  const canBlock = company?.transitions.some(({ reason_required }) => reason_required)
  return (
    <>
      {company && next && (
        <Button
          variant="primary"
          isPending={transition.isPending || saveBeforeLinking.isPending}
          onClick={() =>
            isIncomplete ? saveBeforeLinking.mutate() : transition.mutate({ company, to: next.to })
          }
        >
          {t(`step.${getTransitionTextName(company.status, next.to)}`)}
        </Button>
      )}
      {!next && isIncomplete && (
        <Button
          variant="primary"
          isPending={saveBeforeLinking.isPending}
          onClick={() => saveBeforeLinking.mutate()}
        >
          {t(company.client ? 'client_dialog.choose_sale_manager_action' : 'client_dialog.link')}
        </Button>
      )}
      <SaveButton variant={next || isIncomplete ? 'secondary' : 'primary'} />
      <PopoverMenu
        align="end"
        hasChevron={false}
        variant="quiet"
        accessibleName={t('more')}
        label={<EllipsisIcon />}
      >
        {company && <ClearSessionsItem companyId={company.id} />}
        {company && (
          <button type="button" className={menuItemClass} onClick={() => setOpenDialog('prices')}>
            {t('remove_prices.action')}
          </button>
        )}
        {canBlock && (
          <button type="button" className={menuItemClass} onClick={() => setOpenDialog('block')}>
            {t('step.block')}
          </button>
        )}
        <DiscardItem />
      </PopoverMenu>
      {company && openDialog === 'prices' && (
        <RemovePricesDialog company={company} onClose={close} />
      )}
      {company && openDialog === 'client' && (
        <ClientDialog company={company} isVerifying={next !== undefined} onClose={close} />
      )}
      {company && openDialog === 'block' && (
        <LazyReasonDialog
          title={t('block.title', { name: company.name })}
          text={t('block.text')}
          confirm={t('step.block')}
          isDanger
          isPending={transition.isPending}
          draftKey={draftKey(me.id, `reason-company-${company.id}-block`)}
          onClose={close}
          onConfirm={(reason, forget) =>
            transition.mutate({ company, to: 'blocked', reason, clearReasonDraft: forget })
          }
        />
      )}
    </>
  )
}
