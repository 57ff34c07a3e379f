import type { ReactElement } from 'react'
import { PersonStatusBadge, type Person } from '@/entities/person'
import { firstCallsOf, RecordFields, RecordNotices, RecordPage, SaveState, useRecord } from '@/features/edit-record'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import { DocumentFrame, RecordPanel, useRecordWords } from '@/widgets/document'
import { personForm } from '../model/person-form'
import { personWords } from '../model/person-words'
import { PersonActions } from './person-actions'
import { PersonDone } from './person-done'
import { RoleSection, WhoSection } from './person-sections'

/** Somebody who has or had a way in, or who is to get one. */
export const PersonPage = (): ReactElement => <RecordPage form={personForm} screen={PersonScreen} waiting={<PersonBones />} />

export const firstCalls = firstCallsOf(personForm)

function PersonScreen() {
  const { t } = useTranslation('pages/person')
  const format = useFormat()
  const { saved: person } = useRecord(personForm)
  return (
    <DocumentFrame
      title={person?.name ?? t('new')}
      status={person && <PersonStatusBadge status={person.status} />}
      subtitle={person && t('updated', { date: format.date(person.updated_at) })}
      saveState={<SaveState />}
      actions={<PersonActions />}
      notice={<RecordNotices>{person ? <Standing person={person} /> : <Banner tone="info">{t('invites')}</Banner>}</RecordNotices>}
      figures={<Figures person={person} />}
      record={<RecordPanel kind="person" record={person} words={useRecordWords(personWords)} />}
    >
      <RecordFields>
        <WhoSection />
        <RoleSection />
      </RecordFields>
      {person && <PersonDone personId={person.id} />}
    </DocumentFrame>
  )
}

/** Why somebody does not get in yet, where they do not. */
function Standing({ person }: { readonly person: Person }) {
  const { t } = useTranslation('pages/person')
  if (person.status !== 'invited') return null
  return <Banner tone="waiting">{t(person.acts.includes('send_link') ? 'invited' : 'waits_for_company')}</Banner>
}

/** What they are responsible for, and where they are logged in. Somebody new has dashes. */
function Figures({ person }: { readonly person: Person | null }) {
  const { t } = useTranslation('pages/person')
  const format = useFormat()
  const { number } = format
  const count = person && person.open_work.reduce((sum, work) => sum + work.count, 0)
  return (
    <FigureList>
      <KeyFigure label={t('figures.open_work')} value={count === null ? null : number(count)} />
      <KeyFigure label={t('figures.sessions')} value={person && number(person.session_count)} />
      <KeyFigure label={t('figures.seen')} value={person?.seen_at ? format.date(person.seen_at) : null} />
    </FigureList>
  )
}

/** The frame of the screen while the person is under way. */
function PersonBones() {
  const { t } = useTranslation('pages/person')
  return (
    <DocumentFrame title={t('person')} figures={<Figures person={null} />}>
      <Skeleton height="36rem" />
    </DocumentFrame>
  )
}
