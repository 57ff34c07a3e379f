import type { ReactElement } from 'react'
import { PersonStatusBadge, type Person } from '@/entities/person'
import { recordLoader, RecordPage, useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, FigureList, KeyFigure } from '@/shared/ui'
import { RecordSkeleton, RecordScreen } from '@/widgets/document'
import { personForm } from '../model/person-form'
import { personActivityTexts } from '../model/person-activity-texts'
import { PersonActions } from './person-actions'
import { PersonActivity } from './person-activity'
import { RoleSection, IdentitySection } from './person-sections'

/** Somebody who has or had a way in, or who is to get one. */
export function PersonPage(): ReactElement {
  const { t } = useTranslation('pages/person')
  return (
    <RecordPage
      form={personForm}
      screen={PersonScreen}
      skeleton={<RecordSkeleton title={t('person')} figures={<PersonFigures person={null} />} />}
    />
  )
}

export const loader = recordLoader(personForm)

function PersonScreen() {
  const { t } = useTranslation('pages/person')
  const { saved: person } = useRecord(personForm)
  return (
    <RecordScreen
      title={person?.name}
      status={person && <PersonStatusBadge status={person.status} />}
      actions={<PersonActions />}
      notice={
        person ? <PersonNotice person={person} /> : <Banner tone="info">{t('invites')}</Banner>
      }
      figures={<PersonFigures person={person} />}
      words={personActivityTexts}
      footer={person && <PersonActivity personId={person.id} />}
    >
      <IdentitySection />
      <RoleSection />
    </RecordScreen>
  )
}

/** Why somebody does not get in yet, where they do not. */
function PersonNotice({ person }: { readonly person: Person }) {
  const { t } = useTranslation('pages/person')
  if (person.status !== 'invited') return null
  return (
    <Banner tone="waiting">
      {t(person.acts.includes('send_link') ? 'invited' : 'waits_for_company')}
    </Banner>
  )
}

/** What they are responsible for, and where they are logged in. Somebody new has dashes. */
function PersonFigures({ person }: { readonly person: Person | null }) {
  const { t } = useTranslation('pages/person')
  const format = useFormat()
  const { number } = format
  const count = person && person.open_work.reduce((sum, work) => sum + work.count, 0)
  return (
    <FigureList>
      <KeyFigure label={t('figures.open_work')} value={count === null ? null : number(count)} />
      <KeyFigure label={t('figures.sessions')} value={person && number(person.session_count)} />
      <KeyFigure
        label={t('figures.seen')}
        value={person?.seen_at ? format.date(person.seen_at) : null}
      />
    </FigureList>
  )
}
