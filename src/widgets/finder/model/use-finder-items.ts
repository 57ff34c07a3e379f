import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import { toLanguage, languages, switchLanguage, useFormat, useTranslation } from '@/shared/i18n'
import { hasList, getHitLink, getListLink, getOpenablePlaces } from './links'
import { matchesAllWords } from './matches-all-words'
import { saveRecentHit, readRecentHits } from './recent-hits'
import { MIN_SEARCH_LENGTH, searchQueryOptions, type Hit } from './search-query'
import { useFormatHitStatus } from './use-format-hit-status'

/** One line that can be chosen. */
export interface FinderItem {
  readonly id: string
  readonly name: string
  /** What it is, and of whom. */
  readonly description: string
  choose(): void
}

export interface FinderGroup {
  readonly code: 'recent' | 'found' | 'lists' | 'actions'
  readonly items: readonly FinderItem[]
}

/** Kinds of records of which only the first are shown are counted up to here. */
const MAX_COUNTED = 1000

/** What is found by what is typed: recent records first, then all others, ways to whole lists, then what can be done. */
export function useFinderItems(typed: string, onChosen: () => void) {
  const { t, i18n } = useTranslation('widgets/finder')
  const { t: sayLanguage } = useTranslation('features/switch-language')
  const sayStatus = useFormatHitStatus()
  const format = useFormat()
  const navigate = useNavigate()
  const { role } = useAuth()
  const me = useMe()
  const q = useDeferredValue(typed.trim())
  const query = useQuery(searchQueryOptions(q))
  const [recent] = useState(() => readRecentHits(me?.id ?? ''))

  function findOf(hit: Hit): FinderItem {
    const { kind, id, name, about } = hit
    const whose =
      about !== null && (kind === 'client' || kind === 'sawmill') ? format.country(about) : about
    return {
      id,
      name,
      description: [t(`kind.${kind}`), whose, sayStatus(hit)].filter(Boolean).join(', '),
      choose() {
        saveRecentHit(me?.id ?? '', hit)
        onChosen()
        void navigate(getHitLink(hit)[1])
      },
    }
  }
  const isSearched = q.length >= MIN_SEARCH_LENGTH
  const known = recent.filter(
    (hit) =>
      canOpenRoute(role, getHitLink(hit)[0]) &&
      matchesAllWords(`${hit.name} ${hit.about ?? ''}`, q),
  )
  const { items = [], more = [] } = (isSearched && query.data) || {}
  const found = items.filter(({ id }) => known.every((hit) => hit.id !== id))
  const saidTotal = (total: number) =>
    total >= MAX_COUNTED ? `${format.number(MAX_COUNTED, 0)}+` : format.number(total, 0)
  const lists = more.flatMap(({ kind, total }): FinderItem[] => {
    if (!hasList(kind)) return []
    const list = getListLink(kind, q)
    if (!canOpenRoute(role, list[0])) return []
    return [
      {
        id: `list ${kind}`,
        name: t(`list.${kind}`, { total: saidTotal(total) }),
        description: '',
        choose() {
          onChosen()
          void navigate(list[1])
        },
      },
    ]
  })
  const shownOf = (kind: Hit['kind']) => items.filter((hit) => hit.kind === kind).length
  const places = getOpenablePlaces(role).map(([name, to]): FinderItem => ({
    id: name,
    name: t(`place.${name}`),
    description: '',
    choose() {
      onChosen()
      void navigate({ to })
    },
  }))
  const speech = languages
    .filter((language) => language !== toLanguage(i18n.language))
    .map((language): FinderItem => ({
      id: `language ${language}`,
      name: t('language', { name: sayLanguage(`name.${language}`) }),
      description: '',
      choose() {
        onChosen()
        void switchLanguage(language)
      },
    }))
  const groups: readonly FinderGroup[] = [
    { code: 'recent', items: known.map(findOf) },
    { code: 'found', items: found.map(findOf) },
    { code: 'lists', items: lists },
    {
      code: 'actions',
      items: [...places, ...speech].filter(({ name }) => matchesAllWords(name, q)),
    },
  ]
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    /** "Deals: first 5 of 53", for each kind of which more is found than is shown. */
    firsts: more.map((one) =>
      t(`first.${one.kind}`, {
        shown: format.number(shownOf(one.kind), 0),
        total: saidTotal(one.total),
      }),
    ),
    isSearched,
    isLoading: isSearched && query.isFetching,
    failure: query.isError ? query : null,
  }
}
