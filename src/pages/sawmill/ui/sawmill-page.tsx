import type { ReactElement } from 'react'
import {
  ApprovalBadge,
  CertificateNotice,
  formatCertificate,
  type Sawmill,
} from '@/entities/sawmill'
import { recordLoader, RecordPage, useRecord } from '@/features/edit-record'
import { type Format, i18n, useFormat, useTranslation, LANGUAGES } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Contacts } from '@/widgets/company-fields'
import { DocumentSection, RecordScreen, RecordSkeleton } from '@/widgets/document'
import { vProfile, vSawmillApproval, vWood } from '@contract/validators'
import { FigureList, KeyFigure } from '@/shared/ui'
import { sawmillFormConfig } from '../model/sawmill-form'
import { CertificateSection, CompanySection, TermsSection, WoodSection } from './sawmill-sections'

type Figures = Sawmill['figures']

/** Capacity, lead time, certification and delivery reliability. A new mill has dashes. */
function SawmillFigures({ sawmill }: { sawmill: Sawmill | null }) {
  const { t } = useTranslation(['pages/sawmill', 'entities/sawmill'])
  const format = useFormat()
  const count = (number: number | null | undefined) =>
    number === null || number === undefined ? null : format.number(number)
  const state = sawmill?.certificate_state
  const hasWarning = state === 'expired' || state === 'expiring'
  return (
    <FigureList>
      <KeyFigure
        label={t('field.capacity_m3_month')}
        value={count(sawmill?.capacity_m3_month)}
        unit={t('unit.capacity')}
      />
      <KeyFigure
        label={t('field.lead_time_weeks')}
        value={count(sawmill?.lead_time_weeks)}
        unit={t('unit.weeks')}
      />
      <KeyFigure
        label={t('certificate.until')}
        value={sawmill?.certificate ? format.date(sawmill.certificate.expires) : null}
        tone={hasWarning ? 'waiting' : 'plain'}
        note={
          hasWarning || state === 'none' ? t(`entities/sawmill:certificate.${state}`) : undefined
        }
      />
      {sawmill && <DeliveryReliability figures={sawmill.figures} />}
    </FigureList>
  )
}

function DeliveryReliability({ figures }: { figures: Figures }) {
  const { t } = useTranslation('pages/sawmill')
  const format = useFormat()
  const createPercentField = (percent: string | null) => ({
    value: percent && format.percent(percent),
    note: percent === null ? t('figures.not_known') : undefined,
  })
  return (
    <>
      <KeyFigure label={t('figures.on_time')} {...createPercentField(figures.on_time_percent)} />
      <KeyFigure label={t('figures.fill')} {...createPercentField(figures.fill_percent)} />
      <KeyFigure
        label={t('figures.inspection_pass')}
        {...createPercentField(figures.inspection_pass_percent)}
      />
      <KeyFigure
        label={t('figures.moisture')}
        {...createPercentField(figures.average_moisture_percent)}
      />
      <KeyFigure label={t('figures.volume')} value={format.volume(figures.volume_m3)} unit="m³" />
      <KeyFigure
        label={t('figures.amount')}
        value={format.money(figures.amount_eur, 'EUR')}
        note={
          figures.without_rate > 0
            ? t('figures.without_rate', { count: figures.without_rate })
            : undefined
        }
      />
      <KeyFigure label={t('figures.open')} value={format.number(figures.open_supplies)} />
    </>
  )
}

function formatLoggedList<Value extends string>(
  text: string,
  values: readonly Value[],
  formatOne: (value: Value) => string,
): string {
  const formatWord = (word: string) => {
    const value = values.find((option) => option === word)
    return value ? formatOne(value) : word
  }
  return text.split(' ').map(formatWord).join(', ')
}

function formatValue(field: string, text: string, format: Format): string | undefined {
  switch (field) {
    case 'species':
      return formatLoggedList(text, vWood.options, (wood) =>
        i18n.t(`entities/product:wood.${wood}`),
      )
    case 'profiles':
      return formatLoggedList(text, vProfile.options, (profile) =>
        i18n.t(`entities/product:profile.${profile}`),
      )
    case 'approval':
      return formatLoggedList(text, vSawmillApproval.options, (approval) =>
        i18n.t(`entities/sawmill:approval.${approval}`),
      )
    case 'language': {
      const language = LANGUAGES.find((option) => option === text)
      return language && i18n.t(`features/switch-language:name.${language}`)
    }
    case 'capacity_m3_month':
      return format.number(text)
    case 'certificate': {
      const [scheme = '', expires = '', ...code] = text.split(' ')
      return formatCertificate(scheme, code.join(' '), format.date(expires))
    }
    default:
      return undefined
  }
}

const sawmillActivityTexts = { texts: 'pages/sawmill', value: formatValue } as const

const Supplies = lazyComponent(async () => (await import('./sawmill-supplies')).SawmillSupplies)

export function SawmillPage(): ReactElement {
  const { t } = useTranslation('pages/sawmill')
  return (
    <RecordPage
      config={sawmillFormConfig}
      screen={SawmillScreen}
      skeleton={<RecordSkeleton title={t('sawmill')} figures={<SawmillFigures sawmill={null} />} />}
    />
  )
}

export const loader = recordLoader(sawmillFormConfig)

function SawmillScreen() {
  const { t } = useTranslation('pages/sawmill')
  const { saved: sawmill } = useRecord(sawmillFormConfig)
  return (
    <RecordScreen
      title={sawmill?.name}
      status={sawmill && <ApprovalBadge approval={sawmill.approval} />}
      notice={
        sawmill && (
          <CertificateNotice
            sawmill={sawmill}
            consequence={{
              expired: t('certificate.expired_then'),
              expiring: t('certificate.expiring_then'),
            }}
          />
        )
      }
      figures={<SawmillFigures sawmill={sawmill} />}
      activityTexts={sawmillActivityTexts}
      footer={sawmill && <Supplies sawmillId={sawmill.id} />}
    >
      <CompanySection />
      <WoodSection />
      <CertificateSection />
      <TermsSection />
      <DocumentSection title={t('field.contacts')} layout="whole">
        <Contacts />
      </DocumentSection>
    </RecordScreen>
  )
}
