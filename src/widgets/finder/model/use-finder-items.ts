import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import * as v from 'valibot'
import { matchesAllWords } from '@domain/text/fold'
import { canOpenRoute, useAuth, useMe } from '@/entities/session'
import { useChooseLanguage } from '@/features/switch-language'
import { api, unwrap, type Schemas } from '@/shared/api'
import { vSearchHit } from '@contract/validators'
import { LANGUAGES, toLanguage, useFormat, useTranslation } from '@/shared/i18n'
import { getHitLink, getListLink, getOpenablePlaces, hasList } from './links'

export type Hit = Schemas['SearchHit']

/** Minimum length of a search, in characters. */
const MIN_SEARCH_LENGTH = 2

const searchQueryOptions = (q: string) =>
  queryOptions({
    queryKey: ['search', q] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/search/', { params: { query: { q } }, signal })),
    enabled: q.length >= MIN_SEARCH_LENGTH,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })

/** Maximum number of recent records, stored per user on this device. */
const MAX_RECENT = 8
const toStorageKey = (personId: string) => `finder:${personId}`
const vHits = v.array(vSearchHit)

/** Returns the records that the user opened from the finder, latest first. */
function readRecentHits(personId: string): readonly Hit[] {
  try {
    const stored = v.safeParse(
      vHits,
      JSON.parse(localStorage.getItem(toStorageKey(personId)) ?? '[]'),
    )
    return stored.success ? stored.output : []
  } catch {
    return []
  }
}

/** Moves a record to the front of the recent ones. Does nothing if storage is unavailable. */
function saveRecentHit(personId: string, hit: Hit): void {
  const others = readRecentHits(personId).filter(({ id }) => id !== hit.id)
  try {
    localStorage.setItem(
      toStorageKey(personId),
      JSON.stringify([hit, ...others].slice(0, MAX_RECENT)),
    )
  } catch {
    // Storage is full or blocked.
  }
}

/** Returns a formatter for the status of a record of any kind. */
function useFormatHitStatus(): (hit: Hit) => string {
  const { t: deal } = useTranslation('entities/deal')
  const { t: supply } = useTranslation('entities/supply')
  const { t: cargo } = useTranslation('entities/cargo')
  const { t: report } = useTranslation('entities/inspection')
  const { t: client } = useTranslation('entities/client')
  const { t: sawmill } = useTranslation('entities/sawmill')
  const { t: pack } = useTranslation('entities/pack')
  return ({ kind, status }) => {
    switch (kind) {
      case 'deal':
        return deal(`status.${status as 'draft'}`)
      case 'supply':
        return supply(`status.${status as 'draft'}`)
      case 'cargo':
        return cargo(`status.${status as 'planned'}`)
      case 'client':
        return client(`status.${status as 'active'}`)
      case 'sawmill':
        return sawmill(`approval.${status as 'approved'}`)
      case 'pack':
        return pack(`status.${status as 'listed'}`)
      case 'supply_report':
      case 'cargo_report':
        return report(`status.${status as 'draft'}`)
    }
  }
}

/** An option of the finder. */
export interface FinderItem {
  readonly id: string
  readonly name: string
  /** Kind and partner of the record. */
  readonly description: string
  choose(): void
}

export interface FinderGroup {
  readonly code: 'recent' | 'found' | 'lists' | 'actions'
  readonly items: readonly FinderItem[]
}

/** Upper limit when counting the hits of a kind that has more hits than shown. */
const MAX_COUNTED = 1000

/** Returns the options for the typed text: recent records, hits, lists, then actions. */
export function useFinderItems(search: string, onChosen: () => void) {
  const { t, i18n } = useTranslation('widgets/finder')
  const { t: tLanguage } = useTranslation('features/switch-language')
  const { t: tDocument } = useTranslation('entities/document')
  const formatStatus = useFormatHitStatus()
  const format = useFormat()
  const chooseLanguage = useChooseLanguage()
  const navigate = useNavigate()
  const { role } = useAuth()
  const me = useMe()
  const q = useDeferredValue(search.trim())
  const query = useQuery(searchQueryOptions(q))
  const [recent] = useState(() => readRecentHits(me?.id ?? ''))

  function toFinderItem(hit: Hit): FinderItem {
    const { kind, id, name, about } = hit
    const owner =
      about !== null && (kind === 'client' || kind === 'sawmill') ? format.country(about) : about
    return {
      id,
      name,
      description: [tDocument(`kind.${kind}`), owner, formatStatus(hit)].filter(Boolean).join(', '),
      choose() {
        saveRecentHit(me?.id ?? '', hit)
        onChosen()
        void navigate(getHitLink(hit)[1])
      },
    }
  }
  const isSearched = q.length >= MIN_SEARCH_LENGTH
  const recentHits = recent.filter(
    (hit) =>
      canOpenRoute(role, getHitLink(hit)[0]) &&
      matchesAllWords(`${hit.name} ${hit.about ?? ''}`, q),
  )
  const { items = [], more = [] } = (isSearched && query.data) || {}
  const otherItems = items.filter(({ id }) => recentHits.every((hit) => hit.id !== id))
  const formatTotal = (total: number) =>
    total >= MAX_COUNTED ? `${format.number(MAX_COUNTED, 0)}+` : format.number(total, 0)
  const lists = more.flatMap(({ kind, total }): FinderItem[] => {
    if (!hasList(kind)) return []
    const [path, link] = getListLink(kind, q)
    if (!canOpenRoute(role, path)) return []
    return [
      {
        id: `list ${kind}`,
        name: t(`list.${kind}`, { total: formatTotal(total) }),
        description: '',
        choose() {
          onChosen()
          void navigate(link)
        },
      },
    ]
  })
  const countShown = (kind: Hit['kind']) => items.filter((hit) => hit.kind === kind).length
  const places = getOpenablePlaces(role).map(([name, to]): FinderItem => ({
    id: name,
    name: t(`place.${name}`),
    description: '',
    choose() {
      onChosen()
      void navigate({ to })
    },
  }))
  const languageItems = LANGUAGES.filter((language) => language !== toLanguage(i18n.language)).map(
    (language): FinderItem => ({
      id: `language ${language}`,
      name: t('language', { name: tLanguage(`name.${language}`) }),
      description: '',
      choose() {
        onChosen()
        void chooseLanguage(language)
      },
    }),
  )
  const groups: readonly FinderGroup[] = [
    { code: 'recent', items: recentHits.map(toFinderItem) },
    { code: 'found', items: otherItems.map(toFinderItem) },
    { code: 'lists', items: lists },
    {
      code: 'actions',
      items: [...places, ...languageItems].filter(({ name }) => matchesAllWords(name, q)),
    },
  ]
  const isCounted = (kind: Hit['kind']) => more.every((item) => item.kind !== kind)
  const found = [...recentHits, ...otherItems].filter(({ kind }) => isCounted(kind)).length
  const records = more.reduce((sum, { total }) => sum + total, found)
  const isAtLeast = more.some(({ total }) => total >= MAX_COUNTED)
  const shown = groups.filter(({ items }) => items.length > 0)
  return {
    /** "154 records found". If nothing matches, what can be searched. */
    count: shown.length === 0 ? t('none') : t(isAtLeast ? 'at_least' : 'count', { count: records }),
    groups: shown,
    /** Per kind with more hits than shown: "Deals: first 5 of 53". */
    firsts: more.map((item) =>
      t(`first.${item.kind}`, {
        shown: format.number(countShown(item.kind), 0),
        total: formatTotal(item.total),
      }),
    ),
    isSearched,
    isLoading: isSearched && query.isFetching,
    failure: query.isError ? query : null,
  }
}
