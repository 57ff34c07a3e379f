import type { ListSearch } from './filter'
import { isRecord, isText, isTexts, parseKept } from './kept-value'

/** A search that a person gave a name. */
export type SavedView = { readonly name: string; readonly search: ListSearch }

/** Longest name of a view, in characters. */
export const longestName = 40

/** What was kept, or none if nothing readable was. */
export function readViews(text: string | null): readonly SavedView[] {
  const kept = parseKept(text)
  return Array.isArray(kept) && kept.every(isView) ? kept : []
}

const isView = (value: unknown): value is SavedView =>
  isRecord(value) &&
  isText(value['name']) &&
  value['name'] !== '' &&
  isRecord(value['search']) &&
  Object.values(value['search']).every((one) => isText(one) || isTexts(one))

/** The views with one added; a view of the same name gives way. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...withoutView(views, view.name), view].sort((a, b) => a.name.localeCompare(b.name))
}

export function withoutView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((other) => other.name !== name)
}

/** Whether two searches narrow and sort a list alike, in whatever order their keys and values stand. */
export function isSameSearch(one: ListSearch, other: ListSearch): boolean {
  return canonical(one) === canonical(other)
}

function canonical(search: ListSearch): string {
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
