import { useState } from 'react'
import { ReasonDialog } from '@/features/change-status'
import { DiscardItem, SaveButton, useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { Button, EllipsisIcon, menuItemClass, PopoverMenu } from '@/shared/ui'
import { companyForm } from '../model/company-form'
import { stepOf, useCompanyStep } from '../model/use-company-step'
import { ClearSessionsItem } from './clear-sessions-item'
import { RemovePricesDialog } from './remove-prices-dialog'

/** Letting it in as the one step that waits, saving, and in the menu what is done to it rarely. */
export function CompanyActions() {
  const { t } = useTranslation('pages/company')
  const { saved: company, me } = useRecord(companyForm)
  const [asked, setAsked] = useState<'block' | 'prices' | null>(null)
  const close = () => setAsked(null)
  const step = useCompanyStep(close)
  const next = company?.transitions.find(({ reason_required }) => !reason_required)
  const mayBlock = company?.transitions.some(({ reason_required }) => reason_required)
  return (
    <>
      {company && next && (
        <Button variant="primary" isPending={step.isPending} onClick={() => step.mutate({ company, to: next.to })}>
          {t(`step.${stepOf(company.status, next.to)}`)}
        </Button>
      )}
      <SaveButton variant={next ? 'secondary' : 'primary'} />
      <PopoverMenu align="end" hasChevron={false} variant="quiet" accessibleName={t('more')} label={<EllipsisIcon />}>
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
      {company && asked === 'block' && (
        <ReasonDialog
          title={t('block.title', { name: company.name })}
          text={t('block.text')}
          confirm={t('step.block')}
          isDanger
          isPending={step.isPending}
          keptAt={draftKey(me.id, `reason-company-${company.id}-block`)}
          onClose={close}
          onConfirm={(reason, forget) => step.mutate({ company, to: 'blocked', reason, forget })}
        />
      )}
    </>
  )
}
