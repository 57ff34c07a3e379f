import { noop, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactElement, useCallback, useMemo } from 'react'
import {
  formatDevice,
  type Login,
  loginListQueries,
  LoginOutcomeStatus,
  type LoginSearch,
  SlowedLogins,
} from '@/entities/login'
import { personListQueries, personQueryOptions } from '@/entities/person'
import { useMe } from '@/entities/session'
import { LIST_PAGE_SIZE } from '@/shared/api'
import { listLoginsSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import {
  createTextColumn,
  type FetchExportPage,
  findRecordChoices,
  ListPage,
  type ListSearch,
  RecordCard,
  type RecordColumn,
  type RecordFilter,
  type RecordSource,
  useRecordPages,
} from '@/widgets/record-list'
import { toLoginSearch } from '../model/login-search'

/** The name of the person, or a hint of the unknown address. */
const getName = ({ person, email_hint }: Login) => person?.name ?? email_hint ?? ''

/** Phone layout of a row. */
function LoginCard({ login }: { login: Login }) {
  const format = useFormat()
  return (
    <RecordCard
      title={getName(login)}
      figure={format.dateTime(login.at)}
      detail={formatDevice(login)}
      note={login.address}
      status={<LoginOutcomeStatus outcome={login.outcome} />}
    />
  )
}

const renderLoginCard = (login: Login) => <LoginCard login={login} />
const toPersonPath = ({ person }: Login) => person && `/people/${person.id}`

function useLoginColumns(): readonly RecordColumn<Login, NonNullable<LoginSearch['sort']>>[] {
  const { t } = useTranslation(['pages/logins', 'entities/login'])
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'at',
        title: t('columns.at'),
        width: 11,
        hasFixedWidth: true,
        sort: { ascending: 'at', descending: '-at', first: 'descending' },
        cell: ({ at }) => format.dateTime(at),
        sheet: { type: 'date', value: ({ at }) => at },
      },
      createTextColumn(getName, {
        id: 'person',
        title: t('columns.person'),
        width: 14,
        grows: 2,
      }),
      {
        id: 'outcome',
        title: t('columns.outcome'),
        width: 14,
        grows: 1,
        cell: ({ outcome }) => <LoginOutcomeStatus outcome={outcome} />,
        sheet: { type: 'text', value: ({ outcome }) => t(`entities/login:outcome.${outcome}`) },
      },
      createTextColumn(({ count }) => format.number(count), {
        id: 'count',
        title: t('columns.count'),
        width: 7,
        hasFixedWidth: true,
        align: 'end',
      }),
      createTextColumn(({ address }) => address ?? t('entities/login:many_addresses'), {
        id: 'address',
        title: t('columns.address'),
        width: 13,
        grows: 1,
      }),
      createTextColumn(formatDevice, {
        id: 'device',
        title: t('columns.device'),
        width: 13,
        grows: 1,
      }),
    ],
    [t, format],
  )
}

function useLoginFilters(): readonly RecordFilter[] {
  const { t } = useTranslation(['pages/logins', 'entities/login'])
  const queryClient = useQueryClient()
  return useMemo(
    () => [
      {
        kind: 'choices',
        id: 'outcome',
        label: t('columns.outcome'),
        choices: listLoginsSearch.outcome.values.map((value) => ({
          value,
          label: t(`entities/login:outcome.${value}`),
        })),
      },
      {
        kind: 'search',
        id: 'person_id',
        label: t('columns.person'),
        source: 'people',
        find: (text, signal) => findRecordChoices(personListQueries.fetchPage, text, signal),
        findName: async (id) =>
          (await queryClient.query({ ...personQueryOptions(id), staleTime: 'static' })).name,
      },
    ],
    [t, queryClient],
  )
}

export const loader = ({ context, deps }: LoaderArgs<LoginSearch>): void => {
  context.queryClient.infiniteQuery(loginListQueries.options(deps)).catch(noop)
}

/** Attempts to log in of everyone, and accounts that have to wait. */
export function LoginsPage(): ReactElement {
  const { t } = useTranslation('pages/logins')
  const search = useSearch({ from: '/logins' })
  const navigate = useNavigate()
  const me = useMe()
  const source: RecordSource<Login> = useRecordPages(
    loginListQueries.options(search),
    LIST_PAGE_SIZE,
  )
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: '/logins', search: toLoginSearch(next), replace: true }),
    [navigate],
  )
  const fetchExportPage = useCallback<FetchExportPage<Login>>(
    (page, signal) => loginListQueries.fetchPage(search, page, signal),
    [search],
  )
  return (
    <ListPage
      listId="logins"
      owner={me?.id ?? ''}
      title={t('title')}
      newRecord={null}
      notice={<SlowedLogins />}
      columns={useLoginColumns()}
      card={renderLoginCard}
      filters={useLoginFilters()}
      search={search}
      onSearch={onSearch}
      defaultSort="-at"
      source={source}
      getPath={toPersonPath}
      countText={(count) => t('count', { count })}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      fetchExportPage={fetchExportPage}
      fileName={t('file_name')}
    />
  )
}
