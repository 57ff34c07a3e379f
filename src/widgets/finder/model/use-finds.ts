import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { mayOpen, useAuth, useMe } from '@/entities/session'
import { languageOf, languages, switchLanguage, useFormat, useTranslation } from '@/shared/i18n'
import { isListed, linkOf, listLink, placesFor } from './links'
import { matches } from './matches'
import { keepRecent, recentOf } from './recent'
import { FEWEST, searchQuery, type Hit } from './search-query'
import { useSayStatus } from './use-say-status'

/** One line that can be chosen. */
export interface Find {
  readonly id: string
  readonly name: string
  /** What it is, and of whom. */
  readonly about: string
  choose(): void
}

export interface FindGroup {
  readonly code: 'recent' | 'found' | 'lists' | 'actions'
  readonly finds: readonly Find[]
}

/** Kinds of records of which only the first are shown are counted up to here. */
const MOST_COUNTED = 1000

/** What is found by what is typed: recent records first, then all others, ways to whole lists, then what can be done. */
export function useFinds(typed: string, onChosen: () => void) {
  const { t, i18n } = useTranslation('widgets/finder')
  const { t: sayLanguage } = useTranslation('features/switch-language')
  const sayStatus = useSayStatus()
  const format = useFormat()
  const navigate = useNavigate()
  const { role } = useAuth()
  const me = useMe()
  const q = useDeferredValue(typed.trim())
  const query = useQuery(searchQuery(q))
  const [recent] = useState(() => recentOf(me?.id ?? ''))

  function findOf(hit: Hit): Find {
    const { kind, id, name, about } = hit
    const whose =
      about !== null && (kind === 'client' || kind === 'sawmill') ? format.country(about) : about
    return {
      id,
      name,
      about: [t(`kind.${kind}`), whose, sayStatus(hit)].filter(Boolean).join(', '),
      choose() {
        keepRecent(me?.id ?? '', hit)
        onChosen()
        void navigate(linkOf(hit)[1])
      },
    }
  }
  const isSearched = q.length >= FEWEST
  const known = recent.filter(
    (hit) => mayOpen(role, linkOf(hit)[0]) && matches(`${hit.name} ${hit.about ?? ''}`, q),
  )
  const { items = [], more = [] } = (isSearched && query.data) || {}
  const found = items.filter(({ id }) => known.every((hit) => hit.id !== id))
  const saidTotal = (total: number) =>
    total >= MOST_COUNTED ? `${format.number(MOST_COUNTED, 0)}+` : format.number(total, 0)
  const lists = more.flatMap(({ kind, total }): Find[] => {
    if (!isListed(kind)) return []
    const list = listLink(kind, q)
    if (!mayOpen(role, list[0])) return []
    return [
      {
        id: `list ${kind}`,
        name: t(`list.${kind}`, { total: saidTotal(total) }),
        about: '',
        choose() {
          onChosen()
          void navigate(list[1])
        },
      },
    ]
  })
  const shownOf = (kind: Hit['kind']) => items.filter((hit) => hit.kind === kind).length
  const places = placesFor(role).map(([name, to]): Find => ({
    id: name,
    name: t(`place.${name}`),
    about: '',
    choose() {
      onChosen()
      void navigate({ to })
    },
  }))
  const speech = languages
    .filter((language) => language !== languageOf(i18n.language))
    .map((language): Find => ({
      id: `language ${language}`,
      name: t('language', { name: sayLanguage(`name.${language}`) }),
      about: '',
      choose() {
        onChosen()
        void switchLanguage(language)
      },
    }))
  const groups: readonly FindGroup[] = [
    { code: 'recent', finds: known.map(findOf) },
    { code: 'found', finds: found.map(findOf) },
    { code: 'lists', finds: lists },
    { code: 'actions', finds: [...places, ...speech].filter(({ name }) => matches(name, q)) },
  ]
  return {
    groups: groups.filter(({ finds }) => finds.length > 0),
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
