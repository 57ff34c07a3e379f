import type { ListSearch } from './filter'
import { isRecord, isString, isStringArray } from '@/shared/lib/type-guards'
import { parseStoredJson } from './parse-stored-json'

/** A search with a name given by the user. */
export interface SavedView {
  readonly name: string
  readonly search: ListSearch
}

/** Maximum length of a view's name, in characters. */
export const MAX_NAME_LENGTH = 40

/** Returns the stored views, or none if they are missing or invalid. */
export function readViews(text: string | null): readonly SavedView[] {
  const stored = parseStoredJson(text)
  return Array.isArray(stored) && stored.every(isView) ? stored : []
}

const isView = (value: unknown): value is SavedView =>
  isRecord(value) &&
  isString(value['name']) &&
  value['name'] !== '' &&
  isRecord(value['search']) &&
  Object.values(value['search']).every((value) => isString(value) || isStringArray(value))

/** Returns the views with one added; it replaces a view of the same name. */
export function addView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...removeView(views, view.name), view].sort((a, b) => a.name.localeCompare(b.name))
}

export function removeView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => view.name !== name)
}

/** True if two searches are equal, ignoring the order of keys and values. */
export function isSameSearch(left: ListSearch, right: ListSearch): boolean {
  return toCanonicalText(left) === toCanonicalText(right)
}

function toCanonicalText(search: ListSearch): string {
  return JSON.stringify(
    Object.entries(search)
      .filter(([, value]) => value !== undefined && value.length > 0)
      .map(
        ([key, value]) =>
          [key, typeof value === 'string' ? [value] : [...(value ?? [])].sort()] as const,
      )
      .sort(([a], [b]) => a.localeCompare(b)),
  )
}
