import { noop } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { meQueryOptions } from '@/entities/session'
import {
  RecordActions,
  RecordFields,
  RecordNotices,
  RecordPage,
  SaveState,
  useRecord,
} from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { DocumentFrame, RecordSkeleton } from '@/widgets/document'
import { settingsFormConfig } from '../model/settings-form'
import { SETTINGS_ID, settingsQueryOptions } from '../model/settings-queries'
import { BankAccounts, Certificates } from './account-sections'
import { CompanySection, InvoiceSection } from './company-section'
import { LogoSection } from './logo-section'
import { PaperTextSection } from './paper-text-section'
import { RetentionSection } from './retention-section'
import { SettingsHistory } from './settings-history'

export const loader = ({ context: { queryClient } }: LoaderArgs): void => {
  queryClient.query(meQueryOptions).catch(noop)
  queryClient.query(settingsQueryOptions).catch(noop)
}

export function SettingsPage(): ReactElement {
  const { t } = useTranslation('pages/settings')
  return (
    <RecordPage
      config={settingsFormConfig}
      id={SETTINGS_ID}
      screen={SettingsScreen}
      skeleton={<RecordSkeleton title={t('title')} />}
    />
  )
}

function SettingsScreen() {
  const { t } = useTranslation('pages/settings')
  const format = useFormat()
  const { saved } = useRecord(settingsFormConfig)
  if (!saved) return null
  return (
    <DocumentFrame
      title={t('title')}
      subtitle={
        saved.updated_by &&
        t('updated', { date: format.date(saved.updated_at), name: saved.updated_by.name })
      }
      saveState={<SaveState />}
      actions={<RecordActions />}
      notice={<RecordNotices />}
      aside={<SettingsHistory />}
    >
      <RecordFields>
        <CompanySection />
        <InvoiceSection />
        <LogoSection logo={saved.logo} />
        <BankAccounts />
        <Certificates />
        <RetentionSection />
        <PaperTextSection defaults={saved.default_mails} />
      </RecordFields>
    </DocumentFrame>
  )
}
