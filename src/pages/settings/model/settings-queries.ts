import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SavedRecord } from '@/features/edit-record'
import {
  api,
  ApiProblem,
  ifMatch,
  infiniteListQueryOptions,
  toPageQuery,
  unwrap,
  unwrapBlob,
  type Schemas,
} from '@/shared/api'
import { maxBytes } from '@contract/uploads'
import { vSettingsField } from '@contract/validators'
import { redrawAsPng } from '../lib/redraw-as-png'

export type SettingsWrite = Schemas['SettingsWrite']
/** The settings as a record. There is one, so its id never leaves the screen. */
export type SettingsRecord = Omit<Schemas['Settings'], 'updated_at'> & SavedRecord

export const SETTINGS_ID = 'house'

const toRecord = (settings: Schemas['Settings']): SettingsRecord => {
  const updated_at = settings.updated_at ?? ''
  return {
    ...settings,
    id: SETTINGS_ID,
    created_at: updated_at,
    created_by: null,
    updated_at,
    allowed_actions: [],
    editable_fields: vSettingsField.options,
  }
}

export const settingsQueryOptions = queryOptions({
  queryKey: ['settings'] as const,
  queryFn: async ({ signal }) => toRecord(await unwrap(api.GET('/settings/', { signal }))),
})

/**
 * Saves the settings.
 * @throws ApiProblem
 */
export const saveSettings = async (version: number, settings: SettingsWrite) =>
  toRecord(
    await unwrap(api.PUT('/settings/', { params: { header: ifMatch(version) }, body: settings })),
  )

export const settingsActivityQueryOptions = infiniteListQueryOptions(
  ['settings-activity'] as const,
  (page, signal) =>
    unwrap(api.GET('/settings/activity/', { params: { query: toPageQuery({}, page) }, signal })),
  20,
)

const refreshActivity = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: settingsActivityQueryOptions.queryKey })

/** Caches the saved settings and refreshes their history. */
export function cacheSavedSettings(queryClient: QueryClient, saved: SettingsRecord): Promise<void> {
  queryClient.setQueryData(settingsQueryOptions.queryKey, saved)
  return refreshActivity(queryClient)
}

/**
 * Uploads a logo. An image of a kind that papers cannot print, such as a PNG with a transparent
 * palette of 4 bits, is redrawn and uploaded again.
 * @throws ApiProblem
 */
export async function uploadLogo(file: File): Promise<Schemas['Logo']> {
  try {
    return await sendLogo(file)
  } catch (error) {
    const redrawn = isUnreadable(error) ? await redrawAsPng(file) : null
    if (redrawn === null || redrawn.size > maxBytes.uploadLogo) throw error
    return sendLogo(redrawn)
  }
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.errors?.[0]?.code === 'unreadable_image'

function sendLogo(file: File): Promise<Schemas['Logo']> {
  const form = new FormData()
  form.append('file', file)
  return unwrap(
    api.POST('/settings/logo/', {
      body: { file: '' },
      bodySerializer: () => form,
    }),
  )
}

/**
 * Removes the logo; issued papers keep theirs.
 * @throws ApiProblem
 */
export const removeLogo = () => unwrap(api.DELETE('/settings/logo/'))

/** Shows a new or removed logo without reading the settings again. */
export function cacheLogo(queryClient: QueryClient, logo: Schemas['Logo'] | null) {
  queryClient.setQueryData(
    settingsQueryOptions.queryKey,
    (settings) => settings && { ...settings, logo },
  )
  return refreshActivity(queryClient)
}

/**
 * Query of the logo's image.
 * @param sha256 of the logo, so that another one is loaded again
 */
export const logoQueryOptions = (sha256: string) =>
  queryOptions({
    queryKey: ['settings-logo', sha256] as const,
    queryFn: ({ signal }) => unwrapBlob(api.GET('/settings/logo/', { parseAs: 'blob', signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
