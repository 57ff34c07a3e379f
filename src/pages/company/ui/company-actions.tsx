import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LazyReasonDialog } from '@/features/change-status'
import { DiscardItem, SaveButton, useRecord, useRecordEditing } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { Button, EllipsisIcon, menuItemClass, PopoverMenu } from '@/shared/ui'
import { companyForm } from '../model/company-form'
import { getStepName, useCompanyStep } from '../model/use-company-step'
import { ClientDialog } from './client-dialog'
import { ClearSessionsItem } from './clear-sessions-item'
import { RemovePricesDialog } from './remove-prices-dialog'

/** Letting it in as the one step that waits, saving, and in the menu what is done to it rarely. */
export function CompanyActions() {
  const { t } = useTranslation('pages/company')
  const { saved: company, me } = useRecord(companyForm)
  const [asked, setAsked] = useState<'block' | 'prices' | 'client' | null>(null)
  const close = () => setAsked(null)
  const step = useCompanyStep(close)
  const { snapshots } = useRecord(companyForm)
  const { save } = useRecordEditing()
  // Clients are looked up by the codes as they are saved.
  const ask = useMutation({
    mutationFn: async () => (snapshots.take().isDirty ? save() : company),
    onSuccess: (saved) => saved && setAsked('client'),
  })
  const next = company?.transitions.find(({ reason_required }) => !reason_required)
  const lacksClient = company !== null && company.missing_for_orders.length > 0
  const mayBlock = company?.transitions.some(({ reason_required }) => reason_required)
  return (
    <>
      {company && next && (
        <Button
          variant="primary"
          isPending={step.isPending || ask.isPending}
          onClick={() => (lacksClient ? ask.mutate() : step.mutate({ company, to: next.to }))}
        >
          {t(`step.${getStepName(company.status, next.to)}`)}
        </Button>
      )}
      {!next && lacksClient && (
        <Button variant="primary" isPending={ask.isPending} onClick={() => ask.mutate()}>
          {t(company.client ? 'client_dialog.choose_sale_manager_action' : 'client_dialog.link')}
        </Button>
      )}
      <SaveButton variant={next || lacksClient ? 'secondary' : 'primary'} />
      <PopoverMenu
        align="end"
        hasChevron={false}
        variant="quiet"
        accessibleName={t('more')}
        label={<EllipsisIcon />}
      >
        {company && <ClearSessionsItem companyId={company.id} />}
        {company && (
          <button type="button" className={menuItemClass} onClick={() => setAsked('prices')}>
            {t('remove_prices.action')}
          </button>
        )}
        {mayBlock && (
          <button type="button" className={menuItemClass} onClick={() => setAsked('block')}>
            {t('step.block')}
          </button>
        )}
        <DiscardItem />
      </PopoverMenu>
      {company && asked === 'prices' && <RemovePricesDialog company={company} onClose={close} />}
      {company && asked === 'client' && (
        <ClientDialog company={company} isVerifying={next !== undefined} onClose={close} />
      )}
      {company && asked === 'block' && (
        <LazyReasonDialog
          title={t('block.title', { name: company.name })}
          text={t('block.text')}
          confirm={t('step.block')}
          isDanger
          isPending={step.isPending}
          draftKey={draftKey(me.id, `reason-company-${company.id}-block`)}
          onClose={close}
          onConfirm={(reason, forget) =>
            step.mutate({ company, to: 'blocked', reason, clearReasonDraft: forget })
          }
        />
      )}
    </>
  )
}
