import type { ListSearch } from './filter'
import { isRecord, isString, isStringArray, parseStoredJson } from './stored-value'

/** A search that a person gave a name. */
export type SavedView = { readonly name: string; readonly search: ListSearch }

/** Longest name of a view, in characters. */
export const maxNameLength = 40

/** What was kept, or none if nothing readable was. */
export function readViews(text: string | null): readonly SavedView[] {
  const kept = parseStoredJson(text)
  return Array.isArray(kept) && kept.every(isView) ? kept : []
}

const isView = (value: unknown): value is SavedView =>
  isRecord(value) &&
  isString(value['name']) &&
  value['name'] !== '' &&
  isRecord(value['search']) &&
  Object.values(value['search']).every((one) => isString(one) || isStringArray(one))

/** The views with one added; a view of the same name gives way. */
export function addView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...removeView(views, view.name), view].sort((a, b) => a.name.localeCompare(b.name))
}

export function removeView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((other) => other.name !== name)
}

/** Whether two searches narrow and sort a list alike, in whatever order their keys and values stand. */
export function isSameSearch(one: ListSearch, other: ListSearch): boolean {
  return toCanonicalText(one) === toCanonicalText(other)
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
